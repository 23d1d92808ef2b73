import fs from 'node:fs';
import {expect, it} from 'vitest';
import {defaultLocale, locales, type Locale} from '../src/data/locales';
import {allVersions} from '../src/data/versions';
import {
  editionWithWords,
  hasWords,
  pageFile,
  pagesFolder,
  pagesIn,
  pagesWithWords,
  singlePagesFolder,
} from '../src/words/pageFiles';
import {addressesIn} from '../src/config/sidebar/addresses';
import {sidebarFor} from '../src/config/sidebar/sidebar';
import {readRecord, readTexts, waiting} from '../src/site/translations';
import {agreedPages} from '../tests/support/addresses';
import {filesToRemove, pagesInSidebar, sharedPages, sidebarFiles} from './sync';

const pages = pagesWithWords('.');
const fileOf = (page: string, locale: Locale) => pageFile('.', page, locale);
const complete = pages.filter((page) =>
  locales.every((locale) => hasWords('.', fileOf(page, locale))),
);
const read = (page: string, locale: Locale) => fs.readFileSync(fileOf(page, locale), 'utf8');

const prose = (text: string) =>
  text.replace(/^( *)(```+)[\s\S]*?^\1\2/gm, '').replace(/\{\/\*(?! #)[\s\S]*?\*\/\}/g, '');

const headings = (text: string) =>
  [...prose(text).matchAll(/^ *#{2,6} .*$/gm)].map(
    ([line]) => /\{(?:\/\* )?#(?<id>[\w.-]+)/.exec(line)?.groups?.id ?? line.trim(),
  );

it('every page: has its file in the default language, and most are in every one', () => {
  const files = pages.map((page) => fileOf(page, defaultLocale));
  expect(
    files.filter((file) => !fs.existsSync(file)),
    'run "npm run sync"',
  ).toEqual([]);
  expect(complete.length).toBeGreaterThan(pages.length / 2);
  expect(pages.length).toBeGreaterThan(25);
});

it('every page: is in a version', () => {
  const used = new Set([
    ...allVersions.flatMap(({id}) => pagesInSidebar(id)),
    ...pagesIn(singlePagesFolder('en')),
  ]);
  const unused = pages.filter((page) => !used.has(page)).map((page) => fileOf(page, 'en'));
  const what = 'add it to src/config/sidebar/sidebar.ts and run "npm run sync", or remove it';
  expect(unused, what).toEqual([]);
});

it('every page: has headings with the same ids in every language that has the section', () => {
  let count = 0;
  for (const page of complete) {
    const [first = [], ...others] = locales.map((locale) => headings(read(page, locale)));
    count += first.length;
    for (const ids of others) {
      const there = ids.filter((id) => first.includes(id));
      const here = first.filter((id) => ids.includes(id));
      expect.soft(there, `${page}: ids of headings in ${locales.join(', ')}`).toEqual(here);
    }
    const nameless = [...first, ...others.flat()].filter((id) => id.includes(' '));
    expect.soft(nameless, `${page}: a heading without {/* #id */}`).toEqual([]);
  }
  expect(count).toBeGreaterThan(100);
});

it('no language lacks a sentence that holds for some versions only', () => {
  const late = waiting(readRecord('.'), readTexts('.')).map(({name}) => name.split('#')[0]!);
  let count = 0;
  for (const page of complete.filter((name) => !late.includes(name))) {
    const all = locales.map((locale) =>
      (prose(read(page, locale)).match(/<(?:Since|Before|Only) v="[^"]*"/g) ?? []).map(String),
    );
    for (const condition of new Set(all.flat())) {
      const numbers = all.map((found) => found.filter((tag) => tag === condition).length);
      count += 1;
      // A language may need two sentences where another needs a single sentence.
      const isAlike = Math.min(...numbers) > 0 && Math.max(...numbers) - Math.min(...numbers) < 2;
      const said = `${page}: ${condition}> stands in ${locales.join(', ')} ${numbers.join(', ')} times`;
      expect.soft(isAlike, said).toBe(true);
    }
  }
  expect(count).toBeGreaterThan(20);
});

it.each(allVersions)(
  '$id has files and words for its sidebar, and every agreed address',
  ({id}) => {
    const inSidebar = pagesInSidebar(id);
    expect(inSidebar.length).toBeGreaterThan(10);
    const wordless = inSidebar.filter((page) => editionWithWords('.', page) === undefined);
    expect(wordless, 'write it').toEqual([]);
    const files = inSidebar.map((page) => `${pagesFolder(id)}/${page}.mdx`);
    expect(
      files.filter((file) => !fs.existsSync(file)),
      'run "npm run sync"',
    ).toEqual([]);
    const addresses = addressesIn(sidebarFor(id));
    expect(agreedPages(id).filter((page) => !addresses.includes(page))).toEqual([]);
  },
);

it('what `npm run sync` writes is up to date', () => {
  const written = [...sidebarFiles(), ...sharedPages()];
  const stale = written.filter(
    ([file, content]) =>
      !fs.existsSync(file) || fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n') !== content,
  );
  const wrong = [...stale.map(([file]) => file), ...filesToRemove()];
  expect(wrong, 'old or left over: run "npm run sync"').toEqual([]);
  expect(written.length).toBeGreaterThan(150);
});
