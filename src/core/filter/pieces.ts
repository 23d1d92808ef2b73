/** What a filter looks for: each piece of a query with the words that mean the same. */
import {foldText} from '../text/fold';
import {plainPieces, type Piece} from './plainPieces';
import {findSynonyms, type Synonyms} from '../search/synonyms';

export type {Piece} from './plainPieces';

/** The pieces of a query: its words, and the phrases that have synonyms. */
export function piecesOf(query: string, synonyms?: Synonyms): readonly Piece[] {
  const text = foldText(query);
  const spans = synonyms ? findSynonyms(text, synonyms) : [];
  const pieces: Piece[] = [];
  let at = 0;
  for (const {from, to, others} of spans) {
    pieces.push(...plainPieces(text.slice(at, from)));
    pieces.push([text.slice(from, to), ...others.map(foldText)]);
    at = to;
  }
  return [...pieces, ...plainPieces(text.slice(at))];
}
