/** Phrases that mean the same, and where they stand in a query. */
import {foldText} from '../text/fold';

export interface Synonyms {
  /** Folded phrases, longest first, each with the other phrases of its groups. */
  readonly phrases: readonly {readonly text: string; readonly others: readonly string[]}[];
}

export interface Span {
  readonly from: number;
  readonly to: number;
  readonly others: readonly string[];
}

const SEPARATOR = '|';

/** Prepares groups of synonyms (`ram | memory`) for use with queries. */
export function prepareSynonyms(groups: readonly string[]): Synonyms {
  const others = new Map<string, Set<string>>();
  for (const group of groups) {
    const phrases = group.split(SEPARATOR).map((phrase) => phrase.trim());
    for (const phrase of phrases) {
      const key = foldText(phrase);
      const known = others.get(key) ?? new Set();
      phrases.filter((other) => other !== phrase).forEach((other) => known.add(other));
      others.set(key, known);
    }
  }
  return {
    phrases: [...others]
      .map(([text, set]) => ({text, others: [...set]}))
      .sort((a, b) => b.text.length - a.text.length),
  };
}

const isLatin = (character: string | undefined) => /[a-z0-9]/.test(character ?? '');

/** Where phrases of the synonyms stand in a folded query, the longest first, without overlap. */
export function findSynonyms(text: string, {phrases}: Synonyms): Span[] {
  const spans: Span[] = [];
  for (const {text: phrase, others} of phrases) {
    for (let from = text.indexOf(phrase); from >= 0; from = text.indexOf(phrase, from + 1)) {
      const to = from + phrase.length;
      const cutsWord =
        (isLatin(text[from]) && isLatin(text[from - 1])) ||
        (isLatin(text[to - 1]) && isLatin(text[to]));
      if (!cutsWord && !spans.some((span) => from < span.to && span.from < to)) {
        spans.push({from, to, others});
      }
    }
  }
  return spans.sort((a, b) => a.from - b.from);
}
