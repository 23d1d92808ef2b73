/** Compares the Markdown file of every documentation page with the page itself. */
import fs from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {NOT_CONTENT} from '../../src/build/markdown-twins/toMarkdown';
import {address, locales, versions, newest} from '../support/addresses';
import {builtFile, pagesOf} from '../support/builtSite';

/** Only letters and digits: Markdown escapes signs and puts its own between words. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
const pages = locales.flatMap((locale) =>
  versions.flatMap((version) => pagesOf(version).map((page) => address(locale, version, page))),
);
const fileOf = (at: string, ending: string) =>
  builtFile(`${at.replace(/^\/|\/$/g, '') || '.'}${ending}`);

describe('the Markdown files of the pages', () => {
  it('have every heading, table cell, code and sentence of the page', () => {
    const lacking: string[] = [];
    let pieces = 0;
    for (const at of pages) {
      const $ = load(fs.readFileSync(fileOf(at, '/index.html'), 'utf8'));
      $(NOT_CONTENT).remove();
      const markdown = letters(fs.readFileSync(fileOf(at, '/index.md'), 'utf8'));
      const article = $('article .theme-doc-markdown').first();
      const content = article.length > 0 ? article : $('main').first();
      for (const node of content.find('h1, h2, h3, h4, p, td, th, li, dt, dd, pre').toArray()) {
        // A text with a list, link or code inside is cut by the addresses of its links.
        const own = $(node).clone();
        own.find('a, ul, ol, p, table, pre, br').replaceWith('\n');
        for (const piece of own.text().split('\n').map(letters).filter(Boolean)) {
          pieces += 1;
          if (!markdown.includes(piece)) {
            lacking.push(`${at}: ${piece.slice(0, 80)}`);
          }
        }
      }
    }
    expect(lacking).toEqual([]);
    expect(pieces).toBeGreaterThan(pages.length * 20);
  });

  it('stand at both addresses, with front matter, without JSX and relative links', () => {
    const wrong = pages.filter((at) => {
      const text = fs.readFileSync(fileOf(at, '/index.md'), 'utf8');
      const withoutCode = text.replace(/^[> ]*```[^]*?^[> ]*```/gm, '').replace(/`[^`]*`/g, '');
      const beside = fileOf(at, '.md');
      const isRoot = at.replace(/\//g, '') === '' || /^\/ja\/?$/.test(at);
      return (
        !/^---\ntitle: .+\n(?:description: .+\n)?language: (?:en|ja)\ngame_version: .+\ncanonical: https:/.test(
          text,
        ) ||
        /\]\((?!https?:|mailto:)/.test(withoutCode) ||
        /^(?:import|export) |<\/?[A-Z]\w+[ />]/m.test(withoutCode) ||
        (!isRoot && fs.readFileSync(beside, 'utf8') !== text)
      );
    });
    expect(wrong).toEqual([]);
    expect(pages.length).toBeGreaterThan(300);
  });

  it('are all in llms.txt of their language, which links to nothing else', () => {
    for (const locale of locales) {
      const list = fs.readFileSync(fileOf(address(locale, newest, ''), '/llms.txt'), 'utf8');
      const links = [...list.matchAll(/\]\(https?:\/\/[^/]+(\/[^)]+)\)/g)].map(([, to]) => to!);
      expect(new Set(links).size).toBe(links.length);
      expect(links.filter((to) => !fs.existsSync(builtFile(to)))).toEqual([]);
      const own = pages.filter((at) => at.startsWith('/ja/') === (locale === 'ja'));
      expect(links.length).toBeGreaterThanOrEqual(new Set(own).size);
      expect(list.indexOf('## Optional')).toBeGreaterThan(0);
    }
  });
});
