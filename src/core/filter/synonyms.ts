import {escapeRegExp} from '../text/escapeRegExp';
import {foldText} from '../text/fold';

export interface Synonyms {
  readonly pattern: RegExp;
  /** Each folded phrase has the other phrases of its groups. */
  readonly others: ReadonlyMap<string, readonly string[]>;
}

interface Part {
  readonly from: number;
  readonly to: number;
  readonly others?: readonly string[];
}

const ROWS = [
  'アイウエオ',
  'カキクケコ',
  'サシスセソ',
  'タチツテト',
  'マミムメモ',
  'ラリルレロ',
  'ワイ',
  'バビブベボ',
  'ガギグゲゴ',
];

/** Gives a folded phrase with its stems: 重イ is also 重ク and 重カッ, 消エル is 消エ, 入レナイ is 入レマセ. */
function formsOf(phrase: string): string[] {
  const [, positive] = /^(.*[\p{Script=Han}ァ-ヺ])ナイ$/u.exec(phrase) ?? [];
  if (positive) {
    const last = positive.slice(-1);
    const polite = ROWS.find(([first]) => first === last)?.[1] ?? last;
    return [
      ...['ナイ', 'ナク', 'ナカッ', 'ン', 'ズ', 'ネ'].map((ending) => positive + ending),
      `${positive.slice(0, -1)}${polite}マセ`,
    ];
  }
  const [, stem = '', end = ''] =
    /^(.*[\p{Script=Han}ァ-ヺ])([イウクスツムルブグ])$/u.exec(phrase) ?? [];
  if (!/\p{Script=Han}/u.test(stem)) {
    return [phrase];
  }
  if (end === 'イ') {
    return [phrase, ...['ク', 'カッ', 'スギ', 'ケ', 'サ'].map((kana) => stem + kana)];
  }
  if (end === 'ル' && /[イキシチニヒミリギジビエケセテネメレゲゼデベ]$/u.test(stem)) {
    return [phrase, stem];
  }
  const row = ROWS.find((kana) => kana.includes(end)) ?? '';
  return [phrase, ...[...row.slice(0, 3), row.slice(4), 'ッ', 'ン'].map((kana) => stem + kana)];
}

/** Prepares groups of synonyms such as `ram | memory`. */
export function prepareSynonyms(groups: readonly string[]): Synonyms {
  const others = new Map<string, string[]>();
  for (const group of groups) {
    const phrases = group.split('|').map((phrase) => phrase.trim());
    for (const phrase of phrases) {
      const same = phrases.filter((other) => other !== phrase);
      for (const key of formsOf(foldText(phrase))) {
        others.set(key, [...(others.get(key) ?? []), ...same]);
      }
    }
  }
  const longestFirst = [...others.keys()].sort((a, b) => b.length - a.length);
  const any = longestFirst
    .map(
      (one) =>
        (/^\p{Script=Han}\P{Script=Han}$/u.test(one) ? '(?<!\\p{Script=Han})' : '') +
        escapeRegExp(one),
    )
    .join('|');
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
