import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useCurrentSidebarCategory, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {socialCardPath} from '@site/src/core/socialCardAddress';
import PrintLink from '@site/src/components/PrintLink';
import {MarkdownAlternate} from '@site/src/components/MarkdownTwin';

/** Index page of a category. Its heading is its name in the menu; web searches have a longer title. */
export default function CategoryIndexPage(props: Props): ReactNode {
  const version = useDocsVersion();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {label} = useCurrentSidebarCategory();
  const {permalink, title} = props.categoryGeneratedIndex;
  return (
    <>
      <DocCategoryGeneratedIndexPage
        categoryGeneratedIndex={{...props.categoryGeneratedIndex, title: label}}
      />
      <PrintLink permalink={permalink} />
      <PageMetadata image={socialCardPath(permalink, baseUrl)}>
        <meta property="og:image:alt" content={title} />
      </PageMetadata>
      <MarkdownAlternate permalink={permalink} />
      <PageMetadata title={version.isLast ? title : `${title} (${version.label})`} />
    </>
  );
}
