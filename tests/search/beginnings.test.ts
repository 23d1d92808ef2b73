/** What people type first must not spoil their question. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {locales} from '../../src/data/locales';
import {evaluate, ownSearch, share} from './evaluate';
import {beginnings, topics} from './topics';
import {typedJapanese} from './typed.ja';

const buildDir = process.env.GUIDE_BUILD_DIR ?? 'build';
const AMONG = 3;

const searcherOf = (locale: (typeof locales)[number]) => {
  const root = locale === 'en' ? '/' : `/${locale}/`;
  const file = path.join(buildDir, root, 'search-index.json');
  return ownSearch(JSON.parse(fs.readFileSync(file, 'utf8')), locale, root);
};

describe.each(locales)('thirty topics, %s', (locale) => {
  const found = async (beginning: string): Promise<Set<string>> => {
    const list = topics[locale].map((item) => ({...item, query: beginning + item.query}));
    const outcomes = await evaluate(list, await searcherOf(locale));
    return new Set(
      outcomes
        .filter(({rank}) => rank > 0 && rank <= AMONG)
        .map(({case: item}) => item.query.slice(beginning.length)),
    );
  };

  it('are found alone', async () => {
    expect(topics[locale]).toHaveLength(30);
    expect((await found('')).size).toBeGreaterThanOrEqual(28);
  });

  it.each(beginnings[locale])('are found behind "%s", too', async (beginning) => {
    const behind = await found(beginning);
    expect([...(await found(''))].filter((topic) => !behind.has(topic))).toEqual([]);
  });
});

it('finds Japanese as it is typed: romaji, kana, endings', async () => {
  const outcomes = await evaluate(typedJapanese, await searcherOf('ja'));
  expect(outcomes).toHaveLength(40);
  const missed = outcomes.filter(({rank}) => rank === 0 || rank > AMONG);
  const queries = missed.map(({case: item}) => item.query).join(', ');
  expect(share(outcomes, AMONG), queries).toBeGreaterThanOrEqual(0.9);
});
