/**
 * `npm run bench:search`: runs the queries of the tests against the guide's search, the search
 * plugin as it comes, Pagefind and MiniSearch alone, all on the same built pages of the latest
 * version.
 *
 * Options: --write puts the table into bench/README.md. GUIDE_BUILD_DIR: the build (default build).
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {gzipSync} from 'node:zlib';
import {search} from '../../src/core/search/search';
import {beginIndex, type SearchIndex} from '../../src/core/search/searchIndex';
import {rootVersion} from '../../src/data/versions';
import {evaluate, indexFile, ownSearch, share} from '../../tests/search/evaluate';
import {queriesOf, rootOf, type SearchCase} from '../../tests/search/queryLists';
import {workDir, type Engine} from './engine';
import {miniSearchAlone} from './miniSearchAlone';
import {pagefindSearch} from './pagefind';
import {stockSearch} from './stock';

const lists = ['own', 'second', 'tuned'] as const;

/** Milliseconds from a keystroke to its answer, for every keystroke of every query. */
function timeKeystrokes(index: SearchIndex, list: readonly SearchCase[]): number[] {
  const times: number[] = [];
  for (const {query} of list) {
    for (let length = 1; length <= query.length; length += 1) {
      const started = performance.now();
      search(index, query.slice(0, length));
      times.push(performance.now() - started);
    }
  }
  return times.sort((a, b) => a - b);
}

/** Milliseconds that the processor has worked for this process. */
function processorTime(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

const percent = (shares: readonly number[]) =>
  `${shares.map((value) => Math.round(value * 100)).join(' / ')} %`;

async function rowsOf(
  locale: string,
  name: string,
  list: readonly SearchCase[],
  engines: readonly Engine[],
): Promise<string[]> {
  const rows: string[] = [];
  for (const engine of engines) {
    const outcomes = await evaluate(list, engine.searcher);
    const section = percent([1, 3, 8].map((most) => share(outcomes, most)));
    const page = percent([1, 3, 8].map((most) => share(outcomes, most, 'pageRank')));
    const size = `${Math.round(engine.bytes / 1000)} KB`;
    rows.push(`| ${locale} | ${name} | ${engine.name} | ${section} | ${page} | ${size} |`);
  }
  return rows;
}

async function main(): Promise<void> {
  fs.mkdirSync(workDir, {recursive: true});
  const rows: string[] = [];
  const speed: string[] = [];
  for (const locale of ['en', 'ja'] as const) {
    const root = rootOf(locale, rootVersion);
    const content = fs.readFileSync(indexFile(root), 'utf8');
    const started = processorTime();
    const {first, whole} = await beginIndex(JSON.parse(content), locale);
    search(first, locale === 'en' ? 'change server name' : '設定 反映されない');
    const answered = processorTime() - started;
    const index = await whole;
    const loading = processorTime() - started;
    const urls = [...new Set([...index.places.values()].map(({page}) => page.url))];
    const all = lists.flatMap((name) => queriesOf(name, locale));
    const times = timeKeystrokes(index, all);
    const at = (part: number) => times[Math.floor(times.length * part)]!.toFixed(1);
    speed.push(
      `${locale}: ${times.length} keystrokes, median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms; first answer after ${Math.round(answered)} ms of processor time, all texts after ${Math.round(loading)} ms.`,
    );
    const engines: Engine[] = [
      {
        name: 'This guide',
        searcher: await ownSearch({locale, root}),
        bytes: gzipSync(content).length,
      },
      miniSearchAlone(root, index),
      await stockSearch(root, urls),
      await pagefindSearch(root, urls, all),
    ];
    for (const name of lists) {
      rows.push(...(await rowsOf(locale, name, queriesOf(name, locale), engines)));
    }
  }
  const table = [
    '| Language | List | Search | Section in the first 1 / 3 / 8 | Page in the first 1 / 3 / 8 | Index (gzip) |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
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
