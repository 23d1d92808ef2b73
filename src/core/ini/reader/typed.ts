/**
 * Repairs a value by what its setting holds. What a setting holds is known; how people write it is
 * not: a text without quotes, a number in quotes, a list in quotes. The game passes these over.
 */
import type {KnownKey} from '../known';
import {isPlaceholder} from '../placeholder';
import {isQuoted, requote, unquote} from '../text';
import {isWordOf} from './rawValues';

/** What was done to a value. */
export type ValueFault =
  'unquoted-text' | 'quoted-value' | 'needless-quotes' | 'odd-value' | 'unopened-list';

export interface TypedValue {
  readonly value: string;
  readonly fault?: ValueFault;
}

const number = /^[-+]?(?:\d+\.?\d*|\.\d+)$/;
/** What stands in numbers and words by mistake. */
const junk = /["'“”„‘’`()[\]{}\\;|\s]+/g;
const switchWord = /^(?:true|false|1|0|yes|no|on|off)$/i;

/** Where a text in quotes that starts at an offset ends; -1 where it stays open. */
function closingQuote(raw: string, open: number, knowsEscapes: boolean): number {
  for (let at = open + 1; at < raw.length; at += 1) {
    if (raw[at] === '"') {
      return at;
    }
    if (raw[at] === '\\' && knowsEscapes) {
      at += 1;
    }
  }
  return -1;
}

/**
 * Tells whether nothing in a raw value reaches out of it: nothing that ends a line, a text or the
 * list. Where the game passes a value over, an escaped quote counts as a quote: it looks for no escapes.
 */
function isContained(raw: string, knowsEscapes: boolean): boolean {
  let depth = 0;
  for (let at = 0; at < raw.length; at += 1) {
    const sign = raw[at]!;
    if (sign === '"') {
      at = closingQuote(raw, at, knowsEscapes);
      if (at < 0) {
        return false;
      }
    } else if (sign === '(') {
      depth += 1;
    } else if (sign === ')') {
      depth -= 1;
    } else if (/[|{}\n\r\0]/.test(sign) || (sign === '/' && raw[at + 1] === '/')) {
      return false;
    }
    if (depth < 0 || (depth === 0 && sign === ',')) {
      return false;
    }
  }
  return depth === 0 && !raw.endsWith('\\');
}

/** A value of which nothing more is known, so that it harms no other setting. */
function containedText(raw: string): TypedValue {
  return isContained(raw, true) || isPlaceholder(raw)
    ? {value: raw}
    : {value: requote(raw.replace(/\\?"/g, "'").replace(/^'+|'+$/g, '')), fault: 'unquoted-text'};
}

/** A value that is none of its type: it stays for the person to see, but harms no other setting. */
function containedWord(raw: string): TypedValue {
  return isContained(raw, false)
    ? {value: raw}
    : {value: raw.replace(/["(){}|\\,\n\r\0]+|\/\/+/g, ''), fault: 'odd-value'};
}

/** A value that is a number or a word once signs that came in by mistake are gone. */
function withoutJunk(raw: string, isValue: (value: string) => boolean): TypedValue {
  const cleaned = raw.normalize('NFKC').replace(junk, '');
  for (const value of [cleaned, cleaned.replace(',', '.'), cleaned.replace(/f$/i, '')]) {
    if (isValue(value)) {
      return {value, fault: isQuoted(raw) ? 'quoted-value' : 'odd-value'};
    }
  }
  return containedWord(raw);
}

/** An item of a list: a word, or a text in quotes. */
const listItem = /^(?:\w+|"[^"\\]*")$/;

function typedList(raw: string): TypedValue {
  const isWhole = isQuoted(raw);
  const inside = isWhole ? unquote(raw).trim() : raw;
  const items = inside
    .replace(/^["\s]*\(?|\)?["\s]*$/g, '')
    .split(/[,，;\n\r]+/)
    .map((item) => item.trim());
  const isList = inside.startsWith('(') && inside.endsWith(')');
  if (isList && items.every((item) => listItem.test(item) || (item === '' && items.length === 1))) {
    const isSound = !isWhole && !/[，;\n\r]/.test(raw);
    return isSound
      ? {value: raw}
      : {value: `(${items.join(',')})`, fault: isWhole ? 'quoted-value' : 'odd-value'};
  }
  const cleaned = items
    .map((item) => (listItem.test(item) ? item : item.normalize('NFKC').replace(/\W+/g, '')))
    .filter((item) => item !== '');
  return {
    value: `(${cleaned.join(',')})`,
    fault: isWhole ? 'quoted-value' : isList ? 'odd-value' : 'unopened-list',
  };
}

/** Gives a raw value the form that the setting's type has; undefined types keep what does no harm. */
export function typedValue(known: KnownKey | undefined, raw: string): TypedValue {
  if (raw === '' || !known || isPlaceholder(raw)) {
    return containedText(raw);
  }
  switch (known.type) {
    case 'string':
      return isQuoted(raw) ? {value: raw} : {value: requote(raw), fault: 'unquoted-text'};
    case 'int':
    case 'float':
      return number.test(raw) ? {value: raw} : withoutJunk(raw, (value) => number.test(value));
    case 'bool': {
      const read = switchWord.test(raw)
        ? {value: raw}
        : withoutJunk(raw, (value) => switchWord.test(value));
      return read.fault === 'quoted-value' ? {...read, fault: 'needless-quotes'} : read;
    }
    case 'enum': {
      const read = isWordOf(known, raw)
        ? {value: raw}
        : withoutJunk(raw, (value) => isWordOf(known, value));
      return read.fault === 'quoted-value' ? {...read, fault: 'needless-quotes'} : read;
    }
    case 'list':
      return typedList(raw);
  }
}
