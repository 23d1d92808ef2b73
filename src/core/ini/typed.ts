/** What a piece of a damaged list was meant to be, by the type of its setting. */
import type {ValueType} from './game/values';
import {isNear} from '../text/distance';
import {readValue} from './game/values';
import type {KnownKey} from './known';
import {idleTail} from './tail';
import {isQuoted, quote, requote} from './text';

/** Why a value was replaced. */
export type ValueFault = 'text' | 'value' | 'list';

/** A value that was read: as the file needs it, and what of the piece is not part of it. */
export interface Typed {
  readonly value: string;
  /** What of the piece follows the value. */
  readonly rest: string;
  /** Unset where the value was as the game reads it. */
  readonly why?: ValueFault;
  /** A text that was put together from damaged pieces may hold some of a password. */
  readonly isDoubtful?: boolean;
}

/** Quotes of all kinds, and which of them close which. */
const closers: Readonly<Record<string, RegExp>> = {
  '"': /"/g,
  '“': /[“”„‟＂"]/g,
  "'": /['‘’]/g,
};
/** Text to a quote belongs to it unless a list, a line or a further setting goes on behind it. */
const behindText =
  /^\s*(?:[,;，；、]\s*)*(?:$|[)）}\]]+["'”]?\s*(?:$|[,;，；#\r\n]|\/\/|[)}\]])|["']?[A-Za-z_]\w*["']?\s*[=＝:]|[;#]|\/\/)|^[ \t,;)"']*[\r\n]/;

/** Where the text that starts with a quote ends: the offset of the closing quote, or -1. */
export function closingQuote(text: string, from: number, limit: number): number {
  const mark = text[from] ?? '';
  const close = mark === '"' ? closers['"'] : /['‘’]/.test(mark) ? closers["'"] : closers['“'];
  if (!close || !/["'‘’“”„‟＂]/.test(mark)) {
    return -1;
  }
  close.lastIndex = from + 1;
  for (let match = close.exec(text), first = true; match; match = close.exec(text)) {
    if (text[match.index - 1] === '\\' && mark === '"' && text[match.index - 2] !== '\\') {
      continue;
    }
    // The first quote may follow names of settings: they are part of a text then.
    if (match.index >= limit && !first) {
      return -1;
    }
    const isEmpty = match.index === from + 1 && /[,)\s]/.test(text[match.index + 1] ?? ',');
    if (isEmpty || behindText.test(text.slice(match.index + 1, match.index + 80))) {
      return match.index;
    }
    first = false;
    if (match.index - from > 20_000) {
      return -1;
    }
  }
  return -1;
}

/** A text: in quotes of some kind, or without. It goes on to the end of its line or its list. */
function readText(raw: string, isSecret: boolean): Typed {
  const start = raw.search(/\S|$/);
  const close = closingQuote(raw, start, raw.length);
  if (close >= 0) {
    const whole = raw.slice(start, close + 1);
    const rest = raw.slice(close + 1);
    if (isQuoted(whole)) {
      return {value: whole, rest};
    }
    const inside = whole.slice(1, -1);
    return {value: requote(inside), rest, why: 'text', isDoubtful: /["=,;\r\n]/.test(inside)};
  }
  const [line = ''] = /^[^\r\n]*/.exec(raw.slice(start)) ?? [];
  const lastQuote = line.lastIndexOf('"');
  const isOpen = line.startsWith('"') && lastQuote > 0 && !isSecret;
  const text = isOpen && !/[=]/.test(line.slice(lastQuote)) ? line.slice(0, lastQuote) : line;
  let end = text.replace(/[\s,;，；]+$/, '').length;
  const count = (sign: string): number => text.slice(0, end).split(sign).length;
  if (text[end - 1] === ')' && count(')') > count('(')) {
    end = text.slice(0, end - 1).replace(/[\s,;]+$/, '').length;
  }
  const kept = text.slice(0, end).replace(/^["'“”„‟＂‘’]+|["“”„‟＂]+$/g, '');
  return {
    value: kept === '' ? '""' : requote(kept),
    rest: raw.slice(start + end),
    why: 'text',
    isDoubtful: /["=,;＝，“”]/.test(kept),
  };
}

/** Signs before a value that are no part of it. */
const openingSigns = /^[\s"'“”([{}=＝.:;\\|/]+(?=[\w+-])|^[\s"'“”([]+/;

/** A number as people write it; undefined where it may be meant in two ways. */
function readNumber(raw: string, isWhole: boolean): Typed | undefined {
  const plain = raw.normalize('NFKC').replace(openingSigns, '');
  const torn = /^([-+]?\d+\.\d+)(?:\r?\n|\))(\d+)["'”\])]*(?=[,;)\s]|$)/.exec(plain);
  const comma = /^([-+]?\d+),(\d+)["'”\])]*(?=[,;)\s]|$)/.exec(plain);
  if (comma && (isWhole || comma[2]?.length === 3)) {
    return undefined;
  }
  const match = torn ?? comma ?? /^([-+]?(?:\d+\.?\d*|\.\d+))([\w%]{0,3})["'”\])]?/.exec(plain);
  if (!match) {
    return undefined;
  }
  const value = `${match[1] ?? ''}${torn ? match[2] : comma ? `.${match[2] ?? ''}` : ''}`;
  return {value, rest: plain.slice(match[0].length), why: 'value'};
}

/** The word of a list that is meant by a damaged one: a letter or two torn off or too many. */
function nearWord(text: string, words: readonly string[]): string | undefined {
  const letters = text.replace(/\W/g, '').toLowerCase();
  const exact = words.find((one) => one.toLowerCase() === letters);
  const near = words.filter(
    (one) => letters[0] === one[0]?.toLowerCase() && letters.length > 1 && isNear(letters, one),
  );
  return exact ?? (near.length === 1 ? near[0] : undefined);
}

/** A word: a switch, or one of an enumeration. */
function readWord(raw: string, {type, words}: KnownKey): Typed | undefined {
  const plain = raw.normalize('NFKC').replace(openingSigns, '');
  const [whole = '', word = ''] = /^(?:EPal\w*::)?([\w-]+)["'”\])]*/.exec(plain) ?? [];
  const given = type === 'bool' ? ['True', 'False'] : (words ?? []);
  const isSwitch = type === 'bool' && /^(?:1|0|yes|no|on|off)$/i.test(word);
  const found = given.find((one) => one.toLowerCase() === word.toLowerCase());
  if (found !== undefined || isSwitch) {
    return {value: found ?? word, rest: plain.slice(whole.length), why: 'value'};
  }
  // A word that is torn by a sign or a line break.
  const [torn = ''] = /^[^,\r\n]{1,40}(?:\r?\n\w{1,20}(?=[,)]))?/.exec(plain) ?? [];
  const value = nearWord(torn, given);
  if (value !== undefined) {
    return {value, rest: plain.slice(torn.length), why: 'value'};
  }
  // Or one of which only the start is left.
  const [start = ''] = /^[A-Za-z]+/.exec(plain) ?? [];
  const begun = given.filter((one) => one.toLowerCase().startsWith(start.toLowerCase()));
  return start !== '' && begun.length === 1
    ? {value: begun[0] ?? '', rest: plain.slice(start.length), why: 'value'}
    : undefined;
}

/** A list, also as other tools write one: `["A","B"]`, `A;B`, `A B`. */
function readList(raw: string, {words}: KnownKey): Typed | undefined {
  const [body = ''] = /^\s*["']?\s*[([（［][^)\]）］=]*[)\]）］]?["']?|^[^\r\n]*/.exec(raw) ?? [];
  const inside = body.normalize('NFKC').replace(/^[\s"'([]+|[\s"')\],;]+$/g, '');
  const items = inside.split(/[\s,;|"'“”]+/).filter((item) => item !== '');
  const meant = items.map((item) => (words ? nearWord(item, words) : /^\w+$/.exec(item)?.[0]));
  if (meant.includes(undefined) || (items.length === 0 && !/^\s*[([（［]/.test(body))) {
    return undefined;
  }
  const quotes = /["“]\s*\w+\s*["”]/.test(body) && !words ? '"' : '';
  return {
    ...(words ? {} : {isDoubtful: true}),
    value: `(${meant.map((item) => quotes + (item ?? '') + quotes).join(',')})`,
    rest: raw.slice(body.length),
    why: 'list',
  };
}

/** What the game itself reads at the start of a piece, where nothing doubtful follows. */
function asGame(raw: string, {type, words}: KnownKey): Typed | undefined {
  const from = raw.search(/\S|$/);
  const read = readValue(raw, from, type, words);
  if (!read || read.end === from) {
    return undefined;
  }
  const isNumber = type === 'int' || type === 'float';
  const tail = isNumber ? idleTail.exec(raw.slice(read.end, read.end + 20)) : [''];
  const end = read.end + (tail?.[0]?.length ?? 0);
  const rest = raw.slice(end);
  const isEnded =
    type === 'string'
      ? behindText.test(rest.slice(0, 80)) || (read.text === '' && /^[,)\s]/.test(rest))
      : tail !== null && /^(?:$|[\s,;)])/.test(rest) && !/^(?:,\d|\r?\n\w|\)\d)/.test(rest);
  const value = raw.slice(from, end);
  return isEnded && !/[\r\n]/.test(value) ? {value, rest} : undefined;
}

/** Reads the piece behind a key, up to the next one. Undefined where no value can be made of it. */
export function readTyped(raw: string, known: KnownKey): Typed | undefined {
  const type: ValueType = known.type;
  if (/^\s*(?:[,;)]|$)/.test(raw)) {
    // A key without a value: the default stays.
    return {value: '', rest: raw};
  }
  const sound = asGame(raw, known);
  if (sound) {
    return sound;
  }
  switch (type) {
    case 'string':
      return readText(raw, known.isSecret ?? false);
    case 'int':
    case 'float':
      return readNumber(raw, type === 'int');
    case 'bool':
    case 'enum':
      return readWord(raw, known);
    case 'list':
      return readList(raw, known);
  }
}

/** Reads the value of a key of which nothing is known: a word, a text in quotes, or a list. */
export function readUnknown(raw: string): Typed {
  const from = raw.search(/\S|$/);
  const close = raw[from] === '"' ? closingQuote(raw, from, raw.length) : -1;
  if (close > 0 && isQuoted(raw.slice(from, close + 1))) {
    return {value: raw.slice(from, close + 1), rest: raw.slice(close + 1)};
  }
  const end = raw[from] === '(' ? closeOf(raw, from) : raw.slice(from).search(/[,;)\r\n]|$/) + from;
  const value = raw.slice(from, end).trim();
  const isSafe =
    /^[\w.+-]*$/.test(value) || (value.startsWith('(') && !/[\r\n{}|\\]|\/\//.test(value));
  return {
    value: isSafe ? value : quote(value.replace(/"/g, "'").replace(/\s+/g, ' ')),
    rest: raw.slice(end),
    ...(isSafe ? {} : {why: 'text', isDoubtful: true}),
  };
}

/** Where the parentheses that open at an offset are closed; quotes are passed over. */
function closeOf(text: string, from: number): number {
  let depth = 0;
  const signs = /"[^"]*"|[()]/g;
  signs.lastIndex = from;
  for (let match = signs.exec(text); match; match = signs.exec(text)) {
    depth += match[0] === '(' ? 1 : match[0] === ')' ? -1 : 0;
    if (depth === 0) {
      return match.index + 1;
    }
  }
  return text.length;
}
