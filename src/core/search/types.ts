/** What the search box needs to know of the build. */
export interface SearchGlobalData {
  /** Changes with the content, so that no browser keeps an old index. */
  readonly hash: string;
}

/** One document of an index file, in the short form in which the search plugin writes it. */
export interface IndexDocument {
  /** Of a page or a heading its id; of what belongs to one, the same id. */
  readonly i: number;
  /** Title of a page, text of a heading, or what belongs to it, by the list it is in. */
  readonly t: string;
  /** Address of a page. */
  readonly u?: string;
  /** Hash of a heading, with the #. */
  readonly h?: string;
  /** Weight of a page in the order of hits, unless it is 1. */
  readonly w?: number;
  /** Breadcrumbs of a page. */
  readonly b?: readonly string[];
  /** Of a heading, the id of its page. */
  readonly p?: number;
}

/**
 * The lists of an index file, by position: 0 pages, 1 headings, then what belongs to them. Phrases
 * stand one a line, readings (Japanese: title and phrases in kana) between spaces.
 */
export const documentTypes = [
  'title',
  'heading',
  'description',
  'keywords',
  'phrases',
  'reading',
  'content',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** An index file: one list of documents per type; with the first, the synonyms of its language. */
export type IndexFile = readonly {
  readonly documents: readonly IndexDocument[];
  readonly synonyms?: readonly string[];
}[];

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
