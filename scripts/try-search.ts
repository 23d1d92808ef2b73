/**
 * `npx tsx scripts/try-search.ts ja "設定 反映されない" …` prints what readers of a build get to see;
 * without queries, the queries of the own list that do worst. VERSION: another version than the latest.
 */
import fs from 'node:fs';
import path from 'node:path';
import {search} from '../src/core/search/search';
import {readIndexFile} from '../src/core/search/searchIndex';
import type {MarkedText} from '../src/core/search/types';
import {evaluate, ownSearch, summary} from '../tests/search/evaluate';
import {englishQueries} from '../tests/search/queries.en';
import {japaneseQueries} from '../tests/search/queries.ja';

const buildDir = process.env.GUIDE_BUILD_DIR ?? 'build';
const [locale = 'en', ...queries] = process.argv.slice(2);
const root = locale === 'en' ? '/' : `/${locale}/`;
const file = path.join(buildDir, root, process.env.VERSION ?? '', 'search-index.json');
const content = JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;

const marked = ({text, marks}: MarkedText) =>
  [...marks]
    .reverse()
    .reduce(
      (all, [from, to]) => `${all.slice(0, from)}[${all.slice(from, to)}]${all.slice(to)}`,
      text,
    );

async function tryQueries(): Promise<void> {
  const index = await readIndexFile(content, locale);
  for (const query of queries) {
    const started = performance.now();
    const {groups, total} = search(index, query);
    console.log(`\n${query}  (${total} places, ${(performance.now() - started).toFixed(1)} ms)`);
    for (const {url, title, hits} of groups) {
      console.log(`  ${title} — ${url}`);
      for (const hit of hits) {
        console.log(`     ${hit.title.text} ${hit.hash}  | ${marked(hit.snippet)}`);
      }
    }
  }
}

async function printMisses(): Promise<void> {
  const list = locale === 'ja' ? japaneseQueries : englishQueries;
  const outcomes = await evaluate(list, await ownSearch(content, locale, root));
  console.log(summary(locale, outcomes));
  for (const {case: item, rank, found} of outcomes) {
    if (rank === 0 || rank > (item.kind === 'name' ? 1 : 3)) {
      console.log(`  ${item.kind} ${rank || '-'} "${item.query}" wants ${item.accept.join(' ')}`);
      console.log(`        ${found.slice(0, 4).join('\n        ')}`);
    }
  }
}

void (queries.length > 0 ? tryQueries() : printMisses());
