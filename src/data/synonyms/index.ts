import type {Locale} from '../locales';
import type {VersionId} from '../versions';
import {englishSynonyms} from './en';
import {japaneseSynonyms} from './ja';

export const synonyms: Readonly<Record<Locale, readonly string[]>> = {
  en: englishSynonyms,
  ja: japaneseSynonyms,
};

export const editionNames: Readonly<Partial<Record<VersionId | (string & {}), readonly string[]>>> =
  {'1.0': ['full release', '製品版', '正式リリース', '正式版']};
