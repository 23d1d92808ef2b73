/**
 * Folding: the one form in which texts and queries are compared. Full-width and half-width forms,
 * upper and lower case, hiragana and katakana, and the long-vowel mark make no difference.
 */

/** A folded text that remembers where each of its characters came from. */
export interface Folded {
  readonly text: string;
  /** For each UTF-16 unit of `text`, the place in the original; one more for the end. */
  readonly origin: readonly number[];
  /** For each unit of `text`: was it hiragana? Word endings are told from words by it. */
  readonly hiragana: readonly boolean[];
}

const COMBINING_VOICE = /[\u3099\u309A\uFF9E\uFF9F]/;
const KANA = /[\u30A1-\u30FA\u3041-\u3096]/;
const LONG_MARK = 'ー';
const HYPHEN = 0x2d;
/** What people type for the long mark when the keyboard gives a dash. */
const DASH_LIKE = /[-‐‑‒–—―−〜～]/;

/** What a character (with its combining marks) becomes; texts repeat their characters. */
const folds = new Map<string, string>();

function foldCharacter(piece: string): string {
  let folded = folds.get(piece);
  if (folded === undefined) {
    folded = piece.normalize('NFKC').toLowerCase();
    folds.set(piece, folded);
  }
  return folded;
}

const isKana = (unit: number) =>
  (unit >= 0x30a1 && unit <= 0x30fa) || (unit >= 0x3041 && unit <= 0x3096);
const isHiraganaUnit = (unit: number) => unit >= 0x3041 && unit <= 0x3096;

/** Folds a text; the result's `origin` leads every character back to where it stood. */
export function fold(original: string): Folded {
  const pieces: string[] = [];
  const origin: number[] = [];
  const hiragana: boolean[] = [];
  let isAfterKana = false;
  let at = 0;
  while (at < original.length) {
    const start = at;
    const unit = original.charCodeAt(at);
    if (unit < 0x80 && unit !== HYPHEN) {
      // Most of every text: nothing to compose, one character for one.
      at += 1;
      pieces.push(original[start]!.toLowerCase());
      origin.push(start);
      hiragana.push(false);
      isAfterKana = false;
      continue;
    }
    let piece = String.fromCodePoint(original.codePointAt(at)!);
    at += piece.length;
    while (at < original.length && COMBINING_VOICE.test(original[at]!)) {
      piece += original[at]!;
      at += 1;
    }
    const folded = foldCharacter(piece);
    if (isAfterKana && isLongMark(folded, original, at)) {
      continue;
    }
    for (let place = 0; place < folded.length; place += 1) {
      const code = folded.charCodeAt(place);
      const isHiragana = isHiraganaUnit(code);
      pieces.push(isHiragana ? String.fromCharCode(code + 0x60) : folded[place]!);
      origin.push(start);
      hiragana.push(isHiragana);
      isAfterKana = isKana(code);
    }
  }
  origin.push(original.length);
  return {text: pieces.join(''), origin, hiragana};
}

function isLongMark(character: string, original: string, next: number): boolean {
  return character === LONG_MARK || (DASH_LIKE.test(character) && KANA.test(original[next] ?? ''));
}

/** The folded form alone. */
export function foldText(original: string): string {
  return fold(original).text;
}
