import {
  CLOSE,
  COLON,
  COMMA,
  EQUALS,
  OPEN,
  QUOTE,
  SLASH,
  WIDE_COLON,
  WIDE_EQUALS,
  isBreak,
  isDigit,
  isKeyCode,
  trimmedEnd,
} from '../chars';
import type {KnownKey} from '../known';
import {afterBlanks, isPlainKey} from '../scan';
import type {Cursor} from './cursor';
import {startsValueOf} from './rawValues';

/** What was wrong with a key or the sign behind it, and was put right. */
export type KeyFault = 'wrong-equals' | 'missing-sign' | 'broken-key';

/** A key and where its value starts. */
export interface FoundKey {
  readonly from: number;
  readonly to: number;
  /** As it goes into the file. */
  readonly key: string;
  readonly known?: KnownKey;
  /** Offset of the first character of the value, or of the blanks before it. */
  readonly valueFrom: number;
  readonly fault?: KeyFault;
  /** Offset up to which words stand before the key that do not belong to it. */
  readonly pieceEnd?: number;
}

const isEqualsSign = (code: number): boolean => code === EQUALS || code === WIDE_EQUALS;
const isColon = (code: number): boolean => code === COLON || code === WIDE_COLON;

/** A known key in one piece, whatever stands between it and its value. */
function wholeKnownKey(cursor: Cursor, from: number): FoundKey | undefined {
  const known = cursor.knownAt(from);
  if (!known) {
    return undefined;
  }
  const to = from + known.key.length;
  const next = cursor.afterWhite(to);
  const code = cursor.code(next);
  const found = {from, to, key: known.key, known};
  if (isEqualsSign(code) || (isColon(code) && !cursor.isLoose)) {
    return {
      ...found,
      valueFrom: next + 1,
      ...(code === EQUALS ? {} : {fault: 'wrong-equals' as const}),
    };
  }
  if (startsValueOf(known, cursor, next)) {
    return {...found, valueFrom: next, fault: 'missing-sign'};
  }
  // Another sign took the place of the equals sign: `ExpRate,1.000000`, `DeathPenalty{None`.
  const isOtherSign = code !== CLOSE && code !== -1 && !(code === COMMA && isWordType(known));
  return isOtherSign && startsValueOf(known, cursor, cursor.afterWhite(next + 1))
    ? {...found, valueFrom: next + 1, fault: 'wrong-equals'}
    : undefined;
}

/** Tells whether a value alone is no sign of a setting: a word may be anything. */
function isWordType({type}: KnownKey): boolean {
  return type === 'string' || type === 'enum';
}

/** A known key that runs into its value: `ExpRate1.000000`, `bIsPvPTrue`. */
function keyAndValueInOne(cursor: Cursor, from: number): FoundKey | undefined {
  const run = cursor.slice(from, cursor.endOfKeyCodes(from));
  const known = cursor.known.atStartOf(run.slice(0, cursor.known.longest));
  if (!known || known.key.length < 4) {
    return undefined;
  }
  const to = from + known.key.length;
  return startsValueOf(known, cursor, to)
    ? {from, to, key: known.key, known, valueFrom: to, fault: 'missing-sign'}
    : undefined;
}

/** Work that one search for a similar key takes, in steps of the reader. */
const costOfSearch = 2000;

/** The known key of which one letter is missing: a sign took its place. */
function nearKey(cursor: Cursor, letters: string): KnownKey | undefined {
  if (letters.length < 6 || cursor.allowance < costOfSearch) {
    return undefined;
  }
  cursor.allowance -= costOfSearch;
  return cursor.known.withOneMore(letters);
}

/** How many signs may stand in a key that was torn, and over how long a stretch. */
const mostJunk = 4;
const longestTorn = 100;

/** A known key with signs, blanks or line breaks between its letters, up to an equals sign. */
function tornKey(cursor: Cursor, from: number): FoundKey | undefined {
  const {text, known, limit} = cursor;
  let letters = '';
  let junk = 0;
  let hasEquals = false;
  if (!cursor.isKeyCode(from)) {
    return undefined;
  }
  const last = Math.min(limit, from + longestTorn);
  for (let at = from; at < last; at += 1) {
    const code = text.charCodeAt(at);
    if (isKeyCode(code)) {
      letters += text.charAt(at);
      continue;
    }
    const isSign = isEqualsSign(code) || (isColon(code) && !cursor.isLoose);
    const found =
      isSign && junk > 0
        ? (known.find(letters) ?? (junk === 1 ? nearKey(cursor, letters) : undefined))
        : undefined;
    if (found) {
      return {
        from,
        to: at,
        key: found.key,
        known: found,
        valueFrom: at + 1,
        fault: 'broken-key',
      };
    }
    junk += 1;
    // Behind an equals sign a value stands, not the rest of a key.
    const isValue = hasEquals && (code === COMMA || code === QUOTE);
    if (isValue || junk > mostJunk || letters.length > known.longest) {
      return undefined;
    }
    hasEquals ||= isSign;
  }
  return undefined;
}

/** Where the characters end that can be a key, even an odd one. */
function endOfOddKey(cursor: Cursor, from: number, followsText: () => boolean): number {
  const {text, limit} = cursor;
  let offset = from;
  let isFirstGuess = true;
  for (; offset < limit; offset += 1) {
    const code = text.charCodeAt(offset);
    if (isFirstGuess && (code === WIDE_EQUALS || isColon(code))) {
      isFirstGuess = false;
      const isMeant =
        code === WIDE_EQUALS ||
        (!cursor.isLoose && cursor.code(offset + 1) !== SLASH && !followsText());
      if (isMeant && isPlainKey(text, from, trimmedEnd(text, from, offset))) {
        return offset;
      }
    }
    if (
      code === EQUALS ||
      code === COMMA ||
      code === OPEN ||
      code === CLOSE ||
      code === QUOTE ||
      isBreak(code)
    ) {
      return offset;
    }
  }
  return offset;
}

/** A known key behind words that are not part of it: `hello ExpRate=`, `0PalCaptureRate=`. */
function keyBehindWords(cursor: Cursor, from: number, to: number): FoundKey | undefined {
  const {text, known} = cursor;
  const key = known.atEndOf(text.slice(Math.max(from, to - known.longest), to));
  if (!key) {
    return undefined;
  }
  const start = to - key.key.length;
  const before = text.charCodeAt(start - 1);
  return start > from && (!isKeyCode(before) || isDigit(before))
    ? {from: start, to, key: key.key, known: key, valueFrom: to, pieceEnd: start}
    : undefined;
}

/**
 * Finds the key that starts at an offset, also a damaged one, and the sign behind it. Undefined where
 * what stands there sets nothing. `followsText` says whether a text without quotes came last, to
 * which words with a colon may belong.
 */
export function findKey(
  cursor: Cursor,
  from: number,
  followsText: () => boolean,
): FoundKey | undefined {
  const {text, limit} = cursor;
  const end = cursor.endOfKeyCodes(from);
  const sign = cursor.code(afterBlanks(text, end, limit));
  const isPlain = end > from && !isDigit(text.charCodeAt(from));
  if (isPlain) {
    const whole = wholeKnownKey(cursor, from);
    if (whole) {
      return whole;
    }
    if (sign !== EQUALS) {
      const inOne = keyAndValueInOne(cursor, from);
      if (inOne) {
        return inOne;
      }
    }
  }
  const torn = tornKey(cursor, from);
  if (torn) {
    return torn;
  }
  const keyEnd = endOfOddKey(cursor, from, followsText);
  const equals = cursor.code(keyEnd);
  if (!isEqualsSign(equals) && !isColon(equals)) {
    return undefined;
  }
  const to = trimmedEnd(text, from, keyEnd);
  const behind = keyBehindWords(cursor, from, to);
  if (behind) {
    return {...behind, valueFrom: keyEnd + 1};
  }
  return {
    from,
    to,
    key: text.slice(from, to),
    valueFrom: keyEnd + 1,
    ...(equals === EQUALS ? {} : {fault: 'wrong-equals'}),
  };
}

/** A key that nobody knows, without what would end a line, a text or the list. */
export function harmlessKey(key: string): string {
  return key.replace(/["(){}|[\].\\\0\r\n]+|\/\/+/g, ' ').trim() || '_';
}
