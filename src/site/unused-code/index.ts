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

/** What we use of PostCSS' tree of a style sheet. */
interface StyleSheet {
  walkRules(visit: (rule: {selectors: string[]; remove: () => void}) => void): void;
  walkDecls(name: RegExp, visit: (declaration: {remove: () => void}) => void): void;
}

const dropUnusedStyles = {
  postcssPlugin: 'guide-unused-styles',
  Once(sheet: StyleSheet) {
    sheet.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => !UNUSED_CLASSES.test(selector));
      if (kept.length === 0) {
        rule.remove();
      } else {
        rule.selectors = kept;
      }
    });
    sheet.walkDecls(UNUSED_VARIABLES, (declaration) => declaration.remove());
  },
};

export default function unusedCodePlugin(): Plugin {
  return {
    name: 'guide-unused-code',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, dropUnusedStyles]}),
    configureWebpack: () => ({
      // Before the aliases of the theme, which would win otherwise.
      mergeStrategy: {'resolve.alias': 'prepend'},
      resolve: {
        alias: {
          'prism-react-renderer$': own('prism.ts'),
          tslib$: own('tslib.mjs'),
        },
      },
      module: {rules: [{test: /[\\/]docusaurus\.config\.mjs$/, loader: own('configLoader.cjs')}]},
    }),
  };
}
