import {withoutEnd} from '../text/withoutEnd';
import {acceptedBy, quotedText, readsWhole, readValue, wordIn} from './game/values';
import type {KnownKey} from './known';
import {isQuoted, quote, requote} from './text';

export type ValueFault = 'text' | 'value' | 'list';

export interface Typed {
  readonly value: string;
  readonly rest: string;
  readonly why?: ValueFault;
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

/** Signs that people put around a value. */
const around = `[\\s"'“”\`()[\\]{}]*`;
/** A Japanese keyboard types these for a decimal point. */
const dots = /(?<=\d)[。・·](?=\d)/g;
const plainNumber = new RegExp(`^${around}[=:]?${around}([-+]?(?:\\d+\\.?\\d*|\\.\\d+))${around}$`);
const plainWord = new RegExp(`^${around}[=:]?${around}([\\p{L}\\p{N}_-]+)${around}$`, 'u');
const synonyms: Readonly<Record<string, string>> = {
  ...{enable: 'True', enabled: 'True', 有効: 'True', はい: 'True'},
  ...{disable: 'False', disabled: 'False', 無効: 'False', いいえ: 'False'},
};

/** A value has one reading, or none: `1,5` and a number on two lines have none. */
function readPlain(raw: string, known: KnownKey): Typed | undefined {
  const [said = ''] = /^\s*[^,;，；#|<&/)\r\n]*/.exec(raw) ?? [];
  const rest = raw.slice(said.length);
  const isNumber = known.type === 'int' || known.type === 'float';
  if ((isNumber && /^[,，\r\n)]+[\d.０-９]/.test(rest)) || /^[/|&]\s*[\w.]/.test(rest)) {
    return undefined;
  }
  if (readsWhole(said.trim(), known)) {
    return {value: said.trim(), rest};
  }
  const plain = said.normalize('NFKC').replace(dots, '.');
  const [, meant = ''] = (isNumber ? plainNumber : plainWord).exec(plain) ?? [];
  const word = synonyms[meant.toLowerCase()] ?? meant;
  const value = isNumber ? meant : (wordIn(acceptedBy(known), word) ?? word);
  return readsWhole(value, known) ? {value, rest, why: 'value'} : undefined;
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
  const inside = body.normalize('NFKC').replace(/^[\s"'`([{]+|[\s"'`)\]}]+$/g, '');
  const items = inside.split(/[\s,;|"'“”]+/).filter((item) => item !== '');
  const meant = items.map((item) => (words ? wordIn(words, item) : /^\w+$/.exec(item)?.[0]));
  if (meant.includes(undefined) || (items.length === 0 && !/[)\]}）］]["'`]?$/.test(body))) {
    return undefined;
  }
  const mark = /["“]\s*\w+\s*["”]/.test(body) && !words ? '"' : '';
  return {
    ...(words ? {} : {isDoubtful: true}),
    value: `(${meant.map((item) => mark + (item ?? '') + mark).join(',')})`,
    rest: raw.slice(body.length),
    why: 'list',
  };
}

/** Reads the piece behind a key; undefined where it has no reading, or more than one. */
export function readTyped(raw: string, known: KnownKey): Typed | undefined {
  if (noValue.test(raw)) {
    return {value: '', rest: raw};
  }
  const {type} = known;
  const typed = (type === 'string' ? readText : type === 'list' ? readList : readPlain)(raw, known);
  const taken = typed && raw.slice(0, raw.length - typed.rest.length).trim();
  const isSound = taken !== undefined && !/[\r\n]/.test(taken) && readsWhole(taken, known);
  return isSound ? {value: taken, rest: typed?.rest ?? ''} : typed;
}

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
