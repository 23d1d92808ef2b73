/** Cutting a damaged list at the keys that the game knows. */
import {withoutEnd} from '../text/withoutEnd';
import type {KeyAt, KnownKeys} from './known';
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

const unknownAt = ({0: whole, 1: key = '', index}: RegExpExecArray, from = 0): KeyAt => {
  const before = whole.indexOf(key);
  const rawAt = from + index + whole.length;
  return {key: key.trim(), at: from + index + before, rawAt, name: whole.slice(before)};
};

const readPiece = (raw: string, {known}: KeyAt): Typed | undefined =>
  known ? readTyped(raw, known) : readUnknown(raw);

/**
 * The settings of a part of a text, in order. A key starts only where a key can start: not inside a
 * word and not inside a text whose quotes are closed. Unknown keys need a comma and a sound
 * value before them.
 */
export function cutAtKeys(
  whole: string,
  known: KnownKeys,
  from: number,
  to: number,
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
    const next = keyBehind(text, key, nextKnown);
    const raw = text.slice(key.rawAt, next?.at);
    const typed = readPiece(raw, key);
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
): KeyAt | undefined {
  const {known, rawAt} = key;
  let next = nextKnown(rawAt);
  const from = rawAt + text.slice(rawAt, rawAt + 200).search(/\S|$/);
  if (next && (!known || known.type === 'string')) {
    const close = closingQuote(text, from, next.at);
    // A text may name a setting or two; one that goes on and on has lost its quote.
    next = close > next.at && close - next.at < 400 ? nextKnown(close) : next;
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
    const typed = readPiece(text.slice(rawAt, match.index), key);
    // Behind a password, what looks like a key may be its rest.
    if (typed && !typed.why && (!known?.isSecret || onlySigns.test(typed.rest))) {
      return unknown;
    }
  }
  return next;
}
