/** What a query asks for: concepts, each with the ways in which a text may say it. */
/** A word to look up in the index. */
export interface Lookup {
  readonly word: string;
  /** Also what begins with it. */
  readonly isPrefix?: boolean;
  /** Also what is one typing error away. */
  readonly isFuzzy?: boolean;
}

/** One way to say a concept. */
export interface Alternative {
  readonly lookups: readonly Lookup[];
  /** How sure it is that this is meant, 0 to 1. */
  readonly factor: number;
  /** The least share of the lookups that a place must have. */
  readonly share: number;
  /** What to mark in a text that says it. */
  readonly marks: readonly string[];
}

export interface Concept {
  /** 1, or little for words such as "how" and "the". */
  readonly weight: number;
  readonly alternatives: readonly Alternative[];
}

/** An alternative of these words; they are marked unless `marks` says what else. */
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
