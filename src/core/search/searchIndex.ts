/**
 * The index of one version and language: the places a reader can open, and MiniSearch over their
 * words. It is made where it is used: prebuilt it would be three times as large as the texts.
 */
import MiniSearch, {type Options} from 'minisearch';
import {isLocale, languageOf} from '../../data/locales';
import {fold, foldText} from '../text/fold';
import type {Vocabulary} from './concepts';
import {prepareSynonyms, type Synonyms} from './synonyms';
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
  /** What readers call it; of a page, what it is to be found by. */
  readonly phrases: readonly string[];
}

export interface Page extends Place {
  readonly url: string;
  readonly breadcrumbs: readonly string[];
  /** What its points count, 0 to 1. */
  readonly weight: number;
  readonly description: string;
}

export interface SearchIndex extends Vocabulary {
  readonly places: ReadonlyMap<number, Place>;
  readonly words: MiniSearch<IndexedPlace>;
  /** Phrases that mean the same, in the language of the index. */
  readonly synonyms: Synonyms;
}

/** An index that answers already, and later as a whole. */
export interface GrowingIndex {
  readonly first: SearchIndex;
  readonly whole: Promise<SearchIndex>;
}

/** What MiniSearch reads of a place: see the types of documents. */
type IndexedPlace = Readonly<Partial<Record<(typeof fields)[number], string>>> & {
  readonly id: number;
};

/** `page`: of a place on a page, the title of the page. */
const fields = ['title', 'phrases', 'reading', 'page', 'keywords', 'text'] as const;

/** Marks the word that a whole title or phrase, or a name in a title, gets. */
export const WHOLE = '=';

const whole = (text: string) => WHOLE + compact(foldText(text));

const cutLines = (text: string) =>
  text.split('\n').flatMap((line) => {
    const folded = fold(line);
    return [...wordsOf(line, true, folded), WHOLE + compact(folded.text)];
  });

/** How MiniSearch cuts a field. */
const cut: Readonly<Partial<Record<string, (text: string) => string[]>>> = {
  title: (text) => [...cutLines(text), ...namesIn(text).map(whole)],
  phrases: cutLines,
  reading: (text) => text.split(' '),
};

const indexOptions: Options<IndexedPlace> = {
  fields: [...fields],
  tokenize: (text, field) =>
    (cut[field ?? '']?.(text) ?? wordsOf(text, false)).filter((word) => word && word !== WHOLE),
  // The words are folded already.
  processTerm: (word) => word,
};

/** For the first answers: no text, and no title or phrase as a whole. */
const firstOptions: Options<IndexedPlace> = {
  ...indexOptions,
  fields: ['title', 'phrases', 'reading'],
  tokenize: (text, field) => (field === 'reading' ? text.split(' ') : wordsOf(text, true)),
};

/** Options for queries whose words are cut already. */
export const asTheyStand = {tokenize: (word: string): string[] => [word]};

/** So many places are added at a time: without a worker, the page has its turn in between. */
const CHUNK = 60;

/** Makes the index of a language from the content of an index file; rejects when it is none. */
export const readIndexFile = async (json: unknown, locale: string): Promise<SearchIndex> =>
  (await beginIndex(json, locale)).whole;

/** The same, and before it an index of titles, phrases and readings: a fifth of the time. */
export async function beginIndex(json: unknown, locale: string): Promise<GrowingIndex> {
  if (!isIndexFile(json)) {
    throw new Error('The search index is not in the expected form.');
  }
  const documents = (type: DocumentType) => json[documentTypes.indexOf(type)]!.documents;
  const textOf = (type: DocumentType) => {
    const texts = new Map(documents(type).map(({i, t}) => [i, t]));
    return (id: number) => texts.get(id) ?? '';
  };
  const [description, content] = [textOf('description'), textOf('content')];
  const [keywords, phrases, reading] = [textOf('keywords'), textOf('phrases'), textOf('reading')];
  const pages = documents('title').map(({i, t, u = '', b = [], w = 1}): Page => {
    const phrases: readonly string[] = keywords(i).split(',');
    const page = {id: i, hash: '', title: t, phrases, text: content(i), url: u, breadcrumbs: b};
    const whole = {...page, weight: w, description: description(i)} as Page;
    return Object.assign(whole, {page: whole});
  });
  const pageOf = new Map(pages.map((page) => [page.id, page]));
  const sections = documents('heading').flatMap(({i, t, h, p = 0}): Place[] => {
    const page = pageOf.get(p);
    return page && h
      ? [{id: i, page, hash: h, title: t, text: content(i), phrases: phrases(i).split('\n')}]
      : [];
  });
  const places = [...pages, ...sections];

  const indexed = places.map(({id, page, hash, title, text}) => ({
    id,
    title,
    phrases: phrases(id),
    reading: reading(id),
    page: hash && page.title,
    keywords: keywords(id),
    text: hash ? text : `${page.description}\n${text}`,
  }));
  const indexOf = (words: MiniSearch<IndexedPlace>): SearchIndex => {
    const counts = new Map<string, number>();
    const placesOf = (word: string): number => {
      const count = counts.get(word) ?? words.search({queries: [word]}, asTheyStand).length;
      counts.set(word, count);
      return count;
    };
    return {...shared, words, placesOf};
  };
  const shared = {
    places: new Map(places.map((place) => [place.id, place])),
    synonyms: prepareSynonyms(json[0]!.synonyms ?? []),
    readings: new Set(documents('reading').flatMap(({t}) => t.split(' '))),
    ...(isLocale(locale) && languageOf(locale).hasKana
      ? {toKana: (await import('./romaji')).toKana}
      : {}),
  };
  const first = new MiniSearch<IndexedPlace>(firstOptions);
  first.addAll(indexed.map(({id, title, phrases, reading}) => ({id, title, phrases, reading})));
  const all = new MiniSearch<IndexedPlace>(indexOptions);
  return {
    first: indexOf(first),
    whole: all.addAllAsync(indexed, {chunkSize: CHUNK}).then(() => indexOf(all)),
  };
}

function isIndexFile(json: unknown): json is IndexFile {
  const isDocument = (value: Partial<IndexDocument> | null) =>
    typeof value?.i === 'number' && typeof value.t === 'string';
  return (
    Array.isArray(json) &&
    json.length === documentTypes.length &&
    json.every(
      (list: {documents?: unknown} | null) =>
        Array.isArray(list?.documents) && list.documents.every(isDocument),
    )
  );
}
