import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const ROOT = 'i18n/ja/docusaurus-plugin-content-docs';
const pages = fs
  .readdirSync('i18n/ja', {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => path.join('i18n/ja', name));
const read = (page: string) => fs.readFileSync(page, 'utf8');

/** A title that is a clause needs 「」: "設定が反映されないときをご覧ください" reads wrongly. */
const clause =
  /(?<!「)\[[^\]「」]+(?:[うくぐすつぬぶむる]|た|とき|ない)\]\([^)]*\)(?:[にをでへも](?!調べ|確かめ|決め)|と同じ|の手順)/g;

it('links in Japanese whose words are a clause stand in 「」', () => {
  expect(pages.length).toBeGreaterThan(50);
  const bare = pages.flatMap((page) =>
    [...read(page).matchAll(clause)].map(([link]) => `${page}: ${link}`),
  );
  expect(bare).toEqual([]);
  expect('[時刻を合わせる](#time-zone)に従って').toMatch(clause);
});

const plain = (words: string) => words.replace(/<[^>]*>|`/g, '');

function titlesAt(target: string, from: string): string {
  const [page = '', id] = target.split('#');
  const edition = ['current', 'version-0.6.8', 'version-0.4.15'].find((name) =>
    fs.existsSync(path.join(ROOT, name, page)),
  );
  const text = read(page === '' ? from : path.join(ROOT, edition ?? 'current', page));
  const heading = text.match(new RegExp(`^#+ (.*?) *\\{/\\* #${id} \\*/\\}`, 'm'))?.[1] ?? '';
  return plain(`${/^title: (.*)$/m.exec(text)?.[1]}\n${heading}`);
}

it('links in Japanese that stand in 「」 have the words of a title', () => {
  const quoted = pages.flatMap((page) =>
    [...read(page).matchAll(/(?:「\[|\[「)([^\]「」]+)(?:」\]|\])\((?!http)([^)]*)\)/g)].map(
      ([, words = '', target = '']) => ({page, words: plain(words), target}),
    ),
  );
  expect(quoted.length).toBeGreaterThan(40);
  const wrong = quoted.filter(({page, words, target}) => !titlesAt(target, page).includes(words));
  expect(wrong).toEqual([]);
});
