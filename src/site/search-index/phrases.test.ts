import fs from 'node:fs';
import {expect, it} from 'vitest';
import {locales, type Locale} from '../../data/locales';
import {hasWords, pageFile, pagesWithWords} from '../../words/pageFiles';
import {phrasesInProse, phrasesInWords} from './phrases';

const heading = '## Take it off the list {/* #unlist */}';

it('phrases in prose: belong to the heading above them', () => {
  const mdx = `# Page\n\n${heading}\n\n<Phrases list="hide the server | make it private" />\n\nText.\n`;
  expect([...phrasesInProse(mdx, 'page/en.mdx')]).toEqual([
    ['unlist', ['hide the server', 'make it private']],
  ]);
  expect([...phrasesInProse(mdx.replaceAll('\n', '\r\n'), 'page/en.mdx')]).toHaveLength(1);
});

it.each([
  `${heading}\n\nText.\n\n<Phrases list="too late" />\n`,
  `${heading}\n\n<Phrases>no list</Phrases>\n`,
  `## Without an id\n\n<Phrases list="lost" />\n`,
  `${heading}\n\n<Phrases list="" />\n`,
])('phrases in prose: are refused elsewhere, and the writer is told what to do: %j', (mdx) => {
  expect(() => phrasesInProse(mdx, 'page/en.mdx')).toThrow(
    'page/en.mdx has 1 lines <Phrases …>, but only 0 have the right form. Write <Phrases list=',
  );
});

const pages = pagesWithWords('.').filter((page) =>
  locales.every((locale) => hasWords('.', pageFile('.', page, locale))),
);
const read = (page: string, locale: Locale) => {
  const file = pageFile('.', page, locale);
  return phrasesInProse(fs.readFileSync(file, 'utf8'), file);
};

it('the phrases of the guide: stand at the same headings in every language', () => {
  let count = 0;
  for (const page of pages) {
    const [first = [], ...others] = locales.map((locale) => [...read(page, locale).keys()].sort());
    count += first.length;
    for (const ids of others) {
      expect(ids, page).toEqual(first);
    }
  }
  expect(count).toBeGreaterThan(150);
});

it('the phrases of the guide: are written once at a place', () => {
  for (const locale of locales) {
    for (const page of pages) {
      for (const [id, list] of [...read(page, locale), ...phrasesInWords(page, locale)]) {
        expect(new Set(list).size, `${page}#${id}, ${locale}`).toBe(list.length);
      }
    }
  }
});
