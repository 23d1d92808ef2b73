import fs from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Locale} from '../data/locales';
import {wordsOf} from '../words';

/** The script that starts a page and watches its files arrive, with its words (src/browser/start/pageStart.js). */
export function pageStart(
  baseUrl: string,
  locale: Locale,
): NonNullable<Config['headTags']>[number] {
  return {
    tagName: 'script',
    attributes: {'data-base': baseUrl, 'data-words': JSON.stringify(wordsOf(locale).pageStart)},
    innerHTML: fs.readFileSync(path.join(__dirname, '../browser/start/pageStart.js'), 'utf8'),
  };
}
