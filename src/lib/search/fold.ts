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
const HIRAGANA = /[\u3041-\u3096]/;
const KANA = /[\u30A1-\u30FA\u3041-\u3096]/;
const LONG_MARK = 'ー';
/** What people type for the long mark when the keyboard gives a dash. */
const DASH_LIKE = /[-‐‑‒–—―−〜～]/;

/** Folds a text; the result's `origin` leads every character back to where it stood. */
export function fold(original: string): Folded {
  let text = '';
  const origin: number[] = [];
  const hiragana: boolean[] = [];
  let at = 0;
  while (at < original.length) {
    const start = at;
    let piece = String.fromCodePoint(original.codePointAt(at)!);
    at += piece.length;
    while (at < original.length && COMBINING_VOICE.test(original[at]!)) {
      piece += original[at]!;
      at += 1;
    }
    const composed = /[\x20-\x7E]/.test(piece) ? piece : piece.normalize('NFKC').normalize('NFC');
    for (const character of composed.toLowerCase()) {
      const isAfterKana = KANA.test(text[text.length - 1] ?? '');
      if (isAfterKana && isLongMark(character, original, at)) {
        continue;
      }
      const isHiragana = HIRAGANA.test(character);
      const folded = isHiragana ? String.fromCharCode(character.charCodeAt(0) + 0x60) : character;
      for (let unit = 0; unit < folded.length; unit += 1) {
        text += folded[unit]!;
        origin.push(start);
        hiragana.push(isHiragana);
      }
    }
  }
  origin.push(original.length);
  return {text, origin, hiragana};
}

function isLongMark(character: string, original: string, next: number): boolean {
  return character === LONG_MARK || (DASH_LIKE.test(character) && KANA.test(original[next] ?? ''));
}

/** The folded form alone. */
export function foldText(original: string): string {
  return fold(original).text;
}
