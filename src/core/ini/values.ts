/** Raw values: what kind one is, and how a damaged one is mended. */
import {CLOSE, COMMA, OPEN, QUOTE, isDigit} from './chars';
import {joinLines, onOneLine} from './text';

/** A number in full-width signs, which the game does not read. */
const wideWord = /^(?=.*[\uff01-\uff5e])[-+.\d\uff0b\uff0d\uff0e\uff10-\uff19]+$/;
/** Such a number is at most this long. */
const longestNumber = 40;

/** Tells whether a stretch is one to `most` digits. */
export function areDigits(text: string, from: number, to: number, most: number): boolean {
  let next = from;
  while (next < to && next - from < most && isDigit(text.charCodeAt(next))) {
    next += 1;
  }
  return next === to && to > from;
}

/** Tells whether a stretch is a whole number of up to nine digits. */
export function isWholeNumber(text: string, from: number, to: number): boolean {
  const first = text.charCodeAt(from);
  return areDigits(text, first === 43 || first === 45 ? from + 1 : from, to, 9);
}

/** Tells whether a stretch is a word that is neither a number nor a switch: a text without its quotes. */
export function isUnquotedText(text: string, from: number, to: number): boolean {
  const first = text.charCodeAt(from);
  if (from === to || first === QUOTE || first === OPEN) {
    return false;
  }
  if (first >= 65) {
    return to - from > 5 || !/^(?:true|false)$/i.test(text.slice(from, to));
  }
  for (let offset = from; offset < to; offset += 1) {
    const code = text.charCodeAt(offset);
    if (!isDigit(code) && code !== 43 && code !== 45 && code !== 46) {
      return true;
    }
  }
  return false;
}

/** Writes a number in full-width signs in plain ones; undefined where a value is none. */
export function narrowNumber(raw: string): string | undefined {
  return raw.length < longestNumber && wideWord.test(raw) ? raw.normalize('NFKC') : undefined;
}

/** Puts a list in parentheses on one line. */
export function listOnOneLine(raw: string): string {
  return joinLines(
    raw,
    (last, first) => last === OPEN || last === COMMA || first === COMMA || first === CLOSE,
  );
}

/** Closes the lists of a raw value that lacks `depth` parentheses at its end. */
export function closeLists(raw: string, depth: number): string {
  const isCut = raw.charCodeAt(raw.length - 1) === COMMA;
  return (isCut ? raw.slice(0, -1) : raw) + (depth === 1 ? ')' : ')'.repeat(depth));
}

/** Puts a text from damaged quotes into sound ones. What was escaped stays so; the rest gets its escapes. */
export function requote(content: string): string {
  // A quote or a backslash, each with the backslash that may stand before it.
  return `"${onOneLine(content).replace(/\\?(["\\])/g, '\\$1')}"`;
}
