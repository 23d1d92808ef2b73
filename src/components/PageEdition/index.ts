import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useLatestVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

/** The edition in the address of a page. Docusaurus finds the one at the root in every address. */
export function useOwnEdition(): GlobalVersion | undefined {
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);
  return activeDoc || !activeVersion?.isLast ? activeVersion : undefined;
}

/**
 * The edition that the links of a page lead to: its own, else (search, about, wrong addresses) the one
 * that the reader chose last, known after the first render, else the one at the root.
 */
export function usePageEdition(): GlobalVersion {
  const own = useOwnEdition();
  const {preferredVersion} = useDocsPreferredVersion();
  const atRoot = useLatestVersion(undefined);
  return own ?? preferredVersion ?? atRoot;
}

/** The address of a page in an edition, '/' its first; as it is at the root where the edition lacks it. */
export function pageIn({docs, mainDocId}: GlobalVersion, to: string): string {
  const wanted = to === '/' ? mainDocId : to.slice(1);
  return docs.find(({id}) => id === wanted)?.path ?? to;
}
