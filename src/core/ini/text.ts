/** Texts in the file stand in double quotes; a quote or a backslash inside is escaped. */
import {roomFor, textOf} from './units';

/** Tells whether a raw value is a text in double quotes. */
export function isQuoted(raw: string): boolean {
  return raw.length >= 2 && raw.startsWith('"') && raw.endsWith('"');
}

/** Writes a text as a raw value. Line breaks become spaces: the file must stay on one line. */
export function quote(text: string): string {
  return /["\\\r\n]/.test(text) ? `"${onOneLine(text).replace(/["\\]/g, '\\$&')}"` : `"${text}"`;
}

/** Reads a raw value as a text. Escapes other than \" and \\ are kept as they are. */
export function unquote(raw: string): string {
  return isQuoted(raw) ? raw.slice(1, -1).replace(/\\(["\\])/g, '$1') : raw;
}

/** Puts a text on one line: each run of line breaks becomes one space. */
export function onOneLine(text: string): string {
  return text.includes('\n') || text.includes('\r') ? joinLines(text, () => false) : text;
}

/** White space as `trim` knows it; what is no line break is cut from both ends of a line. */
function isWhite(code: number): boolean {
  return code <= 32
    ? code === 32 || (code >= 9 && code <= 13)
    : code >= 0xa0 &&
        (code === 0xa0 ||
          code === 0x1680 ||
          (code >= 0x2000 && code <= 0x200a) ||
          code === 0x2028 ||
          code === 0x2029 ||
          code === 0x202f ||
          code === 0x205f ||
          code === 0x3000 ||
          code === 0xfeff);
}

/**
 * Joins the lines of a text that are not empty, without the white space around them. A space comes
 * between two, unless `isJoint` says of the signs at the seam that it needs none.
 */
export function joinLines(text: string, isJoint: (last: number, first: number) => boolean): string {
  const units = roomFor(text.length);
  let length = 0;
  let lineStart = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 10;
    if (code === 10 || code === 13) {
      while (length > lineStart && isWhite(units[length - 1]!)) {
        length -= 1;
      }
      lineStart = length;
    } else if (length > lineStart || !isWhite(code)) {
      if (length === lineStart && length > 0 && !isJoint(units[length - 1]!, code)) {
        units[length] = 32;
        length += 1;
        // The space belongs to no line.
        lineStart = length;
      }
      units[length] = code;
      length += 1;
    }
  }
  return textOf(units, length);
}

export type LineEnd = '\n' | '\r\n';

/** The line end that most lines of a text have. */
export function lineEndOf(text: string): LineEnd {
  if (!text.includes('\r\n')) {
    return '\n';
  }
  let windows = 0;
  let all = 0;
  let previous = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10) {
      all += 1;
      windows += previous === 13 ? 1 : 0;
    }
    previous = code;
  }
  return windows * 2 >= all ? '\r\n' : '\n';
}

/** Gives every line of a text the same line end. */
export function withLineEnd(text: string, lineEnd: LineEnd): string {
  return text.replace(/\r\n|\n|\r/g, lineEnd);
}

/** A file's text, and the encoding it was read with. */
export interface DecodedFile {
  readonly text: string;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis' | 'windows-1252';
}

/** UTF-16 without its mark shows by the zeros: Latin letters have one in every second byte. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const looked = Math.min(bytes.length - (bytes.length % 2), 2000);
  let even = 0;
  let odd = 0;
  for (let at = 0; at < looked; at += 2) {
    even += bytes[at] === 0 ? 1 : 0;
    odd += bytes[at + 1] === 0 ? 1 : 0;
  }
  const many = looked / 4;
  if (looked > 8 && odd > many && even === 0) {
    return 'utf-16le';
  }
  return looked > 8 && even > many && odd === 0 ? 'utf-16be' : undefined;
}

/**
 * Reads the bytes of a file. Settings files are UTF-8; Windows editors also save UTF-16, mostly
 * with a mark at the start, or the system's old code page, which for most Japanese readers is Shift JIS.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const decode = (encoding: DecodedFile['encoding'], fatal: boolean): DecodedFile => ({
    text: new TextDecoder(encoding, {fatal, ignoreBOM: true}).decode(bytes),
    encoding,
  });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return decode('utf-16le', false);
  }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return decode('utf-16be', false);
  }
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) {
    return decode(unmarked, false);
  }
  for (const encoding of ['utf-8', 'shift_jis'] as const) {
    try {
      return decode(encoding, true);
    } catch {
      // Not this encoding; the last one below reads any bytes.
    }
  }
  return decode('windows-1252', false);
}
