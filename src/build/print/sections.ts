import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

/** A page of a section, in the order of the menu. */
export interface PageOfSection {
  readonly title: string;
  readonly permalink: string;
}

/** A category of the menu that has an index page. */
export interface Section {
  readonly title: string;
  readonly permalink: string;
  readonly pages: readonly PageOfSection[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Every category of a version with all pages below it, those of categories inside it included. */
export function sectionsOf({docs, sidebars}: LoadedVersion): readonly Section[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const sections: Section[] = [];
  const page = (id: string): readonly PageOfSection[] => {
    const doc = byId.get(id);
    return doc && !doc.unlisted ? [{title: doc.title, permalink: doc.permalink}] : [];
  };
  const walk = (items: readonly SidebarItem[]): readonly PageOfSection[] =>
    items.flatMap((item) => {
      if (item.type === 'doc') {
        return page(item.id);
      }
      if (item.type !== 'category') {
        return [];
      }
      const pages = walk(item.items);
      if (item.link?.type === 'generated-index' && pages.length > 0) {
        const {permalink, title = item.label} = item.link;
        sections.push({title, permalink, pages});
      }
      return item.link?.type === 'doc' ? [...page(item.link.id), ...pages] : pages;
    });
  Object.values(sidebars).forEach(walk);
  return sections;
}
