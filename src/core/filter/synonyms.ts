/** Phrases that mean the same, and where they stand in a query. */
import {escapeRegExp} from '../text/escapeRegExp';
import {foldText} from '../text/fold';

export interface Synonyms {
  /** Finds folded phrases, of those that begin at a place the longest. */
  readonly pattern: RegExp;
  /** By folded phrase, the other phrases of its groups. */
  readonly others: ReadonlyMap<string, readonly string[]>;
}

/** A part of a query: a phrase with what means the same, or what is between phrases. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly others?: readonly string[];
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
  const longestFirst = [...others.keys()].sort((a, b) => b.length - a.length);
  const any = longestFirst.map(escapeRegExp).join('|');
  // Letters are no phrase within a word.
  const pattern = `(?<![a-z0-9](?=[a-z0-9]))(?:${any || '(?!)'})(?!(?<=[a-z0-9])[a-z0-9])`;
  return {pattern: new RegExp(pattern, 'gu'), others};
}

/** Cuts a folded query into the phrases that have synonyms and what is between them. */
export function partsBySynonyms(text: string, {pattern, others}: Synonyms): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const {0: phrase, index: from} of text.matchAll(pattern)) {
    const to = from + phrase.length;
    parts.push({from: at, to: from}, {from, to, others: others.get(phrase)!});
    at = to;
  }
  return [...parts, {from: at, to: text.length}];
}
