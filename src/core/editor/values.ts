import {isQuoted, quote, unquote} from '../ini';
import type {EditorSetting} from './model';

/** Reads a number as files and readers write it: `1.000000`, `.5`, `3`, full-width digits too. */
export function parseNumber(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim();
  return /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** A number without idle zeros. */
export function showNumber(raw: string): string {
  const number = parseNumber(raw);
  return number === undefined ? raw : String(number);
}

/** The words of a list such as `(Steam,Xbox)`. */
export function listItems(raw: string): readonly string[] {
  return raw
    .replace(/^\(|\)$/g, '')
    .split(',')
    .map((item) => unquote(item.trim()))
    .filter((item) => item !== '');
}

/** Writes a list the way the file has it. */
export function printList(items: readonly string[]): string {
  return `(${items.join(',')})`;
}

/** Writes names that a reader typed, with commas between them, as a list of quoted words. */
export function printNames(typed: string): string {
  const names = typed
    .split(/[,、，]/)
    .map((name) => name.replace(/["()\s]/g, ''))
    .filter((name) => name !== '');
  return names.length > 0 ? printList(names.map(quote)) : '';
}

/** Tells whether a switch is on: the game takes True, 1, yes and on. */
export function isOn(raw: string): boolean {
  return /^"?(?:true|1|yes|on)"?$/i.test(raw.trim());
}

/** Writes what a reader typed or chose as a raw value, or undefined where it is no number. */
export function printInput(setting: EditorSetting, input: string): string | undefined {
  switch (setting.type) {
    case 'int':
    case 'float': {
      // A decimal comma is taken, but not where it may mean thousands.
      const number = parseNumber(
        input.trim().replace(/^([-+]?\d+)[,，](\d{1,2}|\d{4,})$/u, '$1.$2'),
      );
      // JavaScript writes a longer number as 1e+21, which the file does not take.
      return number === undefined ||
        Math.abs(number) >= 1e15 ||
        (setting.type === 'int' && !Number.isInteger(number))
        ? undefined
        : setting.type === 'int'
          ? String(number)
          : number.toFixed(6);
    }
    case 'string':
      return quote(input);
    case 'bool':
    case 'enum':
    case 'list':
      return input;
  }
}

/** A raw value in one agreed form, so that `.5` and `0.500000` are the same. */
export function canonical(setting: EditorSetting, raw: string): string {
  switch (setting.type) {
    case 'bool':
      return /^"?(?:true|false|0|1|yes|no|on|off)"?$/i.test(raw.trim()) ? String(isOn(raw)) : raw;
    case 'int':
    case 'float': {
      const number = parseNumber(isQuoted(raw) ? unquote(raw) : raw);
      return number === undefined ? raw : String(number);
    }
    case 'string':
      return unquote(raw);
    case 'enum':
      return unquote(raw).toLowerCase();
    case 'list':
      return [...listItems(raw)].sort().join(',').toLowerCase();
  }
}

/** Tells whether two raw values mean the same. */
export function isSame(setting: EditorSetting, a: string, b: string): boolean {
  return a === b || canonical(setting, a) === canonical(setting, b);
}
