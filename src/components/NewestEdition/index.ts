import {
  useActiveDocContext,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {movedPages} from '@site/src/data/movedPages';

const NEAREST: Readonly<Record<string, string>> = {
  ...movedPages,
  'getting-started/for-xbox-dedicated-server': 'getting-started/connect-server',
};

/** Tells whether a page is of the newest edition. */
export function useIsNewestEdition(): boolean {
  const {pluginId, version} = useDocsVersion();
  return useVersions(pluginId)[0]!.name === version;
}

/** Describes the newest edition, but not for its own pages. */
export function useNewestEdition(permalink: string) {
  const version = useDocsVersion();
  const versions = useVersions(version.pluginId);
  const {activeDoc, alternateDocVersions} = useActiveDocContext(version.pluginId);
  const newest = versions[0]!;
  if (newest.name === version.version) {
    return undefined;
  }
  const own = versions.find(({name}) => name === version.version)!;
  const root = newest.path.replace(/\/$/, '');
  // Docusaurus doesn't count index pages of categories as docs.
  const samePage = activeDoc
    ? alternateDocVersions[newest.name]?.path
    : `${root}/${permalink.slice(own.path.replace(/\/$/, '').length + 1)}`;
  const nearest = activeDoc && NEAREST[activeDoc.id];
  const nearestPage = samePage ?? (nearest ? `${root}/${nearest}` : newest.path);
  return {label: newest.label, nearestPage};
}
