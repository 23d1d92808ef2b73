import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {useCurrentSidebarCategory, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {printAddress} from '@site/src/core/printAddress';
import {socialCardPath} from '@site/src/core/socialCardAddress';
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
      {/* The link is a plain one, because Docusaurus has no route to the printable file. */}
      {isNewest && (
        <p className="margin-top--md">
          <a href={printAddress(permalink)}>
            <Translate id="component.PrintLink.label" />
          </a>
        </p>
      )}
      <PageMetadata {...(isNewest ? {image: socialCardPath(permalink, baseUrl)} : {})}>
        <meta property="og:image:alt" content={title} />
      </PageMetadata>
      <MarkdownAlternate permalink={permalink} />
      <PageMetadata title={version.isLast ? title : `${title} (${version.label})`} />
    </>
  );
}
