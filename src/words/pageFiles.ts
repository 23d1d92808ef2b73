/**
 * A page of an older edition is a line `<Shared page="…" />` for the words of the newest edition,
 * or a whole page that newer editions lack. A page that waits for the default language is such a
 * line, too.
 */
import fs from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales, type Locale} from '../data/locales';
import {allVersions, docsVersion, type VersionId} from '../data/versions';

const SHARED_LINE = /^<Shared page="(?<page>[^"]+)" \/>[ \t]*$/m;

export const sharedLine = (page: string, wordsFile: string): string =>
  `{/* The words are in ${wordsFile}. "npm run sync" writes this file. */}\n\n<Shared page="${page}" />\n`;

export function sharedPageOf(fileContent: string): string | undefined {
  return SHARED_LINE.exec(fileContent)?.groups?.page;
}

/** Docusaurus calls the edition in `docs/` "current", whatever its label. */
export const editionFolder = (version: VersionId): string =>
  version === docsVersion ? 'current' : `version-${version}`;

export function pagesFolder(version: VersionId, locale: Locale = defaultLocale): string {
  if (locale !== defaultLocale) {
    return `i18n/${locale}/docusaurus-plugin-content-docs/${editionFolder(version)}`;
  }
  return version === docsVersion ? 'docs' : `versioned_docs/${editionFolder(version)}`;
}

export const singlePagesFolder = (locale: Locale = defaultLocale): string =>
  locale === defaultLocale ? 'src/pages' : `i18n/${locale}/docusaurus-plugin-content-pages`;

/** Tells whether a file exists and has words of its own. */
export function hasWords(root: string, file: string): boolean {
  const whole = path.join(root, file);
  return fs.existsSync(whole) && sharedPageOf(fs.readFileSync(whole, 'utf8')) === undefined;
}

/** Returns the newest edition with its own words for a page, in any language. */
export function editionWithWords(root: string, page: string): VersionId | undefined {
  return allVersions
    .map(({id}) => id)
    .find((version) =>
      locales.some((locale) => hasWords(root, `${pagesFolder(version, locale)}/${page}.mdx`)),
    );
}

/** Returns the file with the words of a page; the path in `docs/` for an unknown page. */
export function pageFile(root: string, page: string, locale: Locale): string {
  const single = `${singlePagesFolder(defaultLocale)}/${page}.mdx`;
  const folder = fs.existsSync(path.join(root, single))
    ? singlePagesFolder(locale)
    : pagesFolder(editionWithWords(root, page) ?? docsVersion, locale);
  return `${folder}/${page}.mdx`;
}

/** Returns the file whose words a language shows; another language's for a page that waits. */
export function wordsFile(root: string, page: string, locale: Locale): string {
  const own = pageFile(root, page, locale);
  const files = locales.map((other) => pageFile(root, page, other));
  return [own, ...files].find((file) => hasWords(root, file)) ?? own;
}

/** `npm run generate` writes the pages of the operations, but not the overview. */
const GENERATED = /^api\/rest-api\/(?!palwold-rest-api$)/;

export function pagesIn(folder: string): readonly string[] {
  return fs.existsSync(folder)
    ? fs
        .readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.mdx'))
        .map((file) => file.replaceAll('\\', '/').replace(/\.mdx$/, ''))
        .filter((page) => !GENERATED.test(page))
        .sort()
    : [];
}

export function pagesWithWords(root: string): readonly string[] {
  const folders = locales.flatMap((locale) => [
    ...allVersions.map(({id}) => pagesFolder(id, locale)),
    singlePagesFolder(locale),
  ]);
  return [
    ...new Set(
      folders.flatMap((folder) =>
        pagesIn(path.join(root, folder)).filter((page) => hasWords(root, `${folder}/${page}.mdx`)),
      ),
    ),
  ];
}
