import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

export const searchOptions = {
  language: ['ja', 'en'],
  searchResultLimits: 8,
  searchResultContextMaxLength: 50,
  explicitSearchResultPath: false,
  highlightSearchTermsOnTargetPage: false,
  removeDefaultStopWordFilter: ['en'],
  docsDir: ['docs', 'i18n', 'versioned_docs', 'src/data', 'src/words', 'openapi'],
} satisfies Partial<PluginOptions>;
