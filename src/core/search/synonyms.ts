/** Phrases that mean the same, and where they stand in a query. */
import {foldText} from '../text/fold';

/** Folded phrases, longest first, each with the other phrases of its groups. */
export type Synonyms = readonly (readonly [phrase: string, others: readonly string[]])[];

export interface Span {
  readonly from: number;
  readonly to: number;
  readonly others: readonly string[];
}

/** Prepares groups of synonyms (`ram | memory`) for use with queries. */
export function prepareSynonyms(groups: readonly string[]): Synonyms {
  const others = new Map<string, string[]>();
  for (const group of groups) {
    const phrases = group.split('|').map((phrase) => phrase.trim());
    for (const phrase of phrases) {
      const key = foldText(phrase);
      const same = phrases.filter((other) => other !== phrase);
      others.set(key, [...(others.get(key) ?? []), ...same]);
    }
  }
  return [...others].sort(([a], [b]) => b.length - a.length);
}

const isLatin = (character: string | undefined) => /[a-z0-9]/.test(character ?? '');
const isInWord = (text: string, at: number) => isLatin(text[at - 1]) && isLatin(text[at]);

/** Where phrases of the synonyms stand in a folded query, the longest first, without overlap. */
export function findSynonyms(text: string, synonyms: Synonyms): Span[] {
  const spans: Span[] = [];
  for (const [phrase, others] of synonyms) {
    for (let from = text.indexOf(phrase); from >= 0; from = text.indexOf(phrase, from + 1)) {
      const to = from + phrase.length;
      const isFree = spans.every((span) => to <= span.from || span.to <= from);
      if (isFree && !isInWord(text, from) && !isInWord(text, to)) {
        spans.push({from, to, others});
      }
    }
  }
  return spans.sort((a, b) => a.from - b.from);
}
