/** Sentences in a row. What is between two of them is a word of the language: a space in English, nothing in Japanese. */
export function joinSentences(sentences: readonly (string | undefined)[], between: string): string {
  return sentences.filter((sentence) => sentence !== undefined).join(between);
}

/** The first sentence of a text, and what follows it; undefined where nothing does. */
export function splitSentence(text: string): {readonly first: string; readonly rest?: string} {
  const [, first = text, rest = ''] = /^(.+?(?:。|[.!?](?=\s)))\s*(.+)$/s.exec(text) ?? [];
  return rest === '' ? {first} : {first, rest};
}
