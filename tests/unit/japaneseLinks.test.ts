/** A title that is a clause reads as one only in 「」, on paper and aloud. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const clause =
  /(?<!「)\[[^\]「」]+(?:る|た|とき|う|ない)\]\([^)]*\)[にをでへ](?!調べ|確かめ|決め)/g;

it('links in Japanese whose words are a clause stand in 「」', () => {
  const pages = fs
    .readdirSync('i18n/ja', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'));
  expect(pages.length).toBeGreaterThan(50);
  const bare = pages.flatMap((name) =>
    [...fs.readFileSync(path.join('i18n/ja', name), 'utf8').matchAll(clause)].map(
      ([link]) => `${name}: ${link}`,
    ),
  );
  expect(bare).toEqual([]);
  expect('[時刻を合わせる](#time-zone)に従って').toMatch(clause);
});
