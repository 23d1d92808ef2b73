import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {chunksByPage, readGeneratedRoutes, tablesByVersion} from './tables';

/** The places of the scripts that start a page, as the minifier of HTML writes them. */
const PLACES = /(?:<script type="?text\/plain"? data-src=[^>]*><\/script>\s*)+/;

const CLIENT = path.join(__dirname, '../../browser/version-routes');

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

    configureWebpack({entry, mode}, isServer) {
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
          // Otherwise the general alias of `@generated` would apply.
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
      const placeOf = (chunk: string) =>
        fileOf.has(chunk)
          ? `<script type=text/plain data-src=${baseUrl}assets/js/${fileOf.get(chunk)}></script>`
          : '';
      let count = 0;
      for (const [at, chunks] of chunksByPage(readGeneratedRoutes(generatedFilesDir))) {
        const page = path.join(outDir, at.slice(baseUrl.length), 'index.html');
        if (!fs.existsSync(page)) {
          continue;
        }
        const places = Array.from(new Set(chunks), placeOf).join('');
        const html = fs.readFileSync(page, 'utf8').replace(PLACES, (before) => {
          count += 1;
          return before + places;
        });
        fs.writeFileSync(page, html);
      }
      if (count === 0) {
        throw new Error('No page names its scripts as known: see version-routes.');
      }
      return Promise.resolve();
    },
  };
}
