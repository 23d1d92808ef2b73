/** Sentences in a row. What is between two of them is a word of the language: a space in English, nothing in Japanese. */
export function joinSentences(sentences: readonly (string | undefined)[], between: string): string {
  return sentences.filter((sentence) => sentence !== undefined).join(between);
}
