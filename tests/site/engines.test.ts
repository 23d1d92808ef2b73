import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {beforeAddress, address, atRoot, locales, versions} from '../support/addresses';
import {
  builtFile,
  builtHtml,
  builtPage,
  everyAddress,
  headOf,
  isWaiting,
  pagesOf,
  wholePage,
} from '../support/builtSite';
import {addressOf} from '../../src/config/sidebar/addresses';
import {ownPages} from '../../src/data/ownPages';
import {parseQueries} from '../search/queryLists';
import {localePath} from '../../src/data/locales';
import {siteUrl} from '../../src/config/environment';
import {DESCRIPTION, GAME, LONGEST_TITLE} from '../../scripts/lib/pageRules';

const SITE = siteUrl + beforeAddress;
const plain = (url: string | undefined) => (url ?? '').replace(/\/$/, '');
const ownAddresses = new Set(ownPages.map(addressOf));

interface Trail {
  readonly '@type': string;
  readonly itemListElement: readonly {readonly name: string; readonly item: string}[];
}

describe.each(locales)('search engines (%s)', (locale) => {
  it('find a title, a description, both languages, one canonical address and breadcrumbs on every page', () => {
    const latest = new Set(pagesOf(versions[0]!));
    let looked = 0;
    for (const version of versions) {
      const seen = new Map<string, string>();
      for (const page of pagesOf(version)) {
        const path = address(locale, version, page);
        const $ = headOf(path);
        const name = $('title').text().split(' | ')[0]!.replace(` (${version})`, '');
        const description = $('meta[name="description"]').attr('content') ?? '';
        const [least, most] = DESCRIPTION[locale];
        if (!isWaiting(locale, builtHtml(path))) {
          expect(name, path).toMatch(GAME[locale]);
          expect(name.length, `${path}: “${name}”`).toBeLessThanOrEqual(LONGEST_TITLE[locale]);
          expect(description.length, `${path}: “${description}”`).toBeGreaterThanOrEqual(least);
          expect(description.length, `${path}: “${description}”`).toBeLessThanOrEqual(most);
        }
        for (const text of [name, description]) {
          expect(seen.get(text), `${path}: the same title or description`).toBeUndefined();
          seen.set(text, path);
        }
        for (const part of 'type site_name image image:width image:height image:alt'.split(' ')) {
          const [content, second] = $(`meta[property="og:${part}"]`).toArray();
          expect(content?.attribs.content, `${path}: ${part}`).toBeTruthy();
          expect(second, `${path}: ${part}`).toBeUndefined();
        }

        const canonical = $('link[rel="canonical"]');
        expect(canonical.length, `${path}: canonical addresses`).toBe(1);
        const edition = latest.has(page) && !ownAddresses.has(page) ? versions[0]! : version;
        const target = address(locale, edition, page);
        expect(plain(canonical.attr('href')), path).toBe(plain(`${SITE}${target}`));

        const languages = $('link[hreflang]')
          .toArray()
          .map(({attribs}) => [attribs.hreflang, plain(attribs.href)]);
        const en = plain(`${SITE}${address('en', edition, page)}`);
        const ja = plain(`${SITE}${address('ja', edition, page)}`);
        expect(Object.fromEntries(languages), path).toEqual({
          'en-US': en,
          'ja-JP': ja,
          'x-default': en,
        });
        expect(languages.length, path).toBe(3);

        const trail = $('script[type="application/ld+json"]')
          .toArray()
          .map((script) => JSON.parse($(script).text()) as Trail)
          .find((entry) => entry['@type'] === 'BreadcrumbList');
        const places = trail?.itemListElement ?? [];
        const home = address(locale, atRoot, '');
        expect(
          path === home ? places : [places[0], places.at(-1)].map((place) => plain(place?.item)),
          `${path}: breadcrumbs`,
        ).toEqual(path === home ? [] : [plain(`${SITE}${home}`), plain(`${SITE}${path}`)]);
        looked += 1;
      }
    }
    expect(looked).toBe(versions.flatMap(pagesOf).length);
  });

  it('find the words of a search in the title, first heading or description of its page', () => {
    const file = `tests/site/webQueries.${locale}.txt`;
    const queries = parseQueries(fs.readFileSync(file, 'utf8'), file);
    expect(queries.length).toBeGreaterThanOrEqual(28);
    for (const {query, accept} of queries) {
      for (const version of [atRoot, versions[0]!]) {
        const $ = wholePage(address(locale, version, accept[0]!));
        const description = $('meta[name="description"]').attr('content') ?? '';
        const text = [$('title').text(), $('h1').text(), description].join(' ');
        const lacking = query.split(' ').filter((word) => !new RegExp(word, 'i').test(text));
        expect(lacking, `${query}, ${version}`).toEqual([]);
      }
    }
  });

  it('find a sitemap with the days of changes, and its address in robots.txt', () => {
    const root = localePath(locale);
    const sitemap = fs.readFileSync(builtFile(`${root}sitemap.xml`), 'utf8');
    const days = Array.from(sitemap.matchAll(/<lastmod>([^<]*)/g), ([, day]) => day!);
    expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([]);
    // Dates come from the history of git, which a copy may lack.
    const glossary = fs.readFileSync(builtFile(`${root}glossary.md`), 'utf8');
    expect(days.length > 30).toBe(glossary.includes('\nupdated: '));
    const robots = fs.readFileSync(builtFile('robots.txt'), 'utf8');
    expect(robots).toContain(`${SITE}/${root}sitemap.xml`);
  });
});

describe('one page per fact', () => {
  const everyPage = locales.flatMap((locale) =>
    everyAddress(locale).filter((path) => !path.endsWith('404')),
  );
  const listed = new Set(
    locales.flatMap((locale) => {
      const sitemap = fs.readFileSync(builtFile(`${localePath(locale)}sitemap.xml`), 'utf8');
      return Array.from(sitemap.matchAll(/<loc>([^<]*)/g), ([, url]) => plain(url));
    }),
  );

  it('is in the sitemap exactly when it is its own canonical page', () => {
    const wrong = everyPage.filter((path) => {
      const $ = headOf(path);
      const isListed = listed.has(plain(`${SITE}${path}`));
      const isOwn = plain($('link[rel="canonical"]').attr('href')) === plain(`${SITE}${path}`);
      const isHidden = /noindex/.test($('meta[name="robots"]').attr('content') ?? '');
      return isListed !== (isOwn && !isHidden);
    });
    expect(wrong).toEqual([]);
    const known = new Set(everyPage.map((path) => plain(`${SITE}${path}`)));
    expect([...listed].filter((url) => !known.has(url))).toEqual([]);
    expect(listed.size).toBeLessThan(everyPage.length / 2);
    expect(listed.size).toBeGreaterThan(60 * locales.length);
  });

  it('differs from the newest edition in more than a quarter of its lines, or points there', () => {
    const linesOf = (version: (typeof versions)[number], page: string) =>
      new Set(
        builtPage('en', version, page)
          .text.split('\n')
          .map((line) => line.replace(/\d+(?:\.\d+)+/g, '#').trim()),
      );
    const different = new Set<string>();
    for (const page of pagesOf(versions[0]!)) {
      const now = linesOf(versions[0]!, page);
      for (const version of versions.slice(1)) {
        if (pagesOf(version).includes(page)) {
          const own = linesOf(version, page);
          if ([...own].filter((line) => !now.has(line)).length > own.size / 4) {
            different.add(page);
          }
        }
      }
    }
    expect([...different].sort()).toEqual([...ownAddresses].sort());
  });
});
