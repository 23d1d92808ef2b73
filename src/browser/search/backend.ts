import {search as searchIndex} from '../../core/search/search';
import {addTexts, readIndexFile, type SearchIndex} from '../../core/search/searchIndex';
import type {AnswerOptions, SearchResult} from '../../core/search/types';

interface Download {
  readonly first: Promise<SearchIndex>;
  readonly whole: Promise<SearchIndex>;
  isWhole: boolean;
  readonly abort: () => void;
}

const downloads = new Map<string, Download>();

async function fetchJson(url: string, options: RequestInit): Promise<unknown> {
  const response = await fetch(url, options);
  if (!response.ok) {
    throw new Error(`The search index could not be fetched: ${response.status}`);
  }
  return response.json();
}

function download(url: string, locale: string, cache: RequestCache): Download {
  const controller = new AbortController();
  const options = {cache, signal: controller.signal};
  const titles = fetchJson(url, options);
  // The texts are fetched while this thread makes the index of the titles.
  const texts = titles.then(() =>
    fetchJson(url.replace('search-index.json', 'search-index-texts.json'), options),
  );
  const first = titles.then((json) => readIndexFile(json, locale));
  const whole = Promise.all([first, texts]).then(([index, json]) => addTexts(index, json));
  const own: Download = {first, whole, isWhole: false, abort: () => controller.abort()};
  whole.then(
    () => (own.isWhole = true),
    () => undefined,
  );
  return own;
}

function loaded(url: string, locale: string, isAgain = false): Download {
  const known = downloads.get(url);
  if (known && !isAgain) {
    return known;
  }
  // The old download is stopped, because a download that hangs would slow the next one.
  known?.abort();
  const own = download(url, locale, isAgain ? 'reload' : 'default');
  downloads.set(url, own);
  return own;
}

/** Fetches an index file once. With `isAgain`, it doesn't use the cache. */
export async function load(url: string, locale: string, isAgain: boolean): Promise<void> {
  await loaded(url, locale, isAgain).first;
}

/** Waits for the texts, without which answers are incomplete. */
export async function complete(url: string, locale: string): Promise<void> {
  await loaded(url, locale).whole;
}

/** Answers a query from the loaded part of the index. */
export async function search(
  url: string,
  locale: string,
  query: string,
  options: AnswerOptions,
): Promise<SearchResult & {readonly isWhole: boolean}> {
  const own = loaded(url, locale);
  const {isWhole} = own;
  return {...searchIndex(await (isWhole ? own.whole : own.first), query, options), isWhole};
}
