import fs from 'node:fs';
import path from 'node:path';
import type {HtmlTagObject} from '@docusaurus/types';
import type {Locale} from '../../data/locales';
import {wordsOf} from '../../words';

/** The script that starts a page and watches its files arrive, with its words (src/browser/start/pageStart.js). */
export function startScript(baseUrl: string, locale: Locale): HtmlTagObject {
  return {
    tagName: 'script',
    attributes: {'data-base': baseUrl, 'data-words': JSON.stringify(wordsOf(locale).pageStart)},
    innerHTML: fs.readFileSync(path.join(__dirname, '../../browser/start/pageStart.js'), 'utf8'),
  };
}
