import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {socialCardPath} from '@site/src/core/socialCardAddress';
import PrintLink from '@site/src/components/PrintLink';
import {MarkdownAlternate} from '@site/src/components/MarkdownTwin';

/** Index page of a category. */
export default function CategoryIndexPage(props: Props): ReactNode {
  const version = useDocsVersion();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {permalink, title} = props.categoryGeneratedIndex;
  return (
    <>
      <DocCategoryGeneratedIndexPage {...props} />
      <PrintLink permalink={permalink} />
      <PageMetadata image={socialCardPath(permalink, baseUrl)}>
        <meta property="og:image:alt" content={title} />
      </PageMetadata>
      <MarkdownAlternate permalink={permalink} />
      {!version.isLast && <PageMetadata title={`${title} (${version.label})`} />}
    </>
  );
}
