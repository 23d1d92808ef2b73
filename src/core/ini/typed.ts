import {withoutEnd} from '../text/withoutEnd';
import {acceptedBy, quotedText, readsWhole, readValue, wordIn} from './game/values';
import type {KnownKey} from './known';
import {isQuoted, quote, requote} from './text';

export type ValueFault = 'text' | 'value' | 'list';

export interface Typed {
  readonly value: string;
  readonly rest: string;
  readonly why?: ValueFault;
  readonly isCut?: boolean;
  readonly isDoubtful?: boolean;
}

export const onlySigns = /^[\s,;|()[\]{}'"“”`，；、（）*•<>+\\/&.-]*$/;
export const tags = /<\/?\w{1,6}\s*\/?>/g;
const noValue = /^\s*(?:[,;)]|$)|^[\s*•>-]*$/;
const curly = /[“”„‟＂"]/g;
const straight = /['‘’]/g;
const closers: Readonly<Record<string, RegExp>> = {
  ...{'"': /"/g, '“': curly, '”': curly, '„': curly, '‟': curly, '＂': curly, "'": straight},
  ...{'‘': straight, '’': straight, '`': /`/g, '«': /»/g, '「': /」/g, '『': /』/g},
};
const behindText =
  /^\s*(?:[,;，；、|&/]\s*)*(?:[-*•>]+\w?\s*)?(?:$|[)）}\]]+["'”]?\s*(?:$|[,;，；#\r\n]|\/\/|[)}\]])|["'`]?(?:[A-Za-z_]\w*["'`]?\s*(?:[=＝]|:(?!\/\/))|[\p{L}_][\p{L}\p{N}_ -]{0,60}["'`]?\s*[=＝])|[;#]|\/\/)|^[ \t,;)"'`]*[\r\n]|^\s*,\s*[\p{L}_][^,=＝\r\n]{0,60}[=＝]/u;

/** Returns the offset of the closing quote, or -1. */
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
    if (index >= limit) {
      return -1;
    }
  }
  return -1;
}

const swallowed = /[,;]\s*[\p{L}_]\w{2,60}\s*[=＝]/u;

function readText(raw: string, {isSecret = false}: KnownKey): Typed | undefined {
  const [signs = ''] = /^[\s=＝:：>-]*(?=["“„])|^\s*/.exec(raw) ?? [];
  const start = signs.length;
  // A value in closed quotes is never touched.
  const ofGame = quotedText(raw, start)?.end ?? 0;
  if (ofGame > 0 && !/["“”]/.test(raw.slice(ofGame))) {
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
  // The game's reading ends at the quote, but a password is never cut.
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

const openingSigns = /^[\s"'“”`([{}=＝.:;\\|/]+(?=[\w+-])|^[\s"'“”`([]+/;
/** A Japanese keyboard types these for a decimal point. */
const dots = /(?<=\d)[。・·](?=\d)/g;
const closing = '["\'”`\\]]*';
const thousands = new RegExp(`^[-+]?\\d{1,3}(?:,\\d{3})+(?:\\.\\d*)?${closing}(?=[,;)\\s]|$)`);
const torn = /^[-+]?[\d.]+(?:\r?\n|\))[\d.]/;
const commaNumber = new RegExp(`^([-+]?\\d+),(\\d+)${closing}(?=[,;)\\s]|$)`);
const plainNumber = new RegExp(
  `^([-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?)[\\w%]{0,3}${closing}`,
);
const plainWord = new RegExp(`^(?:EPal\\w*::)?([\\p{L}\\p{N}_-]+)${closing}`, 'u');
const synonyms = {True: /^(?:enabled?|有効|はい)$/i, False: /^(?:disabled?|無効|いいえ)$/i};

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

function readWord(plain: string, known: KnownKey): Typed | undefined {
  const given = acceptedBy(known);
  const [whole = '', word = ''] = plainWord.exec(plain) ?? [];
  const said = given.find((one) => synonyms[one as keyof typeof synonyms]?.test(word));
  const exact = said ?? wordIn(given, word) ?? (readsWhole(word, known) ? word : undefined);
  return exact ? {value: exact, rest: plain.slice(whole.length), why: 'value'} : undefined;
}

/** Other tools write lists as `["A","B"]`, `A;B` or `A B`. */
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
  const [torn = ''] = /^=[^,;)\r\n]*/.exec(raw.slice(body.length)) ?? [];
  const items = torn ? all.slice(0, -1) : all;
  const meant = items
    .map((item) => (words ? wordIn(words, item) : /^\w+$/.exec(item)?.[0]))
    // A torn piece of an item may go, but a later version may know a whole word.
    .filter((item, at) => item !== undefined || !words || /^[a-z]\w{3,}$/i.test(items[at] ?? ''));
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

/** Reads the piece behind a key; undefined for another type. */
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
  const taken = typed && raw.slice(0, raw.length - typed.rest.length).trim();
  const isSound = taken !== undefined && !/[\r\n]/.test(taken) && readsWhole(taken, known);
  return isSound ? {value: taken, rest: typed?.rest ?? ''} : typed;
}

/** Reads the value of an unknown key. */
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

/** Returns the offset behind the closing parenthesis. */
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
