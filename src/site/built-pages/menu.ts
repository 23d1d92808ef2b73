import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';

interface Category {
  readonly id: string;
  readonly name: string;
}

export interface PageOfMenu {
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  readonly version?: string;
  readonly category?: Category | undefined;
  readonly doc?: DocMetadata;
}

export interface SitePage {
  readonly type: string;
  readonly title?: string;
  readonly description?: string;
  readonly permalink: string;
  readonly unlisted?: boolean;
}

export interface Section {
  readonly title: string;
  readonly permalink: string;
  readonly pages: readonly PageOfMenu[];
}

export interface Menu {
  readonly version: string;
  readonly root: string;
  readonly isLast: boolean;
  /** Unlisted pages are left out, and pages outside of the menu come last. */
  readonly pages: readonly PageOfMenu[];
  readonly sections: readonly Section[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Lists an edition's pages in the order of its menu, by section. */
export function menuOf({docs, sidebars, label: version, path, isLast}: LoadedVersion): Menu {
  const listed = docs.filter(({unlisted}) => !unlisted);
  const byId = new Map(listed.map((doc) => [doc.id, doc]));
  const pages = new Map<string, PageOfMenu>();
  const sections: Section[] = [];
  const add = (doc: DocMetadata, category?: Category): PageOfMenu => {
    const {title, description, permalink} = doc;
    const page = pages.get(permalink) ?? {title, description, permalink, version, category, doc};
    pages.set(permalink, page);
    return page;
  };
  const walk = (items: readonly SidebarItem[], outer?: Category): readonly PageOfMenu[] =>
    items.flatMap((item) => {
      if (item.type === 'doc') {
        const doc = byId.get(item.id);
        return doc ? [add(doc, outer)] : [];
      }
      if (item.type !== 'category' || item.link?.type !== 'generated-index') {
        return [];
      }
      const {permalink, title = item.label, description = ''} = item.link;
      const category = outer ?? {id: permalink.split('/').at(-1)!, name: item.label};
      pages.set(permalink, {title, description, permalink, version, category});
      const below = walk(item.items, category);
      sections.push({title, permalink, pages: below});
      return below;
    });
  Object.values(sidebars).forEach((sidebar) => walk(sidebar));
  listed.forEach((doc) => add(doc));
  const root = `${path.replace(/\/$/, '')}/`;
  return {version, root, isLast, pages: [...pages.values()], sections};
}

export function sitePages(pages: readonly SitePage[]): readonly PageOfMenu[] {
  return pages
    .filter(({type, unlisted}) => type === 'mdx' && !unlisted)
    .map(({title = '', description = '', permalink}) => ({title, description, permalink}));
}
