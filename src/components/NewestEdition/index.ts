import {
  useActiveDocContext,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {movedPages} from '@site/src/data/movedPages';

export interface NewestEdition {
  /** As the version menu names it, '1.0'. */
  readonly label: string;
  /** The same page there; undefined where the newest edition does not have it. */
  readonly samePage: string | undefined;
  /** The same page, or the one that tells most of it. */
  readonly nearestPage: string;
}

/** Pages that the newest edition lacks, with the page that tells most of it there. */
const NEAREST: Readonly<Record<string, string>> = {
  ...movedPages,
  'getting-started/for-xbox-dedicated-server': 'getting-started/connect-server',
};

/** Whether a page belongs to the newest edition: pages for paper and pictures for links are of that alone. */
export function useIsNewestEdition(): boolean {
  const {pluginId, version} = useDocsVersion();
  return useVersions(pluginId)[0]!.name === version;
}

/** The newest edition as seen from a page; undefined on its own pages. */
export function useNewestEdition(permalink: string): NewestEdition | undefined {
  const version = useDocsVersion();
  const versions = useVersions(version.pluginId);
  const {activeDoc, alternateDocVersions} = useActiveDocContext(version.pluginId);
  const newest = versions[0]!;
  if (newest.name === version.version) {
    return undefined;
  }
  const own = versions.find(({name}) => name === version.version)!;
  const root = newest.path.replace(/\/$/, '');
  // Index pages of categories are no docs; every one of an older edition exists in the newest.
  const samePage = activeDoc
    ? alternateDocVersions[newest.name]?.path
    : `${root}/${permalink.slice(own.path.replace(/\/$/, '').length + 1)}`;
  const nearest = activeDoc && NEAREST[activeDoc.id];
  return {
    label: newest.label,
    samePage,
    nearestPage: samePage ?? (nearest ? `${root}/${nearest}` : newest.path),
  };
}
