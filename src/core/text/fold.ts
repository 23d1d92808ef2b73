/**
 * Folding: the one form in which texts and what readers type are compared, in the search, in the
 * filter of the settings and in the editor. Full-width and half-width forms, upper and lower case,
 * hiragana and katakana, and the long-vowel mark make no difference.
 */

/** A folded text that remembers where each of its characters came from. */
export interface Folded {
  readonly text: string;
  /** For each UTF-16 unit of `text`, its place in the original; one more for the end. */
  readonly origin: readonly number[];
}

const LONG_MARK = 'ー';
const HYPHEN = 0x2d;
/** What people type for the long mark when the keyboard gives a dash: さ-ば-. */
const DASHES = /^[-‐‑‒–—―−〜～]$/u;
/** Marks that join the kana before them: か゛ and ｶﾞ are one character each. */
const VOICE_MARKS = /^[\u3099\u309A\uFF9E\uFF9F]$/u;
const KANA = /^[\u3041-\u3096\u30A1-\u30FA\uFF66-\uFF9D]$/u;
const FIRST_HIRAGANA = 0x3041;
const LAST_HIRAGANA = 0x3096;
const HIRAGANA_TO_KATAKANA = 0x60;

/** Single characters, folded; normalising is slow and texts repeat their characters. */
const known = new Map<string, string>();

function foldCharacter(character: string): string {
  let folded = known.get(character);
  if (folded === undefined) {
    folded = character
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\u3041-\u3096]/gu, (kana) =>
        String.fromCharCode(kana.charCodeAt(0) + HIRAGANA_TO_KATAKANA),
      );
    known.set(character, folded);
  }
  return folded;
}

/** Folds a text; `origin` leads every character back to where it stood. */
export function fold(original: string): Folded {
  const pieces: string[] = [];
  const origin: number[] = [];
  let isAfterKana = false;
  let at = 0;
  while (at < original.length) {
    const start = at;
    const unit = original.charCodeAt(at);
    if (unit < 0x80 && unit !== HYPHEN) {
      // Most of every text: one character for one.
      at += 1;
      pieces.push(original[start]!.toLowerCase());
      origin.push(start);
      isAfterKana = false;
      continue;
    }
    let character = String.fromCodePoint(original.codePointAt(at)!);
    at += character.length;
    while (VOICE_MARKS.test(original[at] ?? '')) {
      character += original[at]!;
      at += 1;
    }
    const folded = foldCharacter(character);
    const isLongMark =
      isAfterKana &&
      (folded === LONG_MARK || (DASHES.test(character) && KANA.test(original[at] ?? '')));
    if (isLongMark) {
      continue;
    }
    for (const piece of folded.split('')) {
      pieces.push(piece);
      origin.push(start);
      isAfterKana = KANA.test(piece);
    }
  }
  origin.push(original.length);
  return {text: pieces.join(''), origin};
}

/** The folded form alone. */
export function foldText(original: string): string {
  return fold(original).text;
}

/** Is this character of an original text hiragana? Folding makes it katakana. */
export function isHiragana(character: string): boolean {
  const code = character.charCodeAt(0);
  return code >= FIRST_HIRAGANA && code <= LAST_HIRAGANA;
}
