import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

/** Returns the page's own edition; Docusaurus finds the root edition everywhere. */
export function useOwnEdition(): GlobalVersion | undefined {
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);
  return activeDoc || !activeVersion?.isLast ? activeVersion : undefined;
}

/**
 * Returns the edition that a page's links lead to: its own, the last choice, or the newest. The
 * last choice is known after the first render. On the front page a choice comes first.
 */
export function usePageEdition(): GlobalVersion {
  const own = useOwnEdition();
  const {activeDoc} = useActiveDocContext(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const [newest] = useVersions(undefined);
  const isFrontPage = own?.isLast === true && activeDoc?.id === own.mainDocId;
  return (isFrontPage ? undefined : own) ?? preferredVersion ?? own ?? newest!;
}

/** Returns a page's address in an edition, or its first page. */
export function pageIn({docs, mainDocId}: GlobalVersion, to: string): string {
  const [page = to, hash = ''] = to.split(/(?=#)/);
  const path = docs.find(({id}) => id === page.slice(1))?.path;
  return path === undefined ? docs.find(({id}) => id === mainDocId)!.path : path + hash;
}
