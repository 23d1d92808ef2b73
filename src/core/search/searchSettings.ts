/** What the search in the browser and the search in the tests have in common. */
export const searchSettings = {
  /** Of longer texts the beginning and the end are read; characters. */
  maxQueryLength: 2000,
  /** Hits in the drop-down. */
  limit: 8,
  /** Characters of a snippet. */
  snippetLength: 50,
  /** Hits behind "more on this page"; the drop-down only counts them. */
  moreLimit: 0,
};

/** The reader has only begun to type: a letter, or kana of which an input method makes a word. */
export function isBeginning(typed: string): boolean {
  return /^(?:[\p{Script=Hiragana}ー]{0,2}[a-z]?)$/iu.test(typed.normalize('NFKC').trim());
}
