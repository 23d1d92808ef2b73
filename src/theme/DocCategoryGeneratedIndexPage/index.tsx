import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {socialCardPath} from '@site/src/core/socialCardAddress';
import CanonicalLink from '@site/src/components/CanonicalLink';
import PrintLink from '@site/src/components/PrintLink';
import {MarkdownAlternate} from '@site/src/components/MarkdownTwin';

/** Index page of a category; an older version's names the latest version's as the one to list. */
export default function CategoryIndexPage(props: Props): ReactNode {
  const version = useDocsVersion();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {permalink, title} = props.categoryGeneratedIndex;
  // In the browser they come with this page only (src/build/page-titles).
  const {docs} = props.categoryGeneratedIndex as {docs?: typeof version.docs};
  return (
    <>
      <DocsVersionProvider version={docs ? {...version, docs} : version}>
        <DocCategoryGeneratedIndexPage {...props} />
      </DocsVersionProvider>
      <PrintLink permalink={permalink} />
      <PageMetadata image={socialCardPath(permalink, baseUrl)} />
      <MarkdownAlternate permalink={permalink} />
      {!version.isLast && (
        <>
          <PageMetadata title={`${title} (${version.label})`} />
          {/* Every category of an old version exists in the latest one (src/config/sidebar). */}
          <CanonicalLink path={permalink.replace(`/${version.version}/`, '/')} />
        </>
      )}
    </>
  );
}
