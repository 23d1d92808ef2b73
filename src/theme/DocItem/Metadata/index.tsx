import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {
  useDoc,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {socialCardPath} from '@site/src/core/socialCardAddress';
import CanonicalLink from '@site/src/components/CanonicalLink';
import {MarkdownAlternate} from '@site/src/components/MarkdownTwin';

/**
 * The head of a documentation page. A page of an older version carries its version in the title and
 * names the same page of the latest version as the one to list (itself where that does not exist).
 */
export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const version = useDocsVersion();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {latestDocSuggestion} = useDocVersionSuggestions(version.pluginId);
  const title = version.isLast ? metadata.title : `${metadata.title} (${version.label})`;
  return (
    <>
      <PageMetadata
        title={title}
        description={metadata.description}
        keywords={frontMatter.keywords ?? []}
        image={assets.image ?? frontMatter.image ?? socialCardPath(metadata.permalink, baseUrl)}
      />
      {!metadata.unlisted && <MarkdownAlternate permalink={metadata.permalink} />}
      {!version.isLast && <CanonicalLink path={latestDocSuggestion?.path ?? metadata.permalink} />}
    </>
  );
}
