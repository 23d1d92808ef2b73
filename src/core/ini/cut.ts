import {withoutEnd} from '../text/withoutEnd';
import type {KeyAt, KnownKeys} from './known';
import {isPlaceholder} from './placeholder';
import {swallows} from './text';
import {closeOf, closingQuote, onlySigns, readTyped, readUnknown, type Typed} from './typed';

export interface Piece extends KeyAt {
  readonly end: number;
  readonly typed: Typed | undefined;
}

const name = '([\\p{L}_][\\p{L}\\p{N}_ ー]{0,60}?)';
const unknownKey = new RegExp(`[,(;，\\r\\n{][ \\t]*["']?${name}["']?\\s*[=＝]`, 'gu');
const firstUnknown = new RegExp(`^[\\s({]*${name}\\s*[=＝]`, 'u');

const plainValue = /^[ \t]*(?:"[^"\r\n]*"|[-+]?[\d.]+|true|false)[ \t]*(?:[,)\r\n]|$)/i;

const unknownAt = ({0: whole, 1: key = '', index}: RegExpExecArray, from = 0): KeyAt => {
  const before = whole.indexOf(key);
  const rawAt = from + index + whole.length;
  return {key: key.trim(), at: from + index + before, rawAt, name: whole.slice(before)};
};

function placeIn(raw: string): Typed | undefined {
  const [all = '', value = ''] =
    /^[ \t]*("?\(?[$%{<@#_](?:[^,"\r\n)]|\{\{[^}\r\n]*\}\})*\)?"?)(?=[ \t]*(?:[,)\r\n]|$))/.exec(
      raw,
    ) ?? [];
  return isPlaceholder(value) ? {value, rest: raw.slice(all.length)} : undefined;
}

const readPiece = (raw: string, {known}: KeyAt): Typed | undefined =>
  known ? readTyped(raw, known) : readUnknown(raw);

/** Cuts text into settings. An unknown key needs a comma and a valid value before it. */
export function cutAtKeys(
  whole: string,
  known: KnownKeys,
  from: number,
  to: number,
  source = whole,
): readonly Piece[] {
  const text = whole.slice(0, to);
  let ahead: KeyAt | undefined;
  let since = Infinity;
  const nextKnown = (at: number): KeyAt | undefined => {
    if (at < since || (ahead && ahead.at < at)) {
      ahead = known.next(text, at);
    }
    since = at;
    return ahead;
  };
  const pieces: Piece[] = [];
  const first = nextKnown(from);
  const match = firstUnknown.exec(text.slice(from, first?.at ?? from + 2000));
  for (let found = match ? unknownAt(match, from) : first; found;) {
    const meant = found.known ?? known.spelt(found.key);
    const key = meant ? {...found, known: meant, key: meant.key} : found;
    const next = keyBehind(text, key, nextKnown, (word) => known.find(word) !== undefined);
    const raw = text.slice(key.rawAt, next?.at);
    const typed = placeIn(source.slice(key.rawAt, key.rawAt + raw.length)) ?? readPiece(raw, key);
    const taken = typed ? raw.length - typed.rest.length : withoutEnd(raw, /[\s,;)]/).length;
    pieces.push({...key, end: key.rawAt + taken, typed});
    found = next;
  }
  return pieces;
}

function keyBehind(
  text: string,
  key: KeyAt,
  nextKnown: (from: number) => KeyAt | undefined,
  isKey: (word: string) => boolean,
): KeyAt | undefined {
  const {known, rawAt} = key;
  let next = nextKnown(rawAt);
  const from = rawAt + text.slice(rawAt, rawAt + 200).search(/\S|$/);
  if (next && (!known || known.type === 'string')) {
    const close = closingQuote(text, from, next.at);
    // A text that names more than a setting or two has lost its closing quote.
    const isText = close > next.at && close - next.at < 400;
    next = isText && !swallows(text.slice(from, close + 1), isKey) ? nextKnown(close) : next;
  }
  const isList = !known && text[from] === '(';
  unknownKey.lastIndex = isList ? from + closeOf(text.slice(from, from + 2000), 0) : rawAt;
  for (let tries = 0; tries < 20; tries += 1) {
    const match = unknownKey.exec(text);
    const unknown = match && unknownAt(match);
    if (!unknown || unknown.at >= (next?.at ?? text.length)) {
      break;
    }
    const raw = text.slice(rawAt, match.index);
    const typed = readPiece(raw, key);
    const isWhole = typed !== undefined && !typed.why;
    const isPlain =
      !/["'“”‘’`([{「『«]/.test(raw) &&
      plainValue.test(text.slice(unknown.rawAt, unknown.rawAt + 200));
    // What looks like a key behind a password may be the rest of that password.
    if (known?.isSecret ? isWhole && onlySigns.test(typed.rest) : isWhole || (known && isPlain)) {
      return unknown;
    }
  }
  return next;
}

/** Keeps the settings that begin a line or follow such a setting after a comma. */
export function onOwnLines(pieces: readonly Piece[], plain: string): readonly Piece[] {
  let end = -1;
  return pieces.filter((piece) => {
    const {known, at} = piece;
    const isNext = end >= 0 && /^[ \t]*,[ \t]*$/.test(plain.slice(end, at));
    const isFirst = /(?:^|[\r\n])[ \t]*$/.test(plain.slice(Math.max(0, at - 40), at));
    const isTaken = known !== undefined && (isNext || isFirst);
    end = isTaken ? piece.end : -1;
    return isTaken;
  });
}

export const evenGaps =
  /^[ \t]*\0(?:["'“”]*[ \t]*,[^,;\r\n()\0]*(?:,[ \t]*)?\0)*["'“”]*[ \t]*,?[ \t]*\)[^\0]*$/;
