/** Compares the Markdown file of every documentation page with the page itself. */
import fs from 'node:fs';
import {unzipSync} from 'fflate';
import type {AnyNode} from 'cheerio';
import {expect, it} from 'vitest';
import {siteUrl} from '../../src/config/environment';
import {markdownAddress} from '../../src/core/markdownAddress';
import {markdownArchive} from '../../src/core/markdownArchive';
import {articleOf} from '../../src/site/built-pages/page';
import {NOT_CONTENT} from '../../src/site/built-pages/toMarkdown';
import {address, atRoot, beforeAddress, locales, versions} from '../support/addresses';
import {builtFile, pagesOf, parseHtml} from '../support/builtSite';

const SITE = siteUrl + beforeAddress;

/** Only letters and digits: Markdown escapes signs and puts its own between words. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
const CUTS = /^(?:a|h\d|p|t[dhr]|li|d[tdl]|pre|caption|ul|ol|table|br|div|figure|details|summary)$/;

/** All text, cut at each block, and at links, whose addresses Markdown puts into the text. */
const textOf = (nodes: readonly AnyNode[]): string =>
  nodes
    .map((node) => {
      const text = 'data' in node ? node.data : 'children' in node ? textOf(node.children) : '';
      return 'name' in node && CUTS.test(node.name) ? `\n${text}\n` : text;
    })
    .join('');

const pages = locales.flatMap((locale) =>
  versions.flatMap((version) => pagesOf(version).map((page) => address(locale, version, page))),
);
const singles = ['/markdown-page', '/accessibility', '/ja/markdown-page', '/ja/accessibility'];
const fileOf = (at: string, ending: string) =>
  builtFile(`${at.replace(/^\/|\/$/g, '') || '.'}${ending}`);

const markdown = new Map(
  [...pages, ...singles].map((at) => [at, fs.readFileSync(fileOf(at, '/index.md'), 'utf8')]),
);

it('have every heading, table cell, code and sentence of the page', () => {
  const lacking: string[] = [];
  let pieces = 0;
  for (const at of pages) {
    const $ = parseHtml(articleOf(fs.readFileSync(fileOf(at, '/index.html'), 'utf8'), at));
    $(NOT_CONTENT).remove();
    const written = letters(markdown.get(at)!);
    const article = $('.theme-doc-markdown').first();
    const content = article.length > 0 ? article : $('article');
    const own = textOf(content.toArray()).split('\n').map(letters).filter(Boolean);
    pieces += own.length;
    const missing = own.filter((piece) => !written.includes(piece));
    lacking.push(...missing.map((piece) => `${at}: ${piece.slice(0, 80)}`));
  }
  expect(lacking).toEqual([]);
  expect(pieces).toBeGreaterThan(pages.length * 20);
});

it('stand at both addresses, with front matter, without JSX and relative links', () => {
  const front =
    /^---\ntitle: .+\n(?:description: .+\n)?language: (?:en|ja)\ngame_version: .+\ncanonical: https:/;
  const wrong = pages.filter((at) => {
    const text = markdown.get(at)!;
    const withoutCode = text.replace(/^[> ]*```[^]*?^[> ]*```/gm, '').replace(/`[^`]*`/g, '');
    const isRoot = /^\/*(?:ja\/?)?$/.test(at);
    return (
      !front.test(text) ||
      /\]\((?!https?:|mailto:)/.test(withoutCode) ||
      /^(?:import|export) |<\/?[A-Z]\w+[ />]/m.test(withoutCode) ||
      (!isRoot && fs.readFileSync(fileOf(at, '.md'), 'utf8') !== text)
    );
  });
  expect(wrong).toEqual([]);
  expect(pages.length).toBeGreaterThan(300);
});

it('lead to Markdown, and to places that are there', () => {
  const twins = new Map(
    pages.map((at) => [`${SITE}${markdownAddress(at, at.startsWith('/ja/') ? '/ja/' : '/')}`, at]),
  );
  const wrong: string[] = [];
  let looked = 0;
  for (const [at, text] of markdown) {
    for (const [, to = ''] of text.matchAll(
      /\]\((https:\/\/palworld-server-guide\.example\/[^)\s]*)\)/g,
    )) {
      const [page = '', id] = to.split('#');
      const target = twins.get(page);
      looked += 1;
      const isThere = target
        ? !id || markdown.get(target)!.includes(`<a id="${id}"></a>`)
        : !twins.has(`${page}.md`) && !twins.has(`${page.replace(/\/$/, '')}.md`);
      if (!isThere) {
        wrong.push(`${at}: ${to}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(looked).toBeGreaterThan(10_000);
});

it('hold nothing of a form, and say first what they are', () => {
  const strange =
    /The editor is loading|JavaScript is off|JavaScriptが無効|Your 240 ports|Open as Markdown|^```curl/m;
  const isWrong = (text: string) =>
    strange.test(text) || !/\n---\n\n> .*llms[-.\d]*\.txt\n/.test(text);
  expect([...markdown].filter(([, text]) => isWrong(text)).map(([at]) => at)).toEqual([]);
});

const lists = locales.flatMap((locale) => versions.map((version) => [version, locale] as const));
it.each(lists)(
  'the list of %s in %s names every page, and only what is there, in 15,000 characters',
  (version, locale) => {
    const root = address(locale, atRoot, '');
    const name = version === versions[0] ? 'llms' : `llms-${version}`;
    const list = fs.readFileSync(fileOf(root, `/${name}.txt`), 'utf8');
    const links = Array.from(
      list.matchAll(new RegExp(`\\]\\(https?://[^/]+${beforeAddress}(/[^)]+)\\)`, 'g')),
      ([, to]) => to!,
    );
    expect(links.filter((to) => !fs.existsSync(builtFile(to)))).toEqual([]);
    const own = pagesOf(version).filter((page) => !page.startsWith('category/'));
    const twins = own.map((page) => markdownAddress(address(locale, version, page), root));
    expect(twins.filter((twin) => !links.includes(twin))).toEqual([]);
    // As long as it is at the address that the guide has unless a build gets another.
    const ofDefault = list.replaceAll(SITE, 'https://palworld-server-guide.example');
    expect(ofDefault.length).toBeLessThanOrEqual(15_000);
  },
);

it.each(lists)('the archive of %s in %s holds every page of it', (version, locale) => {
  const files = unzipSync(fs.readFileSync(builtFile(markdownArchive(version, locale))));
  const names = pagesOf(version).map((page) => `${page.replace(/\/$/, '') || 'index'}.md`);
  expect(Object.keys(files).sort()).toEqual([...new Set(names)].sort());
  expect(names.length).toBeGreaterThan(30);
});
