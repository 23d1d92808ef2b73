import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useLatestVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

/**
 * The edition that the links of a page lead to: the page's own. A page of none (search, about, wrong
 * addresses) leads to the edition in its address, else to the one that the reader chose last, known
 * after the first render, else to the one at the root, whose path Docusaurus finds in every address.
 */
export function usePageEdition(): GlobalVersion {
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const atRoot = useLatestVersion(undefined);
  return activeVersion && (activeDoc || !activeVersion.isLast)
    ? activeVersion
    : (preferredVersion ?? atRoot);
}

/** The address of a page in an edition, '/' its first; as it is at the root where the edition lacks it. */
export function pageIn({docs, mainDocId}: GlobalVersion, to: string): string {
  const wanted = to === '/' ? mainDocId : to.slice(1);
  return docs.find(({id}) => id === wanted)?.path ?? to;
}
