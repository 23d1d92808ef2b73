import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * Parts of the theme that show nothing with this configuration: their places are empty in the built
 * pages, so that the browser needs none of their code. They are back as soon as the configuration asks
 * for them.
 */
export function unusedThemeParts({navbar, footer, docs}: ThemeConfig): readonly string[] {
  const types = new Set((navbar?.items ?? []).map(({type}) => type));
  const parts: readonly (readonly [isUsed: boolean, name: string])[] = [
    [(footer?.links ?? []).length > 0, 'Footer/Links'],
    [Boolean(footer?.logo), 'Footer/Logo'],
    [docs?.sidebar?.hideable ?? false, 'DocSidebar/Desktop/CollapseButton'],
    [docs?.sidebar?.hideable ?? false, 'DocRoot/Layout/Sidebar/ExpandButton'],
    [types.has('html'), 'NavbarItem/HtmlNavbarItem'],
    [types.has('doc'), 'NavbarItem/DocNavbarItem'],
    [types.has('docsVersion'), 'NavbarItem/DocsVersionNavbarItem'],
    // No page is unlisted or has tags; docMetadata.cjs stops the build when one does.
    [false, 'ContentVisibility'],
    [false, 'TagsListInline'],
  ];
  return parts.filter(([isUsed]) => !isUsed).map(([, name]) => `@theme/${name}`);
}
