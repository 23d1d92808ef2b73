/** Pages of older editions contain only `<Shared page="…" />`, but Docusaurus needs their text. */
import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {Locale} from '../../data/locales';
import {textForVersion} from '../../data/textForVersion';
import {sharedPageOf, wordsFile} from '../../words/pageFiles';
import {versionOfFile} from './versionOfFile';

const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/;

/** Blank lines replace the front matter, so that messages name the right lines. */
export const withoutFrontMatter = (text: string): string =>
  text.replace(FRONT_MATTER, (block) => block.replace(/[^\n]/g, ''));

/** Gives the path of the file with a page's words. */
export function editedFile(siteDir: string, filePath: string, locale: Locale): string {
  const page = fs.existsSync(filePath)
    ? sharedPageOf(fs.readFileSync(filePath, 'utf8'))
    : undefined;
  return page === undefined
    ? path.relative(siteDir, filePath).replaceAll('\\', '/')
    : wordsFile(siteDir, page, locale);
}

function readShared(siteDir: string, page: string, locale: Locale, filePath: string): string {
  const file = wordsFile(siteDir, page, locale);
  if (!fs.existsSync(path.join(siteDir, file))) {
    throw new Error(
      `${path.relative(siteDir, filePath)} asks for the words of "${page}", but ${file} does not exist. Write that file, or correct the page name.`,
    );
  }
  return fs.readFileSync(path.join(siteDir, file), 'utf8');
}

/** Makes Docusaurus read the shared words in place of `<Shared page="…" />`. */
export function createProsePreprocessor(siteDir: string, locale: Locale) {
  return ({filePath, fileContent}: {filePath: string; fileContent: string}): string => {
    const page = sharedPageOf(fileContent);
    return page === undefined
      ? fileContent
      : withoutFrontMatter(readShared(siteDir, page, locale, filePath));
  };
}

/** Lists, search engines and the window's title show these fields, so they must fit the version. */
const FIELDS_WITH_CONDITIONS = ['title', 'title_meta', 'description', 'sidebar_label'];

/** Takes a page's front matter from the file with its words. */
export function createFrontMatterParser(siteDir: string, locale: Locale): ParseFrontMatter {
  return async (params) => {
    const own = await DEFAULT_PARSE_FRONT_MATTER(params);
    const page = sharedPageOf(own.content);
    const words = page
      ? await DEFAULT_PARSE_FRONT_MATTER({
          ...params,
          fileContent: readShared(siteDir, page, locale, params.filePath),
        }).catch((error) => {
          throw new Error(
            `${wordsFile(siteDir, page, locale)}: its front matter cannot be read. ${(error as Error).message}`,
          );
        })
      : own;
    const frontMatter: Record<string, unknown> = {...words.frontMatter};
    for (const field of FIELDS_WITH_CONDITIONS) {
      const text = frontMatter[field];
      if (typeof text === 'string') {
        frontMatter[field] = textForVersion(text, versionOfFile(params.filePath));
      }
    }
    return {content: own.content, frontMatter};
  };
}
