import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

/** The local full-text search: one index per version and language, made from the built pages. */
export const searchOptions = {
  docsRouteBasePath: '/',
  docsDir: ['docs', 'versioned_docs', 'src/shared', 'src/data', 'i18n', 'openapi'],
  indexBlog: false,
  hashed: true,
  language: ['en', 'ja'],
  removeDefaultStopWordFilter: true,
  searchBarShortcutHint: true,
  searchBarPosition: 'right',
  searchResultLimits: 8,
  searchResultContextMaxLength: 50,
} satisfies Partial<PluginOptions>;
