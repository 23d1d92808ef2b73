import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {formatDay} from '@site/src/core/dates';

/** The day of a page's last change; never by whom. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  if (!lastUpdatedAt) {
    return null;
  }
  const day = (
    <b>
      <time dateTime={new Date(lastUpdatedAt).toISOString()} itemProp="dateModified">
        {formatDay(lastUpdatedAt, currentLocale)}
      </time>
    </b>
  );
  const atDate = <Translate id="theme.lastUpdated.atDate" values={{date: day}} />;
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate id="theme.lastUpdated.lastUpdatedAtBy" values={{atDate, byUser: ''}} />
    </span>
  );
}
