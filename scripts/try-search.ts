import {search} from '../src/core/search/search';
import type {MarkedText} from '../src/core/search/types';
import {defaultLocale, isLocale} from '../src/data/locales';
import {isVersionId, rootVersion} from '../src/data/versions';
import {inBox, indexOf} from '../tests/search/evaluate';
import {rootOf} from '../tests/search/queryLists';
import {runScript} from './lib/runScript';

const [asked = '', ...queries] = process.argv.slice(2);
const locale = isLocale(asked) ? asked : defaultLocale;
const version = process.env.VERSION ?? '';
const edition = {locale, root: rootOf(locale, isVersionId(version) ? version : rootVersion)};

const marked = ({text, marks}: MarkedText) =>
  [...marks]
    .reverse()
    .reduce(
      (all, [from, to]) => `${all.slice(0, from)}[${all.slice(from, to)}]${all.slice(to)}`,
      text,
    );

runScript('try-search', async () => {
  const index = await indexOf(edition);
  for (const query of queries) {
    const started = performance.now();
    const {groups, total, unknown} = search(index, query, inBox);
    console.log(`\n${query}  (${total} places, ${(performance.now() - started).toFixed(1)} ms)`);
    unknown.forEach((number) => console.log(`  ${number} is nowhere`));
    for (const {url, title, hits} of groups) {
      console.log(`  ${title} — ${url}`);
      for (const hit of hits) {
        console.log(`     ${hit.title.text} ${hit.hash}  | ${marked(hit.snippet)}`);
      }
    }
  }
});
