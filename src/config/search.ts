import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

/**
 * The local full-text search: one index per version and language, made from the built pages. The
 * plugin's other options have no effect here: src/core/search decides on words and on hits.
 */
export const searchOptions = {
  // A change in any of these gives the index files a new address.
  docsDir: ['docs', 'i18n', 'versioned_docs', 'src/data', 'src/words', 'openapi'],
} satisfies Pick<PluginOptions, 'docsDir'>;
