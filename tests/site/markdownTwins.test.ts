import fs from 'node:fs';
import {unzipSync} from 'fflate';
import type {AnyNode} from 'cheerio';
import {expect, it} from 'vitest';
import {siteUrl} from '../../src/config/environment';
import {markdownAddress} from '../../src/core/markdownAddress';
import {markdownArchive} from '../../src/core/markdownArchive';
import {articleOf} from '../../src/site/built-pages/page';
import {NOT_CONTENT} from '../../src/site/built-pages/toMarkdown';
import {longestTwin} from '../../src/site/built-pages/twinParts';
import {address, atRoot, beforeAddress, locales, versions} from '../support/addresses';
import {builtFile, pagesOf, parseHtml} from '../support/builtSite';

const SITE = siteUrl + beforeAddress;

/** Markdown escapes signs and puts its own between words. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
const CUTS = /^(?:a|h\d|p|t[dhr]|li|d[tdl]|pre|caption|ul|ol|table|br|div|figure|details|summary)$/;

/** The text is cut at links because Markdown puts their addresses into it. */
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

const twinOf = (at: string) =>
  `${SITE}${markdownAddress(at, at.startsWith('/ja/') ? '/ja/' : '/')}`;
const linksIn = (text: string) =>
  Array.from(text.matchAll(/\]\((https?:\/\/[^)\s]*)\)/g), ([, to]) => to!).filter((to) =>
    to.startsWith(`${SITE}/`),
  );
const read = (at: string, ending: string) => fs.readFileSync(fileOf(at, ending), 'utf8');
const markdown = new Map([...pages, ...singles].map((at) => [at, read(at, '/index.md')]));
const parts = new Map(
  [...markdown].flatMap(([at, text]) => {
    const start = twinOf(at).replace(/\.md$/, '/');
    const isPage = new Set([...markdown.keys()].map(twinOf));
    return linksIn(text)
      .filter((to) => to.startsWith(start) && to.endsWith('.md') && !isPage.has(to))
      .map((to) => [to, {at, text: read(to.slice(SITE.length), '')}] as const);
  }),
);
const files = new Map([
  ...[...markdown].map(([at, text]) => [twinOf(at), text] as const),
  ...[...parts].map(([to, {text}]) => [to, text] as const),
]);
const whole = (at: string) =>
  [
    markdown.get(at)!,
    ...[...parts.values()].filter((part) => part.at === at).map(({text}) => text),
  ].join('\n');
const withoutCode = (text: string) =>
  text.replace(/^[> ]*```[^]*?^[> ]*```/gm, '').replace(/`[^`\n]*`/g, '`');

it('have every heading, table cell, code and sentence of the page', () => {
  const lacking: string[] = [];
  let pieces = 0;
  for (const at of pages) {
    const $ = parseHtml(articleOf(fs.readFileSync(fileOf(at, '/index.html'), 'utf8'), at));
    $(NOT_CONTENT).remove();
    const written = letters(whole(at));
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
    const prose = withoutCode(text);
    const isRoot = /^\/*(?:ja\/?)?$/.test(at);
    return (
      !front.test(text) ||
      /\]\((?!https?:|mailto:)/.test(prose) ||
      /^(?:import|export) |<\/?[A-Z]\w+[ />]/m.test(prose) ||
      (!isRoot && fs.readFileSync(fileOf(at, '.md'), 'utf8') !== text)
    );
  });
  expect(wrong).toEqual([]);
  expect(pages.length).toBeGreaterThan(300);
});

it('lead to Markdown, and to places that are there', () => {
  const wrong: string[] = [];
  let looked = 0;
  for (const [at, text] of files) {
    for (const to of linksIn(text)) {
      const [page = '', id] = to.split('#');
      const target = files.get(page);
      looked += 1;
      const isThere = target
        ? !id || target.includes(`<a id="${id}"></a>`)
        : !files.has(`${page}.md`) && !files.has(`${page.replace(/\/$/, '')}.md`);
      if (!isThere) {
        wrong.push(`${at}: ${to}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(looked).toBeGreaterThan(10_000);
});

it.each<[string, (text: string) => boolean]>([
  ['say first what they are', (text) => !/\n---\n\n> .*llms[-.\d]*\.txt\n/.test(text)],
  [
    'have one heading of the first level',
    (text) => withoutCode(text).match(/^# \S/gm)?.length !== 1,
  ],
  [`have at most ${longestTwin} characters`, ({length}) => length > longestTwin],
  ['have no link without letters', (text) => /\[[^\p{L}\p{N}`[\]!]*\]\(/u.test(withoutCode(text))],
  [
    'keep words apart',
    (text) => /\)[A-Za-z]\w|[A-Za-z]\[`|[a-z]{2}\.[A-Z][a-z]+ [a-z]/.test(withoutCode(text)),
  ],
  ['keep a row of a table on its line', (text) => /^\|.*[^|\n]$/m.test(withoutCode(text))],
])('%s', (_what, isWrong) => {
  expect([...files].filter(([, text]) => isWrong(text)).map(([at]) => at)).toEqual([]);
  expect(parts.size).toBeGreaterThan(20);
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
    const ofDefault = list.replaceAll(SITE, 'https://palworld-server-guide.example');
    expect(ofDefault.length).toBeLessThanOrEqual(15_000);
  },
);

it.each(lists)(
  'the archive of %s in %s holds every page of it, with its parts',
  (version, locale) => {
    const files = unzipSync(fs.readFileSync(builtFile(markdownArchive(version, locale))));
    const own = pagesOf(version).map((page) => address(locale, version, page));
    const start = `${SITE}${address(locale, version, '')}`;
    const names = [
      ...pagesOf(version).map((page) => `${page.replace(/\/$/, '') || 'index'}.md`),
      ...[...parts].flatMap(([to, {at}]) => (own.includes(at) ? [to.slice(start.length)] : [])),
    ];
    expect(Object.keys(files).sort()).toEqual([...new Set(names)].sort());
    expect(names.length).toBeGreaterThan(30);
  },
);

it.each(locales)(
  'have the whole in one text, and stand where programs look first (%s)',
  (locale) => {
    const root = address(locale, atRoot, '');
    const full = read(root, '/llms-full.txt');
    // Japanese letters have three bytes.
    const size = locale === 'en' ? Buffer.byteLength(full) : full.length;
    expect(size).toBeLessThanOrEqual(500_000);
    expect(size).toBeGreaterThan(300_000);
    expect(full).toMatch(/^# /);
    expect(full).toContain('### `ExpRate`');
    expect(full).not.toMatch(/\]\(https?:|<a id=|^canonical: /m);
    const list = read(root, '/llms.txt');
    const skill = /^---\nname: palworld-server\ndescription: .+\n---\n\n(?<list>[^]*)$/.exec(
      read(root, '/skill.md'),
    );
    expect(skill?.groups?.list).toBe(list);
    expect(list.split('\n- ')[1]).toMatch(/version|バージョン/);
    expect(read('/', '/.well-known/llms.txt')).toBe(read('/', '/llms.txt'));
    expect(read('/', '/openapi.json')).toBe(read('/', `/data/${versions[0]!}/openapi.json`));
    expect(read(root, '/index.html')).toContain('"@type":"WebSite"');
  },
);
