/**
 * The index of one version and language: the places a reader can open, and MiniSearch over their
 * words. It is made where it is used: prebuilt it would be three times as large as the texts.
 */
import MiniSearch, {type Options} from 'minisearch';
import {isLocale, languageOf} from '../../data/locales';
import {fold, foldText} from '../text/fold';
import type {Typing} from './kana';
import {prepareEdition, type Edition} from './edition';
import {prepareSynonyms, type Synonyms} from './synonyms';
import type {IndexedPage, IndexFile} from './types';
import {compact, namesIn, wordsOf} from './words';

/** A page, or a place on a page: what a reader can open. */
export interface Place {
  readonly id: number;
  readonly page: Page;
  /** With the #; empty for the page as a whole. */
  readonly hash: string;
  readonly title: string;
  readonly text: string;
  /** What readers call it. */
  readonly phrases: readonly string[];
}

export interface Page extends Place {
  readonly url: string;
  readonly breadcrumbs: readonly string[];
  /** What its points count, 0 to 1. */
  readonly weight: number;
  readonly description: string;
  /** What it is to be found by. */
  readonly keywords: readonly string[];
}

export interface SearchIndex {
  readonly places: ReadonlyMap<number, Place>;
  readonly words: MiniSearch<IndexedPlace>;
  /** The number of the edition, and where a query names it. */
  readonly edition: Edition;
  /** Phrases that mean the same, in the language of the index. */
  readonly synonyms: Synonyms;
  /** In how many places a word of the index is; 0 for a word that it does not have. */
  readonly placesOf: (word: string) => number;
  /** Japanese: how romaji and kana are read. */
  readonly typing?: Typing;
}

/** An index that answers already, and later as a whole. */
interface GrowingIndex {
  readonly first: SearchIndex;
  readonly whole: Promise<SearchIndex>;
}

/** What MiniSearch reads of a place. `page`: of a place on a page, the title of the page. */
type IndexedPlace = Readonly<Record<(typeof fields)[number], string>> & {readonly id: number};

const fields = ['title', 'phrases', 'page', 'keywords', 'text'] as const;

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
  fields: ['title', 'phrases'],
  tokenize: (text) => wordsOf(text, true),
};

/** Options for queries whose words are cut already. */
export const asTheyStand = {tokenize: (word: string): string[] => [word]};

/** So many places are added at a time: without a worker, the page has its turn in between. */
const CHUNK = 60;

/** Makes the index of a language from the content of an index file; rejects when it is none. */
export const readIndexFile = async (json: unknown, locale: string): Promise<SearchIndex> =>
  (await beginIndex(json, locale)).whole;

/** The same, and before it an index of titles and phrases: a fifth of the time. */
export async function beginIndex(json: unknown, locale: string): Promise<GrowingIndex> {
  if (!isIndexFile(json)) {
    throw new Error('The search index is not in the expected form.');
  }
  const places = json.pages.flatMap(placesOfPage).map((place, id) => Object.assign(place, {id}));
  const indexed = places.map(({id, page, hash, title, text, phrases}) => ({
    id,
    title,
    phrases: phrases.join('\n'),
    page: hash && page.title,
    keywords: hash ? '' : page.keywords.join(),
    text: hash ? text : `${page.description}\n${text}`,
  }));
  const shared = {
    places: new Map(places.map((place) => [place.id, place])),
    edition: prepareEdition(json.edition),
    synonyms: prepareSynonyms(json.synonyms),
    ...(isLocale(locale) && languageOf(locale).hasKana
      ? {typing: (await import('./kana')).prepareTyping(json, places)}
      : {}),
  };
  const indexOf = (words: MiniSearch<IndexedPlace>): SearchIndex => {
    const counts = new Map<string, number>();
    const placesOf = (word: string): number => {
      const count = counts.get(word) ?? words.search({queries: [word]}, asTheyStand).length;
      counts.set(word, count);
      return count;
    };
    return {...shared, words, placesOf};
  };
  const first = new MiniSearch<IndexedPlace>(firstOptions);
  first.addAll(indexed);
  const all = new MiniSearch<IndexedPlace>(indexOptions);
  return {
    first: indexOf(first),
    whole: all.addAllAsync(indexed, {chunkSize: CHUNK}).then(() => indexOf(all)),
  };
}

/** A page and its sections; their ids are still to come. */
function placesOfPage({sections, ...own}: IndexedPage): (Place & {id: number})[] {
  const whole = {id: 0, hash: '', text: '', weight: 1, phrases: [], ...own};
  const page: Page = Object.assign(whole, {page: whole as unknown as Page});
  return [
    page,
    ...sections.map(({id, title, text = '', phrases = []}) => ({
      id: 0,
      page,
      hash: `#${id}`,
      title,
      text,
      phrases,
    })),
  ];
}

function isIndexFile(json: unknown): json is IndexFile {
  const {edition, pages, synonyms, readings} = (json ?? {}) as Partial<IndexFile>;
  return (
    Array.isArray(edition) &&
    Array.isArray(synonyms) &&
    typeof readings === 'object' &&
    Array.isArray(pages) &&
    pages.every((page: Partial<IndexedPage> | null) => Array.isArray(page?.sections))
  );
}
