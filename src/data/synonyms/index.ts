import type {Locale} from '../locales';
import {englishSynonyms} from './en';
import {japaneseSynonyms} from './ja';
import type {SynonymGroups} from './types';

/** The synonyms of each language of the guide. Japanese readers type English words too. */
export const synonyms: Readonly<Record<Locale, SynonymGroups>> = {
  en: englishSynonyms,
  ja: [...japaneseSynonyms, ...englishSynonyms],
};
