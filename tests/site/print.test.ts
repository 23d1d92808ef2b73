import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {resolveFile} from '../../scripts/lib/staticServer';
import {NOT_ON_PAPER} from '../../src/site/built-pages/toPaper';
import {addressOf, pagesOf} from '../../src/config/sidebar/addresses';
import {sidebarFor} from '../../src/config/sidebar/sidebar';
import {address, atRoot, beforeAddress, locales, newest} from '../support/addresses';
import {builtFile, pagesOf as pagesOfEdition, valuesOf} from '../support/builtSite';

type Items = Parameters<typeof pagesOf>[0];
interface Category {
  readonly items: Items;
  readonly link: {readonly slug: string};
}

/** Only the newest edition has these pages; addresses of older ones lead to the list of pages. */
const sectionsIn = (items: Items): readonly (readonly [string, readonly string[]])[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') {
      return [];
    }
    const {items: inner, link} = item as Category;
    return [[link.slug.slice(1), pagesOf(inner).map(addressOf)], ...sectionsIn(inner)];
  });

const textOf = (at: string): string => fs.readFileSync(builtFile(at), 'utf8');

function piecesOf($: CheerioAPI, root: string, lower: number): readonly string[] {
  return $(root)
    .find('h1, h2, h3, h4, h5, h6, td, th')
    .toArray()
    .map((node) => {
      const level = /^h(\d)$/.exec(node.tagName)?.[1];
      return `${level ? `h${Number(level) + lower}` : node.tagName} ${$(node).text().replace(/\s+/g, ' ').trim()}`;
    });
}

describe.each(locales)('sections for paper in %s', (locale) => {
  const sections = sectionsIn(sidebarFor(newest)).map(([category, pages]) => ({
    pages,
    at: address(locale, newest, category),
  }));

  it('hold every page below every category, in the order of the menu, each thing once', () => {
    const isThere = (to: string): boolean =>
      resolveFile(
        path.resolve(builtFile('')),
        to.slice(beforeAddress.length).replace(/[?#].*$/, ''),
      ) !== undefined;
    for (const {pages, at} of sections) {
      const html = textOf(`${at}/print.html`);
      const addresses = Array.from(
        html.matchAll(/"guide-printed-address">https?:\/\/[^/]+([^<]+)</g),
        ([, path]) => path!.slice(beforeAddress.length),
      );
      expect(addresses, at).toEqual(pages.map((page) => address(locale, newest, page)));
      const ids = valuesOf(html, 'id');
      expect(new Set(ids).size, at).toBe(ids.length);
      const links = valuesOf(html, 'href');
      const places = new Set(ids);
      const inside = links.filter((to) => to.startsWith('#'));
      const dead = inside.filter((to) => !places.has(decodeURIComponent(to.slice(1))));
      expect(dead, at).toEqual([]);
      expect(inside.length).toBeGreaterThanOrEqual(pages.length);
      const outside = new Set([...links, ...valuesOf(html, 'src')]);
      const missing = [...outside].filter((to) => to.startsWith('/') && !isThere(to));
      expect(missing, at).toEqual([]);
      const closed =
        /<(?:script|button|input|select)\b|<details(?![^<>]* open)|<[a-z][^<>]* hidden=/;
      expect(closed.exec(html)?.[0], at).toBeUndefined();
      const head = html.slice(0, html.indexOf('</head>'));
      expect(head).toContain('<meta name="robots" content="noindex">');
      expect(head).toContain(`<html lang="${{en: 'en-US', ja: 'ja-JP'}[locale]}"`);
      const link = new RegExp(`<a href="?${beforeAddress}${at}/print\\.html`);
      expect(link.test(textOf(`${at}/index.html`)), at).toBe(true);
    }
    const categories = pagesOfEdition(newest).filter((page) => page.startsWith('category/'));
    expect(sections.length).toBe(categories.length);
    const sitemap = textOf(`${address(locale, atRoot, '')}sitemap.xml`);
    expect(sitemap).toContain('/category/operate');
    expect(sitemap).not.toContain('print');
  });

  it('have all headings and tables of their pages', () => {
    let pieces = 0;
    for (const {pages, at} of sections.filter((section) => !/\/r[^/]+$/.test(section.at))) {
      const $ = load(textOf(`${at}/print.html`));
      const parts = $('.guide-printed-page').toArray();
      for (const [index, page] of pages.entries()) {
        const own = load(textOf(`${address(locale, newest, page)}/index.html`), {
          scriptingEnabled: false,
        });
        own(NOT_ON_PAPER).remove();
        const expected = piecesOf(own, 'article', 1);
        expect(piecesOf($, `#${$(parts[index]).attr('id')}`, 0), `${at}: ${page}`).toEqual(
          expected,
        );
        pieces += expected.length;
      }
    }
    expect(pieces).toBeGreaterThan(3000);
  });
});
