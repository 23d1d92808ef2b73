export interface Lookup {
  readonly word: string;
  readonly isPrefix?: boolean;
  readonly isFuzzy?: boolean;
}

export interface Alternative {
  readonly lookups: readonly Lookup[];
  readonly factor: number;
  readonly share: number;
  readonly marks: readonly string[];
}

export interface Concept {
  readonly weight: number;
  readonly alternatives: readonly Alternative[];
}

/** Makes an alternative of words that must all occur; `factor` and `share` weigh it. */
export function alternative(
  words: readonly string[],
  {
    factor = 1,
    share = 1,
    marks = words,
    ...lookup
  }: Partial<Alternative> & Omit<Lookup, 'word'> = {},
): Alternative {
  return {factor, share, marks, lookups: words.map((word) => ({word, ...lookup}))};
}
