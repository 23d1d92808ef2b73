/** Keeps the styles of pages that are tools out of the style sheet of all pages (README.md). */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Components that stand on one page each, with many rules of their own. */
const TOOLS = ['SettingsEditor', 'ServerFiles', 'MapECalculator'];

const isOfTool = (file = '') =>
  TOOLS.some((name) => file.includes(path.join('src', 'components', name) + path.sep));

interface StyleModule {
  readonly type: string;
  identifier(): string;
}

export default function pageStylesPlugin(): Plugin {
  return {
    name: 'guide-page-styles',
    configureWebpack(config, isServer) {
      if (isServer || (config as {mode?: string}).mode !== 'production') {
        return {};
      }
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Docusaurus' group for the one style sheet, without these.
              styles: {test: (module: StyleModule) => !isOfTool(module.identifier())},
            },
          },
        },
      };
    },
  };
}
