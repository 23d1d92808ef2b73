/**
 * Cuts a text into the words under which it is found.
 *
 * Latin text: runs of letters and digits; names such as `bEnablePvP` also by their parts; compounds
 * such as `PalWorldSettings.ini` or `/v1/api/players` also as a whole.
 * Japanese has no spaces: every pair of neighbouring characters that can be a part of a word.
 */
import {fold, foldText, isHiragana, isKatakana, type Folded} from '../text/fold';

const LATIN = 'a-z0-9\\u00df-\\u024f';
const KANJI = '\\u3005\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF';
const RUN = new RegExp(
  `([${LATIN}_]+(?:[-./:_\\\\]+[${LATIN}_]+)*)|[\\u30A1-\\u30FA${KANJI}]+`,
  'gu',
);
const PART = new RegExp(`[${LATIN}]+`, 'gu');
const CAMEL_PART = /[A-Z]+(?![a-z])|[A-Z][a-z]*|[a-z]+|\d+/g;
/** Where the case changes; `0x6` is no name of several words. The methods of HTTP are names, too. */
const IS_NAME = /[a-z][A-Z]|[A-Z]{2}[a-z]|^(?:GET|POST)$/;

/** Of 64-bit and x86-64: no number that somebody looks for. */
const SHORT_NUMBER = /^\d\d?$/;

export type Script = 'kanji' | 'katakana' | 'hiragana';

/** A run of letters with inner punctuation: a path, a file, a version, or a plain word. */
export interface LatinRun {
  readonly kind: 'latin';
  /** The whole run, folded. */
  readonly text: string;
  /** The runs of letters and digits in it, each with its parts if it is a name. */
  readonly parts: readonly {readonly text: string; readonly names: readonly string[]}[];
}

/** A run of kana and kanji, folded, with the script of each character in the original. */
export interface JapaneseRun {
  readonly kind: 'japanese';
  readonly text: string;
  readonly scripts: readonly Script[];
}

/** The runs of a folded text, in order. `original` is needed for the case of names. */
export function runs({text: folded, origin}: Folded, original: string): (LatinRun | JapaneseRun)[] {
  // Of Japanese, a run has nothing but kanji and katakana.
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
      // 64ビット is no 64.
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

/** The parts of a name, folded; empty for a plain word. */
function partsOfName(word: string): string[] {
  const name = word.normalize('NFKC');
  return IS_NAME.test(name) ? name.match(CAMEL_PART)!.map(foldText) : [];
}

/** Is this a compound that means something as a whole (`0x6` is a word, `0.6.8` a compound)? */
export const isCompound = (run: LatinRun): boolean => run.parts.length > 1;

/** A folded text without spaces and punctuation: what is left to compare whole titles by. */
export const compact = (folded: string): string => folded.replace(/[^\p{L}\p{N}]+/gu, '');

/** The pairs of neighbouring characters of a Japanese word, each once; a single one stays as it is. */
export function pairs(word: string): string[] {
  const all = Array.from({length: word.length - 1}, (_, at) => word.slice(at, at + 2));
  return word.length < 2 ? [word] : [...new Set(all)];
}

/**
 * The words of a text for the index. A title is short and worth more: it is also found by the end
 * of a name from any of its parts on (`playermaxnum`), and by kana that may be a word.
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

/** Pairs of one script: 設定, サー, but not 定が; 落ち of 落ちる; hiragana, mostly endings, in titles only. */
function japaneseWords({text, scripts}: JapaneseRun, isTitle: boolean): string[] {
  const words: string[] = [];
  for (const [at, script] of scripts.entries()) {
    const next = scripts[at + 1];
    const isStem = script === 'kanji' && next === 'hiragana' && scripts[at - 1] !== 'kanji';
    if (isStem || (script === next && (isTitle || script !== 'hiragana'))) {
      words.push(text.slice(at, at + 2));
    }
    // A single kanji in a query finds the pairs that begin with it, and this.
    if (text.length === 1 || (script === 'kanji' && next !== 'kanji')) {
      words.push(text[at]!);
    }
  }
  return words;
}

/**
 * The names, files, paths and numbers in a title: whatever is no ordinary word. A title such as
 * `ExpRate (New defaults)` is about a name that has its own place.
 */
export function namesIn(title: string): string[] {
  if (/^\S+ \(.*\)$/.test(title)) {
    return [];
  }
  return [
    ...(title.normalize('NFKC').match(/\w[\w./:-]*\w/g) ?? []).filter((word) =>
      /[a-z][A-Z]|[./_\d]/.test(word),
    ),
    // `shutdown` of POST /shutdown, `port` of -port, a port number
    ...[...title.matchAll(/[/-](\w+)|\b(\d{3,})\b/g)].map(([, name, number]) => (name ?? number)!),
  ];
}
