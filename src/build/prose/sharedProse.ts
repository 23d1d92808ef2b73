/**
 * Shared prose: the words of a page live once per language in `src/content/<page>/<locale>.mdx` and
 * serve every version of the page. A page in `docs/` or `versioned_docs/` holds the line
 * `<Shared page="…" />`; the functions here put the words in its place before Docusaurus reads it.
 */
import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {Locale} from '../../data/locales';
import {textForVersion} from '../../data/textForVersion';
import {versionOfFile} from './versionOfFile';

const SHARED_LINE = /^<Shared page="(?<page>[^"]+)" \/>[ \t]*$/m;
const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/;

/** The page a file takes its words from, or undefined for a page with words of its own. */
export function sharedPageOf(fileContent: string): string | undefined {
  return SHARED_LINE.exec(fileContent)?.groups?.page;
}

/** Path of the words of a page in one language. */
export function sharedFile(siteDir: string, page: string, locale: Locale): string {
  return path.join(siteDir, 'src', 'content', page, `${locale}.mdx`);
}

/**
 * The file a writer edits, from the root of the project: that with the words, for a page that names
 * them. Its lines have the numbers that messages name.
 */
export function editedFile(siteDir: string, filePath: string, locale: Locale): string {
  const page = fs.existsSync(filePath)
    ? sharedPageOf(fs.readFileSync(filePath, 'utf8'))
    : undefined;
  const file = page === undefined ? filePath : sharedFile(siteDir, page, locale);
  return path.relative(siteDir, file).replaceAll('\\', '/');
}

function readShared(siteDir: string, page: string, locale: Locale, filePath: string): string {
  const file = sharedFile(siteDir, page, locale);
  if (!fs.existsSync(file)) {
    throw new Error(
      `${path.relative(siteDir, filePath)} asks for the words of "${page}", but ${path.relative(siteDir, file)} does not exist. Write that file, or correct the page name.`,
    );
  }
  return fs.readFileSync(file, 'utf8');
}

/** Puts the shared words in place of the `<Shared page="…" />` line. */
export function createProsePreprocessor(siteDir: string, locale: Locale) {
  return ({filePath, fileContent}: {filePath: string; fileContent: string}): string => {
    const page = sharedPageOf(fileContent);
    if (!page) {
      return fileContent;
    }
    const shared = readShared(siteDir, page, locale, filePath);
    // Blank lines instead of the front matter keep the line numbers of the shared file in messages.
    const words = shared.replace(FRONT_MATTER, (block) => block.replace(/[^\n]/g, ''));
    const own = fileContent.replace(FRONT_MATTER, '').trimStart();
    return own.replace(SHARED_LINE, () => words);
  };
}

/** What the list of a category, search engines and the window show; it must fit the version, too. */
const FIELDS_WITH_CONDITIONS = ['title', 'description'];

/**
 * Adds the front matter of the shared words below the page's own, which wins. Title and description
 * may hold `<Since>`, `<Before>` and `<Only>`, as the words of the page do.
 */
export function createFrontMatterParser(siteDir: string, locale: Locale): ParseFrontMatter {
  return async (params) => {
    const own = await DEFAULT_PARSE_FRONT_MATTER(params);
    const page = sharedPageOf(own.content);
    if (!page) {
      return own;
    }
    const fileContent = readShared(siteDir, page, locale, params.filePath);
    const shared = await DEFAULT_PARSE_FRONT_MATTER({...params, fileContent}).catch((error) => {
      const file = path.relative(siteDir, sharedFile(siteDir, page, locale));
      throw new Error(`${file}: its front matter cannot be read. ${(error as Error).message}`);
    });
    const frontMatter: Record<string, unknown> = {...shared.frontMatter, ...own.frontMatter};
    for (const field of FIELDS_WITH_CONDITIONS) {
      const text = frontMatter[field];
      if (typeof text === 'string') {
        frontMatter[field] = textForVersion(text, versionOfFile(params.filePath));
      }
    }
    return {content: own.content, frontMatter};
  };
}
