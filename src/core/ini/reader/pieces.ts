/** Pieces of the list that are no whole value: words that set nothing, lists without parentheses. */
import {CLOSE, COMMA, OPEN, QUOTE, isBlank, isBreak, trimmedEnd} from '../chars';
import {endOfComment} from './comments';
import type {Cursor} from './cursor';
import {endsAtWrongComma} from './quoted';
import type {RawValue} from './rawValue';

/**
 * Reads a piece that sets nothing, up to the next comma, setting or comment. Its parentheses mean
 * nothing: behind one that was never closed the settings go on.
 */
export function readPieceText(cursor: Cursor): string {
  const {text, limit, at: open} = cursor;
  let depth = 0;
  while (cursor.at < limit) {
    const code = cursor.code();
    if (code === COMMA || (code === CLOSE && depth === 0) || endsAtWrongComma(cursor, cursor.at)) {
      break;
    }
    if (isBlank(code) || isBreak(code)) {
      const next = cursor.afterWhite();
      if (next >= limit || cursor.startsSetting(next) || endOfComment(cursor, next) >= 0) {
        break;
      }
      cursor.at = next;
      continue;
    }
    depth += code === OPEN ? 1 : code === CLOSE ? -1 : 0;
    cursor.at += 1;
  }
  return text.slice(open, trimmedEnd(text, open, cursor.at));
}

/** Reads the words of a known list that lacks its opening parenthesis, with a closing one of its own. */
export function readOpenList(cursor: Cursor): RawValue {
  const {text, limit, at: open} = cursor;
  let end = open;
  while (end < limit) {
    const code = text.charCodeAt(end);
    const next = cursor.afterWhite(end + (code === COMMA ? 1 : 0));
    if (
      code === CLOSE ||
      code === QUOTE ||
      ((code === COMMA || isBreak(code) || isBlank(code)) &&
        (next >= limit || cursor.startsSetting(next) || cursor.startsKnown(next)))
    ) {
      break;
    }
    end = isBlank(code) || isBreak(code) ? next : end + 1;
  }
  const raw = text.slice(open, trimmedEnd(text, open, end));
  const behind = cursor.afterWhite(end + 1);
  const isOwnClose =
    text.charCodeAt(end) === CLOSE &&
    (cursor.code(behind) === COMMA || cursor.code(behind) === CLOSE);
  cursor.at = isOwnClose ? end + 1 : end;
  return {raw, repairs: []};
}
