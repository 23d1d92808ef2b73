/** Looks ahead from a sign that may be in the list by mistake. */
import {isBreak, isCommentSign} from '../chars';
import {endOfLine} from '../lines';
import {afterBlanks} from '../scan';
import type {Cursor} from './cursor';

/**
 * Tells whether settings of the list stand behind a parenthesis: on its line, or on further lines
 * with another parenthesis to close them.
 */
export function hasSettingsBehind(cursor: Cursor, from: number): boolean {
  const {text, limit} = cursor;
  if (cursor.isLoose || cursor.allowance <= 0) {
    return false;
  }
  const end = cursor.hasCloseAfter(from) ? limit : endOfLine(text, from, -1, limit);
  cursor.allowance -= end - from;
  const first = afterBlanks(text, from, end);
  const isLineEnd = first >= limit || isBreak(cursor.code(first));
  const least = isLineEnd ? 2 : 1;
  return !isCommentSign(cursor.code(first)) && cursor.countKnown(from, end, least) >= least;
}

/** Signs that stand before a setting by mistake. */
const strayBefore = /[([{}\]|"'\\/*:.=+~-]/;
/** So many of them. */
const mostStray = 4;

/** Where signs end that stand before a setting by mistake; -1 where there are none. */
export function endOfStraySigns(cursor: Cursor): number {
  let end = cursor.at;
  while (
    end < cursor.limit &&
    end - cursor.at < mostStray &&
    strayBefore.test(cursor.text.charAt(end))
  ) {
    end = cursor.afterWhite(end + 1);
  }
  const isSetting = cursor.isLoose ? cursor.startsSetting(end) : cursor.startsKnown(end);
  return end > cursor.at && isSetting ? end : -1;
}
