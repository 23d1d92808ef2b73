import {createRequire} from 'node:module';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import {searchSettings} from '../../src/core/search/searchSettings';
import {buildDir, type Searcher} from '../../tests/search/evaluate';
import {workDir, type Engine} from './engine';

/** What the plugin keeps of a heading or a text: its number, that of its page, its address. */
interface IndexDocument {
  readonly i: number;
  readonly p?: number;
  readonly u?: string;
  readonly h?: string;
}

const fromHere = createRequire(path.resolve('bench/search/stock.ts'));
const plugin = path.dirname(fromHere.resolve('@easyops-cn/docusaurus-search-local/package.json'));

/** The search plugin with its own documents, index and query code. */
export async function stockSearch(root: string, urls: readonly string[]): Promise<Engine> {
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
    return results.map(({document: {u = '', h = ''}}) => u.slice(root.length) + h);
  };
  return {name: 'Search plugin as it comes', searcher, bytes: gzipSync(written).length};
}
