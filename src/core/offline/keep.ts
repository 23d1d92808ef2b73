/** Copies an edition to the device: every file or none. Used by the page that offers it and by the worker. */
import {cacheName, indexPath, listPath, type OfflineIndex, type OfflineList} from './edition';
import {addressOf, cachesOf, type Store} from './store';

/**
 * Why a copy failed. `network`: no connection, or the reader stopped it; what is there stays for the
 * next try. All others remove it: a file is `missing`, is not what the list says (`different`), the
 * device is `full`, or the site lists no such copy (`off`).
 */
export type KeepProblem = 'network' | 'missing' | 'different' | 'full' | 'off' | 'unknown';

export class KeepError extends Error {
  public constructor(
    public readonly problem: KeepProblem,
    /** The file, or what the browser said. */
    public readonly detail: string,
  ) {
    super(`${problem}: ${detail}`);
    this.name = 'KeepError';
  }
}

export interface KeepOptions {
  readonly fetch: typeof fetch;
  readonly signal?: AbortSignal | undefined;
  /** Told after each file. Bytes. */
  readonly onProgress?: (done: number, all: number) => void;
}

/** Files that are asked for at the same time. */
const AT_ONCE = 6;
/** Says what a stored file is, so that the next build takes it from there when it did not change. */
const HASH_HEADER = 'x-guide-hash';
/** What of a host's answer a stored one keeps: its type, and what protects the page. */
const HEADERS = [
  'content-type',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/** First 16 hex digits of the SHA-256 of a file, as the list of the build has it. */
export async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Past every cache, and past the worker: it leaves such requests alone. */
async function ask(store: Store, path: string, {fetch, signal}: KeepOptions): Promise<Response> {
  const address = addressOf(store, encodeURI(path));
  const init: RequestInit = {cache: 'no-store', credentials: 'same-origin', signal: signal ?? null};
  const response = await fetch(address, init).catch((error: unknown) => {
    throw new KeepError('network', String(error));
  });
  if (response.status >= 500) {
    throw new KeepError('network', `${path} (${response.status})`);
  }
  if (!response.ok) {
    throw new KeepError('missing', `${path} (${response.status})`);
  }
  return response;
}

async function askJson<T>(store: Store, path: string, options: KeepOptions): Promise<T> {
  const response = await ask(store, path, options);
  try {
    return (await response.json()) as T;
  } catch {
    // A line that wants to be logged in to first answers everything with its own page.
    throw new KeepError('network', `${path} is not JSON`);
  }
}

/** What the site has today. @throws KeepError */
export function askIndex(store: Store, options: KeepOptions): Promise<OfflineIndex> {
  return askJson<OfflineIndex>(store, indexPath, options);
}

/** The list of an edition. @throws KeepError */
export function askList(store: Store, edition: string, options: KeepOptions): Promise<OfflineList> {
  return askJson<OfflineList>(store, listPath(edition), options);
}

function storable(bytes: ArrayBuffer, hash: string, headers: Headers): Response {
  const kept = HEADERS.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(bytes, {headers: [...kept, [HASH_HEADER, hash]]});
}

/** The same file in an earlier copy, so that a new build costs only what changed. */
async function fromEarlier(
  store: Store,
  earlier: readonly Cache[],
  path: string,
  hash: string,
): Promise<Response | undefined> {
  for (const cache of earlier) {
    const response = await cache.match(addressOf(store, path));
    if (response?.headers.get(HASH_HEADER) === hash) {
      return response;
    }
  }
  return undefined;
}

async function fresh(
  store: Store,
  path: string,
  hash: string,
  options: KeepOptions,
): Promise<Response> {
  const response = await ask(store, path, options);
  const bytes = await response.arrayBuffer().catch((error: unknown) => {
    throw new KeepError('network', String(error));
  });
  if ((await hashOf(bytes)) !== hash) {
    throw new KeepError('different', path);
  }
  return storable(bytes, hash, response.headers);
}

async function copyAll(store: Store, list: OfflineList, options: KeepOptions): Promise<void> {
  const name = cacheName(store.base, list.build, list.edition);
  const others = (await cachesOf(store)).filter((id) => id.name !== name);
  const earlier = await Promise.all(others.map((id) => store.caches.open(id.name)));
  const cache = await store.caches.open(name);
  const there = new Set((await cache.keys()).map(({url}) => url));

  let done = 0;
  const queue = [...list.files];
  const copySome = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const [path, bytes, hash] = file;
      const address = addressOf(store, path);
      if (!there.has(address)) {
        const response =
          (await fromEarlier(store, earlier, path, hash)) ??
          (await fresh(store, path, hash, options));
        await cache.put(address, response);
      }
      done += bytes;
      options.onProgress?.(done, list.bytes);
    }
  };
  // The first failure is the one to tell: what was still on its way fails after it. Nothing more is asked for.
  const failures: unknown[] = [];
  const copyUntilFailure = (): Promise<void> =>
    copySome().catch((error: unknown) => {
      failures.push(error);
      queue.length = 0;
    });
  await Promise.all(Array.from({length: AT_ONCE}, copyUntilFailure));
  if (failures.length > 0) {
    throw failures[0];
  }
  // Last of all: it makes the copy a complete one.
  const text = JSON.stringify(list);
  const headers = {'content-type': 'application/json'};
  await cache.put(addressOf(store, listPath(list.edition)), new Response(text, {headers}));
}

function problemOf(error: unknown): KeepError {
  if (error instanceof KeepError) {
    return error;
  }
  const name = (error as {name?: unknown} | undefined)?.name;
  return new KeepError(name === 'QuotaExceededError' ? 'full' : 'unknown', String(error));
}

/**
 * Copies an edition as the list says. A copy that was left half way goes on where it stopped. Earlier
 * complete copies stay until the worker sees that no open page needs them.
 *
 * @throws KeepError; only after `network` is anything of the new copy still there
 */
export async function keep(store: Store, list: OfflineList, options: KeepOptions): Promise<void> {
  try {
    await copyAll(store, list, options);
  } catch (error) {
    const problem = problemOf(error);
    if (problem.problem !== 'network') {
      await store.caches.delete(cacheName(store.base, list.build, list.edition));
    }
    throw problem;
  }
}
