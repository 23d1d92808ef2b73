/** Texts in the file are in double quotes, with escapes for what means something else there. */
import {quotedText} from './game/values';

/** Tells whether a raw value is one text in double quotes, closed at its end and not before. */
export function isQuoted(raw: string): boolean {
  return quotedText(raw, 0)?.end === raw.length;
}

/** Writes a text as a raw value, with the escapes of JSON, which the game reads: the file must stay on one line. */
export const quote = (text: string): string => JSON.stringify(text.replace(/[\0\b\f]/g, ''));

/** Reads a raw value as the text that the game sees; what is no text in quotes stays as it is. */
export function unquote(raw: string): string {
  const read = quotedText(raw, 0);
  return read?.end === raw.length ? read.text : raw;
}

const quotedPiece = /"(?:[^"\\\r\n]|\\.)*"/g;
/** A setting at the start of a text, or the name of one at its end. */
const atEdge = /^"\s*,\s*(\w+)\s*=|(?<=[",;|&\s])(\w+)\s*=\s*"$/g;

/**
 * Whether a text in quotes took settings in, as `"We,PublicIP="` does: a quote is missing before them,
 * so that it ends where the next text starts.
 */
export const swallows = (raw: string, isKey: (name: string) => boolean): boolean =>
  (raw.match(quotedPiece) ?? []).some((piece) =>
    [...piece.matchAll(atEdge)].some(([, first, last]) => isKey(first ?? last ?? '')),
  );

/**
 * Puts a text from damaged quotes into sound ones, on one line. What was escaped stays so; the rest gets
 * its escapes. The quotes at both ends go, however many, but for one that is escaped.
 */
export function requote(content: string): string {
  const inside = content
    .replace(/\0/g, '')
    .replace(/^"+/, '')
    .replace(/(?<!["\\])"+$|(?<=\\")"+$/, '');
  const lines = inside.split(/[\r\n]+/);
  const line = lines.map((one) => (lines.length > 1 ? one.trim() : one)).filter(Boolean);
  // A quote gets its backslash; a lone backslash at the end would swallow the closing quote.
  const sound = line
    .join(' ')
    .replace(/\\[\s\S]|["\\]/g, (sign) => (sign.length > 1 ? sign : `\\${sign}`));
  return `"${sound}"`;
}

/** The line end that most lines of a text have. */
export function lineEndOf(text: string): string {
  const all = text.match(/\n/g)?.length ?? 0;
  const windows = text.match(/\r\n/g)?.length ?? 0;
  return windows > 0 && windows * 2 >= all ? '\r\n' : '\n';
}
