/** Leaves out of the browser's bundle what no page uses (README.md). */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const own = (name: string) => path.join(__dirname, name);

/** Of Infima: classes that neither the theme nor the guide gives to anything, and variables that only they read. */
const UNUSED_CLASSES = new RegExp(
  `^(?::where\\()?\\.(?:${[
    'alert--primary|alert__|avatar|badge--(?!secondary)|breadcrumbs--|card__|card--full|hero|pills',
    'button--(?:active|block|danger|info|lg|link|sm|success|warning)|col--offset|navbar__search-input',
    'pagination(?!-nav)|row--align|shadow--|text--(?!center|truncate)|(?:margin|padding)-horiz--',
    'padding-(?:left|right|vert)--|margin--|padding--(?!none|lg)',
  ].join('|')})`,
);
const UNUSED_VARIABLES =
  /^--ifm-(?:avatar|hero|image-align|navbar-search|pagination-(?!nav)|pills)/;

interface StyleNode {
  selectors: string[];
  remove(): void;
}

/** What we use of PostCSS' tree of a style sheet. */
interface StyleSheet {
  walkRules(visit: (rule: StyleNode) => void): void;
  walkDecls(name: RegExp, visit: (declaration: StyleNode) => void): void;
}

const dropUnusedStyles = {
  postcssPlugin: 'guide-unused-styles',
  OnceExit(sheet: StyleSheet) {
    // Removed after the walk: in a cascade layer, which shares its list with the sheet, it would skip the next one.
    const unused: StyleNode[] = [];
    sheet.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => !UNUSED_CLASSES.test(selector));
      if (kept.length > 0) {
        rule.selectors = kept;
      } else {
        unused.push(rule);
      }
    });
    sheet.walkDecls(UNUSED_VARIABLES, (declaration) => void unused.push(declaration));
    unused.forEach((node) => node.remove());
  },
};

export default function unusedCodePlugin(): Plugin {
  return {
    name: 'guide-unused-code',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, dropUnusedStyles]}),
    configureWebpack: (_config, isServer) => ({
      // Before the aliases of the theme, which would win otherwise.
      mergeStrategy: {'resolve.alias': 'prepend'},
      resolve: {
        alias: {
          'prism-react-renderer$': own('prism.ts'),
          tslib$: own('tslib.mjs'),
        },
      },
      module: {rules: [{test: /[\\/]docusaurus\.config\.mjs$/, loader: own('configLoader.cjs')}]},
      // Docusaurus gives what half of all pages use a chunk of its own, which every page then loads whole: 4 KB,
      // where a page of the REST API needs 3 and one of settings 2.
      ...(!isServer && {optimization: {splitChunks: {cacheGroups: {common: false}}}}),
    }),
  };
}
