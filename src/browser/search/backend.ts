/** The search itself: fetches index files and answers queries, in a worker or on the page. */
import {search as searchIndex} from '../../core/search/search';
import {beginIndex, type SearchIndex} from '../../core/search/searchIndex';
import type {AnswerOptions, SearchResult} from '../../core/search/types';

interface Loaded {
  /** Of titles and phrases alone, until `whole` is there. */
  index: SearchIndex;
  isWhole: boolean;
  readonly whole: Promise<SearchIndex>;
}

interface Download {
  readonly file: Promise<Loaded>;
  readonly abort: () => void;
}

const downloads = new Map<string, Download>();

async function fetchIndex(url: string, locale: string, options: RequestInit): Promise<Loaded> {
  const response = await fetch(url, options);
  if (!response.ok) {
    throw new Error(`The search index could not be fetched: ${response.status}`);
  }
  const {first, whole} = await beginIndex(await response.json(), locale);
  return {index: first, isWhole: false, whole};
}

function loaded(url: string, locale: string, isAgain = false): Promise<Loaded> {
  let download = downloads.get(url);
  if (isAgain || !download) {
    // What hangs would take a slow connection's time from what is asked for instead.
    download?.abort();
    const controller = new AbortController();
    const cache = isAgain ? 'reload' : 'default';
    download = {
      file: fetchIndex(url, locale, {cache, signal: controller.signal}),
      abort: () => controller.abort(),
    };
    downloads.set(url, download);
  }
  return download.file;
}

/** Fetches an index file once; with `isAgain` a second time, past the cache. Rejects when that fails. */
export async function load(url: string, locale: string, isAgain: boolean): Promise<void> {
  await loaded(url, locale, isAgain);
}

/** Waits until the texts are in the index, too: from then on, answers are complete. */
export async function complete(url: string, locale: string): Promise<void> {
  const file = await loaded(url, locale);
  file.index = await file.whole;
  file.isWhole = true;
}

/** Answers a query from the index at an address, as far as that is there. */
export async function search(
  url: string,
  locale: string,
  query: string,
  options: AnswerOptions,
): Promise<SearchResult & {readonly isWhole: boolean}> {
  const {index, isWhole} = await loaded(url, locale);
  return {...searchIndex(index, query, options), isWhole};
}
