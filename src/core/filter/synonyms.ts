import {escapeRegExp} from '../text/escapeRegExp';
import {foldText} from '../text/fold';

export interface Synonyms {
  readonly pattern: RegExp;
  /** For each folded phrase the other phrases of its groups. */
  readonly others: ReadonlyMap<string, readonly string[]>;
}

interface Part {
  readonly from: number;
  readonly to: number;
  readonly others?: readonly string[];
}

/** Prepares groups of synonyms such as `ram | memory`. */
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
  // A phrase of letters doesn't match inside a word.
  const pattern = `(?<![a-z0-9](?=[a-z0-9]))(?:${any || '(?!)'})(?!(?<=[a-z0-9])[a-z0-9])`;
  return {pattern: new RegExp(pattern, 'gu'), others};
}

/** Splits a folded query into phrases with synonyms and the text between them. */
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
