import {quotedText} from './game/values';

/** Tells whether a value is a closed text in double quotes. */
export function isQuoted(raw: string): boolean {
  return quotedText(raw, 0)?.end === raw.length;
}

/** Writes a text as a raw value on one line. */
export const quote = (text: string): string => JSON.stringify(text.replace(/[\0\b\f]/g, ''));

/** Reads a raw value as the game sees it. */
export function unquote(raw: string): string {
  const read = quotedText(raw, 0);
  return read?.end === raw.length ? read.text : raw;
}

export function lineEndOf(text: string): string {
  const all = text.match(/\n/g)?.length ?? 0;
  const windows = text.match(/\r\n/g)?.length ?? 0;
  return windows > 0 && windows * 2 >= all ? '\r\n' : '\n';
}
