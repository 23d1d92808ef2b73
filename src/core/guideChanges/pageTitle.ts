import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Locale} from '../../data/locales';

const CONTENT = path.join(__dirname, '../../content');

/** Title and description of a page in a language, from its front matter. Throws where they are missing. */
export function readPageTitle(page: string, locale: Locale): {title: string; description: string} {
  const file = path.join(CONTENT, page, `${locale}.mdx`);
  if (!fs.existsSync(file)) {
    throw new Error(
      `src/data/guideChanges names the page "${page}", but src/content/${page}/${locale}.mdx does not exist.`,
    );
  }
  const block = /^---\r?\n(?<yaml>[\s\S]*?)\r?\n---/.exec(fs.readFileSync(file, 'utf8'));
  const {title, description} = (parse(block?.groups?.yaml ?? '') ?? {}) as {
    readonly title?: string;
    readonly description?: string;
  };
  if (!title || !description) {
    throw new Error(`src/content/${page}/${locale}.mdx needs a title and a description.`);
  }
  return {title, description};
}
