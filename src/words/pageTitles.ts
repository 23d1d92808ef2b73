import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Locale} from '../data/locales';
import {latestVersion} from '../data/versions';
import {textForVersion} from '../data/textForVersion';

const CONTENT = path.join(__dirname, '../content');

export interface PageTitle {
  readonly title: string;
  readonly description: string;
}

/** Looks up title and description of a page as the newest edition has them. Throws where they are missing. */
export function pageTitlesOf(locale: Locale): (page: string) => PageTitle {
  return (page) => readPageTitle(page, locale);
}

function readPageTitle(page: string, locale: Locale): PageTitle {
  const file = path.join(CONTENT, page, `${locale}.mdx`);
  if (!fs.existsSync(file)) {
    throw new Error(
      `The title of the page "${page}" is asked for, but src/content/${page}/${locale}.mdx does not exist.`,
    );
  }
  const block = /^---\r?\n(?<yaml>[\s\S]*?)\r?\n---/.exec(fs.readFileSync(file, 'utf8'));
  const {title, description} = (parse(block?.groups?.yaml ?? '') ?? {}) as Partial<PageTitle>;
  if (!title || !description) {
    throw new Error(`src/content/${page}/${locale}.mdx needs a title and a description.`);
  }
  const ofLatest = (text: string) => textForVersion(text, latestVersion.id);
  return {title: ofLatest(title), description: ofLatest(description)};
}
