/** The search itself: fetches index files and answers queries, in a worker or on the page. */
import {search as searchIndex} from '../../core/search/search';
import {beginIndex, type GrowingIndex} from '../../core/search/searchIndex';
import type {AnswerOptions, SearchResult} from '../../core/search/types';

/** `first` becomes the whole index, when that is there. */
type Ready = {-readonly [Part in keyof GrowingIndex]: GrowingIndex[Part]};

interface Download {
  readonly index: Promise<Ready>;
  readonly abort: () => void;
}

const downloads = new Map<string, Download>();

async function fetchIndex(url: string, locale: string, options: RequestInit): Promise<Ready> {
  const response = await fetch(url, options);
  if (!response.ok) {
    throw new Error(`The search index could not be fetched: ${response.status}`);
  }
  return beginIndex(await response.json(), locale);
}

function getReady(url: string, locale: string, isAgain: boolean): Promise<Ready> {
  let download = downloads.get(url);
  if (isAgain || !download) {
    download?.abort();
    const controller = new AbortController();
    const cache = isAgain ? 'reload' : 'default';
    download = {
      index: fetchIndex(url, locale, {cache, signal: controller.signal}),
      abort: () => controller.abort(),
    };
    downloads.set(url, download);
  }
  return download.index;
}

/** Fetches an index file once; with `isAgain` a second time, past the cache. Rejects when that fails. */
export async function load(url: string, locale: string, isAgain: boolean): Promise<void> {
  await getReady(url, locale, isAgain);
}

/** Waits until the texts are in the index, too: from then on, answers are complete. */
export async function complete(url: string, locale: string): Promise<void> {
  const index = await getReady(url, locale, false);
  index.first = await index.whole;
}

/** Answers a query from the index at an address, as far as that is there. */
export async function search(
  url: string,
  locale: string,
  query: string,
  options: AnswerOptions,
): Promise<SearchResult> {
  return searchIndex((await getReady(url, locale, false)).first, query, options);
}
