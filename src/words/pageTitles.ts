import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Locale} from '../data/locales';
import {newestVersion} from '../data/versions';
import {textForVersion} from '../data/textForVersion';
import {wordsFile} from './pageFiles';

const ROOT = path.join(__dirname, '../..');

export interface PageTitle {
  readonly title: string;
  readonly description: string;
}

export const unreadable = (file: string) =>
  new Error(
    `${file}:1: its front matter can't be read. Put a text with a colon or an apostrophe between double quotation marks.`,
  );

function parsed(file: string, yaml: string): Partial<PageTitle> {
  try {
    return (parse(yaml) ?? {}) as Partial<PageTitle>;
  } catch {
    throw unreadable(file);
  }
}

/**
 * Returns the page's title and description in the newest edition. Throws where they are missing.
 */
export const pageTitlesOf =
  (locale: Locale) =>
  (page: string): PageTitle => {
    const name = wordsFile(ROOT, page, locale);
    const file = path.join(ROOT, name);
    if (!fs.existsSync(file)) {
      throw new Error(`The title of the page "${page}" is asked for, but ${name} does not exist.`);
    }
    const block = /^---\r?\n(?<yaml>[\s\S]*?)\r?\n---/.exec(fs.readFileSync(file, 'utf8'));
    const {title, description} = parsed(name, block?.groups?.yaml ?? '');
    if (!title || !description) {
      throw new Error(`${name} needs a title and a description.`);
    }
    const ofLatest = (text: string) => textForVersion(text, newestVersion.id);
    return {title: ofLatest(title), description: ofLatest(description)};
  };
