/** Raw values: what kind one is, and how a damaged one is repaired. */
import {CLOSE, COMMA, OPEN, QUOTE, isBlank, isBreak, isDigit} from '../chars';
import type {KnownKey} from '../known';
import {joinLines} from '../text';
import type {Cursor} from './cursor';

/** A number in full-width signs, which the game does not read. */
const wideWord = /^(?=.*[\uff01-\uff5e])[-+.\d\uff0b\uff0d\uff0e\uff10-\uff19]+$/;
/** Such a number is at most this long. */
const longestNumber = 40;

/** Tells whether a text is one to `most` digits. */
export function areDigits(text: string, most: number): boolean {
  return text.length <= most && /^\d+$/.test(text);
}

/** Tells whether a text is a whole number of up to nine digits. */
export function isWholeNumber(text: string): boolean {
  return text.length <= 10 && /^[-+]?\d{1,9}$/.test(text);
}

/** Tells whether a text is a word that is neither a number nor a switch: a text without its quotes. */
export function isUnquotedText(text: string): boolean {
  const first = text.charCodeAt(0);
  return (
    text !== '' &&
    first !== QUOTE &&
    first !== OPEN &&
    !/^(?:true|false)$/i.test(text.slice(0, 6)) &&
    (first >= 65 || /[^-+.\d]/.test(text))
  );
}

/** Writes a number in full-width signs in plain ones; undefined where a value is none. */
export function narrowNumber(raw: string): string | undefined {
  return raw.length < longestNumber && wideWord.test(raw) ? raw.normalize('NFKC') : undefined;
}

/** Puts a list in parentheses on one line. */
export function listOnOneLine(raw: string): string {
  return joinLines(raw, (last, first) =>
    last === '(' || last === ',' || first === ',' || first === ')' ? '' : ' ',
  );
}

/** Closes the lists of a raw value that lacks `depth` parentheses at its end. */
export function closeLists(raw: string, depth: number): string {
  const isCut = raw.charCodeAt(raw.length - 1) === COMMA;
  return (isCut ? raw.slice(0, -1) : raw) + ')'.repeat(depth);
}

const numberWord = /[-+]?(?:\d+\.?\d*|\.\d+)/y;
const switchWord = /(?:true|false)/iy;
const plainWord = /[a-z]\w*/iy;

/** Tells whether a value that fits a setting's type starts at an offset, and stands alone there. */
export function startsValueOf(known: KnownKey, cursor: Cursor, offset: number): boolean {
  const {text, limit} = cursor;
  if (known.type === 'string') {
    return cursor.code(offset) === QUOTE;
  }
  if (known.type === 'list') {
    return cursor.code(offset) === OPEN;
  }
  const form = known.type === 'bool' ? switchWord : known.type === 'enum' ? plainWord : numberWord;
  form.lastIndex = offset;
  const match = offset < limit ? form.exec(text) : null;
  if (!match || (known.type === 'enum' && !isWordOf(known, match[0]))) {
    return false;
  }
  const behind = cursor.code(offset + match[0].length);
  return (
    behind === -1 || behind === COMMA || behind === CLOSE || isBlank(behind) || isBreak(behind)
  );
}

/** Tells whether a word is one that an enumeration accepts. */
export function isWordOf({words}: KnownKey, word: string): boolean {
  return words?.some((one) => one.toLowerCase() === word.toLowerCase()) ?? false;
}

/** Tells whether the character at an offset is a digit or a sign of a number. */
export function isNumberCode(code: number): boolean {
  return isDigit(code) || code === 43 || code === 45 || code === 46;
}
