import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {createStorageSlot, ThemeClassNames} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useNewestEdition} from '@site/src/components/NewestEdition';
import styles from './styles.module.css';

const closed = createStorageSlot('guide.edition-notice');
const MARK = 'data-edition-notice-closed';

export default function DocVersionBanner(): ReactNode {
  const {label} = useDocsVersion();
  const newest = useNewestEdition(useLocation().pathname);
  useEffect(() => {
    if (closed.get() !== newest?.label) {
      document.documentElement.removeAttribute(MARK);
    }
  }, [newest?.label]);
  if (!newest) {
    return null;
  }
  return (
    <p className={clsx(ThemeClassNames.docs.docVersionBanner, styles.notice)} role="note">
      <span>
        <Translate
          id="theme.docs.versions.unmaintainedVersionLabel"
          values={{versionLabel: label}}
        />{' '}
        <Link to={newest.nearestPage}>
          <Translate
            id="theme.docs.versions.latestVersionLinkLabel"
            values={{versionLabel: newest.label}}
          />
        </Link>
      </span>
      <button
        type="button"
        className="close"
        aria-label={translate({id: 'theme.docs.versions.close'})}
        onClick={() => {
          closed.set(newest.label);
          document.documentElement.setAttribute(MARK, '');
        }}
      >
        <span aria-hidden="true">×</span>
      </button>
    </p>
  );
}
