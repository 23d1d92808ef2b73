/** Copies an edition to the device: every file or none. Used by the page that offers it and by the worker. */
import {indexPath, listPath, type OfflineIndex, type OfflineList} from './edition';
import {addressOf, cacheName, copiesOf, markChecked, type Store} from './store';

/**
 * Why a copy failed. `network`: no connection, or the reader stopped it; `host`: an answer, but not of
 * the guide. What is there stays for the next try then. All others remove it: a file is `missing`, is
 * not what the list says (`different`), the device is `full`, or the site lists no such copy (`off`).
 */
export type KeepProblem = 'network' | 'host' | 'missing' | 'different' | 'full' | 'off' | 'unknown';

export class KeepError extends Error {
  public constructor(
    public readonly problem: KeepProblem,
    /** The file, or what the browser said. */
    public readonly detail: string,
  ) {
    super(`${problem}: ${detail}`);
  }
}

export interface KeepOptions {
  readonly signal?: AbortSignal;
  /** Told after each file. Bytes. */
  readonly onProgress?: (done: number, all: number) => void;
}

/** Files that are asked for at the same time. */
const AT_ONCE = 6;
/** A host that has not begun to answer by then does not answer. Milliseconds. */
const TIME_LIMIT = 10_000;

/** First 16 hex digits of the SHA-256 of a file, as the list of the build has it. */
async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Past every cache, and past the worker: it leaves such requests alone. */
async function ask(store: Store, path: string, {signal}: KeepOptions): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), TIME_LIMIT);
  });
  const init: RequestInit = {cache: 'no-store', signal: signal ?? null};
  const answer = fetch(addressOf(store, encodeURI(path)), init);
  const response = await Promise.race([answer, silence])
    .catch((error: unknown) => {
      throw new KeepError('network', String(error));
    })
    .finally(() => clearTimeout(timer));
  if (!response.ok) {
    const problem = response.status >= 500 ? 'host' : 'missing';
    throw new KeepError(problem, `${path} (${response.status})`);
  }
  return response;
}

async function askJson<T>(store: Store, path: string, options: KeepOptions): Promise<T> {
  const response = await ask(store, path, options);
  return (await response.json().catch(() => {
    // A host that answers everything with a page, or a line that wants to be logged in to first.
    throw new KeepError('host', `${path} is not JSON`);
  })) as T;
}

/** What the site has today. @throws KeepError */
export function askIndex(store: Store, options: KeepOptions = {}): Promise<OfflineIndex> {
  return askJson<OfflineIndex>(store, indexPath, options);
}

async function fresh(store: Store, path: string, hash: string, options: KeepOptions) {
  const response = await ask(store, path, options);
  const bytes = await response.arrayBuffer().catch((error: unknown) => {
    throw new KeepError('network', String(error));
  });
  if ((await hashOf(bytes)) !== hash) {
    throw new KeepError('different', path);
  }
  // One that came by a redirect answers no navigation: a new answer is made of it.
  return new Response(bytes, {headers: response.headers});
}

async function copyAll(store: Store, list: OfflineList, name: string, options: KeepOptions) {
  const cache = await store.caches.open(name);
  const there = new Set((await cache.keys()).map(({url}) => url));
  // What did not change comes from an earlier copy.
  const earlier = (await copiesOf(store)).map((copy) => ({
    name: copy.name,
    files: new Map(copy.list.files.map(([path, , hash]) => [path, hash])),
  }));
  const queue = [...list.files];
  const failures: unknown[] = [];
  let done = 0;
  const copySome = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const [path, bytes, hash] = file;
      const address = addressOf(store, path);
      if (!there.has(address)) {
        const same = earlier.find(({files}) => files.get(path) === hash);
        const known = same && (await (await store.caches.open(same.name)).match(address));
        await cache.put(address, known ?? (await fresh(store, path, hash, options)));
      }
      done += bytes;
      options.onProgress?.(done, list.bytes);
    }
  };
  // The first failure is the one to tell: what was still on its way fails after it. Nothing more is asked for.
  const copyUntilFailure = (): Promise<void> =>
    copySome().catch((error: unknown) => {
      failures.push(error);
      queue.length = 0;
    });
  await Promise.all(Array.from({length: AT_ONCE}, copyUntilFailure));
  if (failures.length > 0) {
    throw failures[0];
  }
  await markChecked(store, name, list);
}

/**
 * Copies an edition of a build as its list says. A copy that was left half way goes on where it stopped.
 *
 * @throws KeepError; only after `network` and `host` is anything of the new copy still there
 */
export async function keep(
  store: Store,
  edition: string,
  options: KeepOptions = {},
): Promise<void> {
  let name = '';
  try {
    const list = await askJson<OfflineList>(store, listPath(edition), options);
    name = cacheName(store.base, list.build, edition);
    await copyAll(store, list, name, options);
  } catch (error) {
    const isFull = (error as {name?: unknown} | undefined)?.name === 'QuotaExceededError';
    const known =
      error instanceof KeepError
        ? error
        : new KeepError(isFull ? 'full' : 'unknown', String(error));
    if (known.problem !== 'network' && known.problem !== 'host') {
      await store.caches.delete(name);
    }
    throw known;
  }
}
