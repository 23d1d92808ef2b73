/** What the build tells the search box. */
export interface SearchGlobalData {
  /** Changes with the content, so that browsers fetch the index again. */
  readonly hash: string;
  readonly limit: number;
  readonly snippetLength: number;
}

/** README.md says what each field is. */
export interface IndexedDocument {
  readonly i: number;
  readonly t: string;
  readonly u?: string;
  readonly h?: string;
  readonly s?: string;
  readonly b?: readonly string[];
  readonly p?: number;
  readonly f?: readonly string[];
}

/** Lists of documents by type: 0 pages, 1 headings, 2 texts. */
export type Documents = readonly (readonly IndexedDocument[])[];

export interface IndexFile {
  /** The number of the edition, then its other names. */
  readonly edition: readonly string[];
  /** Such as `ram | memory`. */
  readonly synonyms: readonly string[];
  /** From folded kana to the word as the guide writes it; the commonest first. */
  readonly readings: Readonly<Record<string, string>>;
  readonly documents: Documents;
}

export type TextsFile = Pick<IndexFile, 'documents'>;

export interface AnswerOptions {
  readonly limit: number;
  readonly snippetLength: number;
  /** Pages whose further hits are told, too, by their addresses. */
  readonly opened?: readonly string[];
}

/** From (included) to (not included). */
export type Range = readonly [from: number, to: number];

export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Range[];
}

export interface Hit {
  readonly url: string;
  /** With the #; empty for the page as a whole. */
  readonly hash: string;
  readonly title: MarkedText;
  readonly snippet: MarkedText;
  /** The phrase that matches, where neither title nor snippet says why. */
  readonly foundAs?: string;
}

/** The hits of one page, best first. */
export interface HitGroup {
  readonly url: string;
  readonly title: string;
  readonly hits: readonly Hit[];
  /** Further hits, only if they were asked for. */
  readonly more: readonly Hit[];
  readonly moreCount: number;
}

export interface SearchResult {
  readonly groups: readonly HitGroup[];
  /** Hits in the groups. */
  readonly shown: number;
  /** Places that match at all. */
  readonly total: number;
  /** Numbers of the query that the edition lacks. */
  readonly unknown: readonly string[];
  readonly suggestions: readonly string[];
  readonly isShortened: boolean;
}
