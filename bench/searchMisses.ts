/** `npx tsx bench/searchMisses.ts`: the queries of the tests whose answer is not among the first three. */
import fs from 'node:fs';
import path from 'node:path';
import {buildSearchIndex, readIndexFile} from '../src/core/search/searchIndex';
import {evaluate, ownSearch, share} from '../tests/search/evaluate';
import {englishQueries} from '../tests/search/queries.en';
import {japaneseQueries} from '../tests/search/queries.ja';

async function main(): Promise<void> {
  for (const [locale, list] of [
    ['en', englishQueries],
    ['ja', japaneseQueries],
  ] as const) {
    const root = locale === 'en' ? '/' : `/${locale}/`;
    const file = path.join(process.env.GUIDE_BUILD_DIR ?? 'build', root, 'search-index.json');
    const index = buildSearchIndex(readIndexFile(JSON.parse(fs.readFileSync(file, 'utf8'))));
    const outcomes = await evaluate(list, ownSearch(index, locale, root));
    console.log(
      `${locale}: ${list.length} queries, first ${share(outcomes, 1).toFixed(3)}, first 3 ${share(outcomes, 3).toFixed(3)}, first 8 ${share(outcomes, 8).toFixed(3)}`,
    );
    for (const {case: item, rank, found} of outcomes) {
      if (rank === 0 || rank > (item.kind === 'name' ? 1 : 3)) {
        console.log(`  ${item.kind} ${rank || '-'} "${item.query}" wants ${item.accept.join(' ')}`);
        console.log(`        ${found.slice(0, 4).join('\n        ')}`);
      }
    }
  }
}

void main();
