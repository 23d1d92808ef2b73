import fs from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import {versionIds, versionPath} from '../../data/versions';
import {readFactsAgain} from '../mdx/pagePlugins';
import {isFactFile} from '../prose';

const READ_AT_START = [
  'src/config/**/*.ts',
  'src/words/*/{interface,sidebar,site}.json',
  'src/data/{locales,versions}.ts',
];

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

interface LazyBundler {
  readonly lazyCompilationMiddleware: (compiler: Compiler) => unknown;
}

/**
 * Makes pages when they are opened or facts change, asks for restarts, and serves static files and
 * the last search index.
 */
export default function previewPlugin(context: LoadContext): Plugin {
  const {siteDir, siteConfig, outDir, baseUrl, i18n, generatedFilesDir} = context;
  const root = i18n.localeConfigs[i18n.defaultLocale]!.baseUrl;

  let isStarted = false;
  return {
    name: 'guide-preview',
    getPathsToWatch: () => READ_AT_START,
    loadContent() {
      // Docusaurus calls this at the start, and again after each edit.
      if (isStarted) {
        console.warn(
          'A file was saved that npm start reads once: navigation, versions, languages or words of buttons. Stop it and start it again to see the change.',
        );
      }
      isStarted = true;
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'development') {
        return {};
      }
      const files = path.join(generatedFilesDir, 'guide-preview');
      fs.rmSync(files, {recursive: true, force: true});
      fs.mkdirSync(files, {recursive: true});
      const names = ['search-index.json', 'search-index-texts.json'];
      for (const name of versionIds.flatMap((id) => names.map((own) => versionPath(id) + own))) {
        if (fs.existsSync(path.join(outDir, name))) {
          fs.cpSync(path.join(outDir, name), path.join(files, name));
        }
      }
      const served = [
        {directory: files, publicPath: baseUrl, watch: false},
        ...siteConfig.staticDirectories.map((directory) => ({
          directory: path.resolve(siteDir, directory),
          publicPath: root,
        })),
      ];
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as LazyBundler;
      let lazily: unknown;
      const renewal = {
        apply(compiler: Compiler) {
          lazily = lazyCompilationMiddleware(compiler);
          compiler.hooks.watchRun.tap('guide-preview', ({modifiedFiles}) => {
            if ([...(modifiedFiles ?? [])].some((file) => isFactFile(siteDir, file))) {
              readFactsAgain();
            }
          });
        },
      };
      // The types of a plugin lack the development server, though Docusaurus merges its settings.
      return {
        devServer: {
          static: served,
          setupMiddlewares: (others: readonly unknown[]) => [lazily, ...others],
        },
        plugins: [renewal],
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              loader: path.join(__dirname, 'lazyRegistry.cjs'),
            },
          ],
        },
        lazyCompilation: {entries: false, imports: true, test: /\.mdx$/},
      } as object;
    },
  };
}
