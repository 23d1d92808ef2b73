import {foldText} from '../text/fold';
import {partsBySynonyms, type Synonyms} from './synonyms';

/** Folded alternatives, one of which has to occur in a text. */
export type Piece = readonly string[];

/** Returns the pieces of a query, each with its synonyms. */
export function piecesOf(query: string, synonyms: Synonyms): readonly Piece[] {
  const text = foldText(query);
  return partsBySynonyms(text, synonyms).flatMap(({from, to, others}) => {
    const part = text.slice(from, to);
    return others
      ? [[part, ...others.map(foldText)]]
      : part
          .split(/\s+/)
          .filter(Boolean)
          .map((word) => [word]);
  });
}

/** Tells whether a folded text contains an alternative of every piece. */
export function hasPieces(text: string, pieces: readonly Piece[]): boolean {
  return pieces.every((piece) => piece.some((word) => text.includes(word)));
}
