/** The index files of every build: small, and each of its own version. */
import fs from 'node:fs';
import {gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {locales} from '../../src/data/locales';
import {versionIds, versionPath} from '../../src/data/versions';
import {indexFile, indexOf} from './evaluate';
import {rootOf} from './queryLists';

/** Of the packed file; the Japanese one of the newest edition is the largest. */
const MOST_BYTES = 220_000;

const editions = versionIds.flatMap((version) =>
  locales.map((locale) => ({locale, root: rootOf(locale, version)})),
);

it.each(editions)('$root is small enough and knows only its own version', async (edition) => {
  const {root} = edition;
  expect(gzipSync(fs.readFileSync(indexFile(root))).length).toBeLessThanOrEqual(MOST_BYTES);
  const urls = new Set([...(await indexOf(edition)).places.values()].map(({page}) => page.url));
  expect(urls.size).toBeGreaterThan(10);
  const others = versionIds.filter((id) => versionPath(id) !== '');
  for (const url of urls) {
    expect(url.startsWith(root)).toBe(true);
    expect(others.some((id) => url.slice(root.length).startsWith(`${id}/`))).toBe(false);
  }
});
