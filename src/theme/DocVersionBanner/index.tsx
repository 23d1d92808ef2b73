import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useNewestEdition} from '@site/src/components/NewestEdition';
import styles from './styles.module.css';

export default function DocVersionBanner(): ReactNode {
  const {label} = useDocsVersion();
  const newest = useNewestEdition(useLocation().pathname);
  return (
    newest && (
      <p className={clsx(ThemeClassNames.docs.docVersionBanner, styles.notice)} role="note">
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
      </p>
    )
  );
}
