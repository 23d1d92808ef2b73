/** How unprepared questions do: floors against a step back, some points below the figures in bench/README.md. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {locales} from '../../src/data/locales';
import {versionPath} from '../../src/data/versions';
import {readIndexFile} from '../../src/core/search/searchIndex';
import {addressesOf, evaluate, ownSearch, share, summary} from './evaluate';
import {gaps, untunedQueries} from './untuned';

const buildDir = process.env.GUIDE_BUILD_DIR ?? 'build';
/** The page of results asks for more hits than the drop-down. */
const faces = {box: {}, page: {limit: 40}} as const;
/** Shares with an answer among the first three and the first eight. */
const floors = {en: {three: 0.93, eight: 0.96}, ja: {three: 0.86, eight: 0.9}} as const;

describe.each(locales)('untuned queries in the edition 1.0, %s', (locale) => {
  const root = `${locale === 'en' ? '/' : `/${locale}/`}${versionPath('1.0')}`;
  const list = untunedQueries[locale];
  const readIndex = () =>
    JSON.parse(fs.readFileSync(path.join(buildDir, root, 'search-index.json'), 'utf8')) as unknown;

  it('are 120 with the gaps, none twice, and their sections exist', async () => {
    const queries = [...list.map(({query}) => query), ...gaps[locale]];
    expect(new Set(queries).size).toBe(120);
    expect(queries).toHaveLength(120);
    const places = new Set(
      [...(await readIndexFile(readIndex(), locale)).places.values()].map(
        ({page, hash}) => page.url.slice(root.length) + hash,
      ),
    );
    const unknown = list.flatMap((item) =>
      addressesOf(item).filter((address) => !places.has(address)),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });

  it.each(['box', 'page'] as const)(
    'have their section among the first in the %s',
    async (face) => {
      const searcher = await ownSearch(readIndex(), locale, root, faces[face]);
      const outcomes = await evaluate(list, searcher);
      console.log(summary(`Untuned list, ${locale}, ${face}`, outcomes));
      expect(share(outcomes, 3)).toBeGreaterThanOrEqual(floors[locale].three);
      expect(share(outcomes, 8)).toBeGreaterThanOrEqual(floors[locale].eight);
    },
  );
});
