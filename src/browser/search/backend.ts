/** The search itself: fetches index files and answers queries, in a worker or on the page. */
import {search as searchIndex} from '../../core/search/search';
import {readIndexFile, type SearchIndex} from '../../core/search/searchIndex';
import type {AnswerOptions, SearchResult} from '../../core/search/types';

/** After this a download counts as failed; the reader can try again. Milliseconds. */
const TIME_LIMIT = 30_000;

const ready = new Map<string, Promise<SearchIndex>>();

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

function getReady(url: string, locale: string): Promise<SearchIndex> {
  let index = ready.get(url);
  if (!index) {
    index = download(url).then((content) => readIndexFile(content, locale));
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
  return searchIndex(await getReady(url, locale), query, options);
}
