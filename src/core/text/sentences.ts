import type {Locale} from '../../data/locales';

/** Sentences in a row: with spaces between them in English, without in Japanese. */
export function joinSentences(sentences: readonly (string | undefined)[], locale: Locale): string {
  return sentences.filter((sentence) => sentence !== undefined).join(locale === 'ja' ? '' : ' ');
}
