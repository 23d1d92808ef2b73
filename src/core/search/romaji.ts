import {toKatakana} from 'wanakana';

/** wanakana goes one call deeper for each letter. */
const LONGEST = 40;

/** What Latin letters say in Japanese, in katakana; undefined where they say nothing: port, xbox. */
export function toKana(word: string): string | undefined {
  if (word.length > LONGEST) {
    return undefined;
  }
  const kana = toKatakana(word);
  return /^[ァ-ヺー]+$/u.test(kana) ? kana : undefined;
}
