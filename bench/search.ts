/**
 * `npm run bench:search`: runs the queries of the tests against the guide's search, the search
 * plugin as it comes, and Pagefind, all on the same built pages of the latest version.
 *
 * Options: --write puts the table into bench/README.md. GUIDE_BUILD_DIR: the build (default build).
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {build} from 'esbuild';
import {startStaticServer} from '../scripts/lib/staticServer';
import {searchSettings} from '../src/core/search/searchSettings';
import {synonyms} from '../src/core/search/synonyms';
import {search} from '../src/core/search/search';
import {buildSearchIndex, readIndexFile, type SearchIndex} from '../src/core/search/searchIndex';
import type {IndexDocument, IndexFile} from '../src/core/search/types';
import {evaluate, ownSearch, share, type Searcher} from '../tests/search/evaluate';
import {englishQueries} from '../tests/search/queries.en';
import {japaneseQueries} from '../tests/search/queries.ja';
import type {SearchCase} from '../tests/search/types';

const buildDir = process.env.GUIDE_BUILD_DIR ?? 'build';
const workDir = 'bench/.work';
const port = Number(process.env.BENCH_PORT ?? 3999);
const fromHere = createRequire(path.resolve('bench/search.ts'));
const plugin = path.dirname(fromHere.resolve('@easyops-cn/docusaurus-search-local/package.json'));

interface Row {
  readonly language: string;
  readonly engine: string;
  readonly first: number;
  readonly three: number;
  readonly eight: number;
  readonly namesFirst: number;
  readonly download: string;
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;

function readPages(root: string): {readonly file: IndexFile; readonly urls: readonly string[]} {
  const file = readIndexFile(
    JSON.parse(fs.readFileSync(path.join(buildDir, root, 'search-index.json'), 'utf8')),
  );
  return {file, urls: file[0]!.documents.map(({u}) => u)};
}

/** The plugin with its own documents, index and query code. */
async function stockSearch(
  root: string,
  urls: readonly string[],
): Promise<{readonly searcher: Searcher; readonly bytes: number}> {
  const server = (name: string) =>
    fromHere(path.join(plugin, `dist/server/server/utils/${name}.js`)) as Record<string, unknown>;
  const config = {language: ['en', 'ja'], removeDefaultStopWordFilter: ['en']};
  const scan = server('scanDocuments').scanDocuments as (
    pages: readonly object[],
    options: object,
  ) => Promise<IndexDocument[][]>;
  const documents = await scan(
    urls.map((url) => ({filePath: path.join(buildDir, url, 'index.html'), url, type: 'docs'})),
    config,
  );
  const makeIndex = server('buildIndex').buildIndex as (
    documents: IndexDocument[][],
    options: object,
  ) => unknown;
  const written = JSON.stringify(makeIndex(documents, config));

  const outfile = path.resolve(workDir, 'stock.cjs');
  const client = path.join(plugin, 'dist/client/client/utils');
  await build({
    stdin: {
      contents: `
        import {tokenize} from '${client}/tokenize.js';
        import {smartQueries} from '${client}/smartQueries.js';
        import {sortSearchResults} from '${client}/sortSearchResults.js';
        export {tokenize, smartQueries, sortSearchResults};`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile,
    external: ['lunr'],
    logLevel: 'error',
    plugins: [
      {
        name: 'generated',
        setup(bundle) {
          bundle.onLoad({filter: /proxiedGenerated(?:Constants)?\.js$/}, () => ({
            contents: `export const language = ['en', 'ja']; export const removeDefaultStopWordFilter = ['en'];
              export const removeDefaultStemmer = false; export const fuzzyMatchingDistance = 1;
              export const searchResultLimits = 8; export const searchIndexUrl = '';
              export const Mark = null; export const searchResultContextMaxLength = 50;`,
          }));
        },
      },
    ],
  });
  const {tokenize, smartQueries, sortSearchResults} = fromHere(outfile) as {
    tokenize: (text: string, language: readonly string[]) => string[];
    smartQueries: (
      tokens: string[],
      dictionary: string[],
    ) => {term: {value: string; wildcard: number; presence: number; editDistance?: number}[]}[];
    sortSearchResults: (results: unknown[]) => void;
  };
  interface Index {
    query(build: (query: {term(value: string, options: object): void}) => void): {
      ref: string;
      score: number;
    }[];
  }
  const lunr = fromHere('lunr') as {Index: {load(json: unknown): Index}};
  const lists = (JSON.parse(written) as {documents: IndexDocument[]; index: unknown}[]).map(
    (list, type) => ({type, documents: list.documents, index: lunr.Index.load(list.index)}),
  );
  const searcher: Searcher = (query) => {
    const tokens = tokenize(query, config.language);
    const results: {document: IndexDocument; type: number; page?: unknown; score: number}[] = [];
    for (const {term} of tokens.length > 0 ? smartQueries(tokens, []) : []) {
      for (const {type, documents: list, index} of lists) {
        const known = new Set(results.map(({document}) => String(document.i)));
        const hits = index.query((asked) => {
          for (const {value, wildcard, presence, editDistance} of term) {
            asked.term(value, {wildcard, presence, ...(editDistance ? {editDistance} : {})});
          }
        });
        for (const {ref, score} of hits) {
          const document = list.find(({i}) => String(i) === ref);
          if (document && !known.has(ref) && results.length < searchSettings.limit) {
            const page =
              type === 0 ? undefined : lists[0]!.documents.find(({i}) => i === document.p);
            results.push({document, type, page, score});
          }
        }
      }
    }
    sortSearchResults(results);
    return results.map(({document: {u, h}}) => u.slice(root.length) + (h ?? ''));
  };
  return {searcher, bytes: gzipSync(written).length};
}

/** Pagefind over copies of the pages, asked in a browser, up to three places of a page. */
async function pagefindSearch(
  root: string,
  urls: readonly string[],
  list: readonly SearchCase[],
): Promise<{readonly searcher: Searcher; readonly bytes: number}> {
  const site = path.resolve(workDir, `pagefind${root.replaceAll('/', '-')}`);
  fs.rmSync(site, {recursive: true, force: true});
  for (const url of urls) {
    fs.mkdirSync(path.join(site, url), {recursive: true});
    fs.copyFileSync(path.join(buildDir, url, 'index.html'), path.join(site, url, 'index.html'));
  }
  const {status} = spawnSync('npx', ['pagefind', '--site', site, '--root-selector', 'article'], {
    stdio: 'ignore',
  });
  if (status !== 0) {
    throw new Error('Pagefind could not index the pages.');
  }
  await startStaticServer({dir: site, baseUrl: '/', port: port + (root === '/' ? 0 : 1)});
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  let bytes = 0;
  page.on('response', (response) => {
    void response
      .body()
      .then((body) => (bytes += body.length))
      .catch(() => undefined);
  });
  await page.goto(`http://localhost:${port + (root === '/' ? 0 : 1)}${root}`);
  bytes = 0;
  const answers = await page.evaluate(
    async ({queries, limit}) => {
      // The test page's browser must resolve the import: written as `import(…)`, the transpiler of
      // this script would make a call of its own of it. The text is fixed, nothing gets into it.
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- see the lines above
      const load = new Function('return import("/pagefind/pagefind.js")') as () => Promise<{
        search(query: string): Promise<{
          results: {
            data(): Promise<{
              url: string;
              sub_results: {url: string; locations: number[]}[];
            }>;
          }[];
        }>;
      }>;
      const pagefind = await load();
      const found: string[][] = [];
      for (const query of queries) {
        const {results} = await pagefind.search(query);
        const data = await Promise.all(results.slice(0, limit).map((result) => result.data()));
        found.push(
          data.flatMap(({url, sub_results: places}) =>
            places.length > 0
              ? [...places]
                  .sort((a, b) => b.locations.length - a.locations.length)
                  .slice(0, 3)
                  .map((place) => place.url)
              : [url],
          ),
        );
      }
      return found;
    },
    {queries: list.map(({query}) => query), limit: searchSettings.limit},
  );
  await browser.close();
  const normal = (url: string) => {
    const [address = '', hash] = decodeURI(url).slice(root.length).split('#');
    const name = address === 'api/rcon/' ? address : address.replace(/\/$/, '');
    return hash ? `${name}#${hash}` : name;
  };
  const byQuery = new Map(list.map(({query}, at) => [query, answers[at]!.map(normal)]));
  return {searcher: (query) => byQuery.get(query) ?? [], bytes};
}

/** Milliseconds from a keystroke to its answer, for every keystroke of every query. */
function timeKeystrokes(index: SearchIndex, locale: string, list: readonly SearchCase[]): number[] {
  const times: number[] = [];
  for (const {query} of list) {
    for (let length = 1; length <= query.length; length += 1) {
      const started = performance.now();
      search(index, query.slice(0, length), {...searchSettings, synonyms: synonyms[locale]!});
      times.push(performance.now() - started);
    }
  }
  return times.sort((a, b) => a - b);
}

async function main(): Promise<void> {
  fs.mkdirSync(workDir, {recursive: true});
  const rows: Row[] = [];
  const speed: string[] = [];
  for (const [locale, list] of [
    ['en', englishQueries],
    ['ja', japaneseQueries],
  ] as const) {
    const root = locale === 'en' ? '/' : `/${locale}/`;
    const {file, urls} = readPages(root);
    const started = performance.now();
    const index = buildSearchIndex(file);
    const ready = performance.now() - started;
    const times = timeKeystrokes(index, locale, list);
    const at = (part: number) => times[Math.floor(times.length * part)]!.toFixed(1);
    speed.push(
      `${locale}: ${times.length} keystrokes, median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms; index ready ${Math.round(ready)} ms after its download.`,
    );
    const own = fs.readFileSync(path.join(buildDir, root, 'search-index.json'));
    const engines = [
      {
        engine: 'This guide',
        searcher: ownSearch(index, locale, root),
        bytes: gzipSync(own).length,
      },
      {engine: 'Search plugin as it comes', ...(await stockSearch(root, urls))},
      {engine: 'Pagefind', ...(await pagefindSearch(root, urls, list))},
    ];
    for (const {engine, searcher, bytes} of engines) {
      const outcomes = await evaluate(list, searcher);
      const names = outcomes.filter(({case: item}) => item.kind === 'name');
      rows.push({
        language: locale,
        engine,
        first: share(outcomes, 1),
        three: share(outcomes, 3),
        eight: share(outcomes, 8),
        namesFirst: share(names, 1),
        download: engine === 'Pagefind' ? `${kilobytes(bytes)} for all queries` : kilobytes(bytes),
      });
    }
  }
  const percent = (value: number) => `${Math.round(value * 100)} %`;
  const table = [
    '| Language | Search | First hit | First 3 | First 8 | Names first | Index (gzip) |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(
      ({language, engine, first, three, eight, namesFirst, download}) =>
        `| ${language} | ${engine} | ${percent(first)} | ${percent(three)} | ${percent(eight)} | ${percent(namesFirst)} | ${download} |`,
    ),
    '',
    ...speed.map((line) => `- ${line}`),
  ].join('\n');
  console.log(table);
  if (process.argv.includes('--write')) {
    const readme = 'bench/README.md';
    const marks = /(?<=<!-- search -->\n)[\s\S]*(?=<!-- \/search -->)/;
    fs.writeFileSync(readme, fs.readFileSync(readme, 'utf8').replace(marks, `\n${table}\n\n`));
    spawnSync('npx', ['prettier', '--write', readme]);
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
