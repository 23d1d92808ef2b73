/** Characters; of a longer text both ends are read. */
export const MAX_QUERY_LENGTH = 2000;

/**
 * Tells whether the reader has only begun to type: a letter, or kana that an input method will
 * convert.
 */
export function isBeginning(typed: string): boolean {
  return /^(?:[\p{Script=Hiragana}ー]{0,2}[a-z]?)$/iu.test(typed.normalize('NFKC').trim());
}
