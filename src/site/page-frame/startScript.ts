import fs from 'node:fs';
import path from 'node:path';
import type {HtmlTagObject} from '@docusaurus/types';
import type {Locale} from '../../data/locales';
import {wordsOf} from '../../words';

const FOLDER = path.join(__dirname, '../../browser/start');

const PARTS = [
  'trustedTypes.js',
  'secondTry.js',
  'basePath.js',
  'failureNotice.js',
  'withoutScripts.js',
  'startScripts.js',
] as const;

function readPart(name: string): string {
  const code = fs.readFileSync(path.join(FOLDER, name), 'utf8');
  const exported = code.match(/^export /gm) ?? [];
  if (exported.length !== 1 || /^import /m.test(code)) {
    throw new Error(
      `src/browser/start/${name} must export one function and import nothing: the page has it as it is.`,
    );
  }
  return code.replace(/^export /m, '').replace(/^\/\*\*[\s\S]*?\*\/\n/, '');
}

/** Makes the inline script at the start of every page. */
export function startScriptCode(): string {
  return `(function () {
var data = document.currentScript.dataset;
var page = {root: document.documentElement, base: data.base, words: JSON.parse(data.words)};
${PARTS.map(readPart).join('')}
trustedTypes();
secondTry(page);
basePath(page);
failureNotice(page);
if (!withoutScripts(page)) {
startScripts(page);
}
})();`;
}

/** Makes the element of the inline script, with its words as attributes. */
export function startScript(baseUrl: string, locale: Locale): HtmlTagObject {
  return {
    tagName: 'script',
    attributes: {'data-base': baseUrl, 'data-words': JSON.stringify(wordsOf(locale).pageStart)},
    innerHTML: startScriptCode(),
  };
}
