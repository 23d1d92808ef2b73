/**
 * Keeps passwords out of the messages about a damaged file, where a password may stand anywhere: behind
 * a name that is misspelled too, or in pieces. What cannot be known is hidden.
 */

/** What a password's key holds, also where some letters of it are missing. */
const secretWord = /pass|word|ord(?![a-z])|admin|serverp(?!lay)|パスワード/iy;
const secretRest = new RegExp(`(${secretWord.source}|[=＝]).+`, 'is');
const secretKey = /^(?:admin|server)?password$/i;

export const hidden = '***';

/** Shortens a text for a message. What follows a name like that of a password is hidden, and what a sign gives. */
export function excerpt(text: string): string {
  const start = text.slice(0, 200).replace(secretRest, `$1${hidden}`);
  const line = start.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** Tells whether a key is the one of a password, with nothing else about it. */
export function isSecretKey(key: string): boolean {
  return secretKey.test(key);
}

/** Shortens a key for a message. */
export function excerptKey(key: string): string {
  return isSecretKey(key) ? key : excerpt(key);
}

/** The letter that follows the first one in each of the words; 0 where no word starts. */
function secondLetter(first: number): number {
  switch (first) {
    case 0x70: // p
      return 0x61;
    case 0x77: // w
      return 0x6f;
    case 0x6f: // o
      return 0x72;
    case 0x61: // a
      return 0x64;
    case 0x73: // s
      return 0x65;
    default:
      return 0;
  }
}

/** Tells whether a stretch holds a word that may name a password. Two letters rule most texts out. */
export function mayNameSecret(text: string, from: number, to: number): boolean {
  for (let at = from; at < to - 2; at += 1) {
    const code = text.charCodeAt(at);
    const second = code < 128 ? secondLetter(code | 32) : 0;
    if ((second > 0 && (text.charCodeAt(at + 1) | 32) === second) || code === 0x30d1) {
      secretWord.lastIndex = at;
      if (secretWord.test(text) && secretWord.lastIndex <= to) {
        return true;
      }
    }
  }
  return false;
}
