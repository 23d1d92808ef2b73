import {withoutEnd} from '../text/withoutEnd';
import {acceptedBy, quotedText, readsWhole, readValue, wordIn} from './game/values';
import type {KnownKey} from './known';
import {quote, requote} from './text';

export interface Typed {
  readonly value: string;
  readonly rest: string;
  /** Names the kind of repair. Without it, the game reads the value as it is. */
  readonly why?: 'text' | 'value' | 'list';
}

const idleSigns = /^[\s,;|()[\]{}'"“”`，；、（）*•・<>+\\/&.-]*$/;

/** Returns whether a text has nothing but signs and tags of a web page. */
export const onlySigns = (text: string): boolean =>
  idleSigns.test(text.replace(/<\/?\w{1,6}\s*\/?>/g, ''));
const noValue = /^\s*(?:[,)]|$)|^[\s*•>;-]*$/;
const quotes = '"\'“”„‟＂‘’`«»″';
const westernQuote = `[${quotes}]`;
// Names often hold 「」, so these are quotes only as a pair around all the text.
const inQuotes = new RegExp(
  `^(?:${westernQuote}(?<inner>[^]*)${westernQuote}|「(?<corner>[^「」]*)」|『(?<double>[^『』]*)』)$`,
);
const insideOf = (text: string): string | undefined => {
  const {inner, corner, double} = inQuotes.exec(text)?.groups ?? {};
  return inner ?? corner ?? double;
};
const trimmed = (raw: string): string =>
  withoutEnd(raw.replace(/^[\s=＝:：>-]*/, ''), /[\s,;，；、)）}\]/&|]/);

/** Returns whether nothing but signs or a comment stands behind a text; `""x""` is one text. */
export const isIdle = (rest: string, text = ''): boolean =>
  (onlySigns(rest) && !(text === '""' && /"/.test(rest) && /[^\s",)]/.test(rest))) ||
  /^[\s,]*(?:;|#|\/\/)(?:[^"]*"[^"]*")*[^"]*$/.test(rest);

/** Returns whether a text that the game reads ends before this rest. */
export const isBehindText = (text: string, rest: string): boolean =>
  !rest.includes('"') || isIdle(rest, text);

/** Returns whether a raw value begins with a quote. */
export const isOpened = (raw: string): boolean =>
  `${quotes}「『`.includes(trimmed(raw).charAt(0) || ' ');

/** Returns whether a raw value is between two quotes. */
export const isClosed = (raw: string): boolean => insideOf(trimmed(raw)) !== undefined;

/** Behind a closed text stands another one, as in `"a" -> "b"`, or a note. */
const another = /^(?:\s[^"]*"(?:[^"\\]|\\.)*"[\s,;)]*$|\s*,\s*(?:;|#|\/\/))/;
/** Signs stand in front of a closed text, as in `("a")`. */
const inFront =
  /^[^"'“”„‟＂‘’`«»「『][^"]*"[^"\p{L}\p{N}]*[\p{L}\p{N}][^"]*"(?:[^"]*"[^"]*")*[^"\w]*$/u;
/** An ellipsis stands for the rest of an open text. */
const ellipsis = /(?:…|\.{3}|\[[.…]+\])\s*$/;
/** A last backslash is the sign or escapes a quote. */
const isHalf = (text: string): boolean => text.includes('\\"') && /(?<!\\)\\$/.test(text);
const setting = /[,;，、\r\n][ \t]*[^\s,;，、=＝]{3,60}[ \t]*[=＝]|[=＝][ \t]*["“]/;

/** Reads the text between a key and the next key; undefined where a text may hold settings. */
function readText(raw: string, {isSecret = false}: KnownKey): Typed | undefined {
  // Chat programs hide a text between bars: `||"secret"||`.
  const [signs = ''] = /^[\s=＝:：>|*-]*(?=["“„])|^\s*/.exec(raw) ?? [];
  const end = quotedText(raw, signs.length)?.end;
  if (end !== undefined && isBehindText(raw.slice(signs.length, end), raw.slice(end))) {
    return {value: raw.slice(signs.length, end), rest: raw.slice(end)};
  }
  const said = withoutEnd(raw.slice(signs.length), /[\s,;，；、)）}\]/&|]/);
  if (end === undefined ? inFront.test(said.replace(/\\./g, '  ')) : another.test(raw.slice(end))) {
    return undefined;
  }
  const whole = insideOf(said);
  const [line = ''] = /^[^\r\n]*/.exec(raw.slice(signs.length)) ?? [];
  const text = withoutEnd(line, /[\s,;，；、]/);
  const isOver = text.endsWith(')') && text.split(')').length > text.split('(').length;
  const open = isOver ? withoutEnd(text.slice(0, -1), /[\s,;]/) : text;
  const [ended = ''] = /^.*?(?=["“”]\s*,\s*["“”]$)|^.*/.exec(open) ?? [];
  const inside = whole ?? withoutEnd(ended.replace(/^["'“”„‟＂‘’`]+/, ''), /["“”„‟＂`]/);
  const rest = raw.slice(signs.length + (whole === undefined ? open : said).length);
  return setting.test(inside) ||
    (whole === undefined && ellipsis.test(inside)) ||
    isHalf(inside) ||
    (isSecret && /[\r\n]|[^"\\]"+[^"]/.test(inside))
    ? undefined
    : {value: requote(inside), rest, why: 'text'};
}

const opening = /^[\s"'“”`([{]*(?:[=:][\s"'“”`([{]*)?/;

/** `1,5` and a number on two lines have more than one reading. */
function readPlain(raw: string, known: KnownKey): Typed | undefined {
  const [said = ''] = /^\s*[^,;，；、#|<&/)\r\n]*/.exec(raw) ?? [];
  const rest = raw.slice(said.length);
  const isNumber = known.type === 'int' || known.type === 'float';
  if ((isNumber && /^[,，、\s)>]+[\d.０-９]/.test(rest)) || /^[/|&]\s*[\w.]/.test(rest)) {
    return undefined;
  }
  if (readsWhole(said.trim(), known)) {
    return {value: said.trim(), rest};
  }
  const plain = withoutEnd(said.normalize('NFKC').replace(opening, ''), /[\s"'“”`)\]}]/);
  const value = wordIn(acceptedBy(known), plain) ?? plain;
  return readsWhole(value, known) && /^[-+.\w]+$/.test(value)
    ? {value, rest, why: 'value'}
    : undefined;
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
  if (body.split('"').length % 2 === 0) {
    return undefined;
  }
  const items = body.normalize('NFKC').match(/[^\s,;、|"'“”`()[\]{}]+/g) ?? [];
  const meant = items.map((item) => (words ? wordIn(words, item) : /^\w+$/.exec(item)?.[0]));
  if (meant.includes(undefined) || (items.length === 0 && !/[)\]}）］]["'`]?$/.test(body))) {
    return undefined;
  }
  return {value: `(${meant.join(',')})`, rest: raw.slice(body.length), why: 'list'};
}

/** Reads the piece behind a key; undefined where it has no reading, or more than one. */
export function readTyped(raw: string, known: KnownKey): Typed | undefined {
  if (noValue.test(raw)) {
    // A text without quotes may begin with a comma or a parenthesis.
    const [said = ''] = /^[ \t]*[,)].*/.exec(raw) ?? [];
    return known.type === 'string' && !isIdle(said) ? undefined : {value: '', rest: raw};
  }
  const read = known.type === 'string' ? readText : known.type === 'list' ? readList : readPlain;
  return read(raw, known);
}

/** Reads a value of unknown type; undefined where it may be more than one value. */
export function readUnknown(raw: string): Typed | undefined {
  const from = raw.search(/[^\s=＝:：>]|$/);
  const shut = raw[from] === '(' ? closeOf(raw, from) : quotedText(raw, from)?.end;
  const close = Math.max(shut ?? from, from + raw.slice(shut ?? from).search(/[,;，、)\r\n]|$/));
  const whole = raw.slice(from, close).trim();
  const rest = raw.slice(close);
  const [plain = ''] = /^[-+]?\w*(?:\.\w+)*/.exec(whole) ?? [];
  const value = shut === undefined ? plain : raw.slice(from, shut);
  if (onlySigns(whole.slice(value.length)) && !/^\(.*(?:[\r\n{}|\\]|\/\/)/s.test(value)) {
    return {value, rest, ...(value === whole ? {} : {why: 'text'})};
  }
  const inside = insideOf(whole);
  return inside !== undefined && !/["=]/.test(inside)
    ? {value: quote(inside), rest, why: 'text'}
    : /["'=＝(){}|\\]|\/\//.test(whole)
      ? undefined
      : {value: whole, rest};
}

function closeOf(text: string, from: number): number | undefined {
  let depth = 0;
  for (const {0: sign, index} of text.slice(from, from + 2000).matchAll(/"[^"]*"|[()]/g)) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (depth === 0) {
      return from + index + 1;
    }
  }
  return undefined;
}
