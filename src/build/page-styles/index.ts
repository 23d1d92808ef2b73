/** Keeps the styles of pages that are tools out of the style sheet of all pages (README.md). */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {SHEET_PREFIX} from './toolSheets';

/** Components that stand on one page each or come on first use, with many rules of their own. */
const TOOLS = [
  'SettingsEditor',
  'ServerFiles',
  'MapECalculator',
  'SettingsReference',
  'SettingsGroup',
  'SearchHits',
  'SearchPanel',
];

interface StyleModule {
  identifier(): string;
}

/** One sheet for a tool, the same file for all versions. */
const groupOf = (name: string) => ({
  name: `${SHEET_PREFIX}${name}`,
  type: 'css/mini-extract',
  chunks: 'all',
  enforce: true,
  // Above Docusaurus' group for the one style sheet.
  priority: 60,
  test: (module: StyleModule) =>
    module.identifier().includes(path.join('src', 'components', name) + path.sep),
});

export default function pageStylesPlugin(): Plugin {
  return {
    name: 'guide-page-styles',
    configureWebpack(config, isServer) {
      if (isServer || (config as {mode?: string}).mode !== 'production') {
        return {};
      }
      const cacheGroups = Object.fromEntries(TOOLS.map((name) => [name, groupOf(name)]));
      return {optimization: {splitChunks: {cacheGroups}}} as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >;
    },
  };
}
