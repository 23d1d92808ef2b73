import {scripts} from '../../src/core/serverFiles/scripts';
import {escapeRegExp} from '../../src/core/text/escapeRegExp';
import type {Locale} from '../../src/data/locales';

/** The beginning of a sentence is enough to name it. */
export type Sentence = readonly [beginning: string, ...values: readonly string[]];

/** Finds the one sentence of server/'s scripts that begins with a text, and translates it. */
function sentenceOf(locale: Locale, beginning: string): string {
  const list = scripts[`messages.${locale}.txt`] ?? scripts['messages.ja.txt'] ?? '';
  const lines = list.split('\n');
  const english = lines.filter((line) => line.startsWith(beginning) && !line.startsWith('= '));
  const found = english.length === 1 ? english[0]! : beginning;
  if (!english.includes(found)) {
    throw new Error(`${english.length} sentences of the scripts begin with "${beginning}".`);
  }
  return locale === 'en' ? found : lines[lines.indexOf(found) + 1]!.slice(2);
}

/** Returns a sentence of the scripts with its values. */
export function said(locale: Locale, ...[beginning, ...values]: Sentence): string {
  const [first = '', ...rest] = sentenceOf(locale, beginning).split('%s');
  return first + rest.map((part, index) => `${values[index] ?? ''}${part}`).join('');
}

/** Makes an expression for such a sentence, in which a value that isn't given may be anything. */
export function saying(locale: Locale, ...sentence: Sentence): RegExp {
  const any = Array<string>(4).fill('\u{1}');
  const text = said(locale, ...sentence, ...any);
  return new RegExp(escapeRegExp(text).replaceAll('\u{1}', '[^\\n]*'));
}
