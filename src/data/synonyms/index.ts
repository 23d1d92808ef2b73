import type {Locale} from '../locales';
import {englishSynonyms} from './en';
import {japaneseSynonyms} from './ja';

/** Groups of words with the same meaning, each a line of phrases between `|`, by language. */
export const synonyms: Readonly<Record<Locale, readonly string[]>> = {
  en: englishSynonyms,
  ja: japaneseSynonyms,
};
