import {synonyms as groups} from '../../data/synonyms';
import {prepareSynonyms, type Synonyms} from './query';

/** The synonyms of each language of the guide, prepared for queries. */
export const synonyms: Readonly<Record<string, Synonyms>> = {
  en: prepareSynonyms(groups.en),
  ja: prepareSynonyms(groups.ja),
};
