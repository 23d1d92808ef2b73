/**
 * A page is its words in every language, a line in the sidebar, a line in each older version that has
 * it, and a public address. What is missing is said here, in the file where it belongs.
 */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {defaultLocale, locales, type Locale} from '../src/data/locales';
import {allVersions} from '../src/data/versions';
import {
  editionWithWords,
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
/** Pages with a file for every language: the others are named by the first test, and have nothing to compare. */
const complete = pages.filter((page) =>
  locales.every((locale) => fs.existsSync(fileOf(page, locale))),
);
const read = (page: string, locale: Locale) => fs.readFileSync(fileOf(page, locale), 'utf8');

/** The text without code and comments, where a # or a < is only a sign. */
const prose = (text: string) =>
  text.replace(/^( *)(```+)[\s\S]*?^\1\2/gm, '').replace(/\{\/\*(?! #)[\s\S]*?\*\/\}/g, '');

/** The explicit ids of the headings, in their order. */
const headings = (text: string) =>
  [...prose(text).matchAll(/^ *#{2,6} .*$/gm)].map(
    ([line]) => /\{(?:\/\* )?#(?<id>[\w.-]+)/.exec(line)?.groups?.id ?? line.trim(),
  );

describe('every page', () => {
  it('has its words in the default language, and most are in every one', () => {
    // What waits for a language is listed by `npm run check:translations`.
    const nowhere = pages.filter((page) => !fs.existsSync(fileOf(page, defaultLocale)));
    expect(nowhere.map((page) => `${fileOf(page, defaultLocale)} is missing`)).toEqual([]);
    expect(complete.length).toBeGreaterThan(pages.length / 2);
    expect(pages.length).toBeGreaterThan(25);
  });

  it('has a title, a description and keywords in every language', () => {
    // What is about the guide itself, nobody asks the search for.
    const withoutKeywords = ['accessibility', 'markdown-page'];
    const lacking = complete.flatMap((page) =>
      locales.flatMap((locale) => {
        const frontMatter = /^---\r?\n[\s\S]*?\r?\n---/.exec(read(page, locale))?.[0] ?? '';
        return ['title', 'description', 'keywords']
          .filter((field) => field !== 'keywords' || !withoutKeywords.includes(page))
          .filter((field) => !new RegExp(`^${field}:\\s*\\S`, 'm').test(frontMatter))
          .map((field) => `${fileOf(page, locale)} has no ${field}`);
      }),
    );
    expect(lacking).toEqual([]);
  });

  it('is in a version', () => {
    const used = new Set([
      ...allVersions.flatMap(({id}) => pagesInSidebar(id)),
      ...pagesIn(singlePagesFolder('en')),
    ]);
    expect(
      pages
        .filter((page) => !used.has(page))
        .map(
          (page) =>
            `${fileOf(page, 'en')} is in no sidebar: add it to src/config/sidebar/sidebar.ts and run "npm run sync", or remove it`,
        ),
    ).toEqual([]);
  });

  it('has headings with the same ids in every language that has the section', () => {
    let count = 0;
    for (const page of complete) {
      const [first, ...others] = locales.map((locale) => headings(read(page, locale)));
      count += first!.length;
      for (const ids of others) {
        expect
          .soft(
            ids.filter((id) => first!.includes(id)),
            `${page}: ids of headings in ${locales.join(', ')}`,
          )
          .toEqual(first!.filter((id) => ids.includes(id)));
      }
      expect
        .soft(
          [...first!, ...others.flat()].filter((id) => id.includes(' ')),
          `${page}: a heading without {/* #id */}`,
        )
        .toEqual([]);
    }
    expect(count).toBeGreaterThan(100);
  });
});

/** How often each condition on the version stands in a text. */
function conditions(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [condition] of prose(text).matchAll(/<(?:Since|Before|Only) v="[^"]*"/g)) {
    counts.set(`${condition}>`, (counts.get(`${condition}>`) ?? 0) + 1);
  }
  return counts;
}

/** Pages of which one language is newer: what differs there is listed by `npm run check:translations`. */
const isWaiting = new Set(
  waiting(readRecord('.'), readTexts('.')).map(({name}) => name.split('#')[0]!),
);

it('no language lacks a sentence that holds for some versions only', () => {
  let count = 0;
  for (const page of complete.filter((page) => !isWaiting.has(page))) {
    const all = locales.map((locale) => conditions(read(page, locale)));
    for (const condition of new Set(all.flatMap((counts) => [...counts.keys()]))) {
      const numbers = all.map((counts) => counts.get(condition) ?? 0);
      count += 1;
      // One language may say in one sentence what another says in two.
      const isAlike = Math.min(...numbers) > 0 && Math.max(...numbers) - Math.min(...numbers) < 2;
      const found = locales.map((locale, index) => `${locale} ${numbers[index]}`).join(', ');
      expect.soft(isAlike, `${page}: ${condition} stands in ${found} times`).toBe(true);
    }
  }
  expect(count).toBeGreaterThan(20);
});

describe.each(allVersions.map(({id}) => id))('version %s', (version) => {
  const inSidebar = pagesInSidebar(version);

  it('has a file for every page of its sidebar, and words for it', () => {
    expect(inSidebar.length).toBeGreaterThan(10);
    expect(
      inSidebar
        .filter((page) => editionWithWords('.', page) === undefined)
        .map(
          (page) => `${pagesFolder(version)}/${page}.mdx has no words: write ${fileOf(page, 'en')}`,
        ),
    ).toEqual([]);
    expect(
      inSidebar
        .map((page) => `${pagesFolder(version)}/${page}.mdx`)
        .filter((file) => !fs.existsSync(file)),
      'run "npm run sync"',
    ).toEqual([]);
  });

  it('has every agreed address', () => {
    const addresses = addressesIn(sidebarFor(version));
    expect(agreedPages(version).filter((page) => !addresses.includes(page))).toEqual([]);
  });
});

it('what `npm run sync` writes is up to date', () => {
  const written = [...sidebarFiles(), ...sharedPages()];
  const stale = written.filter(
    ([file, content]) =>
      !fs.existsSync(file) || fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n') !== content,
  );
  expect(stale.map(([file]) => `${file} is old: run "npm run sync"`)).toEqual([]);
  expect(filesToRemove().map((file) => `${file} is left over: run "npm run sync"`)).toEqual([]);
  expect(written.length).toBeGreaterThan(150);
});
