import fs from 'node:fs';
import path from 'node:path';
import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import {wordsOf} from '../../src/words';
import {
  address,
  pagesOf,
  sitePages,
  versions,
  type Locale,
  type Version,
  atRoot,
} from './addresses';

export {pagesOf};

/**
 * Parses a page with htmlparser2, in a third of the time. Without end tags its nesting is wrong, so
 * tests of cells use cheerio's `load`.
 */
export const parseHtml = (html: string): CheerioAPI =>
  load(html, {xml: {xmlMode: false, decodeEntities: true}});

const buildDir = process.env.GUIDE_BUILD_DIR ?? 'build';

export interface BuiltPage {
  readonly path: string;
  readonly title: string;
  readonly $: CheerioAPI;
  readonly article: Cheerio<never>;
  readonly text: string;
  /** Files to download are left out, because they are alike in every edition. */
  readonly prose: string;
}

const cache = new Map<string, BuiltPage>();
const NOT_THE_PAGE = '.theme-doc-version-banner, script, noscript, .theme-doc-footer, style';
const BLOCKS =
  'p, li, td, th, dd, dt, h1, h2, h3, h4, div, pre, tr, figcaption, summary, option, label';

/** Reads a page. Throws when the build lacks it. */
export function builtPage(locale: Locale, version: Version, page: string): BuiltPage {
  const at = address(locale, version, page);
  const known = cache.get(at);
  if (known) {
    return known;
  }
  const $ = parseHtml(builtHtml(at));
  const title = $('title').first().text();
  const isIndex = page.startsWith('category/') || page === '';
  const article = $(isIndex ? 'main' : 'article').first();
  if (article.length === 0) {
    throw new Error(`The page at ${at} has no article.`);
  }
  article.find(NOT_THE_PAGE).remove();
  // The parser leaves a paragraph open that the next item of a list closes.
  article.find(BLOCKS).prepend('\n').append('\n');
  const files = `figure:has([data-download])${page === 'operate/scripts' ? ', details > figure' : ''}`;
  const prose = article.clone().find(files).remove().end().text();
  const built = {
    path: at,
    title,
    $,
    article: article as Cheerio<never>,
    text: article.text(),
    prose,
  };
  cache.set(at, built);
  return built;
}

export interface PlacedPage extends BuiltPage {
  readonly version: Version;
  readonly page: string;
}

/** Returns all that `find` returns for pages. */
export function onEachPage<Found>(
  locale: Locale,
  find: (built: PlacedPage) => readonly Found[],
  of: readonly Version[] = versions,
): Found[] {
  return of.flatMap((version) =>
    pagesOf(version).flatMap((page) => [
      ...find({...builtPage(locale, version, page), version, page}),
    ]),
  );
}

/** Tells whether a page, which only another language has, says so at its top. */
export const isWaiting = (locale: Locale, html: string): boolean =>
  html.includes(wordsOf(locale).text.notTranslated);

export const builtFile = (name: string): string => path.join(buildDir, name);

/** Returns the addresses of a language's pages, including the 404 page. */
export function everyAddress(locale: Locale): string[] {
  return [
    ...versions.flatMap((version) =>
      pagesOf(version).map((page) => address(locale, version, page)),
    ),
    ...[...sitePages, '404'].map((page) => `${address(locale, atRoot, '')}${page}`),
  ];
}

/** Returns a page's HTML. Throws when the build lacks it. */
export function builtHtml(at: string): string {
  const file = [`${at}/index.html`, `${at.replace(/\/$/, '')}.html`]
    .map(builtFile)
    .find((name) => fs.existsSync(name));
  if (!file) {
    throw new Error(`The page at ${at} is missing. Run "npm run build" first.`);
  }
  return fs.readFileSync(file, 'utf8');
}

/** Returns an attribute's values. HTML escapes '<' outside of tags. */
export const valuesOf = (html: string, attribute: string, tag = '[a-z]\\w*'): readonly string[] =>
  Array.from(
    html.matchAll(new RegExp(`<${tag}\\b[^<>]*\\s${attribute}=(?:"([^"]*)"|([^\\s>]+))`, 'g')),
    ([, quoted, bare]) => (quoted ?? bare ?? '').replaceAll('&amp;', '&'),
  );

export const wholePage = (at: string): CheerioAPI => parseHtml(builtHtml(at));

const heads = new Map<string, CheerioAPI>();

/** Parses the head alone, a tenth of a page. */
export function headOf(at: string): CheerioAPI {
  const head = heads.get(at) ?? parseHtml(/<head[^>]*>.*?<\/head>/s.exec(builtHtml(at))![0]);
  heads.set(at, head);
  return head;
}
