/** What the search box needs to know of the build: options of the search plugin, and a check value. */
export interface SearchGlobalData {
  /** Changes with the content, so that no browser keeps an old index. */
  readonly hash: string;
  /** Hits in the drop-down. */
  readonly limit: number;
  /** Characters of a snippet in the drop-down. */
  readonly snippetLength: number;
}

/** A document of an index file. README.md says what each field is. */
export interface IndexedDocument {
  readonly i: number;
  readonly t: string;
  readonly u?: string;
  readonly h?: string;
  readonly s?: string;
  readonly b?: readonly string[];
  readonly p?: number;
  readonly d?: string;
  readonly k?: readonly string[];
  readonly f?: readonly string[];
}

/** Lists of documents by their type: 0 pages, 1 headings (also entries of tables, terms), 2 texts. */
export type Documents = readonly (readonly IndexedDocument[])[];

/** `search-index.json` of an edition and a language: what answers first. */
export interface IndexFile {
  /** The number of the edition, and its other names. */
  readonly edition: readonly string[];
  /** Groups of words with the same meaning: `ram | memory`. */
  readonly synonyms: readonly string[];
  /** Japanese words in kana, folded, and as the guide writes them; the commonest first. */
  readonly readings: Readonly<Record<string, string>>;
  readonly documents: Documents;
}

/** `search-index-texts.json` beside it: the texts below the headings. */
export type TextsFile = Pick<IndexFile, 'documents'>;

/** How much of an answer the page shows. */
export interface AnswerOptions {
  readonly limit: number;
  readonly snippetLength: number;
  /** Addresses of pages whose other hits are told, too; those of other pages are counted. */
  readonly opened?: readonly string[];
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
  readonly hits: readonly Hit[];
  /** Further hits of the page, if they were asked for, and their number. */
  readonly more: readonly Hit[];
  readonly moreCount: number;
}

export interface SearchResult {
  readonly groups: readonly HitGroup[];
  /** Number of hits in the groups. */
  readonly shown: number;
  /** Number of places that match at all. */
  readonly total: number;
  /** Numbers of the query that the edition has nowhere. */
  readonly unknown: readonly string[];
  /** Names that are written nearly like the query, where little was found. */
  readonly suggestions: readonly string[];
  /** The query is long: only its rarest words were looked up. */
  readonly isShortened: boolean;
}
