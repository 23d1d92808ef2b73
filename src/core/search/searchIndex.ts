/**
 * The index of one version and language: the places a reader can open, and MiniSearch over their
 * words. The build makes it and writes it into the index file; the browser only loads it.
 */
import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';
import {foldText} from '../text/fold';
import {documentTypes, type IndexDocument, type IndexFile} from './types';
import {compact, namesIn, wordsOf} from './words';

/** A page, or a place on a page: what a reader can open. */
export interface Place {
  readonly id: number;
  readonly page: Page;
  /** With the #; empty for the page as a whole. */
  readonly hash: string;
  readonly title: string;
  readonly text: string;
}

export interface Page extends Place {
  readonly url: string;
  readonly breadcrumbs: readonly string[];
  readonly description: string;
}

export interface SearchIndex {
  readonly places: ReadonlyMap<number, Place>;
  readonly words: MiniSearch<IndexedPlace>;
  /** Phrases that mean the same, one group a line, in the language of the index. */
  readonly synonyms: readonly string[];
  /** In how many places a word stands. */
  readonly placesOf: (word: string) => number;
}

/** What MiniSearch reads of a place. Lists have one entry a line. */
export interface IndexedPlace {
  readonly id: number;
  readonly title: string;
  /** What readers call it: the phrases at the heading. */
  readonly phrases: string;
  /** Of a page: the keywords of its front matter. */
  readonly keywords: string;
  /** Japanese: how title and phrases are read, in kana; words separated by spaces. */
  readonly reading: string;
  /** Of a place on a page: the title of the page. */
  readonly page: string;
  readonly text: string;
}

/** Marks the word that stands for a whole title or phrase, or for a name in a title. */
export const WHOLE = '=';

const whole = (text: string) => WHOLE + compact(foldText(text));

/** How MiniSearch cuts a field. Lists have one entry a line. */
const cut: Readonly<Partial<Record<string, (text: string) => string[]>>> = {
  title: (text) => [...wordsOf(text, true), whole(text), ...namesIn(text).map(whole)],
  phrases: (text) => text.split('\n').flatMap((line) => [...wordsOf(line, true), whole(line)]),
  keywords: (text) => text.split('\n').flatMap((line) => [...wordsOf(line, true), whole(line)]),
  reading: (text) => text.split(' ').filter(Boolean),
};

/** The build makes the index with these options, the browser loads it with them. */
export const indexOptions: Options<IndexedPlace> = {
  fields: ['title', 'phrases', 'keywords', 'reading', 'page', 'text'],
  tokenize: (text, field) => (cut[field ?? '']?.(text) ?? wordsOf(text, false)).filter(isWord),
  // The words are folded already.
  processTerm: (word) => word,
};

const isWord = (word: string) => word !== '' && word !== WHOLE;

/** Options for queries whose words are cut already. */
export const asTheyStand = {tokenize: (word: string): string[] => [word]};

interface WrittenIndex {
  readonly index: AsPlainObject;
  readonly synonyms: readonly string[];
}

/** Reads the content of an index file, or says that it is none. */
export function readIndexFile(json: unknown): SearchIndex {
  if (!isIndexFile(json)) {
    throw new Error('The search index is not in the expected form.');
  }
  const documentsOf = (type: (typeof documentTypes)[number]) =>
    json[documentTypes.indexOf(type)]!.documents;
  const descriptions = new Map(documentsOf('description').map(({p, t}) => [p, t]));
  const texts = new Map(documentsOf('content').map(({u, h, t}) => [`${u}${h ?? ''}`, t]));
  const places = new Map<number, Place>();
  for (const {i, t, u, b} of documentsOf('title')) {
    const page: Omit<Page, 'page'> & {page?: Page} = {
      id: i,
      hash: '',
      title: t,
      text: texts.get(u) ?? '',
      url: u,
      breadcrumbs: b ?? [],
      description: descriptions.get(i) ?? '',
    };
    page.page = page as Page;
    places.set(i, page as Page);
  }
  for (const {i, t, u, h, p} of documentsOf('heading')) {
    const page = places.get(p ?? -1)?.page;
    if (page && h) {
      places.set(i, {id: i, page, hash: h, title: t, text: texts.get(`${u}${h}`) ?? ''});
    }
  }
  const {index, synonyms} = json[0]! as unknown as WrittenIndex;
  const words = MiniSearch.loadJS(index, indexOptions);
  const counts = new Map<string, number>();
  const placesOf = (word: string) => {
    const count = counts.get(word) ?? words.search({queries: [word]}, asTheyStand).length;
    counts.set(word, count);
    return count;
  };
  return {places, words, synonyms, placesOf};
}

function isIndexFile(json: unknown): json is IndexFile {
  const isDocument = (value: Partial<IndexDocument> | null) =>
    typeof value?.i === 'number' && typeof value.t === 'string' && typeof value.u === 'string';
  return (
    Array.isArray(json) &&
    json.length === documentTypes.length &&
    json.every(
      (list: {documents?: unknown} | null) =>
        Array.isArray(list?.documents) && list.documents.every(isDocument),
    ) &&
    typeof (json[0] as Partial<WrittenIndex>).index === 'object' &&
    Array.isArray((json[0] as Partial<WrittenIndex>).synonyms)
  );
}
