/**
 * Looks ahead in a text, up to a limit. Each of these stops at the first character that decides, so
 * that reading stays linear for any input.
 */
import {
  CLOSE,
  COLON,
  COMMA,
  EQUALS,
  OPEN,
  QUOTE,
  WIDE_COLON,
  WIDE_EQUALS,
  codeAt,
  isBlank,
  isBreak,
  isDigit,
  isKeyCode,
} from './chars';
import type {KnownKeys} from './known';

/** An odd key is at most this long. */
const longestKey = 80;

/** Offset of the first character at or after `offset` that is no blank. */
export function afterBlanks(text: string, offset: number, limit: number): number {
  let next = offset;
  while (next < limit && isBlank(text.charCodeAt(next))) {
    next += 1;
  }
  return next;
}

/** Offset of the first character at or after `offset` that is no blank and no line break. */
export function afterWhite(text: string, offset: number, limit: number): number {
  let next = offset;
  for (; next < limit; next += 1) {
    const code = text.charCodeAt(next);
    if (!isBreak(code) && !isBlank(code)) {
      break;
    }
  }
  return next;
}

/** Offset of the first line break of a stretch; -1 where there is none. */
export function firstBreak(text: string, from: number, to: number): number {
  for (let offset = from; offset < to; offset += 1) {
    if (isBreak(text.charCodeAt(offset))) {
      return offset;
    }
  }
  return -1;
}

/** Tells whether nothing but blanks stands between an offset and the end of its line. */
export function isLineEndOrLimit(text: string, offset: number, limit: number): boolean {
  const next = afterBlanks(text, offset, limit);
  return next >= limit || isBreak(text.charCodeAt(next));
}

/** Tells whether a stretch is a key as the game has them. */
export function isPlainKey(text: string, from: number, to: number): boolean {
  let next = from;
  while (next < to && isKeyCode(text.charCodeAt(next))) {
    next += 1;
  }
  return next === to && to > from && !isDigit(text.charCodeAt(from));
}

/** Where the characters end that a plain key may have. */
export function endOfKeyCodes(text: string, offset: number, limit: number): number {
  let next = offset;
  while (next < limit && isKeyCode(text.charCodeAt(next))) {
    next += 1;
  }
  return next;
}

/** Tells whether a plain key and an equals sign stand at an offset. */
export function isKeyThenEquals(text: string, offset: number, limit: number): boolean {
  const next = endOfKeyCodes(text, offset, limit);
  if (next === offset || isDigit(text.charCodeAt(offset))) {
    return false;
  }
  const code = codeAt(text, afterBlanks(text, next, limit), limit);
  return code === EQUALS || code === WIDE_EQUALS;
}

/** Tells whether a setting of the game starts at an offset: its key, and a sign that sets it. */
export function startsKnownSetting(
  text: string,
  offset: number,
  limit: number,
  known: KnownKeys,
): boolean {
  const end = endOfKeyCodes(text, offset, Math.min(limit, offset + known.longest + 1));
  if (end === offset || !known.find(text.slice(offset, end))) {
    return false;
  }
  const code = codeAt(text, afterWhite(text, end, limit), limit);
  return code === EQUALS || code === WIDE_EQUALS || code === COLON || code === WIDE_COLON;
}

/** Tells whether any key, even an odd one, and an equals sign stand at an offset. */
export function isLooseKeyThenEquals(text: string, offset: number, limit: number): boolean {
  const last = Math.min(offset + longestKey + 1, limit);
  for (let next = offset; next < last; next += 1) {
    const code = text.charCodeAt(next);
    if (code === EQUALS || code === WIDE_EQUALS) {
      return next > offset;
    }
    if (code === COMMA || code === OPEN || code === CLOSE || code === QUOTE || isBreak(code)) {
      return false;
    }
  }
  return codeAt(text, last, limit) === EQUALS;
}

/** The end of a text whose closing quote is missing: where the next setting, or the line, ends it. */
export function endOfUnclosed(text: string, from: number, limit: number): number {
  for (let offset = from; offset < limit; offset += 1) {
    const code = text.charCodeAt(offset);
    if (
      isBreak(code) ||
      (code === COMMA && isKeyThenEquals(text, afterWhite(text, offset + 1, limit), limit)) ||
      (code === CLOSE && isLineEndOrLimit(text, offset + 1, limit))
    ) {
      return offset;
    }
  }
  return limit;
}

/** Tells whether the quote at `offset` opens the value of a further key. */
export function opensValue(text: string, offset: number, from: number): boolean {
  let before = offset - 1;
  while (before > from && isBlank(text.charCodeAt(before))) {
    before -= 1;
  }
  if (text.charCodeAt(before) !== EQUALS) {
    return false;
  }
  before -= 1;
  while (before > from && isBlank(text.charCodeAt(before))) {
    before -= 1;
  }
  const keyEnd = before;
  while (before > from && isKeyCode(text.charCodeAt(before))) {
    before -= 1;
  }
  const code = text.charCodeAt(before);
  return before < keyEnd && before > from && (code === COMMA || isBlank(code) || isBreak(code));
}
