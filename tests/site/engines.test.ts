/** What search engines read, from the built files alone. */
import fs from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {address, agreedPages, locales, versions, newest} from '../support/addresses';
import {builtFile} from '../support/builtSite';

const SITE = 'https://palworld-server-guide.example';
const plain = (url: string | undefined) => (url ?? '').replace(/\/$/, '');
/** Characters: enough to say what a page is for. Japanese says the same in about half of them. */
const LEAST_DESCRIPTION = {en: 25, ja: 12};

interface Trail {
  readonly '@type': string;
  readonly itemListElement: readonly {readonly name: string; readonly item: string}[];
}

describe.each(locales)('search engines (%s)', (locale) => {
  it('find a description, both languages, one canonical address and breadcrumbs on every page', () => {
    const latest = new Set(agreedPages(newest));
    let looked = 0;
    for (const version of versions) {
      const descriptions = new Map<string, string>();
      for (const page of agreedPages(version)) {
        const path = address(locale, version, page);
        const $ = load(fs.readFileSync(builtFile(`${path}/index.html`), 'utf8'));
        const description = $('meta[name="description"]').attr('content') ?? '';
        expect(description.length, `${path}: “${description}”`).toBeGreaterThanOrEqual(
          LEAST_DESCRIPTION[locale],
        );
        expect(descriptions.get(description), `${path}: the same description`).toBeUndefined();
        descriptions.set(description, path);

        const canonical = $('link[rel="canonical"]');
        expect(canonical.length, `${path}: canonical addresses`).toBe(1);
        const target = latest.has(page) ? address(locale, newest, page) : path;
        expect(plain(canonical.attr('href')), path).toBe(plain(`${SITE}${target}`));

        const languages = $('link[hreflang]')
          .toArray()
          .map(({attribs}) => [attribs.hreflang, plain(attribs.href)]);
        const en = plain(`${SITE}${address('en', version, page)}`);
        const ja = plain(`${SITE}${address('ja', version, page)}`);
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
        const place = trail?.itemListElement.at(-1);
        expect(place?.name, `${path}: breadcrumbs`).toBeTruthy();
        expect(plain(place?.item), `${path}: breadcrumbs`).toBe(plain(`${SITE}${path}`));
        looked += 1;
      }
    }
    expect(looked).toBe(152);
  });

  it('find a sitemap without search pages, and its address in robots.txt', () => {
    const root = locale === 'ja' ? 'ja/' : '';
    const sitemap = fs.readFileSync(builtFile(`${root}sitemap.xml`), 'utf8');
    expect(sitemap.match(/<loc>/g)?.length ?? 0).toBeGreaterThan(150);
    expect(sitemap).not.toContain('/search');
    const days = [...sitemap.matchAll(/<lastmod>(?<day>[^<]*)<\/lastmod>/g)].map(
      ({groups}) => groups?.day ?? '',
    );
    expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([]);
    // They come from the history, as those of the Markdown files; a copy without one has none.
    const glossary = fs.readFileSync(builtFile(`${root}glossary.md`), 'utf8');
    expect(days.length > 30).toBe(glossary.includes('\nupdated: '));
    expect(fs.readFileSync(builtFile('robots.txt'), 'utf8')).toContain(
      `${SITE}/${root}sitemap.xml`,
    );
  });
});
