/** `npx tsx bench/searchTry.ts ja "設定 反映されない" …`: prints what readers of a build get to see. */
import fs from 'node:fs';
import path from 'node:path';
import {searchSettings} from '../src/core/search/searchSettings';
import {synonyms} from '../src/core/search/synonyms';
import {search} from '../src/core/search/search';
import {buildSearchIndex, readIndexFile} from '../src/core/search/searchIndex';

const [locale = 'en', ...queries] = process.argv.slice(2);
const version = process.env.VERSION ?? '';
const file = path.join(
  process.env.GUIDE_BUILD_DIR ?? 'build',
  locale === 'en' ? '' : locale,
  version,
  'search-index.json',
);
const started = performance.now();
const index = buildSearchIndex(readIndexFile(JSON.parse(fs.readFileSync(file, 'utf8'))));
console.log(
  `${file}: ${index.entries.length} places, ${index.words.size} words, ready in ${Math.round(performance.now() - started)} ms`,
);
for (const query of queries) {
  const before = performance.now();
  const result = search(index, query, {...searchSettings, synonyms: synonyms[locale]!});
  console.log(
    `\n${query}  (${result.total} places, ${(performance.now() - before).toFixed(1)} ms)`,
  );
  for (const {url, title, hits} of result.groups) {
    console.log(`  ${title} — ${url}`);
    for (const hit of hits) {
      const marked = [...hit.snippet.marks]
        .reverse()
        .reduce(
          (text, [from, to]) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`,
          hit.snippet.text,
        );
      console.log(`     ${hit.title.text} ${hit.hash}  | ${marked}`);
    }
  }
}
