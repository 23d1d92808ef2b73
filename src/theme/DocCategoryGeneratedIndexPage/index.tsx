import type {ReactNode} from 'react';
import clsx from 'clsx';
import {PageMetadata} from '@docusaurus/theme-common';
import {useCurrentSidebarCategory, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {socialCardPath} from '@site/src/core/socialCardAddress';
import PrintLink from '@site/src/components/PrintLink';
import {DescriptionsContext, type Descriptions} from '@site/src/components/Descriptions';
import {useIsNewestEdition} from '@site/src/components/NewestEdition';
import {MarkdownAlternate} from '@site/src/components/MarkdownTwin';

/** The small sites of the tests have the original docs plugin. */
type CategoryIndex = Props['categoryGeneratedIndex'] & {readonly descriptions?: Descriptions};

export default function CategoryIndexPage(props: Props): ReactNode {
  const version = useDocsVersion();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const isNewest = useIsNewestEdition();
  const {label, className} = useCurrentSidebarCategory();
  const {descriptions, ...category} = props.categoryGeneratedIndex as CategoryIndex;
  const {permalink, title} = category;
  return (
    <>
      <DescriptionsContext value={descriptions ?? {}}>
        <div className={clsx('guide-category', className)}>
          <DocCategoryGeneratedIndexPage categoryGeneratedIndex={{...category, title: label}} />
        </div>
      </DescriptionsContext>
      {isNewest && <PrintLink permalink={permalink} />}
      <PageMetadata {...(isNewest ? {image: socialCardPath(permalink, baseUrl)} : {})}>
        <meta property="og:image:alt" content={title} />
      </PageMetadata>
      <MarkdownAlternate permalink={permalink} />
      <PageMetadata title={version.isLast ? title : `${title} (${version.label})`} />
    </>
  );
}
