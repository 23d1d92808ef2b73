/** What administrators type must lead to its answer, in every build. */
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {locales} from '../../src/data/locales';
import {versionIds, versionPath} from '../../src/data/versions';
import {readIndexFile} from '../../src/core/search/searchIndex';
import {addressesOf, evaluate, ownSearch, share, summary, type Outcome} from './evaluate';
import {englishQueries} from './queries.en';
import {japaneseQueries} from './queries.ja';
import {oldVersionQueries} from './queries.old';
import {secondEnglishQueries} from './second.en';
import {secondJapaneseQueries} from './second.ja';
import {tunedQueries} from './tuned';

const buildDir = process.env.GUIDE_BUILD_DIR ?? 'build';
const lists = {en: englishQueries, ja: japaneseQueries};
const secondLists = {en: secondEnglishQueries, ja: secondJapaneseQueries};
/** Of the packed file; the Japanese one of the newest edition is the largest. */
const MOST_BYTES = 220_000;

const indexFile = (root: string) => path.join(buildDir, root, 'search-index.json');
const readJson = (root: string) => JSON.parse(fs.readFileSync(indexFile(root), 'utf8')) as unknown;
const rootOf = (locale: string) => (locale === 'en' ? '/' : `/${locale}/`);

/** The outcomes that are no better than `most`, in words for the message of a failing test. */
function misses(outcomes: readonly Outcome[], most: number): string[] {
  return outcomes
    .filter(({rank}) => rank === 0 || rank > most)
    .map(
      ({case: item, rank, found}) =>
        `"${item.query}" (${rank || 'not found'}) wants ${item.accept.join(' ')}, got ${found.slice(0, 3).join(' ')}`,
    );
}

describe.each(locales)('queries in the latest version, %s', (locale) => {
  const root = rootOf(locale);
  const searcher = ownSearch(readJson(root), locale, root);
  const run = async (list: (typeof lists)['en']) => evaluate(list, await searcher);
  const own = run(lists[locale]);
  const second = run(secondLists[locale]);

  it('come in lists of enough queries, none twice, whose sections exist', async () => {
    const all = [...lists[locale], ...secondLists[locale], ...tunedQueries[locale]];
    expect(lists[locale].length).toBeGreaterThanOrEqual(75);
    expect(secondLists[locale]).toHaveLength(100);
    expect(tunedQueries[locale]).toHaveLength(120);
    const questions = lists[locale].filter(({kind}) => /must|question/.test(kind)).length;
    expect(questions / lists[locale].length).toBeGreaterThanOrEqual(0.5);
    // Two people may type the same words: none twice in one list.
    for (const list of [lists[locale], secondLists[locale], tunedQueries[locale]]) {
      expect(new Set(list.map(({query}) => query)).size).toBe(list.length);
    }
    const places = new Set(
      [...(await readIndexFile(readJson(root), locale)).places.values()].map(
        ({page, hash}) => page.url.slice(root.length) + hash,
      ),
    );
    const unknown = all.flatMap((item) =>
      addressesOf(item)
        .filter((address) => !places.has(address))
        .map((address) => `"${item.query}" accepts ${address}, which the site does not have`),
    );
    expect(unknown).toEqual([]);
  });

  it('of the own list have their section first in 85 %, in the first 3 in 96 %, in 8 in 99 %', async () => {
    const outcomes = await own;
    console.log(summary(`Own list, ${locale}`, outcomes));
    expect(share(outcomes, 1), misses(outcomes, 1).join('\n')).toBeGreaterThanOrEqual(0.85);
    expect(share(outcomes, 3), misses(outcomes, 3).join('\n')).toBeGreaterThanOrEqual(0.96);
    expect(share(outcomes, 8), misses(outcomes, 8).join('\n')).toBeGreaterThanOrEqual(0.99);
  });

  it('of the second list have section and page where they should be', async () => {
    const outcomes = await second;
    console.log(summary(`Second list, ${locale}`, outcomes));
    expect(share(outcomes, 3)).toBeGreaterThanOrEqual(0.88);
    expect(share(outcomes, 8)).toBeGreaterThanOrEqual(0.95);
    expect(share(outcomes, 1, 'pageRank')).toBeGreaterThanOrEqual(0.9);
    expect(share(outcomes, 8, 'pageRank')).toBeGreaterThanOrEqual(0.99);
  });

  it('find in the first 3 what must be found', async () => {
    const queries = (await own).filter(({case: item}) => item.kind === 'must');
    expect(queries.length).toBeGreaterThanOrEqual(3);
    expect(misses(queries, 3), 'see "Add a search query" in CONTRIBUTING.md').toEqual([]);
  });

  it('put the place of every name, flag, endpoint and port first', async () => {
    const names = (await own).filter(({case: item}) => item.kind === 'name');
    expect(names.length).toBeGreaterThan(15);
    expect(misses(names, 1)).toEqual([]);
  });
});

const built = versionIds.filter((version) => fs.existsSync(indexFile(versionPath(version))));

describe('old versions', () => {
  it('answer their own questions in both languages', async () => {
    let count = 0;
    for (const {version, locale, list} of oldVersionQueries) {
      if (!built.includes(version)) {
        continue;
      }
      const root = `${rootOf(locale)}${versionPath(version)}`;
      const outcomes = await evaluate(list, await ownSearch(readJson(root), locale, root));
      expect(misses(outcomes, 3), `${version} ${locale}`).toEqual([]);
      count += outcomes.length;
    }
    expect(count).toBeGreaterThan(0);
  });
});

describe('index files', () => {
  const roots = built.flatMap((version) =>
    locales.map((locale) => `${rootOf(locale)}${versionPath(version)}`),
  );

  it('exist for every version and language', () => {
    expect(built).toContain(versionIds[0]);
    expect(roots.filter((root) => !fs.existsSync(indexFile(root)))).toEqual([]);
  });

  it.each(roots)('%s is small enough and knows only its own version', async (root) => {
    const content = fs.readFileSync(indexFile(root));
    expect(gzipSync(content).length).toBeLessThanOrEqual(MOST_BYTES);
    const {places} = await readIndexFile(JSON.parse(content.toString('utf8')), 'en');
    const urls = new Set([...places.values()].map(({page}) => page.url));
    expect(urls.size).toBeGreaterThan(10);
    const others = versionIds.filter((id) => versionPath(id) !== '');
    for (const url of urls) {
      expect(url.startsWith(root)).toBe(true);
      expect(others.some((id) => url.slice(root.length).startsWith(`${id}/`))).toBe(false);
    }
  });
});
