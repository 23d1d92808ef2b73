/** The search itself: fetches index files and answers queries, in a worker or on the page. */
import {synonyms} from './synonyms';
import {searchSettings} from './searchSettings';
import {search} from './search';
import {buildSearchIndex, readIndexFile, type SearchIndex} from './searchIndex';
import type {SearchResult} from './types';

/** After this a download counts as failed; the reader can try again. */
const TIME_LIMIT = 30_000;

const indexes = new Map<string, Promise<SearchIndex>>();

async function download(url: string): Promise<SearchIndex> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIME_LIMIT);
  try {
    const response = await fetch(url, {signal: abort.signal});
    if (!response.ok) {
      throw new Error(`The search index could not be fetched: ${response.status}`);
    }
    return buildSearchIndex(readIndexFile(await response.json()));
  } finally {
    clearTimeout(timer);
  }
}

/** Fetches an index file once; a failure is forgotten, so that the next try is a new one. */
export function load(url: string): Promise<SearchIndex> {
  let index = indexes.get(url);
  if (!index) {
    index = download(url);
    indexes.set(url, index);
    index.catch(() => indexes.delete(url));
  }
  return index;
}

/** Answers a query from the index at an address. */
export async function answer(
  url: string,
  locale: string,
  query: string,
  options: {readonly limit?: number; readonly snippetLength?: number; readonly perPage?: number},
): Promise<SearchResult> {
  const index = await load(url);
  return search(index, query, {
    ...searchSettings,
    ...options,
    synonyms: synonyms[locale] ?? synonyms.en!,
  });
}
