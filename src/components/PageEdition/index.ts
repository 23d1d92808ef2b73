import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

/** The edition in the address of a page. Docusaurus finds the one at the root in every address. */
export function useOwnEdition(): GlobalVersion | undefined {
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);
  return activeDoc || !activeVersion?.isLast ? activeVersion : undefined;
}

/**
 * The edition that the links of a page lead to: its own, else (search, about, wrong addresses) the one
 * that the reader chose last, known after the first render, else the newest. On the front page a choice
 * comes first.
 */
export function usePageEdition(): GlobalVersion {
  const own = useOwnEdition();
  const {activeDoc} = useActiveDocContext(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const [newest] = useVersions(undefined);
  const isFrontPage = own?.isLast === true && activeDoc?.id === own.mainDocId;
  return (isFrontPage ? undefined : own) ?? preferredVersion ?? own ?? newest!;
}

/** Returns the address of a page, or of a section, in an edition. If the edition lacks the page, it's the edition's first page. */
export function pageIn({docs, mainDocId}: GlobalVersion, to: string): string {
  const [page = to, hash = ''] = to.split(/(?=#)/);
  const path = docs.find(({id}) => id === page.slice(1))?.path;
  return path === undefined ? docs.find(({id}) => id === mainDocId)!.path : path + hash;
}
