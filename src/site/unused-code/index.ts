import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';

const own = (name: string) => path.join(__dirname, name);

interface Rspack {
  readonly SwcJsMinimizerRspackPlugin: new (options: object) => object;
}

/**
 * Docusaurus writes scripts for browsers of 2009, with six bytes for each Japanese letter.
 */
function minimizer({currentBundler}: ConfigureWebpackUtils): object {
  const {SwcJsMinimizerRspackPlugin} = currentBundler.instance as unknown as Rspack;
  return new SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      minify: true,
      ecma: 2020,
      module: true,
      mangle: true,
      compress: {ecma: 2020, passes: 2},
      format: {ecma: 2020, comments: false, ascii_only: false},
    },
  });
}

export default function unusedCodePlugin({siteConfig}: LoadContext): Plugin {
  const hasBlog = !JSON.stringify(siteConfig.presets).includes('"blog":false');
  return {
    name: 'guide-unused-code',
    configureWebpack: ({optimization}, isServer, utils) => ({
      // The aliases of the theme would apply if they were first.
      mergeStrategy: {'resolve.alias': 'prepend', 'optimization.minimizer': 'replace'},
      resolve: {
        alias: {
          'prism-react-renderer$': own('prism.ts'),
          tslib$: own('tslib.mjs'),
          'hoist-non-react-statics$': own('hoistStatics.ts'),
        },
      },
      module: {
        rules: [
          {
            test: [
              /[\\/](?:docusaurus\.config\.mjs|site-metadata\.json)$/,
              ...(hasBlog ? [] : [/[\\/]codeTranslations\.json$/]),
            ],
            type: 'javascript/auto',
            loader: own('configLoader.cjs'),
          },
          {
            test: /[\\/]globalData\.json$/,
            type: 'javascript/auto',
            loader: own('globalDataLoader.cjs'),
          },
        ],
      },
      ...(!isServer && {
        optimization: {
          minimizer: [minimizer(utils), ...(optimization?.minimizer?.slice(1) ?? [])] as never,
          // Docusaurus puts what half of all pages use into one chunk, which every page then loads whole.
          splitChunks: {cacheGroups: {common: false}},
        },
      }),
    }),
  };
}
