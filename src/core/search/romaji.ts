import {toHiragana} from 'wanakana';

/** wanakana goes one call deeper for each letter. */
const LONGEST = 40;

/** What Latin letters say in Japanese, in hiragana; undefined where they say nothing: port, xbox. */
export function toKana(word: string): string | undefined {
  if (word.length > LONGEST) {
    return undefined;
  }
  const kana = toHiragana(word);
  return /^[ぁ-ゖー]+$/u.test(kana) ? kana : undefined;
}
