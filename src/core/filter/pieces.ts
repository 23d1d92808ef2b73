import {foldText} from '../text/fold';
import {plainPieces, type Piece} from './plainPieces';
import {partsBySynonyms, type Synonyms} from './synonyms';

export type {Piece} from './plainPieces';

/** Returns the pieces of a query, each with its synonyms. */
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
