/** The characters that mean something in a settings file, and what may stand for them. */

export const QUOTE = 34;
export const HASH = 35;
export const APOSTROPHE = 39;
export const OPEN = 40;
export const CLOSE = 41;
export const COMMA = 44;
export const SLASH = 47;
export const COLON = 58;
export const SEMICOLON = 59;
export const EQUALS = 61;
export const BACKSLASH = 92;
export const WIDE_OPEN = 0xff08;
export const WIDE_CLOSE = 0xff09;
export const WIDE_COMMA = 0xff0c;
export const WIDE_COLON = 0xff1a;
export const WIDE_EQUALS = 0xff1d;

/** The code of a character before `limit`; -1, which is no character, from there on. */
export function codeAt(text: string, offset: number, limit: number): number {
  return offset < limit ? text.charCodeAt(offset) : -1;
}

/** Tells whether a character is a blank, also one that comes along with text from web pages. */
export function isBlank(code: number): boolean {
  return code <= 32
    ? code === 32 || code === 9 || code === 0
    : code >= 0xa0 && (code === 0xa0 || code === 0x3000 || code === 0xfeff || code === 0x200b);
}

/** Tells whether a character ends a line. */
export function isBreak(code: number): boolean {
  return code === 10 || code === 13;
}

/** Tells whether a character is a digit. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Tells whether a character may stand in a plain key. */
export function isKeyCode(code: number): boolean {
  return ((code | 32) >= 97 && (code | 32) <= 122) || isDigit(code) || code === 95;
}

/** Tells whether a character is one of a number or a word: what most values are made of. */
export function isWordCode(code: number): boolean {
  return isKeyCode(code) || code === 46 || code === 45 || code === 43;
}

/** Tells whether a comment may start with a character. */
export function isCommentSign(code: number): boolean {
  return code === SEMICOLON || code === HASH || code === SLASH;
}

/** Tells whether a character is a typographic double quote, which the game does not read as one. */
export function isDoubleMark(code: number): boolean {
  return (code >= 0x201c && code <= 0x201f) || code === 0x2033 || code === 0xff02;
}

/** Tells whether a character is a single quote of any kind, or is often written as one. */
export function isSingleMark(code: number): boolean {
  return (
    code === APOSTROPHE || (code >= 0x2018 && code <= 0x201b) || code === 0x2032 || code === 0xff07
  );
}

/** The offset behind the last character of a stretch that is neither a blank nor a line break. */
export function trimmedEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && (isBlank(text.charCodeAt(end - 1)) || isBreak(text.charCodeAt(end - 1)))) {
    end -= 1;
  }
  return end;
}

/** Cuts blanks and line breaks from both ends of a text. */
export function trimBlanks(text: string): string {
  const rest = text.replace(/^[\s\0\u200b]+/, '');
  return rest.slice(0, trimmedEnd(rest, 0, rest.length));
}
