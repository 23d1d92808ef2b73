/** What administrators type must lead to its answer, in every build. */
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {versionIds, versionPath} from '../../src/data/versions';
import {buildSearchIndex, readIndexFile} from '../../src/core/search/searchIndex';
import {evaluate, ownSearch, share, type Outcome} from './evaluate';
import {englishQueries} from './queries.en';
import {japaneseQueries} from './queries.ja';
import {oldVersionQueries} from './queries.old';

const buildDir = process.env.GUIDE_BUILD_DIR ?? 'build';
const lists = {en: englishQueries, ja: japaneseQueries};
const locales = ['en', 'ja'] as const;
const MOST_BYTES = 250_000;

function indexFile(root: string): string {
  return path.join(buildDir, root, 'search-index.json');
}

function loadIndex(root: string) {
  return buildSearchIndex(readIndexFile(JSON.parse(fs.readFileSync(indexFile(root), 'utf8'))));
}

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
  const list = lists[locale];
  const outcomes = evaluate(list, ownSearch(loadIndex(root), locale, root));

  it('has enough queries, half of them questions, none twice', () => {
    expect(list.length).toBeGreaterThanOrEqual(75);
    const questions = list.filter(({kind}) => kind === 'question').length;
    expect(questions / list.length).toBeGreaterThanOrEqual(0.5);
    expect(new Set(list.map(({query}) => query)).size).toBe(list.length);
  });

  it('answers 95 % among the first 8 hits', async () => {
    expect(share(await outcomes, 8), misses(await outcomes, 8).join('\n')).toBeGreaterThanOrEqual(
      0.95,
    );
  });

  it('answers 85 % among the first 3 hits', async () => {
    expect(share(await outcomes, 3), misses(await outcomes, 3).join('\n')).toBeGreaterThanOrEqual(
      0.85,
    );
  });

  it('puts the place of every name, flag, endpoint and port first', async () => {
    const names = (await outcomes).filter(({case: item}) => item.kind === 'name');
    expect(names.length).toBeGreaterThan(15);
    expect(misses(names, 1)).toEqual([]);
  });
});

const built = versionIds.filter((version) => fs.existsSync(indexFile(versionPath(version))));

describe('old versions', () => {
  it('answers their own questions in both languages', async () => {
    let count = 0;
    for (const {version, locale, list} of oldVersionQueries) {
      if (!built.includes(version)) {
        continue;
      }
      const root = `${rootOf(locale)}${versionPath(version)}`;
      const outcomes = await evaluate(list, ownSearch(loadIndex(root), locale, root));
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

  it.each(roots)('%s is small enough and knows only its own version', (root) => {
    const content = fs.readFileSync(indexFile(root));
    expect(gzipSync(content).length).toBeLessThanOrEqual(MOST_BYTES);
    const [titles] = readIndexFile(JSON.parse(content.toString('utf8')));
    expect(titles!.documents.length).toBeGreaterThan(10);
    const others = versionIds.filter((id) => versionPath(id) !== '');
    for (const {u} of titles!.documents) {
      expect(u.startsWith(root)).toBe(true);
      expect(others.some((id) => u.slice(root.length).startsWith(`${id}/`))).toBe(false);
    }
  });
});
