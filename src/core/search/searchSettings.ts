/** Of longer texts the beginning and the end are read; characters. */
export const MAX_QUERY_LENGTH = 2000;

/** The reader has only begun to type: a letter, or kana of which an input method makes a word. */
export function isBeginning(typed: string): boolean {
  return /^(?:[\p{Script=Hiragana}ー]{0,2}[a-z]?)$/iu.test(typed.normalize('NFKC').trim());
}
