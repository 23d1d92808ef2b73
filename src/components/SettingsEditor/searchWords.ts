import {synonyms} from '@site/src/data/synonyms';
import type {Locale} from '@site/src/data/locales';
import {piecesOf, type Piece} from '@site/src/core/filter/pieces';
import {prepareSynonyms} from '@site/src/core/filter/synonyms';
import type {Words} from '@site/src/words/types';

export interface SearchWords {
  readonly piecesOf: (query: string) => readonly Piece[];
  readonly phrases: Readonly<Record<string, string>>;
}

/** Loads words with the first search. */
export async function loadSearchWords(locale: Locale): Promise<SearchWords> {
  const {default: phrases} = (await import(`@site/src/words/${locale}/phrases.json`)) as {
    default: Words['phrases'];
  };
  const prepared = prepareSynonyms(synonyms[locale]);
  return {
    piecesOf: (query) => piecesOf(query, prepared),
    phrases: phrases['settings-and-operation/configuration'] ?? {},
  };
}
