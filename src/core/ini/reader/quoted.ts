import {
  BACKSLASH,
  CLOSE,
  COMMA,
  EQUALS,
  OPEN,
  QUOTE,
  SEMICOLON,
  WIDE_CLOSE,
  WIDE_COMMA,
  isBreak,
  isDoubleMark,
  isSingleMark,
  trimmedEnd,
} from '../chars';
import {
  endOfUnclosed,
  firstBreak,
  isLineEndOrLimit,
  isLooseKeyThenEquals,
  opensValue,
} from '../scan';
import {requote} from '../text';
import {endOfComment} from './comments';
import type {Cursor} from './cursor';
import type {RawValue} from './rawValue';

/** Tells whether a sign that is often mistaken for a comma stands between two settings. */
export function endsAtWrongComma(cursor: Cursor, offset: number): boolean {
  const code = cursor.code(offset);
  return (
    (code === WIDE_COMMA || code === SEMICOLON) &&
    cursor.startsSetting(cursor.afterWhite(offset + 1))
  );
}

/** Tells whether what stands behind a quote shows that the parenthesis at an offset closes the list. */
function closesBehindText(cursor: Cursor, offset: number): boolean {
  const {text, limit} = cursor;
  let last = offset;
  while (cursor.code(last) === CLOSE) {
    last += 1;
  }
  if (cursor.code(last) === QUOTE) {
    last += 1;
  }
  const behind = cursor.code(last);
  return isLineEndOrLimit(text, last, limit) || behind === COMMA || behind === SEMICOLON;
}

/** Tells whether the quote before `offset` ends a value, judged by what follows. */
export function endsValue(cursor: Cursor, offset: number): boolean {
  const {text, limit} = cursor;
  const next = cursor.afterWhite(offset);
  if (next >= limit || cursor.startsSetting(next)) {
    return true;
  }
  switch (cursor.code(next)) {
    case CLOSE:
      return closesBehindText(cursor, next);
    case WIDE_CLOSE:
      return cursor.isWideClose(next);
    case WIDE_COMMA:
    case SEMICOLON:
      return endsAtWrongComma(cursor, next) || endOfComment(cursor, next) >= 0;
    case COMMA: {
      const item = cursor.afterWhite(next + 1);
      const code = cursor.code(item);
      return (
        item >= limit ||
        code === COMMA ||
        code === CLOSE ||
        endOfComment(cursor, item) >= 0 ||
        isLooseKeyThenEquals(text, item, limit) ||
        cursor.knownAt(item) !== undefined
      );
    }
    default:
      return endOfComment(cursor, next) >= 0;
  }
}

/** Where a text in straight quotes is closed, as far as that can be told. */
interface Closing {
  /** Offset of the closing quote; -1 where none was found. */
  readonly at: number;
  /** Whether quotes stand inside that were not marked as part of the text. */
  readonly hasInner: boolean;
  /** How far was looked. */
  readonly looked: number;
}

function findClosing(cursor: Cursor, open: number): Closing {
  const {text, limit} = cursor;
  let fallback = -1;
  let hasInner = false;
  let innerBeforeFallback = false;
  let offset = open + 1;
  while (offset < limit) {
    const code = text.charCodeAt(offset);
    if (code === BACKSLASH) {
      offset += 2;
      continue;
    }
    if (code === QUOTE) {
      const after = cursor.code(offset + 1);
      const isInside = after === QUOTE || after === BACKSLASH || after === OPEN || after === EQUALS;
      if (cursor.allowance <= 0 || (!isInside && endsValue(cursor, offset + 1))) {
        // Settings of the game are no words of a text: a quote before them was meant as its end.
        return fallback >= 0 && cursor.countKnown(fallback + 1, offset, 2) === 2
          ? {at: fallback, hasInner: innerBeforeFallback, looked: offset}
          : {at: offset, hasInner, looked: offset};
      }
      if (fallback < 0 && !isInside) {
        const next = cursor.code(cursor.afterWhite(offset + 1));
        if (next === COMMA || next === CLOSE) {
          fallback = offset;
          innerBeforeFallback = hasInner;
        }
      }
      if (opensValue(text, offset, open)) {
        break;
      }
      hasInner = true;
    }
    offset += 1;
  }
  cursor.allowance -= offset - open;
  return {at: fallback, hasInner: innerBeforeFallback, looked: offset};
}

/** Reads a value that starts with a straight quote. */
export function readQuoted(cursor: Cursor): RawValue {
  const {text, limit, at: open} = cursor;
  const {at: close, hasInner} = findClosing(cursor, open);
  if (close < 0) {
    const end = endOfUnclosed(text, open + 1, limit);
    cursor.allowance -= end - open;
    cursor.at = end;
    const content = text.slice(open + 1, trimmedEnd(text, open + 1, end));
    // A Windows path that ends with a backslash: none of its backslashes is an escape.
    const meant = content.endsWith('\\"')
      ? content.slice(0, -1).replace(/\\+/g, (run) => run.repeat(2))
      : content;
    return {
      raw: requote(meant),
      repairs: [{code: 'unclosed-quote', offset: open, content}],
    };
  }
  cursor.at = close + 1;
  const lineBreak = firstBreak(text, open, close);
  if (lineBreak < 0 && !hasInner) {
    return {raw: text.slice(open, close + 1), repairs: []};
  }
  const content = text.slice(open + 1, close);
  return {
    raw: requote(content),
    repairs: [
      ...(lineBreak >= 0 ? [{code: 'line-break-in-text' as const, offset: lineBreak}] : []),
      ...(hasInner ? [{code: 'inner-quote' as const, offset: open, content}] : []),
    ],
  };
}

/** Reads a number or a word that stands in quotes, or behind one by mistake: it has no commas. */
export function readQuotedWord(cursor: Cursor): RawValue {
  const {text, limit, at: open} = cursor;
  let end = open + 1;
  while (end < limit) {
    const code = text.charCodeAt(end);
    if (code === QUOTE || code === COMMA || code === CLOSE || isBreak(code)) {
      break;
    }
    end += 1;
  }
  cursor.at = cursor.code(end) === QUOTE ? end + 1 : end;
  return {raw: text.slice(open, trimmedEnd(text, open, cursor.at)), repairs: []};
}

/**
 * Reads a value that starts with a typographic quote, or with a single one. Undefined where a single
 * one is an apostrophe.
 */
export function readMarked(cursor: Cursor, isSingle: boolean): RawValue | undefined {
  const {text, limit, at: open} = cursor;
  let offset = open + 1;
  while (cursor.allowance > 0 && offset < limit) {
    const code = text.charCodeAt(offset);
    if (isBreak(code)) {
      break;
    }
    const isMark = code === QUOTE || (isSingle ? isSingleMark(code) : isDoubleMark(code));
    if (isMark && endsValue(cursor, offset + 1)) {
      break;
    }
    if (isMark && opensValue(text, offset, open)) {
      // The mark of this text was never closed.
      offset = limit;
    }
    offset += 1;
  }
  const isClosed = cursor.allowance > 0 && offset < limit && !isBreak(text.charCodeAt(offset));
  cursor.allowance -= isClosed ? 0 : offset - open;
  if (isSingle && !isClosed) {
    return undefined;
  }
  const end = isClosed ? offset : endOfUnclosed(text, open + 1, limit);
  cursor.at = isClosed ? end + 1 : end;
  const content = text.slice(open + 1, end);
  return {raw: requote(content), repairs: [{code: 'curly-quotes', offset: open, content}]};
}
