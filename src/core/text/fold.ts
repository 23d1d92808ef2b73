/** Folding removes differences of width, case, kind of kana and the long-vowel mark. */

export interface Folded {
  readonly text: string;
  readonly origin: readonly number[];
}

const LONG_MARK = 'ー';
const HYPHEN = 0x2d;
/** Keyboards give a dash for the long mark: さ-ば-. */
const DASHES = /^[-‐‑‒–—―−〜～]$/u;
const VOICE_MARKS: ReadonlySet<number> = new Set([0x3099, 0x309a, 0xff9e, 0xff9f]);
const KANA = /^[\u3041-\u3096\u30A1-\u30FA\uFF66-\uFF9D]$/u;
const HIRAGANA_TO_KATAKANA = 0x60;

const known = new Map<string, readonly [folded: string, isKana: boolean]>();

function foldCharacter(character: string): readonly [folded: string, isKana: boolean] {
  let found = known.get(character);
  if (found === undefined) {
    const folded = character
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\u3041-\u3096]/gu, (kana) =>
        String.fromCharCode(kana.charCodeAt(0) + HIRAGANA_TO_KATAKANA),
      );
    found = [folded, KANA.test(folded.slice(-1))];
    known.set(character, found);
  }
  return found;
}

const PLAIN = /^[\0-,.-\x7F]*$/;
const asIs = (_: unknown, at: number): number => at;

/** Folds a text and keeps the place of each character. */
export function fold(original: string): Folded {
  if (PLAIN.test(original)) {
    return {text: original.toLowerCase(), origin: Array.from({length: original.length + 1}, asIs)};
  }
  const pieces: string[] = [];
  const origin: number[] = [];
  let isAfterKana = false;
  let at = 0;
  while (at < original.length) {
    const start = at;
    const unit = original.charCodeAt(at);
    if (unit < 0x80 && unit !== HYPHEN) {
      at += 1;
      pieces.push(original[start]!.toLowerCase());
      origin.push(start);
      isAfterKana = false;
      continue;
    }
    let character = String.fromCodePoint(original.codePointAt(at)!);
    at += character.length;
    while (VOICE_MARKS.has(original.charCodeAt(at))) {
      character += original[at]!;
      at += 1;
    }
    const [folded, isKana] = foldCharacter(character);
    const isLongMark =
      isAfterKana &&
      (folded === LONG_MARK || (DASHES.test(character) && KANA.test(original[at] ?? '')));
    if (isLongMark) {
      continue;
    }
    pieces.push(folded);
    for (let count = 0; count < folded.length; count += 1) {
      origin.push(start);
    }
    isAfterKana = isKana;
  }
  origin.push(original.length);
  return {text: pieces.join(''), origin};
}

/** Folds a text without the places of its characters. */
export function foldText(original: string): string {
  return fold(original).text;
}

export const isKatakana = (character: string): boolean => isWithin(character, 0x30a1, 0x30fa);

/** Folding makes hiragana katakana, so this needs an original text. */
export const isHiragana = (character: string): boolean => isWithin(character, 0x3041, 0x3096);

function isWithin(character: string, first: number, last: number): boolean {
  const code = character.charCodeAt(0);
  return code >= first && code <= last;
}
