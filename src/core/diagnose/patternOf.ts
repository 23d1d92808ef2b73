/** Who says a line, and which pattern fits it. */
import {logPatterns} from '../../data/messages/patterns';
import {speakers} from '../../data/messages/speakers';
import type {LogPattern, Speaker} from '../../data/messages/types';

export const patterns: readonly LogPattern[] = logPatterns;

/** Fits where one of them may, from the start of a word. */
export const anyOf = (some: readonly RegExp[]): RegExp => {
  const sources = some.map(({source}) => source.replace(/\?<\w+>/g, ''));
  return new RegExp(`(?<![a-z\\d_])(?:${[...new Set(sources)].join('|')})`, 'i');
};
/** One look tells for a dozen patterns at once, as most lines fit none. */
const dozens = patterns
  .flatMap((_, at) => (at % 12 === 0 ? [patterns.slice(at, at + 12)] : []))
  .map((some) => ({some, fits: anyOf(some.map(({pattern}) => pattern))}));

const speakerForms = Object.entries(speakers) as readonly (readonly [Speaker, RegExp])[];

/** Who says a line that has no prefixes any more; undefined where its form doesn't tell. */
export function speakerOf(line: string): Speaker | undefined {
  return speakerForms.find(([, form]) => form.test(line))?.[0];
}

/** The pattern of a line: those of its speaker are asked first. */
export function patternOf(line: string, speaker: Speaker | undefined): LogPattern | undefined {
  const isMeant = ({by, pattern}: LogPattern): boolean =>
    (by === undefined || by === speaker) && pattern.test(line);
  for (const {some, fits} of dozens) {
    const found = fits.test(line) ? some.find(isMeant) : undefined;
    if (found) {
      return found;
    }
  }
  return undefined;
}
