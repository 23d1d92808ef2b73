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

/**
 * The address of a page, or of a place in it, in an edition, '/' its first page; as it is at the root
 * where the edition lacks it.
 */
export function pageIn({docs, mainDocId}: GlobalVersion, to: string): string {
  const [page = to, hash = ''] = to.split(/(?=#)/);
  const wanted = page === '/' ? mainDocId : page.slice(1);
  const path = docs.find(({id}) => id === wanted)?.path;
  return path === undefined ? to : path + hash;
}
