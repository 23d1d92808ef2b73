/** The search itself: fetches index files and answers queries, in a worker or on the page. */
import type {AnswerOptions} from './messages';
import type {Reading} from './query';
import {search} from './search';
import {readIndexFile, type SearchIndex} from './searchIndex';
import {searchSettings} from './searchSettings';
import {prepareSynonyms} from './synonyms';
import type {SearchResult} from './types';

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
      ...(locale === 'ja' ? {toKana: (await import('./romaji')).toKana} : {}),
    },
  };
}

/** Fetches an index file once; a failure is forgotten, so that the next try is a new one. */
export function load(url: string, locale: string): Promise<Ready> {
  let index = ready.get(url);
  if (!index) {
    index = download(url).then((content) => prepare(content, locale));
    ready.set(url, index);
    index.catch(() => ready.delete(url));
  }
  return index;
}

/** Answers a query from the index at an address. */
export async function answer(
  url: string,
  locale: string,
  query: string,
  options: AnswerOptions,
): Promise<SearchResult> {
  const {index, reading} = await load(url, locale);
  return search(index, query, {...searchSettings, ...options, reading});
}
