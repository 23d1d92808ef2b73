import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {browserConfig} from './browserConfig';
import {unusedThemeParts} from './unusedParts';
import {utf8Minimizers} from './minimizers';
import {withoutChunkTable} from './chunkTable';
import {styleSheetPlugin} from './styleSheetPlugin';

/** Keeps out of the browser's bundle what the built pages do not need. */
export default function slimBundlePlugin(context: LoadContext): Plugin {
  const own = (name: string) => path.join(context.siteDir, 'src/plugins/slim-bundle', name);
  const everywhere = {'prism-react-renderer$': own('prismStub.ts')};

  return {
    name: 'guide-slim-bundle',

    configureWebpack(config, isServer, {currentBundler}) {
      const {mode} = config as {readonly mode?: string};
      const isForReaders = !isServer && mode === 'production';
      // See src/build/mdx/deferred.ts.
      const {DefinePlugin, NormalModuleReplacementPlugin} = currentBundler.instance;
      const constants = new DefinePlugin({
        GUIDE_WRITES_HTML: JSON.stringify(!isForReaders),
      });
      if (!isForReaders) {
        return {resolve: {alias: everywhere}, plugins: [constants]};
      }
      const {generatedFilesDir, siteConfig} = context;
      if (siteConfig.trailingSlash !== undefined) {
        throw new Error('link.tsx leaves addresses as they are: teach it `trailingSlash` first.');
      }
      const settings = path.join(generatedFilesDir, 'guide-browser-config.json');
      fs.writeFileSync(
        settings,
        browserConfig(path.join(generatedFilesDir, 'docusaurus.config.mjs')),
      );
      return {
        mergeStrategy: {
          'resolve.alias': 'prepend',
          'optimization.minimizer': 'replace',
          plugins: 'replace',
        },
        optimization: {
          minimizer: utf8Minimizers(config, currentBundler),
          // A number for each name would come with two tables in every page's script.
          chunkIds: 'named',
        },
        plugins: [
          ...withoutChunkTable(config.plugins),
          constants,
          styleSheetPlugin(context.siteDir),
          // Modules that their packages ask for by a path of their own, which no alias reaches.
          new NormalModuleReplacementPlugin(/\/browserContext$/, own('browserContext.tsx')),
          new NormalModuleReplacementPlugin(/^\.\/prefetch$/, own('prefetch.ts')),
          new NormalModuleReplacementPlugin(/\/hooks\/useWindowSize$/, own('windowSize.ts')),
          new NormalModuleReplacementPlugin(/^@docusaurus\/useIsBrowser$/, (request) => {
            if (/[\\/]theme[\\/]Tabs[\\/]index\.js$/.test(request.contextInfo.issuer)) {
              request.request = own('alwaysInBrowser.ts');
            }
          }),
        ],
        // What the bundler keeps from one build to the next must not outlive a change here.
        experiments: {
          cache: {buildDependencies: fs.readdirSync(__dirname).map((name) => own(name))},
        },
        resolve: {
          alias: {
            ...everywhere,
            ...Object.fromEntries(
              unusedThemeParts(siteConfig.themeConfig).map((name) => [
                `${name}$`,
                own('nothing.ts'),
              ]),
            ),
            // Before the general alias of `@generated`, which would win otherwise.
            '@generated/docusaurus.config$': settings,
            '@generated/site-metadata$': own('siteMetadata.ts'),
            // Before the general alias of `@generated` too: `inlineWords` has put the words in place.
            '@generated/codeTranslations$': own('noWords.ts'),
            '@docusaurus/Link$': own('link.tsx'),
            nprogress$: own('progressBar.ts'),
            'react-helmet-async$': own('head.ts'),
            'react-loadable$': own('loadable.ts'),
            'react-router$': own('router.tsx'),
            'react-router-dom$': own('router.tsx'),
            tslib$: own('tslibStub.ts'),
          },
        },
        module: {
          rules: [
            {
              test: /\.[jt]sx?$/,
              enforce: 'pre',
              include: [path.join(context.siteDir, 'src'), /node_modules[\\/]@docusaurus[\\/]/],
              use: {
                loader: own('inlineWords.cjs'),
                options: {file: path.join(generatedFilesDir, 'codeTranslations.json')},
              },
            },
            {
              test: /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][^\\/]+\.json$/,
              use: {loader: own('docsOfCategories.cjs')},
            },
            {
              test: /docusaurus-plugin-content-(?:docs|pages)[\\/]default[\\/]site-[^\\/]+\.json$/,
              use: {loader: own('docMetadata.cjs')},
            },
          ],
        },
      };
    },
  };
}
