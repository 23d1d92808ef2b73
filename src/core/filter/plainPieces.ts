/** What a filter looks for, without synonyms: those are loaded with the first search. */
import {foldText} from '../text/fold';

/** Folded: one of the alternatives of each piece has to stand in a text. */
export type Piece = readonly string[];

/** The words of a query. */
export function plainPieces(query: string): readonly Piece[] {
  return foldText(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [word]);
}

/** Tells whether a folded text has all pieces. */
export function hasPieces(text: string, pieces: readonly Piece[]): boolean {
  return pieces.every((piece) => piece.some((word) => text.includes(word)));
}
