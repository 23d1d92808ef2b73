/**
 * The search as the page sees it. It runs in a worker; where workers are blocked (by a policy, an
 * extension, a consent script that wraps them) it runs on the page.
 */
import type {AnswerOptions, Question, Reply} from './messages';
import type {SearchResult} from './types';

export interface SearchClient {
  /** Fetches an index; rejects when that fails, and tries again when called again. */
  load(url: string, locale: string): Promise<void>;
  search(url: string, locale: string, query: string, options: AnswerOptions): Promise<SearchResult>;
}

/** A worker that does not greet within this time will not come. */
const GREETING_TIME = 4000;

async function createWorkerClient(): Promise<SearchClient> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const waiting = new Map<
    number,
    {resolve: (result: SearchResult | undefined) => void; reject: (error: Error) => void}
  >();
  let lastId = 0;
  worker.onmessage = ({data}: MessageEvent<Reply>) => {
    const entry = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) {
      entry?.reject(new Error(data.error));
    } else {
      entry?.resolve(data.result);
    }
  };
  const ask = (question: Question) =>
    new Promise<SearchResult | undefined>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, {resolve, reject});
      worker.postMessage({...question, id: lastId});
    });

  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The worker does not answer.')), GREETING_TIME);
    worker.onerror = (event) => {
      event.preventDefault();
      clearTimeout(timer);
      reject(new Error('The worker could not be started.'));
    };
    void ask({kind: 'hello'}).then(() => {
      clearTimeout(timer);
      resolve();
    });
  }).catch((error: unknown) => {
    worker.terminate();
    throw error;
  });

  return {
    load: async (url, locale) => void (await ask({kind: 'load', url, locale})),
    search: async (url, locale, query, options) =>
      (await ask({kind: 'search', url, locale, query, options}))!,
  };
}

async function createPageClient(): Promise<SearchClient> {
  const backend = await import('./backend');
  return {
    load: async (url, locale) => void (await backend.load(url, locale)),
    search: (url, locale, query, options) => backend.answer(url, locale, query, options),
  };
}

let client: Promise<SearchClient> | undefined;

/** The one search of this page. */
export function getSearchClient(): Promise<SearchClient> {
  client ??= createWorkerClient()
    .catch(createPageClient)
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}
