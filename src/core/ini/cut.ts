/** Cutting a damaged list at the keys that the game knows. */
import {withoutEnd} from '../text/withoutEnd';
import type {KeyAt, KnownKeys} from './known';
import {isPlaceholder} from './placeholder';
import {swallows} from './text';
import {closeOf, closingQuote, onlySigns, readTyped, readUnknown, type Typed} from './typed';

/** One setting of a damaged text. */
export interface Piece extends KeyAt {
  /** Where its value ends. */
  readonly end: number;
  /** Undefined where no value can be made of it. */
  readonly typed: Typed | undefined;
}

const name = '([\\p{L}_][\\p{L}\\p{N}_ ー]{0,60}?)';
const unknownKey = new RegExp(`[,(;，\\r\\n{][ \\t]*["']?${name}["']?\\s*[=＝]`, 'gu');
const firstUnknown = new RegExp(`^[\\s({]*${name}\\s*[=＝]`, 'u');

/** A value that needs no repair, of a key of which nothing is known. */
const plainValue = /^[ \t]*(?:"[^"\r\n]*"|[-+]?[\d.]+|true|false)[ \t]*(?:[,)\r\n]|$)/i;

const unknownAt = ({0: whole, 1: key = '', index}: RegExpExecArray, from = 0): KeyAt => {
  const before = whole.indexOf(key);
  const rawAt = from + index + whole.length;
  return {key: key.trim(), at: from + index + before, rawAt, name: whole.slice(before)};
};

/** A placeholder up to the next comma or the end of its line, before the type of its setting is asked. */
function placeIn(raw: string): Typed | undefined {
  const [all = '', value = ''] =
    /^[ \t]*("?\(?[$%{<@#_](?:[^,"\r\n)]|\{\{[^}\r\n]*\}\})*\)?"?)(?=[ \t]*(?:[,)\r\n]|$))/.exec(
      raw,
    ) ?? [];
  return isPlaceholder(value) ? {value, rest: raw.slice(all.length)} : undefined;
}

const readPiece = (raw: string, {known}: KeyAt): Typed | undefined =>
  known ? readTyped(raw, known) : readUnknown(raw);

/**
 * The settings of a part of a text, in order. A key starts only where a key can start: not inside a
 * word and not inside a text whose quotes are closed. Unknown keys need a comma and a sound
 * value before them.
 *
 * @param source the text with its placeholders
 */
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
  /** The next known key; each is looked for once. */
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
    // Its name may mean one that is known: `_ExpRate_`.
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

/** The key behind another one: a known one that is no part of a text in closed quotes, or an unknown one before that. */
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
    // A text may name a setting or two; one that goes on and on has lost its quote.
    const isText = close > next.at && close - next.at < 400;
    next = isText && !swallows(text.slice(from, close + 1), isKey) ? nextKnown(close) : next;
  }
  // A list of an unknown key may have keys of its own.
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
    // An unreadable value, and a text without quotes, end before what is plainly a setting.
    const isPlain =
      !/["'“”‘’`([{「『«]/.test(raw) &&
      plainValue.test(text.slice(unknown.rawAt, unknown.rawAt + 200));
    // Behind a password, what looks like a key may be its rest.
    if (known?.isSecret ? isWhole && onlySigns.test(typed.rest) : isWhole || (known && isPlain)) {
      return unknown;
    }
  }
  return next;
}

/** Known settings outside the list: at the start of a line, or behind another one with a comma between. */
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

/** What is before, between and behind settings in a line that needs no repair. */
export const evenGaps =
  /^[ \t]*\0(?:["'“”]*[ \t]*,[^,;\r\n()\0]*(?:,[ \t]*)?\0)*["'“”]*[ \t]*,?[ \t]*\)[^\0]*$/;
