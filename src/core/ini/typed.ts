/** What a piece of a damaged list was meant to be, by the type of its setting. */
import {withoutEnd} from '../text/withoutEnd';
import {acceptedBy, quotedText, readsWhole, readValue, wordIn} from './game/values';
import type {KnownKey} from './known';
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
  /** Pieces of a list were left out. */
  readonly isCut?: boolean;
  /** A text that was put together from damaged pieces may hold some of a password. */
  readonly isDoubtful?: boolean;
}

/** What separates settings, or stands around them. */
export const onlySigns = /^[\s,;|()[\]{}'"“”`，；、（）*•<>+\\/&.-]*$/;
/** The tags of a web page between settings. */
export const tags = /<\/?\w{1,6}\s*\/?>/g;
/** Behind a key without a value: the default stays. */
const noValue = /^\s*(?:[,;)]|$)|^[\s*•>-]*$/;
const curly = /[“”„‟＂"]/g;
const straight = /['‘’]/g;
/** Quotes of all kinds, and which of them close which. */
const closers: Readonly<Record<string, RegExp>> = {
  ...{'"': /"/g, '“': curly, '”': curly, '„': curly, '‟': curly, '＂': curly, "'": straight},
  ...{'‘': straight, '’': straight, '`': /`/g, '«': /»/g, '「': /」/g, '『': /』/g},
};
/** Text to a quote belongs to it unless a list, a line or a further setting goes on behind it. */
const behindText =
  /^\s*(?:[,;，；、|&/]\s*)*(?:[-*•>]+\w?\s*)?(?:$|[)）}\]]+["'”]?\s*(?:$|[,;，；#\r\n]|\/\/|[)}\]])|["'`]?(?:[A-Za-z_]\w*["'`]?\s*(?:[=＝]|:(?!\/\/))|[\p{L}_][\p{L}\p{N}_ -]{0,60}["'`]?\s*[=＝])|[;#]|\/\/)|^[ \t,;)"'`]*[\r\n]|^\s*,\s*[\p{L}_][^,=＝\r\n]{0,60}[=＝]/u;

/** Where the text that starts with a quote ends: the offset of the closing quote, or -1. */
export function closingQuote(text: string, from: number, limit: number): number {
  const mark = text[from] ?? '';
  const close = closers[mark];
  if (!close) {
    return -1;
  }
  close.lastIndex = from + 1;
  for (const {index} of text.slice(0, from + 20_000).matchAll(close)) {
    if (text[index - 1] === '\\' && mark === '"' && text[index - 2] !== '\\') {
      continue;
    }
    const isEmpty = index === from + 1 && /[,)\s]/.test(text[index + 1] ?? ',');
    if (isEmpty || behindText.test(text.slice(index + 1, index + 80))) {
      return index;
    }
    // The first quote may follow names of settings: they are part of a text then.
    if (index >= limit) {
      return -1;
    }
  }
  return -1;
}

/** What may be between a closing quote and the next setting: signs, and the tags of a web page. */
const idleRest = /^(?:[^\p{L}\p{N}"“”'‘’`]|<\/?\w{1,6}\s*\/?>|&\w{2,6};)*$/u;
/** A further setting in a text without quotes: what is meant can't be known. */
const swallowed = /[,;]\s*[\p{L}_]\w{2,60}\s*[=＝]/u;

/** A text: in quotes of some kind, or without. It goes on to the end of its line or its list. */
function readText(raw: string, {isSecret = false}: KnownKey): Typed | undefined {
  const start = raw.search(/\S|$/);
  // A value in closed quotes is never touched.
  const ofGame = quotedText(raw, start)?.end ?? 0;
  if (ofGame > 0 && idleRest.test(raw.slice(ofGame))) {
    return {value: raw.slice(start, ofGame), rest: raw.slice(ofGame)};
  }
  const isListed = /^\s*,/.test(raw.slice(ofGame, ofGame + 20));
  const closed = closingQuote(raw, start, raw.length);
  const close = closed < 0 && isListed ? ofGame - 1 : closed;
  if (close >= 0) {
    const inside = raw.slice(start + 1, close);
    const isDoubtful = /["=,;\r\n]/.test(inside);
    return {value: requote(inside), rest: raw.slice(close + 1), why: 'text', isDoubtful};
  }
  const [line = ''] = /^[^\r\n]*/.exec(raw.slice(start)) ?? [];
  // What the game reads up to its quote stays that; of a password nothing is cut.
  const lastQuote = line.lastIndexOf('"');
  const isOpen = line.startsWith('"') && lastQuote > 0 && !isSecret;
  const said = isOpen && !line.includes('=', lastQuote) ? line.slice(0, lastQuote) : line;
  let text = withoutEnd(said, /[\s,;，；]/);
  const count = (sign: string): number => text.split(sign).length;
  if (text.endsWith(')') && count(')') > count('(')) {
    text = withoutEnd(text.slice(0, -1), /[\s,;]/);
  }
  const kept = withoutEnd(text.replace(/^["'“”„‟＂‘’`]+/, ''), /["“”„‟＂`]/);
  if (swallowed.test(kept)) {
    return undefined;
  }
  const isDoubtful = /["=,;＝，“”]/.test(kept);
  return {value: requote(kept), rest: raw.slice(start + text.length), why: 'text', isDoubtful};
}

/** What is not part of a number or a word, before it and behind it. */
const openingSigns = /^[\s"'“”`([{}=＝.:;\\|/]+(?=[\w+-])|^[\s"'“”`([]+/;
/** What a Japanese keyboard types in a number. */
const dots = /(?<=\d)[。・·](?=\d)/g;
const closing = '["\'”`\\]]*';
const thousands = new RegExp(`^[-+]?\\d{1,3}(?:,\\d{3})+(?:\\.\\d*)?${closing}(?=[,;)\\s]|$)`);
/** A number that a line break or a parenthesis came into. */
const torn = /^[-+]?[\d.]+(?:\r?\n|\))[\d.]/;
const commaNumber = new RegExp(`^([-+]?\\d+),(\\d+)${closing}(?=[,;)\\s]|$)`);
const plainNumber = new RegExp(
  `^([-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?)[\\w%]{0,3}${closing}`,
);
const plainWord = new RegExp(`^(?:EPal\\w*::)?([\\p{L}\\p{N}_-]+)${closing}`, 'u');
const synonyms = {True: /^(?:enabled?|有効|はい)$/i, False: /^(?:disabled?|無効|いいえ)$/i};

/** A number as people write it; undefined where it may be meant in two ways. */
function readNumber(plain: string, {type}: KnownKey): Typed | undefined {
  const comma = commaNumber.exec(plain);
  if (thousands.test(plain) || torn.test(plain) || (comma && type === 'int')) {
    return undefined;
  }
  const found = comma ?? plainNumber.exec(plain);
  const [all = '', number = '', more = ''] = found ?? [];
  const value = `${number}${comma ? '.' : ''}${more}`;
  return found ? {value, rest: plain.slice(all.length), why: 'value'} : undefined;
}

/** A word: a switch, or one of an enumeration. What is near to one may be another: the field asks. */
function readWord(plain: string, known: KnownKey): Typed | undefined {
  const given = acceptedBy(known);
  const [whole = '', word = ''] = plainWord.exec(plain) ?? [];
  const said = given.find((one) => synonyms[one as keyof typeof synonyms]?.test(word));
  const exact = said ?? wordIn(given, word) ?? (readsWhole(word, known) ? word : undefined);
  return exact ? {value: exact, rest: plain.slice(whole.length), why: 'value'} : undefined;
}

/** A list, also as other tools write one: `["A","B"]`, `A;B`, `A B`. */
function readList(raw: string, {words}: KnownKey): Typed | undefined {
  const from = raw.search(/\S|$/);
  const value = raw.slice(from, readValue(raw, from, 'list')?.end ?? from);
  if (value !== '' && !/[\r\n]/.test(value)) {
    return {value, rest: raw.slice(from + value.length)};
  }
  const [found = ''] =
    /^\s*["'`]?\s*[([{（［][^)\]}）］=]*[)\]}）］]?["'`]?|^[^\r\n]*/.exec(raw) ?? [];
  const body = withoutEnd(found, /[\s,;]/);
  const opened = body.normalize('NFKC').replace(/^[\s"'`([{]+/, '');
  const inside = withoutEnd(opened, /[\s"'`)\]},;]/);
  const all = inside.split(/[\s,;|"'“”]+/).filter((item) => item !== '');
  // Before an equals sign is what is left of a key.
  const [torn = ''] = /^=[^,;)\r\n]*/.exec(raw.slice(body.length)) ?? [];
  const items = torn ? all.slice(0, -1) : all;
  const meant = items
    .map((item) => (words ? wordIn(words, item) : /^\w+$/.exec(item)?.[0]))
    // A piece of a torn item may go, but no whole word: a later version may know it.
    .filter((item, at) => item !== undefined || !words || /^[a-z]\w{3,}$/i.test(items[at] ?? ''));
  // A list that was opened and not closed has lost its words.
  const isEmpty = meant.length === 0 && (all.length > 0 || !/[)\]}）］]["'`]?$/.test(body));
  if (meant.includes(undefined) || isEmpty) {
    return undefined;
  }
  const mark = /["“]\s*\w+\s*["”]/.test(body) && !words ? '"' : '';
  return {
    ...(words ? {isCut: meant.length < all.length} : {isDoubtful: true}),
    value: `(${meant.map((item) => mark + (item ?? '') + mark).join(',')})`,
    rest: raw.slice(body.length + torn.length),
    why: 'list',
  };
}

/** Reads the piece behind a key, up to the next one. Undefined where no value can be made of it. */
export function readTyped(raw: string, known: KnownKey): Typed | undefined {
  const {type} = known;
  if (noValue.test(raw)) {
    return {value: '', rest: raw};
  }
  const plain = (): string => raw.normalize('NFKC').replace(dots, '.').replace(openingSigns, '');
  const typed =
    type === 'string'
      ? readText(raw, known)
      : type === 'list'
        ? readList(raw, known)
        : (type === 'bool' || type === 'enum' ? readWord : readNumber)(plain(), known);
  // What the game reads stays as it was written.
  const taken = typed && raw.slice(0, raw.length - typed.rest.length).trim();
  const isSound = taken !== undefined && !/[\r\n]/.test(taken) && readsWhole(taken, known);
  return isSound ? {value: taken, rest: typed?.rest ?? ''} : typed;
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
export function closeOf(text: string, from: number): number {
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
