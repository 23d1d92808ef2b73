import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

/** The local full-text search: one index per version and language, made from the built pages. */
export const searchOptions = {
  docsRouteBasePath: '/',
  // A change in any of these gives the index files a new address.
  docsDir: ['docs', 'versioned_docs', 'src/content', 'src/data', 'src/words', 'openapi'],
  indexBlog: false,
} satisfies Partial<PluginOptions>;
