import {scripts} from '../../src/core/serverFiles/scripts';
import type {Locale} from '../../src/data/locales';

/** Returns an English sentence as server/'s scripts translate it. */
export function said(locale: Locale, sentence: string, ...values: readonly string[]): string {
  const lines = (scripts[`messages.${locale}.txt`] ?? '').split('\n');
  const translated = lines[lines.indexOf(sentence) + 1]?.slice(2);
  const [first = '', ...rest] = (locale === 'en' ? sentence : (translated ?? '')).split('%s');
  return first + rest.map((part, index) => `${values[index] ?? ''}${part}`).join('');
}
