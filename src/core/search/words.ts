/** Japanese has no spaces, so words are pairs of neighbouring characters. */
import {fold, foldText, isHiragana, isKatakana, type Folded} from '../text/fold';

const LATIN = 'a-z0-9\\u00df-\\u024f';
const KANJI = '\\u3005\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF';
const RUN = new RegExp(
  `([${LATIN}_]+(?:[-./:_\\\\]+[${LATIN}_]+)*)|[\\u30A1-\\u30FA${KANJI}]+`,
  'gu',
);
const PART = new RegExp(`[${LATIN}]+`, 'gu');
const CAMEL_PART = /[A-Z]+(?![a-z])|[A-Z][a-z]*|[a-z]+|\d+/g;
const IS_NAME = /[a-z][A-Z]|[A-Z]{2}[a-z]|^(?:GET|POST)$/;

const SHORT_NUMBER = /^\d\d?$/;

export type Script = 'kanji' | 'katakana' | 'hiragana';

export interface LatinRun {
  readonly kind: 'latin';
  readonly text: string;
  readonly parts: readonly {readonly text: string; readonly names: readonly string[]}[];
}

export interface JapaneseRun {
  readonly kind: 'japanese';
  readonly text: string;
  readonly scripts: readonly Script[];
}

/** Gives the runs of a folded text in order; `original` tells the case of names. */
export function runs({text: folded, origin}: Folded, original: string): (LatinRun | JapaneseRun)[] {
  const scriptAt = (at: number): Script =>
    !isKatakana(folded[at]!)
      ? 'kanji'
      : isHiragana(original[origin[at]!]!)
        ? 'hiragana'
        : 'katakana';
  const namesAt = (at: number, part: string) => {
    const own = original.slice(origin[at], origin[at + part.length]);
    return own === part ? [] : partsOfName(own);
  };
  return [...folded.matchAll(RUN)].flatMap(
    ({0: text, 1: latin, index: from}): (LatinRun | JapaneseRun)[] => {
      if (latin === undefined) {
        return [
          {kind: 'japanese', text, scripts: Array.from(text, (_, at) => scriptAt(from + at))},
        ];
      }
      const after = from + text.length;
      if (
        /^\d\d?$/.test(text) &&
        isKatakana(folded[after] ?? '') &&
        scriptAt(after) !== 'hiragana'
      ) {
        return [];
      }
      const parts = [...text.matchAll(PART)].map(({0: part, index}) => ({
        text: part,
        names: namesAt(from + index, part),
      }));
      return parts.length > 0 ? [{kind: 'latin', text, parts}] : [];
    },
  );
}

function partsOfName(word: string): string[] {
  const name = word.normalize('NFKC');
  return IS_NAME.test(name) ? name.match(CAMEL_PART)!.map(foldText) : [];
}

export const isCompound = (run: LatinRun): boolean => run.parts.length > 1;

/** Removes everything but letters and digits. */
export const compact = (folded: string): string => folded.replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns the pairs of neighbouring characters. A single character stays as it is. */
export function pairs(word: string): string[] {
  const all = Array.from({length: word.length - 1}, (_, at) => word.slice(at, at + 2));
  return word.length < 2 ? [word] : [...new Set(all)];
}

/**
 * Gives the words of a text; a title also gets the ends of its names (`playermaxnum`) and its kana.
 */
export function wordsOf(original: string, isTitle: boolean, folded = fold(original)): string[] {
  return runs(folded, original).flatMap((run) =>
    run.kind === 'latin' ? latinWords(run, isTitle) : japaneseWords(run, isTitle),
  );
}

function latinWords(run: LatinRun, isTitle: boolean): string[] {
  const words = isCompound(run) ? [run.text] : [];
  for (const {text, names} of run.parts) {
    if (!isCompound(run) || !SHORT_NUMBER.test(text)) {
      words.push(text);
    }
    if (isTitle) {
      words.push(...names.slice(1, -1).map((_, at) => names.slice(at + 1).join('')));
    }
  }
  return words;
}

/** Hiragana are mostly endings, so only titles are found by them. */
function japaneseWords({text, scripts}: JapaneseRun, isTitle: boolean): string[] {
  const words: string[] = [];
  for (const [at, script] of scripts.entries()) {
    const next = scripts[at + 1];
    const isStem = script === 'kanji' && next === 'hiragana' && scripts[at - 1] !== 'kanji';
    if (isStem || (script === next && (isTitle || script !== 'hiragana'))) {
      words.push(text.slice(at, at + 2));
    }
    if (text.length === 1 || (script === 'kanji' && next !== 'kanji')) {
      words.push(text[at]!);
    }
  }
  return words;
}

/** Gives names, files, paths and numbers of a title. */
export function namesIn(title: string): string[] {
  if (/^\S+ \(.*\)$/.test(title)) {
    return [];
  }
  return [
    ...(/^(\d+\.\d+\.\d+)\.\d+$/.exec(title)?.slice(1) ?? []),
    ...(title.normalize('NFKC').match(/\w[\w./:-]*\w/g) ?? []).filter((word) =>
      /[a-z][A-Z]|[./_\d]/.test(word),
    ),
    ...[...title.matchAll(/[/-](\w+)|\b(\d{3,})\b/g)].map(([, name, number]) => (name ?? number)!),
  ];
}
