import {withoutEnd} from '../text/withoutEnd';
import type {KeyAt, KnownKeys} from './known';
import {isPlaceholder} from './placeholder';
import {closedText, isIdle, readTyped, readUnknown, type Typed} from './typed';

export interface Piece extends KeyAt {
  readonly end: number;
  readonly typed: Typed | undefined;
  readonly isOutside: boolean;
}

const unknownKey =
  /(?:^[\s({]*|[,(;，、\r\n{][ \t]*["']?)([\p{L}_][\p{L}\p{N}_ ー-]{0,60}?)["']?[ \t\u00a0\u3000]*[=＝]/gu;
/** A limit of the names in a text keeps the time linear. */
const most = 20;
const plainValue = /^[ \t]*(?:"[^"\r\n]*"|[-+]?[\d.]+|true|false)[ \t]*(?:[,)\r\n]|$)/i;
const place =
  /^[ \t]*(("?)\(?(?=[$%{<@#_])(?:[^{,"\r\n)]|\{\{[^}\r\n]*\}\}|\{(?!\{))*\)?\2)(?=[ \t]*(?:[,)\r\n]|$))/;
/** A closed text isn't cut, even if a sign such as `->` comes before it. */
const shut = /(?<![^\s=>:/!@(<-])"(?:[^"\\\r\n]|\\.)*"(?=[ \t]*(?:[,)\r\n]|$))/g;

/** Finds names before an equals sign: known ones anywhere, unknown ones after a comma. */
function marksIn(text: string, known: KnownKeys): readonly KeyAt[] {
  const sure: KeyAt[] = [];
  for (let found = known.next(text, 0); found; found = known.next(text, found.rawAt)) {
    sure.push(found);
  }
  const marks = [...sure];
  let index = 0;
  const open = text.replace(shut, (said) => ' '.repeat(said.length));
  for (const {0: whole, 1: name = '', index: from} of open.matchAll(unknownKey)) {
    const [at, rawAt] = [from + whole.indexOf(name), from + whole.length];
    while ((sure[index]?.rawAt ?? Infinity) <= at) {
      index += 1;
    }
    // A known name may be the end of an unknown one.
    if ((sure[index]?.at ?? Infinity) >= rawAt) {
      const meant = known.spelt(name);
      const key = meant?.key ?? name.trim();
      marks.push({key, at, rawAt, name: text.slice(at, rawAt), ...(meant && {known: meant})});
    }
  }
  return marks.sort((a, b) => a.at - b.at);
}

/** Returns whether the list ends in a gap, where only words follow a parenthesis in its line. */
const closes = (gap: string): boolean =>
  gap
    .split(/[\r\n]/)
    .slice(0, -1)
    .some((line) => /^[)）][^,=]*,?[ \t]*$/.test(line.slice(line.search(/[)）][^)）]*$/))));

/** Cuts damaged text at the names in it. `plain` is `text` without comments. */
export function cut(
  text: string,
  plain: string,
  known: KnownKeys,
  [from, to]: readonly [from: number, to: number],
  list: 'above' | 'inside' | 'none',
): readonly Piece[] {
  const part = plain.slice(from, to);
  const marks = marksIn(part, known);
  const startOf = (index: number): number => marks[index]?.at ?? part.length;
  const isKey = (word: string): boolean => known.find(word) !== undefined;

  /** A text may have a name in it; behind a comma and with a plain value, it is a setting. */
  const isSure = ({known: isKnown, at, rawAt}: KeyAt): boolean =>
    isKnown
      ? /[,;，；、(\r\n][ \t]*["'`]?[ \t]*$/.test(part.slice(Math.max(0, at - 20), at))
      : plainValue.test(part.slice(rawAt));

  const read = (mark: KeyAt, index: number): {end: number; typed: Typed | undefined} => {
    const [all = '', value = ''] =
      place.exec(text.slice(from + mark.rawAt, from + startOf(index + 1))) ?? [];
    if (isPlaceholder(value)) {
      return {end: mark.rawAt + all.length, typed: {value, rest: ''}};
    }
    const isText = mark.known?.type === 'string';
    const first = part.slice(mark.rawAt, startOf(index + 1));
    const valueAt = mark.rawAt + first.search(/[^\s=＝:：>]|$/);
    const quoteAt = mark.rawAt + first.search(/["\p{L}\p{N}]|$/u);
    const signed =
      quoteAt > valueAt && part[quoteAt] === '"' ? closedText(part, quoteAt) : undefined;
    if (isText && signed?.isClosed) {
      return {end: signed.end, typed: undefined};
    }
    const closed = isText ? closedText(part, valueAt) : undefined;
    if (closed) {
      let next = index + 1;
      while (startOf(next) < closed.end) {
        next += 1;
      }
      const rest = part.slice(closed.end, startOf(next));
      const said = part.slice(valueAt, closed.end);
      // A text with quotes in it leaves an odd number of them behind.
      const isEven = rest.split('"').length % 2 === 1;
      // In `"a,"Key=`, the comma and the quote may have changed places.
      const isChanged = rest === '' && said.endsWith(',"') && next < marks.length;
      const isRemark = /^[ \t]*(?:[(（[【{<#;]|\/[/*])/.test(rest);
      const isEmpty = said === '""' && rest.includes('"');
      const isWhole = (isIdle(rest, said) && !isEmpty) || ((closed.isClosed || isRemark) && isEven);
      // A missing quote swallowed settings.
      const names = [...said.matchAll(/[",;|&\s](\w+)\s*=("$)?/g)].filter(([, name = '']) =>
        isKey(name),
      );
      const isMore = names.length > 1 || names.some(([, name = '']) => known.find(name)?.isSecret);
      const isSwallowing = names.at(-1)?.[2] || (/^"\s*,/.test(said) && isMore);
      if (isWhole && !isChanged && !isSwallowing) {
        // Behind an open quote, the mask of comments may have changed the text.
        const own = text.slice(from + valueAt, from + closed.end);
        const isMasked = own !== said && /^"[^\r\n]*"$/.test(own);
        return isMasked ? {...closed, typed: {value: own, rest: ''}} : closed;
      }
    }
    // An unknown setting stays, also behind a text without its quote.
    let stop = index + 1;
    while (
      (isText || !mark.known) &&
      marks[stop] &&
      stop < index + most &&
      !(isText ? isSure(marks[stop]!) : marks[stop]!.known)
    ) {
      stop += 1;
    }
    const readTo = (last: number) => {
      const raw = part.slice(mark.rawAt, startOf(last));
      const typed = mark.known ? readTyped(raw, mark.known) : readUnknown(raw);
      const read = typed ? raw.slice(0, raw.length - typed.rest.length) : raw;
      const taken = withoutEnd(read, typed ? /\s/ : /[\s,;)]/).length;
      // A comment in the line of a text without quotes may be a part of it.
      const [own, line] = [text.slice(from), part].map((one) =>
        one
          .slice(mark.rawAt, mark.rawAt + raw.length)
          .split(/[\r\n]/, 1)[0]!
          .trimEnd(),
      );
      const isTorn = isText && typed?.why !== undefined && (own !== line || last === index + most);
      return {end: mark.rawAt + taken, typed: isTorn ? undefined : typed};
    };
    const whole = readTo(stop);
    return whole.typed || isText ? whole : readTo(index + 1);
  };

  const pieces: Piece[] = [];
  let isOutside = list === 'above';
  let end = 0;
  for (let index = 0; index < marks.length;) {
    const mark = marks[index]!;
    const gap = part.slice(end, mark.at);
    isOutside ||= list === 'inside' && closes(gap);
    const isNext = end > 0 && end === pieces.at(-1)!.end - from && /^[ \t]*,[ \t]*$/.test(gap);
    const isFirst = /(?:^|[\r\n])[ \t]*$/.test(part.slice(Math.max(0, mark.at - 40), mark.at));
    if (isOutside && !(mark.known && (isNext || isFirst))) {
      index += 1;
      continue;
    }
    const {end: behind, typed} = read(mark, index);
    end = behind;
    // A line break, or the backslash before it, may or may not be a part of a password.
    const isBroken =
      mark.known?.isSecret && /[\r\n]/.test(text.slice(from + mark.rawAt, from + end));
    pieces.push({
      ...mark,
      at: mark.at + from,
      rawAt: mark.rawAt + from,
      end: end + from,
      typed: isBroken ? undefined : typed,
      isOutside,
    });
    while (index < marks.length && startOf(index) < Math.max(end, mark.rawAt)) {
      index += 1;
    }
  }
  return pieces;
}
