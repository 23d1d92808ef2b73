/**
 * The index of one version and language: the places a reader can open, and MiniSearch over their
 * words. It is made where it is used: prebuilt it would be three times as large as the texts.
 */
import MiniSearch, {type Options} from 'minisearch';
import {foldText} from '../text/fold';
import {documentTypes, type DocumentType, type IndexDocument, type IndexFile} from './types';
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

const indexOptions: Options<IndexedPlace> = {
  fields: ['title', 'phrases', 'keywords', 'reading', 'page', 'text'],
  tokenize: (text, field) => (cut[field ?? '']?.(text) ?? wordsOf(text, false)).filter(isWord),
  // The words are folded already.
  processTerm: (word) => word,
};

const isWord = (word: string) => word !== '' && word !== WHOLE;

/** Options for queries whose words are cut already. */
export const asTheyStand = {tokenize: (word: string): string[] => [word]};

/** So many places are added at a time: without a worker, the page has its turn in between. */
const CHUNK = 60;

/** Makes the index from the content of an index file; rejects when it is none. */
export async function readIndexFile(json: unknown): Promise<SearchIndex> {
  if (!isIndexFile(json)) {
    throw new Error('The search index is not in the expected form.');
  }
  const documentsOf = (type: DocumentType) => json[documentTypes.indexOf(type)]!.documents;
  const textsOf = (type: DocumentType) => {
    const texts = new Map(documentsOf(type).map(({u, h = '', t}) => [u + h, t]));
    return (address: string) => texts.get(address) ?? '';
  };
  const [descriptions, contents] = [textsOf('description'), textsOf('content')];
  const pages = documentsOf('title').map(({i, t, u, b = []}): Page => {
    const page: Page = {
      id: i,
      hash: '',
      title: t,
      text: contents(u),
      url: u,
      breadcrumbs: b,
      description: descriptions(u),
      get page() {
        return page;
      },
    };
    return page;
  });
  const pageOf = new Map(pages.map((page) => [page.id, page]));
  const sections = documentsOf('heading').flatMap(({i, t, u, h, p = 0}): Place[] => {
    const page = pageOf.get(p);
    return page && h ? [{id: i, page, hash: h, title: t, text: contents(u + h)}] : [];
  });
  const places = [...pages, ...sections];

  const [keywords, phrases, readings] = [
    textsOf('keywords'),
    textsOf('phrases'),
    textsOf('reading'),
  ];
  const words = new MiniSearch<IndexedPlace>(indexOptions);
  const indexed = places.map(({id, page, hash, title, text}): IndexedPlace => {
    const address = page.url + hash;
    return {
      id,
      title,
      phrases: phrases(address),
      keywords: keywords(address),
      reading: readings(address),
      page: hash ? page.title : '',
      text: hash ? text : `${page.description}\n${text}`,
    };
  });
  await words.addAllAsync(indexed, {chunkSize: CHUNK});

  const counts = new Map<string, number>();
  const placesOf = (word: string) => {
    const count = counts.get(word) ?? words.search({queries: [word]}, asTheyStand).length;
    counts.set(word, count);
    return count;
  };
  return {
    places: new Map(places.map((place) => [place.id, place])),
    words,
    synonyms: json[0]!.synonyms ?? [],
    placesOf,
  };
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
    )
  );
}
