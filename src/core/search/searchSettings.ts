export const MAX_QUERY_LENGTH = 2000;

/** Tells whether the reader has typed only a letter, or kana that an input method will convert. */
export function isBeginning(typed: string): boolean {
  return /^(?:[\p{Script=Hiragana}ー]{0,2}[a-z]?)$/iu.test(typed.normalize('NFKC').trim());
}
