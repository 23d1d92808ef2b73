import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesBelow} from '../filesBelow';

const own = (name: string) => path.join(__dirname, name);

export default function unusedCodePlugin({generatedFilesDir}: LoadContext): Plugin {
  const root = path.join(__dirname, '../../..');
  // The bundler knows modules by their real paths.
  const folders = [
    'src',
    ...['theme-classic', 'theme-common', 'plugin-content-docs', 'core'].map(
      (name) => `node_modules/@docusaurus/${name}/lib`,
    ),
  ].map((folder) => fs.realpathSync(path.join(root, folder)));
  const words = path.join(generatedFilesDir, 'codeTranslations.json');
  const withWords = {loader: own('wordsLoader.cjs'), options: {file: words, folders}};
  return {
    name: 'guide-unused-code',
    configureWebpack: (_config, isServer) => ({
      // Before the aliases of the theme, which would win otherwise.
      mergeStrategy: {'resolve.alias': 'prepend'},
      resolve: {
        alias: {
          'prism-react-renderer$': own('prism.ts'),
          tslib$: own('tslib.mjs'),
          'hoist-non-react-statics$': own('hoistStatics.ts'),
          nprogress$: own('progressBar.ts'),
        },
      },
      module: {
        rules: [
          {test: /[\\/]docusaurus\.config\.mjs$/, loader: own('configLoader.cjs')},
          {
            test: /[\\/]globalData\.json$/,
            type: 'javascript/auto',
            loader: own('globalDataLoader.cjs'),
          },
          {resource: words, type: 'javascript/auto', ...withWords},
          {test: /\.[jt]sx?$/, include: folders, enforce: 'pre', ...withWords},
        ],
      },
      // Otherwise the bundler mixes modules that it has kept with those of other rules.
      ...(!process.env.DOCUSAURUS_NO_PERSISTENT_CACHE && {
        experiments: {cache: {buildDependencies: filesBelow(__dirname).map(own)}},
      }),
      // Docusaurus gives what half of all pages use its own chunk, which every page then loads
      // whole.
      ...(!isServer && {optimization: {splitChunks: {cacheGroups: {common: false}}}}),
    }),
  };
}
