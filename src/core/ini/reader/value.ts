import {CLOSE, COMMA, OPEN, QUOTE, isDoubleMark, isSingleMark} from '../chars';
import type {KnownKey} from '../known';
import type {Cursor} from './cursor';
import {readOpenList} from './pieces';
import {readPlain} from './plain';
import {readMarked, readQuoted, readQuotedWord} from './quoted';
import type {RawValue} from './rawValue';

/** Reads the value at the cursor, by its first sign and by what its setting holds, if that is known. */
export function readValue(cursor: Cursor, known: KnownKey | undefined): RawValue {
  const first = cursor.code();
  if (first === QUOTE) {
    const mayHaveCommas = !known || known.type === 'string' || known.type === 'list';
    return mayHaveCommas ? readQuoted(cursor) : readQuotedWord(cursor);
  }
  const isMarked = isSingleMark(first) || isDoubleMark(first);
  const marked =
    isMarked && (!known || known.type === 'string')
      ? readMarked(cursor, isSingleMark(first))
      : undefined;
  if (marked) {
    return marked;
  }
  const isOpenList = known?.type === 'list' && first !== OPEN && first !== COMMA && first !== CLOSE;
  return isOpenList && !cursor.startsKnown(cursor.at)
    ? readOpenList(cursor)
    : readPlain(cursor, known);
}
