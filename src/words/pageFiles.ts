/**
 * Where the words of a page are: in `docs/` for the default language, below `i18n/` for the others,
 * as in every Docusaurus project. An older edition has one line a page, `<Shared page="…" />`, which
 * stands for the words of the newest edition, or whole pages where no newer edition has them.
 */
import fs from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales, type Locale} from '../data/locales';
import {allVersions, docsVersion, type VersionId} from '../data/versions';

const SHARED_LINE = /^<Shared page="(?<page>[^"]+)" \/>[ \t]*$/m;

/** The file of an older edition that stands for the words of a page, which are in another file. */
export const sharedLine = (page: string, wordsFile: string): string =>
  `{/* The words are in ${wordsFile}. "npm run sync" writes this file. */}\n\n<Shared page="${page}" />\n`;

/** The page a file takes its words from, or undefined for a page with words of its own. */
export function sharedPageOf(fileContent: string): string | undefined {
  return SHARED_LINE.exec(fileContent)?.groups?.page;
}

/** Docusaurus' name of an edition: that in `docs/` is "current", whatever it is labelled. */
export const editionFolder = (version: VersionId): string =>
  version === docsVersion ? 'current' : `version-${version}`;

/** The folder with the pages of an edition, from the root of the project. */
export function pagesFolder(version: VersionId, locale: Locale = defaultLocale): string {
  if (locale !== defaultLocale) {
    return `i18n/${locale}/docusaurus-plugin-content-docs/${editionFolder(version)}`;
  }
  return version === docsVersion ? 'docs' : `versioned_docs/${editionFolder(version)}`;
}

/** The folder with the pages that belong to no edition. */
export const singlePagesFolder = (locale: Locale = defaultLocale): string =>
  locale === defaultLocale ? 'src/pages' : `i18n/${locale}/docusaurus-plugin-content-pages`;

/** The newest edition that has words of its own for a page; undefined for a page of no edition. */
export function editionWithWords(root: string, page: string): VersionId | undefined {
  return allVersions
    .map(({id}) => id)
    .find((version) => {
      const file = path.join(root, pagesFolder(version), `${page}.mdx`);
      return fs.existsSync(file) && sharedPageOf(fs.readFileSync(file, 'utf8')) === undefined;
    });
}

/**
 * The file with the words of a page in one language, from the root of the project. A page that is
 * nowhere is one that `docs/` lacks.
 */
export function pageFile(root: string, page: string, locale: Locale): string {
  const single = `${singlePagesFolder(defaultLocale)}/${page}.mdx`;
  const folder = fs.existsSync(path.join(root, single))
    ? singlePagesFolder(locale)
    : pagesFolder(editionWithWords(root, page) ?? docsVersion, locale);
  return `${folder}/${page}.mdx`;
}

/** The file to read: that of the default language while a language lacks the page. */
export function wordsFile(root: string, page: string, locale: Locale): string {
  const own = pageFile(root, page, locale);
  const files = [own, pageFile(root, page, defaultLocale)];
  return files.find((file) => fs.existsSync(path.join(root, file))) ?? own;
}

/** Operations of the REST API are written by `npm run generate`; the overview is a page like others. */
const GENERATED = /^api\/rest-api\/(?!palwold-rest-api$)/;

/** The pages in a folder, by path from there without the ending, without those that are generated. */
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

/** Every page with words of its own, in any language. */
export function pagesWithWords(root: string): readonly string[] {
  const folders = locales.flatMap((locale) => [
    ...allVersions.map(({id}) => pagesFolder(id, locale)),
    singlePagesFolder(locale),
  ]);
  const isWhole = (folder: string) => (page: string) =>
    sharedPageOf(fs.readFileSync(path.join(root, folder, `${page}.mdx`), 'utf8')) === undefined;
  return [
    ...new Set(
      folders.flatMap((folder) => pagesIn(path.join(root, folder)).filter(isWhole(folder))),
    ),
  ];
}
