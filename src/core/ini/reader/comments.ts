import {
  CLOSE,
  COLON,
  COMMA,
  SEMICOLON,
  SLASH,
  isBlank,
  isBreak,
  isCommentSign,
  trimmedEnd,
} from '../chars';
import type {Cursor} from './cursor';

/** A line that holds more settings than this is no comment, whatever sign stands before it. */
const mostInLine = 8;
/** The same for words behind a setting. */
const mostBehind = 1;

/** Tells whether a semicolon stands where a comma is meant: between two settings of one line. */
function isWrongComma(cursor: Cursor, offset: number): boolean {
  if (cursor.code(offset) !== SEMICOLON) {
    return false;
  }
  const before = trimmedEnd(cursor.text, cursor.start, offset) - 1;
  return (
    cursor.text.charCodeAt(before) !== COMMA && cursor.startsSetting(cursor.afterWhite(offset + 1))
  );
}

/**
 * Where the comment at `offset` ends; -1 where none starts. It is a line of its own, or words behind
 * a setting up to the end of the line. A sign in front of several settings makes none of them a comment.
 */
export function endOfComment(cursor: Cursor, offset: number): number {
  const {text, limit} = cursor;
  const code = cursor.code(offset);
  if (!isCommentSign(code) || (code === SLASH && cursor.code(offset + 1) !== SLASH)) {
    return -1;
  }
  const isLine = cursor.startsLine(offset);
  const before = text.charCodeAt(offset - 1);
  const isApart = isBlank(before) || isBreak(before) || (code === SLASH && before !== COLON);
  if (cursor.allowance <= 0 || (!isLine && (!isApart || isWrongComma(cursor, offset)))) {
    return isLine ? endOfLineFrom(cursor, offset) : -1;
  }
  const end = endOfLineFrom(cursor, offset);
  const last = trimmedEnd(text, offset, end) - 1;
  const isClosed = cursor.code(last) === CLOSE;
  const settings = cursor.countKnown(offset + 1, end, mostInLine + 1);
  const isComment = isLine
    ? settings <= mostInLine
    : settings <= mostBehind && (end < limit || !text.slice(offset, end).includes('='));
  if (!isComment || (!isLine && settings > 0 && isClosed)) {
    cursor.allowance -= end - offset;
    return -1;
  }
  // The parenthesis that closes the list is no part of a comment behind the last setting.
  return !isLine && isClosed && cursor.afterWhite(end) >= limit ? last : end;
}

function endOfLineFrom({text, limit}: Cursor, offset: number): number {
  let end = offset;
  while (end < limit && !isBreak(text.charCodeAt(end))) {
    end += 1;
  }
  return end;
}

/** The words of a comment, without the sign that makes it one. */
export function wordsOf(comment: string): string {
  return comment.replace(/^(?:[;#]+|\/\/+)\s*/, '').trim();
}
