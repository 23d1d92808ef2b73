export interface Lookup {
  readonly word: string;
  readonly isPrefix?: boolean;
  readonly isFuzzy?: boolean;
}

export interface Alternative {
  readonly lookups: readonly Lookup[];
  /** 0 to 1: the certainty that the query means it. */
  readonly factor: number;
  /** The least share of the lookups that a place must have. */
  readonly share: number;
  /** Words to mark in a text. */
  readonly marks: readonly string[];
}

export interface Concept {
  readonly weight: number;
  readonly alternatives: readonly Alternative[];
}

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
