import type {PluginModule} from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

// The package's types describe its options only.
const {validateOptions: validate} = searchLocal as unknown as {
  readonly validateOptions: NonNullable<PluginModule['validateOptions']>;
};

/** The options that say which pages belong to an index, and what its address depends on. */
const USED: readonly (keyof PluginOptions)[] = [
  'indexDocs',
  'indexBlog',
  'indexPages',
  'docsRouteBasePath',
  'blogRouteBasePath',
  'docsDir',
  'blogDir',
  'ignoreFiles',
];

/** Where what an option asks for is decided instead. */
const INSTEAD: Readonly<Partial<Record<string, string>>> = {
  language: 'src/core/search/words.ts cuts every language',
  searchResultLimits: 'src/core/search/searchSettings.ts says how many hits are shown',
  searchResultContextMaxLength: 'src/core/search/searchSettings.ts says how long a snippet is',
  ignoreCssSelectors: 'mark what no reader looks for with data-search="skip"',
  hashed: 'the address of an index always changes with its content',
  searchBarPosition: 'the order of the items in src/config/navbar.ts decides',
};

/** Refuses options of the plugin that have no effect here, then lets the plugin check the others. */
export const validateOptions: NonNullable<PluginModule['validateOptions']> = (args) => {
  const unused = Object.keys(args.options ?? {}).filter(
    // Docusaurus adds the id itself.
    (name) => name !== 'id' && !(USED as readonly string[]).includes(name),
  );
  if (unused.length > 0) {
    const reasons = unused.map((name) => `${name} (${INSTEAD[name] ?? 'it does not exist here'})`);
    throw new Error(
      `Remove from src/config/search.ts what has no effect on the search of this guide: ${reasons.join('; ')}.`,
    );
  }
  return validate(args);
};
