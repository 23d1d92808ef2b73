import {prepareSynonyms, type Synonyms} from '../../lib/search/query';
import {englishSynonyms} from './en';
import {japaneseSynonyms} from './ja';

/** The synonyms of each language of the guide. Japanese readers type English words too. */
export const synonyms: Readonly<Record<string, Synonyms>> = {
  en: prepareSynonyms(englishSynonyms),
  ja: prepareSynonyms([...japaneseSynonyms, ...englishSynonyms]),
};
