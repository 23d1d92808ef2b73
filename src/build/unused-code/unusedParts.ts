import type {ThemeConfig} from '@docusaurus/preset-classic';

interface Item {
  readonly type?: string;
  readonly items?: readonly Item[];
  readonly dropdownItemsBefore?: readonly Item[];
  readonly dropdownItemsAfter?: readonly Item[];
}

/** The types of all items of the navigation bar, those inside menus included. */
const typesOf = (items: readonly Item[]): readonly (string | undefined)[] =>
  items.flatMap((item) => [
    item.type,
    ...typesOf(item.items ?? []),
    ...typesOf(item.dropdownItemsBefore ?? []),
    ...typesOf(item.dropdownItemsAfter ?? []),
  ]);

/**
 * Parts of the theme that show nothing with this configuration: their places are empty in the built
 * pages, so that the browser needs none of their code. They are back as soon as the configuration asks
 * for them.
 */
export function unusedThemeParts({navbar, footer, docs}: ThemeConfig): readonly string[] {
  const types = new Set(typesOf((navbar?.items ?? []) as readonly Item[]));
  const isHideable = docs?.sidebar?.hideable ?? false;
  const parts: readonly (readonly [isUsed: boolean, name: string])[] = [
    [(footer?.links ?? []).length > 0, 'Footer/Links'],
    [Boolean(footer?.logo), 'Footer/Logo'],
    [isHideable, 'DocSidebar/Desktop/CollapseButton'],
    [isHideable, 'DocRoot/Layout/Sidebar/ExpandButton'],
    [types.has('html'), 'NavbarItem/HtmlNavbarItem'],
    [types.has('doc'), 'NavbarItem/DocNavbarItem'],
    [types.has('docsVersion'), 'NavbarItem/DocsVersionNavbarItem'],
  ];
  return parts.filter(([isUsed]) => !isUsed).map(([, name]) => `@theme/${name}`);
}
