export interface SearchGlobalData {
  /** Browsers fetch the index again when this changes. */
  readonly hash: string;
  readonly limit: number;
  readonly snippetLength: number;
}

export interface IndexedDocument {
  readonly i: number;
  readonly t: string;
  readonly u?: string;
  readonly h?: string;
  readonly s?: string;
  readonly b?: readonly string[];
  readonly p?: number;
}

export type Documents = readonly (readonly IndexedDocument[])[];

export const PHRASE_END = '|';

export interface IndexFile {
  readonly edition: readonly string[];
  readonly synonyms: readonly string[];
  readonly readings: Readonly<Record<string, string>>;
  /** Each id has what readers call the place, with `PHRASE_END` between the phrases. */
  readonly phrases: readonly string[];
  readonly documents: Documents;
}

export type TextsFile = Pick<IndexFile, 'documents' | 'readings'>;

export interface AnswerOptions {
  readonly limit: number;
  readonly snippetLength: number;
  readonly opened?: readonly string[];
}

export type Range = readonly [from: number, to: number];

export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Range[];
}

export interface Hit {
  readonly url: string;
  readonly hash: string;
  readonly title: MarkedText;
  readonly snippet: MarkedText;
  readonly foundAs?: string;
}

export interface HitGroup {
  readonly url: string;
  readonly title: string;
  readonly hits: readonly Hit[];
  readonly more: readonly Hit[];
  readonly moreCount: number;
}

export interface SearchResult {
  readonly groups: readonly HitGroup[];
  readonly shown: number;
  readonly total: number;
  readonly unknown: readonly string[];
  readonly suggestions: readonly string[];
  readonly isShortened: boolean;
}
