/** What the search box needs to know of the build. */
export interface SearchGlobalData {
  /** Changes with the content, so that no browser keeps an old index. */
  readonly hash: string;
}

interface IndexedPlace {
  readonly title: string;
  /** Of a page, what is above its first section. */
  readonly text?: string;
  /** What readers call it. */
  readonly phrases?: readonly string[];
}

/** A place of a page: a heading, a row of a table, a defined term. */
export interface IndexedSection extends IndexedPlace {
  /** Its address on the page, without the #. */
  readonly id: string;
}

export interface IndexedPage extends IndexedPlace {
  readonly url: string;
  readonly breadcrumbs: readonly string[];
  /** In the order of hits, unless it is 1. */
  readonly weight?: number;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly sections: readonly IndexedSection[];
}

/** The content of a `search-index.json`: one edition in one language. */
export interface IndexFile {
  /** The number of the edition, and its other names. */
  readonly edition: readonly string[];
  /** Groups of words with the same meaning: `ram | memory`. */
  readonly synonyms: readonly string[];
  /** Japanese words in kana, folded, and as the guide writes them; the commonest first. */
  readonly readings: Readonly<Record<string, string>>;
  readonly pages: readonly IndexedPage[];
}

/** How much of an answer the page shows. */
export interface AnswerOptions {
  readonly limit?: number;
  readonly snippetLength?: number;
  /** Of the hits behind "more on this page", so many are told; the others are counted. */
  readonly moreLimit?: number;
}

/** A part of a text: from (included) to (not included). */
export type Range = readonly [from: number, to: number];

export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Range[];
}

/** One result: a page, or a place on a page. */
export interface Hit {
  readonly url: string;
  /** With the #; empty for the page as a whole. */
  readonly hash: string;
  readonly title: MarkedText;
  readonly snippet: MarkedText;
  /** Where neither says why: what readers call the place, as it matches the query. */
  readonly foundAs?: string;
}

/** The results on one page, best first. */
export interface HitGroup {
  readonly url: string;
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  readonly hits: readonly Hit[];
  /** Further hits of the page, as many as were asked for, and their number. */
  readonly more: readonly Hit[];
  readonly moreCount: number;
}

export interface SearchResult {
  readonly groups: readonly HitGroup[];
  /** Number of hits in the groups. */
  readonly shown: number;
  /** Number of places that match at all. */
  readonly total: number;
  /** Names that are written nearly like the query, where little was found. */
  readonly suggestions: readonly string[];
  /** The query is long: only its rarest words were looked up. */
  readonly isShortened: boolean;
}
