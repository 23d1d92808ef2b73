/** Synonyms are loaded with the first search, so this module has none. */
import {foldText} from '../text/fold';

/** Folded alternatives, one of which has to occur in a text. */
export type Piece = readonly string[];

export function plainPieces(query: string): readonly Piece[] {
  return foldText(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [word]);
}

/** Tells whether a folded text contains an alternative of every piece. */
export function hasPieces(text: string, pieces: readonly Piece[]): boolean {
  return pieces.every((piece) => piece.some((word) => text.includes(word)));
}
