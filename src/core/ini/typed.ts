import {withoutEnd} from '../text/withoutEnd';
import {acceptedBy, quotedText, readsWhole, readValue, wordIn} from './game/values';
import type {KnownKey} from './known';
import {quote} from './text';

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

/** Returns whether only signs or a comment follow a text; `""x""` is one text. */
export const isIdle = (rest: string, text = ''): boolean =>
  /^[^\p{L}\p{N}"]*$/u.test(rest) ||
  (onlySigns(rest) && !(text === '""' && /"/.test(rest) && /[^\s",)]/.test(rest))) ||
  /^[\s,]*(?:;|#|\/\/)(?:[^"]*"[^"]*")*[^"]*$/.test(rest);

const quotes = "'“”„‟＂‘’`«»″";
const ends = '(?=[ \\t]*(?:[,)，）;；、\\r\\n]|$))';
const inside = '[^"\\r\\n]{0,400}?';
/** Other marks of quotes; a spreadsheet doubles them. */
const otherText = new RegExp(
  [
    `[${quotes}](?![${quotes}])(${inside})(?<![${quotes}])[${quotes}]${ends}`,
    `「([^「」"\\r\\n]{0,400})」${ends}`,
    `『([^『』"\\r\\n]{0,400})』${ends}`,
    `""(?![\\s,;)，、])([^"=\\\\\\r\\n]{1,400})""${ends}`,
  ].join('|'),
  'y',
);
const end = new RegExp(ends, 'y');
/** No text of a server is longer, and the limit keeps the time linear. */
const longest = 10_000;

/** Reads a text between quotes at an offset; `isEnded` means that a value may end behind it. */
export function closedText(
  source: string,
  from: number,
): {end: number; value: string; why?: 'text'; isEnded: boolean} | undefined {
  otherText.lastIndex = from;
  const [whole, ...texts] = otherText.exec(source) ?? [];
  if (whole !== undefined) {
    const value = quote(texts.find((one) => one !== undefined) ?? '');
    return {end: from + whole.length, value, why: 'text', isEnded: true};
  }
  const shut = quotedText(source.slice(0, from + longest), from)?.end;
  end.lastIndex = shut ?? 0;
  return shut === undefined
    ? undefined
    : {end: shut, value: source.slice(from, shut), isEnded: end.test(source)};
}

const opened = new RegExp(`^\\s*["${quotes}]?`);
const edge = new RegExp(`^["${quotes}]|["${quotes}]$`);
/** Matches a text with the rest of another value or of a quote, and one that was cut or wrapped. */
const unsure = new RegExp(
  `["“”\\\\=＝]|%22|\\s(?:[;#]|//|--)|[,;，、*_~|]$|(?:…|\\.{3}|\\[[.…]+\\])\\s*$|^(?:<.*>|\\(.*\\)|\\[.*\\]|[^\\p{L}\\p{N}]+)$`,
  'u',
);

/** Reads a text that lacks one of its quotes, or both; undefined where its end isn't sure. */
function readText(raw: string): Typed | undefined {
  const [line = ''] = /^\s*[^\r\n]*/.exec(raw) ?? [];
  let text = withoutEnd(line, /[\s,;，；、]/);
  // The last value stands before the end of the list.
  if (/[)）]$/.test(text) && text.split(/[)）]/).length > text.split(/[(（]/).length) {
    text = withoutEnd(text.slice(0, -1), /[\s,;]/);
  }
  const said = text.replace(opened, '').replace(/"+$|[“”„‟＂`»]$/, '');
  const isUnsure =
    unsure.test(said) ||
    edge.test(said) ||
    said.split(')').length > said.split('(').length ||
    !isIdle(raw.slice(text.length));
  return isUnsure ? undefined : {value: quote(said), rest: raw.slice(text.length), why: 'text'};
}

const opening = /^[\s"'“”`([{]*(?:[=:][\s"'“”`([{]*)?/;

/** `1,5` and a number on two lines have more than one reading. */
function readPlain(raw: string, known: KnownKey): Typed | undefined {
  const [said = ''] = /^[\s([{]*[^,;，；、#|<&/()（[【\r\n]*/.exec(raw) ?? [];
  const rest = raw.slice(said.length);
  const isNumber = known.type === 'int' || known.type === 'float';
  if ((isNumber && /^[,，、\s)>]+[\d.０-９]/.test(rest)) || /^[/|&]\s*[\w.]/.test(rest)) {
    return undefined;
  }
  if (readsWhole(said.trim(), known)) {
    return {value: said.trim(), rest};
  }
  const plain = withoutEnd(
    said.normalize('NFKC').replace(opening, ''),
    isNumber ? /[^\p{L}\p{N}.%]/u : /[^\p{L}\p{N}]/u,
  );
  const value = wordIn(acceptedBy(known), plain) ?? plain;
  return readsWhole(value, known) && /^[-+.\w]+$/.test(value)
    ? {value, rest, why: 'value'}
    : undefined;
}

/** Other tools write lists as `["A","B"]`, `A;B` or `A B`. */
function readList(raw: string, {words = []}: KnownKey): Typed | undefined {
  const from = raw.search(/\S|$/);
  const value = raw.slice(from, readValue(raw, from, 'list')?.end ?? from);
  if (value !== '' && !/[\r\n]/.test(value)) {
    return {value, rest: raw.slice(from + value.length)};
  }
  const [found = ''] =
    /^\s*["'`]?\s*[([{（［][^)\]}）］=]*[)\]}）］]?["'`]?|^[^\r\n]*/.exec(raw) ?? [];
  const body = withoutEnd(found, /[\s,;]/);
  const items = body.normalize('NFKC').match(/[^\s,;、|"'“”`()[\]{}]+/g) ?? [];
  const meant = items.map((item) => wordIn(words, item));
  return items.length === 0 || meant.includes(undefined)
    ? undefined
    : {value: `(${meant.join(',')})`, rest: raw.slice(body.length), why: 'list'};
}

/** Reads the piece behind a key; undefined where it has no reading, or more than one. */
export function readTyped(raw: string, known: KnownKey): Typed | undefined {
  if (/^\s*(?:[,)]|$)|^[\s*•>;-]*$/.test(raw)) {
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
  const [value = ''] =
    /^(?:\((?:"[^"\r\n]*"|\((?:"[^"\r\n]*"|[^()"\r\n{}|\\])*\)|[^()"\r\n{}|\\])*\)|[^\s,;，；、"'=＝(){}|\\/]+)(?=[ \t]*(?:[,;，；、)\r\n]|$))/.exec(
      raw.slice(from),
    ) ?? [];
  return value === '' ? undefined : {value, rest: raw.slice(from + value.length)};
}
