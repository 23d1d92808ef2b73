/**
 * The index of one version and language, built in the reader's browser from the documents of the
 * index file. Building takes less time than downloading a ready index would.
 */
import {fold} from '../text/fold';
import {stem} from './stem';
import {documentTypes, type IndexDocument, type IndexFile} from './types';
import {forEachWord} from './words';

/** A page, or a place on a page: what a reader can open. */
export interface Entry {
  readonly id: number;
  readonly page: PageEntry;
  readonly hash: string;
  readonly title: string;
  readonly content: string;
  readonly foldedTitle: string;
  readonly foldedContent: string;
  /** Of a page: its description and keywords. */
  readonly foldedHead: string;
}

export interface PageEntry extends Entry {
  readonly url: string;
  readonly breadcrumbs: readonly string[];
  readonly description: string;
  /** The phrases of the front matter, folded. */
  readonly keywords: readonly string[];
}

/** How often a word counts in an entry, over all fields, long texts counting less. */
export interface Posting {
  readonly entries: readonly number[];
  readonly weights: readonly number[];
}

export interface SearchIndex {
  readonly entries: readonly Entry[];
  readonly words: ReadonlyMap<string, Posting>;
  /** Latin words only, for the search for parts of words and for typing errors. */
  readonly latinWords: readonly string[];
  readonly byStem: ReadonlyMap<string, readonly string[]>;
}

/** What a word counts by where it stands. Page-wide fields count little for a place on the page. */
const WEIGHTS = {
  title: 6,
  keywords: 3.5,
  description: 1.6,
  content: 1,
  wholePage: 0.7,
  ofPage: {title: 0.8, keywords: 0.3},
} as const;
/** How strongly length dilutes a field, and the words after which it does (as in BM25). */
const DILUTION = {
  title: {b: 0.45, typical: 6},
  text: {b: 0.65, typical: 90},
  wholePage: {b: 0.8, typical: 500},
} as const;

interface Draft {
  readonly entry: Entry;
  readonly counts: Map<string, number>;
}

/** Reads an index file's content, or says what is wrong with it. */
export function readIndexFile(json: unknown): IndexFile {
  const isDocument = (value: unknown): value is IndexDocument => {
    const document = value as IndexDocument | null;
    return (
      typeof document === 'object' &&
      document !== null &&
      typeof document.i === 'number' &&
      typeof document.t === 'string' &&
      typeof document.u === 'string'
    );
  };
  const isIndexFile = (value: unknown): value is IndexFile =>
    Array.isArray(value) &&
    value.length >= documentTypes.length &&
    value.every(
      (list: {documents?: unknown} | null) =>
        Array.isArray(list?.documents) && list.documents.every(isDocument),
    );
  if (!isIndexFile(json)) {
    throw new Error('The search index is not in the expected form.');
  }
  return json;
}

/** Builds the index from the documents of an index file. */
export function buildSearchIndex(file: IndexFile): SearchIndex {
  const documentsOf = (type: (typeof documentTypes)[number]) =>
    file[documentTypes.indexOf(type)]?.documents ?? [];
  const textOf = (documents: readonly IndexDocument[]) =>
    new Map(documents.map(({p, t}) => [p, t] as const));
  const descriptionOf = textOf(documentsOf('description'));
  const keywordsOf = textOf(documentsOf('keywords'));
  const contentAt = new Map(
    documentsOf('content').map(({u, h, t}) => [`${u}${h ?? ''}`, t] as const),
  );

  const drafts: Draft[] = [];
  const pages = new Map<
    number,
    {entry: PageEntry; draft: Draft; title: ReadText; keywords: ReadText; parts: ReadText[]}
  >();
  const add = <E extends Entry>(entry: E): Draft => {
    const draft = {entry, counts: new Map<string, number>()};
    drafts.push(draft);
    return draft;
  };

  for (const {i, t, u, b} of documentsOf('title')) {
    const title = readText(t);
    const content = readText(contentAt.get(u) ?? '');
    const keywords = readText(keywordsOf.get(i) ?? '');
    const description = readText(descriptionOf.get(i) ?? '');
    const entry = {
      id: drafts.length,
      hash: '',
      title: t,
      content: content.text,
      foldedTitle: title.folded,
      foldedContent: content.folded,
      foldedHead: `${description.folded} ${keywords.folded}`,
      url: u,
      breadcrumbs: b ?? [],
      description: description.text,
      keywords: keywords.folded
        .split(/[,、]/)
        .map((phrase) => phrase.trim())
        .filter(Boolean),
    } as unknown as PageEntry;
    (entry as {page: PageEntry}).page = entry;
    const draft = add(entry);
    pages.set(i, {entry, draft, title, keywords, parts: []});
    count(draft, title, WEIGHTS.title, DILUTION.title);
    count(draft, keywords, WEIGHTS.keywords, DILUTION.text);
    count(draft, description, WEIGHTS.description, DILUTION.text);
    count(draft, content, WEIGHTS.content, DILUTION.text);
  }
  for (const {t, u, h, p} of documentsOf('heading')) {
    const page = pages.get(p ?? -1);
    if (!page || !h) {
      continue;
    }
    const title = readText(t);
    const content = readText(contentAt.get(`${u}${h}`) ?? '');
    const draft = add({
      id: drafts.length,
      page: page.entry,
      hash: h,
      title: t,
      content: content.text,
      foldedTitle: title.folded,
      foldedContent: content.folded,
      foldedHead: '',
    });
    count(draft, title, WEIGHTS.title, DILUTION.title);
    count(draft, content, WEIGHTS.content, DILUTION.text);
    count(draft, page.title, WEIGHTS.ofPage.title, DILUTION.title);
    count(draft, page.keywords, WEIGHTS.ofPage.keywords, DILUTION.text);
    page.parts.push(title, content);
  }
  for (const {draft, parts} of pages.values()) {
    count(draft, joined(parts), WEIGHTS.wholePage, DILUTION.wholePage);
  }
  return assemble(drafts);
}

/** A text and its words, each with how often it stands there. */
interface ReadText {
  readonly text: string;
  readonly folded: string;
  readonly words: ReadonlyMap<string, number>;
  readonly length: number;
}

function readText(text: string): ReadText {
  const folded = fold(text);
  const words = new Map<string, number>();
  let length = 0;
  forEachWord(
    text,
    (word, amount) => {
      words.set(word, (words.get(word) ?? 0) + amount);
      length += amount;
    },
    folded,
  );
  return {text, folded: folded.text, words, length};
}

/** The words of several texts as one. */
function joined(texts: readonly ReadText[]): Pick<ReadText, 'words' | 'length'> {
  const words = new Map<string, number>();
  let length = 0;
  for (const text of texts) {
    for (const [word, amount] of text.words) {
      words.set(word, (words.get(word) ?? 0) + amount);
    }
    length += text.length;
  }
  return {words, length};
}

/** Counts the words of one field into an entry. */
function count(
  {counts}: Draft,
  {words, length}: Pick<ReadText, 'words' | 'length'>,
  weight: number,
  {b, typical}: {readonly b: number; readonly typical: number},
): void {
  const dilution = 1 - b + (b * length) / typical;
  for (const [word, amount] of words) {
    counts.set(word, (counts.get(word) ?? 0) + (weight * amount) / dilution);
  }
}

function assemble(drafts: readonly Draft[]): SearchIndex {
  const words = new Map<string, {entries: number[]; weights: number[]}>();
  drafts.forEach(({counts}, id) => {
    for (const [word, weight] of counts) {
      let posting = words.get(word);
      if (!posting) {
        posting = {entries: [], weights: []};
        words.set(word, posting);
      }
      posting.entries.push(id);
      posting.weights.push(weight);
    }
  });
  const latinWords = [...words.keys()].filter((word) => /^[a-z0-9\u00df-\u024f]/.test(word));
  const byStem = new Map<string, string[]>();
  for (const word of latinWords) {
    const key = stem(word);
    byStem.set(key, [...(byStem.get(key) ?? []), word]);
  }
  return {entries: drafts.map(({entry}) => entry), words, latinWords, byStem};
}
