/** The built pages as files, parsed once: what a reader without JavaScript gets. */
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {parse, type HTMLElement} from 'node-html-parser';
import {address, agreedPages, furtherPages, type Locale, type Version} from '../addresses';

const buildDir = process.env.GUIDE_BUILD_DIR ?? 'build';

export interface BuiltPage {
  readonly path: string;
  readonly page: string;
  readonly version: Version;
  readonly locale: Locale;
  /** The article: everything a page says itself, without navigation. */
  readonly article: HTMLElement;
  readonly title: string;
  readonly text: string;
}

const cache = new Map<string, BuiltPage>();

/** Reads one documentation page. Throws when the build lacks it. */
export function builtPage(locale: Locale, version: Version, page: string): BuiltPage {
  const at = address(locale, version, page);
  const known = cache.get(at);
  if (known) {
    return known;
  }
  const file = path.join(buildDir, at, 'index.html');
  if (!fs.existsSync(file)) {
    throw new Error(`${file} is missing. Run "npm run build" first.`);
  }
  // The minified pages leave out end tags and quotes; only a parser like a browser's reads them
  // right, so the page is written out in full first.
  const html = load(fs.readFileSync(file, 'utf8')).html();
  const document = parse(html, {comment: false});
  const article = document.querySelector('article') ?? document.querySelector('main');
  if (!article) {
    throw new Error(`${file} has neither an article nor a main part.`);
  }
  const main = document.querySelector('main') ?? article;
  for (const hidden of main.querySelectorAll(
    '.theme-doc-version-banner, script, noscript, .theme-doc-footer',
  )) {
    hidden.remove();
  }
  const built: BuiltPage = {
    path: at,
    page,
    version,
    locale,
    article: page.startsWith('category/') ? main : article,
    title: document.querySelector('title')?.text ?? '',
    text: (page.startsWith('category/') ? main : article).structuredText,
  };
  cache.set(at, built);
  return built;
}

/** Every documentation page of a version. */
export function pagesOf(version: Version): string[] {
  return [...agreedPages(version), ...furtherPages(version)];
}

/** Path of a file of the build. */
export function builtFile(name: string): string {
  return path.join(buildDir, name);
}
