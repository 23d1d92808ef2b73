/**
 * The search as the page sees it. It runs in a worker; where workers are blocked (by a policy, an
 * extension, a consent script that wraps them) it runs on the page.
 */
import {wrap} from 'comlink';
import type * as backend from './backend';
import type {SearchWorker} from './worker';

export type SearchClient = Pick<typeof backend, 'load' | 'search'>;

/** A worker that does not greet within this time will not come. Milliseconds. */
const GREETING_TIME = 4000;

/**
 * A worker that takes longer was ended by the browser, which no event says: loading is given more
 * than the time limit of a download, an answer far more than it takes on a slow phone. Milliseconds.
 */
const LOAD_TIME = 35_000;
const ANSWER_TIME = 8000;

/** The answer of a worker, or an error after a time; a worker that takes longer is ended. */
function inTime<T>(answer: Promise<T>, limit: number, end: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      end();
      reject(new Error('The worker does not answer.'));
    }, limit);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function createWorkerClient(): Promise<SearchClient> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const remote = wrap<SearchWorker>(worker);
  const failure = new Promise<never>((_resolve, reject) => {
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error('The worker could not be started.'));
    };
  });
  const greeting = Promise.race([remote.greet(), failure]);
  await inTime(greeting, GREETING_TIME, () => worker.terminate());

  /** The next question starts a new worker. */
  const end = () => {
    worker.terminate();
    client = undefined;
  };
  return {
    load: (...question) => inTime(remote.load(...question), LOAD_TIME, end),
    search: (...question) => inTime(remote.search(...question), ANSWER_TIME, end),
  };
}

let client: Promise<SearchClient> | undefined;

/** The one search of this page. */
export function getSearchClient(): Promise<SearchClient> {
  client ??= createWorkerClient()
    .catch(() => import('./backend'))
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}
