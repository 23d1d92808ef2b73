import {withoutEnd} from '../text/withoutEnd';
import type {KeyAt, KnownKeys} from './known';
import {placeAt} from './placeholder';
import {closedText, readTyped, readUnknown} from './typed';

export interface Piece extends KeyAt {
  readonly end: number;
  /** Without a value, the piece has no reading, or more than one. */
  readonly value?: string;
  /** Names the kind of repair. Without it, the game reads the value as it is. */
  readonly why?: 'text' | 'value' | 'list' | undefined;
  readonly isOutside: boolean;
}

/** A limit of the names in a text keeps the time linear. */
const most = 20;
const plainValue = /^[ \t]*(?:"[^"\r\n]*"|[-+]?[\d.]+|true|false)[ \t]*(?:[,)\r\n]|$)/i;
const remark = /^[ \t]*(?:[(（[【{<#;]|\/[/*])/;
const noWord = /^[^\p{L}\p{N}"]*$/u;
/** Behind a parenthesis with nothing but words on its line, the list has ended. */
const listEnd = /[)）][^)）,=\r\n]*,?[ \t]*[\r\n]/;

/**
 * Cuts damaged text at the names in it. `plain` is `text` without comments and without what stands
 * beside its section, and a list with a name starts at `listFrom`.
 */
export function cut(
  text: string,
  plain: string,
  known: KnownKeys,
  listFrom: number | undefined,
): readonly Piece[] {
  const marks = known.marks(plain);
  const startOf = (index: number): number => marks[index]?.at ?? plain.length;

  /** A text may have a name in it; behind a comma or with a plain value, it is a setting. */
  const isSure = ({known: isKnown, at, rawAt}: KeyAt): boolean =>
    isKnown
      ? /[,;，；、(\r\n][ \t]*["'`]?[ \t]*$/.test(plain.slice(Math.max(0, at - 20), at))
      : plainValue.test(plain.slice(rawAt, rawAt + 1000));

  const read = (mark: KeyAt, index: number): Pick<Piece, 'end' | 'value' | 'why'> => {
    const {known: setting, rawAt} = mark;
    const isText = setting?.type === 'string';
    const valueAt = rawAt + plain.slice(rawAt, startOf(index + 1)).search(/[^\s=＝:：>]|$/);
    placeAt.lastIndex = valueAt;
    const [place] = placeAt.exec(text) ?? [];
    if (place !== undefined) {
      return {end: valueAt + place.length, value: place};
    }
    // With a sign before its quote, a text has no sure reading, and stays in one piece.
    const [signs = ''] =
      /^[^"\p{L}\p{N}]*(?=")/u.exec(plain.slice(valueAt, startOf(index + 1))) ?? [];
    const closed = isText || !setting ? closedText(text, valueAt + signs.length) : undefined;
    if (closed?.isEnded && signs !== '') {
      return {end: closed.end};
    }
    if (closed && signs === '') {
      let next = index + 1;
      while (startOf(next) < closed.end) {
        next += 1;
      }
      const rest = plain.slice(closed.end, startOf(next));
      // A text with quotes in it leaves an odd number of them behind. A list may have its own.
      const isEven = rest.replace(/[)）]"\s*$/, '').split('"').length % 2 === 1;
      // In `"a,"Key=`, the comma and the quote may have changed places.
      const isChanged = rest === '' && closed.value.endsWith(',"') && next < marks.length;
      const isWhole = isEven && (closed.isEnded || remark.test(rest) || noWord.test(rest));
      // Its own quote is missing, and this one belongs to another setting.
      const [, last = ''] = /[",;|&\s](\w+)\s*=\s*"$/.exec(closed.value) ?? [];
      if (isWhole && !isChanged && !known.find(last) && !/[\r\n]/.test(closed.value)) {
        return closed;
      }
    }
    const goesOn = (next: KeyAt): boolean => (isText ? !isSure(next) : !setting && !next.known);
    let stop = index + 1;
    while (marks[stop] && stop < index + most && goesOn(marks[stop]!)) {
      stop += 1;
    }
    const raw = plain.slice(rawAt, startOf(stop));
    const typed = setting ? readTyped(raw, setting) : readUnknown(raw);
    // A comment in the line of a text without quotes may be a part of it.
    const [line = ''] = raw.split(/[\r\n]/, 1);
    const isTorn = isText && (!text.startsWith(line, rawAt) || stop === index + most);
    if (typed && !isTorn) {
      const read = withoutEnd(raw.slice(0, raw.length - typed.rest.length), /\s/);
      return {end: rawAt + read.length, value: typed.value, why: typed.why};
    }
    return {end: rawAt + withoutEnd(raw, /[\s,;)]/).length};
  };

  const pieces: Piece[] = [];
  let end = 0;
  let behind = 0;
  let isEnded = false;
  for (const [index, mark] of marks.entries()) {
    if (mark.at < end) {
      continue;
    }
    const gap = plain.slice(Math.max(behind, end, listFrom ?? 0), mark.at);
    behind = mark.rawAt;
    isEnded ||= listFrom !== undefined && listEnd.test(gap);
    const isOutside = isEnded || mark.at < (listFrom ?? 0);
    const isNext = end > 0 && /^[ \t]*,[ \t]*$/.test(plain.slice(end, mark.at));
    const isFirst = /[\r\n][ \t]*$/.test(plain.slice(Math.max(0, mark.at - 40), mark.at));
    if (isOutside && !(mark.known && (isNext || isFirst))) {
      continue;
    }
    const piece = {...mark, ...read(mark, index), isOutside};
    // An unknown setting without a value stays where it is, and becomes a comment.
    if (mark.known || piece.value !== undefined) {
      pieces.push(piece);
      end = Math.max(piece.end, mark.rawAt);
    }
  }
  return pieces;
}
