/** What search engines read, from the built files alone. */
import fs from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {address, agreedPages, locales, versions} from '../addresses';
import {builtFile} from './site';

const SITE = 'https://palworld-server-guide.example';
const plain = (url: string | undefined) => (url ?? '').replace(/\/$/, '');
/** Characters: enough to say what a page is for. Japanese says the same in about half of them. */
const LEAST_DESCRIPTION = {en: 25, ja: 12};

describe.each(locales)('search engines (%s)', (locale) => {
  it('find a description, both languages and one canonical address on every page', () => {
    const latest = new Set(agreedPages('0.6.8'));
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
        const target = latest.has(page) ? address(locale, '0.6.8', page) : path;
        expect(plain(canonical.attr('href')), path).toBe(plain(`${SITE}${target}`));

        const languages = $('link[hreflang]')
          .toArray()
          .map((link) => link.attribs.hreflang);
        expect(new Set(languages), path).toEqual(new Set(['en-US', 'ja-JP', 'x-default']));
        looked += 1;
      }
    }
    expect(looked).toBe(152);
  });

  it('find breadcrumbs as data, and a sitemap without search pages', () => {
    const root = locale === 'ja' ? 'ja/' : '';
    const $ = load(
      fs.readFileSync(builtFile(`${root}getting-started/requirements/index.html`), 'utf8'),
    );
    const data = $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse($(script).text()) as {'@type'?: string});
    expect(data.map((entry) => entry['@type'])).toContain('BreadcrumbList');

    const sitemap = fs.readFileSync(builtFile(`${root}sitemap.xml`), 'utf8');
    expect(sitemap.match(/<loc>/g)?.length ?? 0).toBeGreaterThan(150);
    expect(sitemap).not.toContain('/search');
    expect(fs.readFileSync(builtFile('robots.txt'), 'utf8')).toContain(
      `${SITE}/${root}sitemap.xml`,
    );
  });
});
