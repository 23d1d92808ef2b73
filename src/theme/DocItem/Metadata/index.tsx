import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {socialCardPath} from '@site/src/core/socialCardAddress';
import {useIsNewestEdition} from '@site/src/components/NewestEdition';
import {MarkdownAlternate} from '@site/src/components/MarkdownTwin';

/**
 * `title_meta` is the title in web searches, which Docusaurus has for blogs only.
 * `description_meta` replaces the description of cards.
 */
export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const version = useDocsVersion();
  const {siteConfig, i18n} = useDocusaurusContext();
  const {baseUrl} = siteConfig;
  const card = useIsNewestEdition() ? socialCardPath(metadata.permalink, baseUrl) : undefined;
  const image = assets.image ?? frontMatter.image ?? card;
  const {title_meta: name = metadata.title, description_meta: description = metadata.description} =
    frontMatter as {readonly title_meta?: string; readonly description_meta?: string};
  const title = version.isLast ? name : `${name} (${version.label})`;
  return (
    <>
      <PageMetadata
        title={title}
        description={description}
        keywords={frontMatter.keywords ?? []}
        {...(image && {image})}
      >
        <meta property="og:image:alt" content={metadata.title} />
      </PageMetadata>
      {metadata.permalink === baseUrl && (
        <Head>
          <script type="application/ld+json">
            {JSON.stringify({
              '@context': 'https://schema.org',
              '@type': 'WebSite',
              name: siteConfig.title,
              url: siteConfig.url + baseUrl,
              inLanguage: i18n.currentLocale,
            })}
          </script>
        </Head>
      )}
      {!metadata.unlisted && <MarkdownAlternate permalink={metadata.permalink} />}
    </>
  );
}
