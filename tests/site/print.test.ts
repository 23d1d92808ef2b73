/** Compares the page for paper of every section with the pages that it is made of. */
import fs from 'node:fs';
import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {NOT_ON_PAPER} from '../../src/build/print/article';
import {sidebarFor} from '../../src/config/sidebar/sidebar';
import {address, locales, newest, versions, type Version} from '../support/addresses';
import {builtFile, pagesOf} from '../support/builtSite';

type Item = ReturnType<typeof sidebarFor>[number];

/** The pages below each category of a menu, by the address of its index page. */
function sectionsOf(version: Version): ReadonlyMap<string, readonly string[]> {
  const sections = new Map<string, readonly string[]>();
  const walk = (items: readonly Item[]): readonly string[] =>
    items.flatMap((item) => {
      if (typeof item === 'string') {
        return [item.replace(/\/index$/, '/')];
      }
      if (item.type !== 'category' || item.link?.type !== 'generated-index') {
        throw new Error('The menu has an item of a new kind: say here what of it is printed.');
      }
      const pages = walk(item.items as readonly Item[]);
      sections.set(item.link.slug!.slice(1), pages);
      return pages;
    });
  walk(sidebarFor(version));
  return sections;
}

const read = (at: string): CheerioAPI => load(fs.readFileSync(builtFile(at), 'utf8'));
const condensed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a reader of paper must find, in order: headings, and cells of tables. */
function piecesOf($: CheerioAPI, root: string, lower: number): readonly string[] {
  return $(root)
    .find('h1, h2, h3, h4, h5, h6, td, th')
    .toArray()
    .map((node) => {
      const level = /^h(\d)$/.exec(node.tagName)?.[1];
      return `${level ? `h${Number(level) + lower}` : node.tagName} ${condensed($(node).text())}`;
    });
}

describe.each(locales)('sections for paper in %s', (locale) => {
  it.each(versions)(
    '%s: all headings and tables of their pages, in the order of the menu',
    (version) => {
      const sections = sectionsOf(version);
      expect([...sections.keys()].sort()).toEqual(
        pagesOf(version)
          .filter((page) => page.startsWith('category/'))
          .sort(),
      );
      let pieces = 0;
      for (const [category, pages] of sections) {
        const at = address(locale, version, category);
        const $ = read(`${at}/print.html`);
        const parts = $('.guide-printed-page').toArray();
        expect(
          parts.map((part) => condensed($(part).children('.guide-printed-address').text())),
          at,
        ).toEqual(
          pages.map((page) => expect.stringContaining(address(locale, version, page)) as string),
        );
        for (const [index, page] of pages.entries()) {
          const own = read(`${address(locale, version, page)}/index.html`);
          own(NOT_ON_PAPER).remove();
          const expected = piecesOf(own, 'article', 1);
          expect(piecesOf($, `#${$(parts[index]).attr('id')}`, 0), `${at}: ${page}`).toEqual(
            expected,
          );
          pieces += expected.length;
        }
        const ids = $('[id]')
          .toArray()
          .map(({attribs}) => attribs.id!);
        expect(new Set(ids).size, at).toBe(ids.length);
        const inside = $('a[href^="#"]')
          .toArray()
          .map(({attribs}) => attribs.href!.slice(1));
        expect(
          inside.filter((id) => !ids.includes(decodeURIComponent(id))),
          at,
        ).toEqual([]);
        expect(inside.length).toBeGreaterThanOrEqual(pages.length);
        expect($('details:not([open]), [hidden], script, button, input').length, at).toBe(0);
        expect($('meta[name="robots"]').attr('content')).toBe('noindex');
        expect($('html').attr('lang')).toBe({en: 'en-US', ja: 'ja-JP'}[locale]);
        expect(read(`${at}/index.html`)(`main a[href="${at}/print.html"]`).length, at).toBe(1);
      }
      expect(pieces).toBeGreaterThan(700);
    },
  );

  it('are in no sitemap, and link to pages that are there', () => {
    const sitemap = fs.readFileSync(builtFile(`${address(locale, newest, '')}sitemap.xml`), 'utf8');
    expect(sitemap).toContain('/category/operate');
    expect(sitemap).not.toContain('print');
    const links = versions.flatMap((version) =>
      [...sectionsOf(version).keys()].flatMap((category) => {
        const $ = read(`${address(locale, version, category)}/print.html`);
        return $('a[href^="/"], img[src^="/"], link[href^="/"]')
          .toArray()
          .map(({attribs}) => (attribs.href ?? attribs.src)!.replace(/[?#].*$/, ''));
      }),
    );
    const missing = [...new Set(links)].filter(
      (to) =>
        !['', '.html', 'index.html', '/index.html'].some((end) =>
          fs.statSync(builtFile(to + end), {throwIfNoEntry: false})?.isFile(),
        ),
    );
    expect(missing).toEqual([]);
    expect(links.length).toBeGreaterThan(1000);
  });
});
