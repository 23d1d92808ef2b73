/** Options of the search plugin, for the box and the index. */
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

export const searchOptions = {
  language: ['ja', 'en'],
  // Hits in the drop-down, and characters of their snippets.
  searchResultLimits: 8,
  searchResultContextMaxLength: 50,
  // No breadcrumbs in hits, no marks on the page behind one; little words stay in the texts.
  explicitSearchResultPath: false,
  highlightSearchTermsOnTargetPage: false,
  removeDefaultStopWordFilter: ['en'],
  // A change in these folders gives the index a new address.
  docsDir: ['docs', 'i18n', 'versioned_docs', 'src/data', 'src/words', 'openapi'],
} satisfies Partial<PluginOptions>;
