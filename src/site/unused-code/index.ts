import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const own = (name: string) => path.join(__dirname, name);

export default function unusedCodePlugin(): Plugin {
  return {
    name: 'guide-unused-code',
    configureWebpack: (_config, isServer) => ({
      // The aliases of the theme would win if they were first.
      mergeStrategy: {'resolve.alias': 'prepend'},
      resolve: {
        alias: {
          'prism-react-renderer$': own('prism.ts'),
          tslib$: own('tslib.mjs'),
          'hoist-non-react-statics$': own('hoistStatics.ts'),
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
        ],
      },
      // Docusaurus gives what half of all pages use its own chunk, which every page then loads
      // whole.
      ...(!isServer && {optimization: {splitChunks: {cacheGroups: {common: false}}}}),
    }),
  };
}
