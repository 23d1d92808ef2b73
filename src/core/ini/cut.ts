/** Cutting a damaged list at the keys that the game knows. */
import type {KeyAt, KnownKey, KnownKeys} from './known';
import {closingQuote, readTyped, readUnknown, type Typed} from './typed';

/** One setting of a damaged text. */
export interface Piece extends KeyAt {
  /** Where its value ends. */
  readonly end: number;
  /** Everything up to the next key. */
  readonly raw: string;
  /** Undefined where no value can be made of it. */
  readonly typed: Typed | undefined;
}

/** What may separate settings. */
export const onlySigns = /^[\s\u200b-\u200d\u2060,;()[\]{}'"“”，；、（）-]*$/;
const unknownKey = /[,(;，\r\n{][ \t]*["']?([\p{L}_][\p{L}\p{N}_ ー]{0,60})["']?\s*[=＝]/gu;
const firstUnknown = /^[\s({]*([\p{L}_][\p{L}\p{N}_ ー]{0,60}?)\s*[=＝]/u;

/** Reads what follows a key. */
const readPiece = (raw: string, known: KnownKey | undefined): Typed | undefined =>
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
  const pieces: Piece[] = [];
  const text = whole.slice(0, to);
  const ahead = lookingAhead(text, known);
  let key = firstKey(text, known, from);
  while (key) {
    const {rawAt} = key;
    let next = knownBehind(text, key, ahead);
    next = unknownBehind(text, key, known, next?.at) ?? next;
    let raw = text.slice(rawAt, next?.at);
    let typed = readPiece(raw, key.known);
    if (!typed || typed.why || !onlySigns.test(typed.rest)) {
      // Only what is not sound may hide a key in pieces.
      next = known.torn(text, rawAt, rawAt + raw.length) ?? next;
      raw = text.slice(rawAt, next?.at);
      typed = readPiece(raw, key.known);
    }
    const end = rawAt + (typed ? raw.length - typed.rest.length : 0);
    pieces.push({...key, end, raw, typed});
    key = next;
  }
  return pieces;
}

/** Finds the next known key of a text; each is looked for once. */
function lookingAhead(text: string, known: KnownKeys): (from: number) => KeyAt | undefined {
  let since = Infinity;
  let found: KeyAt | undefined;
  return (from) => {
    if (from < since || (found && found.at < from)) {
      found = known.next(text, from);
    }
    since = from;
    return found;
  };
}

/** The next known key that is no part of a text in closed quotes. */
function knownBehind(
  text: string,
  {known: own, rawAt}: KeyAt,
  ahead: (from: number) => KeyAt | undefined,
): KeyAt | undefined {
  const following = ahead(rawAt);
  const start = /\s*/y;
  start.lastIndex = rawAt;
  start.exec(text);
  if (!following || (own && own.type !== 'string')) {
    return following;
  }
  const close = closingQuote(text, start.lastIndex, following.at);
  return close > following.at ? ahead(close) : following;
}

/** An unknown key, behind a comma and a sound value. */
function unknownBehind(
  text: string,
  {known: own, rawAt}: KeyAt,
  known: KnownKeys,
  to = text.length,
): KeyAt | undefined {
  unknownKey.lastIndex = rawAt;
  let match = unknownKey.exec(text);
  for (let tries = 0; match && tries < 20; tries += 1) {
    const found = unknownAt(match);
    if (found.at >= to) {
      return undefined;
    }
    const typed = readPiece(text.slice(rawAt, match.index), own);
    if (typed && !typed.why) {
      const isAlone = onlySigns.test(typed.rest);
      // What is between may be the first half of a known key.
      const torn = isAlone ? undefined : known.torn(text, rawAt, found.rawAt);
      return torn ?? (isAlone || !own?.isSecret ? found : undefined);
    }
    match = unknownKey.exec(text);
  }
  return undefined;
}

function unknownAt({0: whole, 1: name = '', index}: RegExpExecArray, from = 0): KeyAt {
  const before = whole.indexOf(name);
  const at = from + index + before;
  return {key: name.trim(), at, rawAt: at - before + whole.length, name: whole.slice(before)};
}

/** The first setting of a text. */
function firstKey(text: string, known: KnownKeys, from: number): KeyAt | undefined {
  const first = known.next(text, from);
  const to = first?.at ?? from + 2000;
  const match = firstUnknown.exec(text.slice(from, to));
  const unknown = match ? unknownAt(match, from) : undefined;
  const torn = known.torn(text, from, to);
  return unknown && unknown.at < (torn?.at ?? Infinity) ? unknown : (torn ?? first);
}
