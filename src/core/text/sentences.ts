/** Joins sentences: with a space in English, without in Japanese. */
export function joinSentences(sentences: readonly (string | undefined)[], between: string): string {
  return sentences.filter((sentence) => sentence !== undefined).join(between);
}

/** Gives the first sentence of a text and what follows. */
export function splitSentence(text: string): {readonly first: string; readonly rest?: string} {
  const [, first = text, rest = ''] = /^(.+?(?:。|[.!?](?=\s)))\s*(.+)$/s.exec(text) ?? [];
  return rest === '' ? {first} : {first, rest};
}
