/**
 * A page is its words in every language, a line in the sidebar, a file in each version that has it,
 * and a public address. What is missing is said here, in the file where it belongs.
 */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {restOperations} from '../src/data/rest/operations';
import {locales} from '../src/data/locales';
import {versionIds} from '../src/data/versions';
import {sharedPageOf} from '../src/build/prose/sharedProse';
import {agreedPages, furtherPages} from '../tests/support/addresses';
import {missingPages, pagesFolder, pagesInSidebar, sidebarFiles} from './sync';

const CONTENT = 'src/content';

/** Files below a folder, by path from there. */
const filesIn = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('api/rest-api/'))
    .sort();

const words = fs
  .readdirSync(CONTENT, {recursive: true, encoding: 'utf8'})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.mdx'));
const pages = [...new Set(words.map((file) => path.posix.dirname(file)))];
/** Pages with a file for every language: the others are named by the first test, and have nothing to compare. */
const complete = pages.filter((page) =>
  locales.every((locale) => words.includes(`${page}/${locale}.mdx`)),
);
const read = (page: string, locale: string) =>
  fs.readFileSync(`${CONTENT}/${page}/${locale}.mdx`, 'utf8');

/** The text without code and comments, where a # or a < is only a sign. */
const prose = (text: string) =>
  text.replace(/^( *)(```+)[\s\S]*?^\1\2/gm, '').replace(/\{\/\*(?! #)[\s\S]*?\*\/\}/g, '');

/** The explicit ids of the headings, in their order. */
const headings = (text: string) =>
  [...prose(text).matchAll(/^ *#{2,6} .*$/gm)].map(
    ([line]) => /\{(?:\/\* )?#(?<id>[\w.-]+)/.exec(line)?.groups?.id ?? line.trim(),
  );

describe('every page', () => {
  it('has its words in every language', () => {
    const wanted = pages.flatMap((page) => locales.map((locale) => `${page}/${locale}.mdx`));
    expect(
      wanted.filter((file) => !words.includes(file)).map((file) => `${CONTENT}/${file} is missing`),
    ).toEqual([]);
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
          .map((field) => `${CONTENT}/${page}/${locale}.mdx has no ${field}`);
      }),
    );
    expect(lacking).toEqual([]);
  });

  it('is in a version', () => {
    const used = new Set(
      [...versionIds.map(pagesFolder), 'src/pages'].flatMap((folder) =>
        fs
          .readdirSync(folder, {recursive: true, encoding: 'utf8'})
          .filter((file) => file.endsWith('.mdx'))
          .map((file) => sharedPageOf(fs.readFileSync(path.join(folder, file), 'utf8'))),
      ),
    );
    // The pages of the REST API are written by `npm run generate`, which the tests may not have run.
    const unused = pages.filter((page) => !used.has(page) && !page.startsWith('api/rest-api/'));
    expect(
      unused.map(
        (page) =>
          `${CONTENT}/${page} is on no page: add it to src/config/sidebar/sidebar.ts and run "npm run sync"`,
      ),
    ).toEqual([]);
  });

  it('has headings with the same ids in every language', () => {
    let count = 0;
    for (const page of complete) {
      const [first, ...others] = locales.map((locale) => headings(read(page, locale)));
      count += first!.length;
      for (const ids of others) {
        expect
          .soft(ids, `${CONTENT}/${page}: ids of headings in ${locales.join(', ')}`)
          .toEqual(first);
      }
      expect
        .soft(
          first!.filter((id) => id.includes(' ')),
          `${CONTENT}/${page}: a heading without {/* #id */}`,
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

it('no language lacks a sentence that holds for some versions only', () => {
  let count = 0;
  for (const page of complete) {
    const all = locales.map((locale) => conditions(read(page, locale)));
    for (const condition of new Set(all.flatMap((counts) => [...counts.keys()]))) {
      const numbers = all.map((counts) => counts.get(condition) ?? 0);
      count += 1;
      // One language may say in one sentence what another says in two.
      const isAlike = Math.min(...numbers) > 0 && Math.max(...numbers) - Math.min(...numbers) < 2;
      const found = locales.map((locale, index) => `${locale}.mdx ${numbers[index]}`).join(', ');
      expect.soft(isAlike, `${CONTENT}/${page}: ${condition} stands in ${found} times`).toBe(true);
    }
  }
  expect(count).toBeGreaterThan(20);
});

describe.each(versionIds)('version %s', (version) => {
  const inSidebar = pagesInSidebar(version);
  const files = filesIn(pagesFolder(version)).map((file) => file.replace(/\.mdx$/, ''));

  it('has a file for every page of its sidebar, and no other', () => {
    const folder = pagesFolder(version);
    const missing = [...missingPages().keys()].filter((file) => file.startsWith(`${folder}/`));
    expect(missing, 'run "npm run sync"').toEqual([]);
    expect(
      files
        .filter((page) => !inSidebar.includes(page))
        .map(
          (page) =>
            `${folder}/${page}.mdx is in no sidebar: add it to src/config/sidebar/sidebar.ts and run "npm run sync", or remove it`,
        ),
    ).toEqual([]);
    expect(inSidebar.length).toBeGreaterThan(10);
  });

  it('names words that exist', () => {
    const wrong = files.filter((page) => {
      const shared = sharedPageOf(fs.readFileSync(`${pagesFolder(version)}/${page}.mdx`, 'utf8'));
      return shared === undefined || !pages.includes(shared);
    });
    expect(wrong).toEqual([]);
  });

  it('has every page in the list of public addresses', () => {
    const listed = [...agreedPages(version), ...furtherPages(version)];
    const addresses = inSidebar.map((page) =>
      page === 'intro' ? '' : page.replace(/(^|\/)index$/, '$1'),
    );
    expect(
      addresses
        .filter((page) => !listed.includes(page))
        .map((page) => `${page} (${version}) is missing in tests/support/addresses.ts`),
    ).toEqual([]);
    const known = [
      ...addresses,
      ...['palwold-rest-api', ...Object.keys(restOperations)].map((id) => `api/rest-api/${id}`),
    ];
    expect(
      listed.filter((page) => !known.includes(page) && !page.startsWith('category/')),
      'in tests/support/addresses.ts, but in no sidebar',
    ).toEqual([]);
  });
});

it('the sidebars of older versions are those of src/config/sidebar', () => {
  const stale = [...sidebarFiles()].filter(
    ([file, content]) => fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n') !== content,
  );
  expect(stale.map(([file]) => `${file} is old: run "npm run sync"`)).toEqual([]);
});
