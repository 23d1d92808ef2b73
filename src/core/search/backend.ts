/** The search itself: fetches index files and answers queries, in a worker or on the page. */
import {isLocale, languageOf} from '../../data/locales';
import type {Reading} from './query';
import {search as searchIndex} from './search';
import {readIndexFile, type SearchIndex} from './searchIndex';
import {searchSettings} from './searchSettings';
import {prepareSynonyms} from './synonyms';
import type {AnswerOptions, SearchResult} from './types';

/** After this a download counts as failed; the reader can try again. Milliseconds. */
const TIME_LIMIT = 30_000;

interface Ready {
  readonly index: SearchIndex;
  readonly reading: Reading;
}

const ready = new Map<string, Promise<Ready>>();

async function download(url: string): Promise<unknown> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIME_LIMIT);
  try {
    const response = await fetch(url, {signal: abort.signal});
    if (!response.ok) {
      throw new Error(`The search index could not be fetched: ${response.status}`);
    }
    return await response.json();
  } finally {
    clearTimeout(timer);
  }
}

/** Makes the content of an index file ready for queries in a language. */
export async function prepare(content: unknown, locale: string): Promise<Ready> {
  const index = await readIndexFile(content);
  return {
    index,
    reading: {
      synonyms: prepareSynonyms(index.synonyms),
      placesOf: index.placesOf,
      ...(isLocale(locale) && languageOf(locale).hasKana
        ? {toKana: (await import('./romaji')).toKana}
        : {}),
    },
  };
}

function getReady(url: string, locale: string): Promise<Ready> {
  let index = ready.get(url);
  if (!index) {
    index = download(url).then((content) => prepare(content, locale));
    ready.set(url, index);
    index.catch(() => ready.delete(url));
  }
  return index;
}

/** Fetches an index file once; rejects when that fails, and tries again when called again. */
export async function load(url: string, locale: string): Promise<void> {
  await getReady(url, locale);
}

/** Answers a query from the index at an address. */
export async function search(
  url: string,
  locale: string,
  query: string,
  options: AnswerOptions,
): Promise<SearchResult> {
  const {index, reading} = await getReady(url, locale);
  return searchIndex(index, query, {...searchSettings, ...options, reading});
}
