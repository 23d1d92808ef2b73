import {logPatterns} from '../../data/messages/patterns';
import {speakers} from '../../data/messages/speakers';
import type {LogPattern, Speaker} from '../../data/messages/types';

export const patterns: readonly LogPattern[] = logPatterns;

const inPieces = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  all.flatMap((_, at) => (at % size === 0 ? [all.slice(at, at + size)] : []));
const joined = (some: readonly RegExp[]): RegExp => {
  const sources = some.map(({source}) => source.replace(/\?<\w+>/g, ''));
  return new RegExp(`(?<![a-z\\d_])(?:${[...new Set(sources)].join('|')})`, 'i');
};
/** Combines expressions in pieces, because above 20 KB browsers interpret them ten times slower. */
export function anyOf(all: readonly RegExp[]): (line: string) => boolean {
  const pieces = inPieces(all, 60).map(joined);
  return (line) => pieces.some((piece) => piece.test(line));
}
const dozens = inPieces(patterns, 12).map((some) => ({
  some,
  fits: joined(some.map(({pattern}) => pattern)),
}));

const speakerForms = Object.entries(speakers) as readonly (readonly [Speaker, RegExp])[];

/** Names the program that wrote a line without prefixes. */
export function speakerOf(line: string): Speaker | undefined {
  return speakerForms.find(([, form]) => form.test(line))?.[0];
}

/** Finds the pattern of a line, with those of its speaker first. */
export function patternOf(
  line: string,
  speaker: Speaker | undefined,
  isAfterCrash: boolean,
): LogPattern | undefined {
  const isMeant = ({by, afterCrash, pattern}: LogPattern): boolean =>
    (by === undefined || by === speaker) && (isAfterCrash || !afterCrash) && pattern.test(line);
  for (const {some, fits} of dozens) {
    const found = fits.test(line) ? some.find(isMeant) : undefined;
    if (found) {
      return found;
    }
  }
  return undefined;
}
