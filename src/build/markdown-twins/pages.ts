import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';

/** A page of one version, at its place in the menu. */
export interface PageOfMenu {
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  /** The top-level category of the menu; empty for pages outside of one. */
  readonly category: string;
  /** When its words were last edited, in milliseconds; a list of pages has no date of its own. */
  readonly updatedAt?: number;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * Every page of a version in the order of the menu, lists of a category's pages included; pages that
 * no menu shows come last, unlisted ones not at all.
 */
export function pagesOf({docs, sidebars}: LoadedVersion): readonly PageOfMenu[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const pages = new Map<string, PageOfMenu>();
  const add = (doc: DocMetadata | undefined, category: string) => {
    if (doc && !doc.unlisted && !pages.has(doc.permalink)) {
      const {title, description, permalink, lastUpdatedAt} = doc;
      const updated = lastUpdatedAt ? {updatedAt: lastUpdatedAt} : {};
      pages.set(permalink, {title, description, permalink, category, ...updated});
    }
  };
  const walk = (items: readonly SidebarItem[], category: string) => {
    for (const item of items) {
      if (item.type === 'doc') {
        add(byId.get(item.id), category);
      } else if (item.type === 'category') {
        const name = category || item.label;
        if (item.link?.type === 'doc') {
          add(byId.get(item.link.id), name);
        } else if (item.link?.type === 'generated-index') {
          const {permalink, title = item.label, description = ''} = item.link;
          pages.set(permalink, {title, description, permalink, category: name});
        }
        walk(item.items, name);
      }
    }
  };
  Object.values(sidebars).forEach((sidebar) => walk(sidebar, ''));
  docs.forEach((doc) => add(doc, ''));
  return [...pages.values()];
}
