/**
 * Cuts a text into the words under which it is found.
 *
 * Latin text: runs of letters and digits; names such as `bEnablePvP` also by their parts; and
 * compounds such as `PalWorldSettings.ini` or `/v1/api/players` also as a whole.
 * Japanese: every pair of neighbouring characters, and single kanji.
 */
import {fold, foldText, isHiragana, type Folded} from '../text/fold';

const LATIN = 'a-z0-9\\u00df-\\u024f';
const COMPOUND = new RegExp(`[${LATIN}_]+(?:[-./:_\\\\]+[${LATIN}_]+)*`, 'gu');
const PART = new RegExp(`[${LATIN}]+`, 'gu');
const JAPANESE = /[\u30A1-\u30FA\u3005\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF]+/gu;
const CAMEL_PART = /[A-Z]+(?![a-z])|[A-Z][a-z]*|[a-z]+|\d+/g;

/** How much a form of a word counts against the word as it stands. */
export const PART_OF_NAME = 0.6;

/** A run of letters with inner punctuation: a path, a file, a version, or a plain word. */
export interface LatinRun {
  readonly kind: 'latin';
  readonly from: number;
  readonly to: number;
  /** The whole run, folded. */
  readonly text: string;
  /** The runs of letters and digits in it. */
  readonly parts: readonly {readonly text: string; readonly names: readonly string[]}[];
}

/** A run of kana and kanji. */
export interface JapaneseRun {
  readonly kind: 'japanese';
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly hiragana: readonly boolean[];
}

export type Run = LatinRun | JapaneseRun;

/** The runs of a folded text, in order. `original` is needed for the case of names. */
export function runs(folded: Folded, original: string): Run[] {
  const result: Run[] = [];
  for (const match of folded.text.matchAll(COMPOUND)) {
    const from = match.index;
    const parts = [...match[0].matchAll(PART)].map((part) => {
      const start = from + part.index;
      return {
        text: part[0],
        names: namesIn(original.slice(folded.origin[start], folded.origin[start + part[0].length])),
      };
    });
    if (parts.length > 0) {
      result.push({kind: 'latin', from, to: from + match[0].length, text: match[0], parts});
    }
  }
  for (const match of folded.text.matchAll(JAPANESE)) {
    const from = match.index;
    const to = from + match[0].length;
    result.push({
      kind: 'japanese',
      from,
      to,
      text: match[0],
      hiragana: folded.origin.slice(from, to).map((place) => isHiragana(original[place]!)),
    });
  }
  return result.sort((a, b) => a.from - b.from);
}

/** The parts of a name in camel case, folded; empty for a plain word. */
function namesIn(word: string): string[] {
  const parts = word.normalize('NFKC').match(CAMEL_PART) ?? [];
  return parts.length > 1 ? parts.map(foldText) : [];
}

/** Is this a compound that means something as a whole (`0x6` is a word, `0.6.8` a compound)? */
export function isCompound(run: LatinRun): boolean {
  return run.parts.length > 1;
}

/** Does a run consist of numbers only, as in `0.6.8` or `127.0.0.1`? */
export function isNumeric(text: string): boolean {
  return /^[\d.:/-]+$/.test(text);
}

/** Calls `add` for each word of a text, with what it counts. */
export function forEachWord(
  original: string,
  add: (word: string, count: number) => void,
  folded: Folded = fold(original),
): void {
  for (const run of runs(folded, original)) {
    if (run.kind === 'japanese') {
      for (let at = 0; at < run.text.length; at += 1) {
        if (at + 1 < run.text.length) {
          add(run.text.slice(at, at + 2), 1);
        }
        if (isKanji(run.text[at]!) || run.text.length === 1) {
          add(run.text[at]!, 0.5);
        }
      }
      continue;
    }
    if (isCompound(run)) {
      add(run.text, 1);
    }
    for (const part of run.parts) {
      if (isCompound(run) && part.text.length === 1) {
        continue;
      }
      add(part.text, 1);
      for (const name of part.names) {
        if (name.length > 1) {
          add(name, PART_OF_NAME);
        }
      }
    }
  }
}

/** Is this character a kanji? */
export function isKanji(character: string): boolean {
  return /[\u3005\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF]/.test(character);
}
