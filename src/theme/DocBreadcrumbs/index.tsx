import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {CopyPage} from '@site/src/components/MarkdownTwin';
import styles from './styles.module.css';

/** The way to the page and, beside it, its copy as Markdown; an unlisted page has no Markdown file. */
export default function DocBreadcrumbsWithCopy(): ReactNode {
  const {pathname} = useLocation();
  const {activeDoc} = useActiveDocContext(undefined);
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      {!activeDoc?.unlisted && (
        <CopyPage permalink={pathname} label={translate({id: 'component.MarkdownTwin.copyPage'})} />
      )}
    </div>
  );
}
