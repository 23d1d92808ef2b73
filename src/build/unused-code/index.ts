/** Leaves out of the browser's bundle what no page uses (README.md). */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {unusedThemeParts} from './unusedParts';

const own = (name: string) => path.join(__dirname, name);

export default function unusedCodePlugin({siteConfig}: LoadContext): Plugin {
  const themeParts = unusedThemeParts(siteConfig.themeConfig);
  return {
    name: 'guide-unused-code',
    configureWebpack: () => ({
      // Before the aliases of the theme, which would win otherwise.
      mergeStrategy: {'resolve.alias': 'prepend'},
      resolve: {
        alias: {
          'prism-react-renderer$': own('prism.ts'),
          tslib$: own('tslib.mjs'),
          ...Object.fromEntries(themeParts.map((name) => [`${name}$`, own('nothing.ts')])),
        },
      },
    }),
  };
}
