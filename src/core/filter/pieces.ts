/** What a filter looks for: each piece of a query with the words that mean the same. */
import {foldText} from '../text/fold';
import {plainPieces, type Piece} from './plainPieces';
import {partsBySynonyms, type Synonyms} from './synonyms';

export type {Piece} from './plainPieces';

/** The pieces of a query: its words, and the phrases that have synonyms. */
export function piecesOf(query: string, synonyms?: Synonyms): readonly Piece[] {
  const text = foldText(query);
  const parts: ReturnType<typeof partsBySynonyms> = synonyms
    ? partsBySynonyms(text, synonyms)
    : [{from: 0, to: text.length}];
  return parts.flatMap(({from, to, others}) => {
    const part = text.slice(from, to);
    return others ? [[part, ...others.map(foldText)]] : plainPieces(part);
  });
}
