import {enumWord, readsWhole} from '../ini/game/values';
import {quote, unquote} from '../ini/text';
import {printValue} from '../../data/settings/print';
import type {EditorSetting} from './model';

/** Reads a number as people write it. */
export function parseNumber(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim();
  return /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** Writes a number without needless zeros: '1.500000' becomes '1.5'. */
export function showNumber(raw: string): string {
  const number = parseNumber(raw);
  return number === undefined ? raw : String(number);
}

/** Splits a list such as `(Steam,Xbox)`. */
export function listItems(raw: string): readonly string[] {
  return raw
    .replace(/^\(|\)$/g, '')
    .split(',')
    .map((item) => unquote(item.trim().replace(/^""(.+)""$/, '"$1"')))
    .filter((item) => item !== '');
}

/** Returns a raw value as people type it. */
export function showInput({type}: EditorSetting, raw: string): string {
  switch (type) {
    case 'string':
      return unquote(raw);
    case 'list':
      return listItems(raw).join(', ');
    case 'int':
    case 'float':
      return showNumber(raw);
    case 'bool':
    case 'enum':
      return raw;
  }
}

/** Accepts True, 1, yes and on. */
export function isOn(raw: string): boolean {
  return /^"?(?:true|1|yes|on)"?$/i.test(raw.trim());
}

/** Writes typed text as the file has it, a list as `("A","B")`; undefined for no number. */
export function printInput({type}: EditorSetting, input: string): string | undefined {
  if (type === 'list') {
    const names = input.split(/[,、，]/).map((name) => name.replace(/["()\s]/g, ''));
    return printValue('list', names.filter((name) => name !== '').map(quote));
  }
  if (type !== 'int' && type !== 'float') {
    return type === 'string' ? quote(input) : input;
  }
  // A comma before three digits may separate thousands, so it isn't read as a decimal point.
  const number = parseNumber(input.trim().replace(/^([-+]?\d+)[,，](\d{1,2}|\d{4,})$/u, '$1.$2'));
  const isOfType = type === 'float' || Number.isInteger(number);
  // JavaScript writes longer numbers as 1e+21, which the file doesn't take.
  return number !== undefined && isOfType && Math.abs(number) < 1e15
    ? printValue(type, number)
    : undefined;
}

/** Returns the words of a setting; undefined where any word is valid. */
export const wordsOf = ({values}: EditorSetting): readonly string[] | undefined =>
  values?.map(([word]) => word);

/**
 * `Item`, `EPalOptionWorldDeathPenalty::Item` and `1` mean the same word.
 */
export const meantWord = (setting: EditorSetting, raw: string): string =>
  enumWord(wordsOf(setting), unquote(raw)) ?? unquote(raw);

function canonical(setting: EditorSetting, raw: string): string {
  switch (setting.type) {
    case 'bool':
      return readsWhole(raw.trim(), setting) ? String(isOn(raw)) : raw;
    case 'int':
    case 'float':
      return showNumber(unquote(raw));
    case 'string':
      return unquote(raw);
    case 'enum':
      return meantWord(setting, raw).toLowerCase();
    case 'list':
      return listItems(raw)
        .map((item) => (setting.values ? meantWord(setting, item) : item).toLowerCase())
        .sort()
        .join(',');
  }
}

export function isSame(setting: EditorSetting, a: string, b: string): boolean {
  return a === b || canonical(setting, a) === canonical(setting, b);
}
