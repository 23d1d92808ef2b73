import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {dayParts} from '@site/src/core/dates';

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) {
    return null;
  }
  const day = (
    <b>
      <time dateTime={new Date(lastUpdatedAt).toISOString()} itemProp="dateModified">
        {translate(
          {id: 'date.pattern'},
          {...dayParts(lastUpdatedAt, translate({id: 'date.months'}))},
        )}
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
