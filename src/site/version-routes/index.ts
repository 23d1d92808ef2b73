import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {chunksByPage, readGeneratedRoutes, tablesByVersion} from './tables';

/** The first place of a script, as the minifier of HTML writes it. */
const FIRST_SCRIPT = /<script type="?text\/plain"? data-src=/;

const CLIENT = path.join(__dirname, '../../browser/version-routes');

interface BundlerConfig {
  readonly mode?: string;
  readonly entry?: unknown;
  readonly plugins?: readonly unknown[];
}

interface DocsVersions {
  readonly [plugin: string]: {
    readonly default?: {readonly versions: readonly {label: string; path: string}[]};
  };
}

export default function versionRoutesPlugin(context: LoadContext): Plugin {
  const {generatedFilesDir, baseUrl} = context;
  const readJson = (name: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(generatedFilesDir, name), 'utf8'));
  const versions = () =>
    (readJson('globalData.json') as DocsVersions)['docusaurus-plugin-content-docs']!.default!
      .versions;

  return {
    name: 'guide-version-routes',

    configureWebpack(config, isServer) {
      const {entry, mode} = config as BundlerConfig;
      if (isServer || mode !== 'production') {
        return undefined;
      }
      if (typeof entry !== 'string') {
        throw new Error('The browser bundle has another entry than expected: see version-routes.');
      }
      const outDir = path.join(generatedFilesDir, 'version-routes');
      fs.rmSync(outDir, {recursive: true, force: true});
      fs.mkdirSync(outDir, {recursive: true});
      const generated = readGeneratedRoutes(generatedFilesDir);
      const entries: Record<string, string[]> = {};
      for (const [label, source] of tablesByVersion(generated, versions(), baseUrl, CLIENT)) {
        const file = path.join(outDir, `${label}.js`);
        fs.writeFileSync(file, source);
        entries[`routes-${label}`] = [file, entry];
      }
      return {
        mergeStrategy: {entry: 'replace', 'resolve.alias': 'prepend'},
        entry: entries,
        resolve: {
          // Otherwise the general alias of `@generated` would win.
          alias: {
            '@generated/routes$': path.join(CLIENT, 'routes.ts'),
            '@generated/routesChunkNames$': path.join(CLIENT, 'chunkNames.ts'),
            '@generated/registry$': path.join(CLIENT, 'registry.ts'),
          },
        },
        optimization: {
          // The runtime knows the chunks' addresses, so each version has its own.
          runtimeChunk: false,
          splitChunks: {
            cacheGroups: {
              main: {
                name: 'main',
                chunks: 'initial',
                type: /^javascript|^json/,
                test: (module: {resource?: string}) =>
                  !module.resource?.startsWith(outDir + path.sep),
                enforce: true,
                priority: 60,
              },
            },
          },
        },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    // Docusaurus would ask for a page's scripts only after main.js has run, one round trip later.
    postBuild({outDir}) {
      const scripts = fs.readdirSync(path.join(outDir, 'assets/js'));
      const fileOf = new Map(scripts.map((file) => [file.split('.')[0]!, file]));
      const pages = Array.from(
        chunksByPage(readGeneratedRoutes(generatedFilesDir)),
        ([at, chunks]) =>
          [path.join(outDir, at.slice(baseUrl.length), 'index.html'), chunks] as const,
      ).filter(([page]) => fs.existsSync(page));
      if (pages.length === 0) {
        throw new Error('The built pages are in other places than known: see version-routes.');
      }
      for (const [page, chunks] of pages) {
        const places = chunks.flatMap((chunk) => {
          const file = fileOf.get(chunk);
          return file
            ? `<script type=text/plain data-src=${baseUrl}assets/js/${file}></script>`
            : [];
        });
        const html = fs.readFileSync(page, 'utf8');
        if (!FIRST_SCRIPT.test(html)) {
          throw new Error(`${page} starts its scripts in another way: see version-routes.`);
        }
        fs.writeFileSync(
          page,
          html.replace(FIRST_SCRIPT, (first) => places.join('') + first),
        );
      }
      return Promise.resolve();
    },
  };
}
