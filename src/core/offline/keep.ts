/** Copies an edition to the device: every file or none. Used by the page that offers it and by the worker. */
import {
  bytesOf,
  cacheName,
  indexPath,
  listPath,
  markChecked,
  type OfflineIndex,
  type OfflineList,
} from './copies';

/**
 * Why a copy failed. `network`: no connection; `host`: an answer, but not of the guide. What is there
 * stays for the next try then. All others remove it: a file is `missing` or not what the list says,
 * the device is `full`, the site lists no such copy (`off`), or `unknown`.
 */
export type KeepProblem = 'network' | 'host' | 'missing' | 'full' | 'off' | 'unknown';

/** The message is the address of a file, or what the browser said. */
export class KeepError extends Error {
  public constructor(
    public readonly problem: KeepProblem,
    message: string,
  ) {
    super(message);
  }

  public static from(this: void, error: unknown): KeepError {
    const isFull = (error as {name?: unknown} | undefined)?.name === 'QuotaExceededError';
    return error instanceof KeepError
      ? error
      : new KeepError(isFull ? 'full' : 'unknown', String(error));
  }
}

export interface KeepOptions {
  readonly signal?: AbortSignal;
  /** Told after each file. Bytes. */
  readonly onProgress?: (done: number, all: number) => void;
}

/** Files that are asked for at the same time. */
const AT_ONCE = 8;
/** A host that has not begun to answer by then does not answer. Milliseconds. */
const TIME_LIMIT = 10_000;

/** Past every cache, and past the worker: it leaves such requests alone. */
async function ask(address: string, signal?: AbortSignal): Promise<Response> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, TIME_LIMIT);
  signal?.addEventListener('abort', stop);
  const response = await fetch(address, {cache: 'no-store', signal: limit.signal})
    .catch((error: unknown) => Promise.reject(new KeepError('network', String(error))))
    .finally(() => clearTimeout(timer));
  if (!response.ok) {
    throw new KeepError(response.status < 500 ? 'missing' : 'host', address);
  }
  return response;
}

async function askJson<T>(address: string, signal?: AbortSignal): Promise<T> {
  const response = await ask(address, signal);
  // A host may answer everything with a page; a connection may want a login first.
  return response.json().catch(() => Promise.reject(new KeepError('host', address))) as Promise<T>;
}

/** What the site has today. @throws KeepError */
export function askIndex(base: string): Promise<OfflineIndex> {
  return askJson<OfflineIndex>(base + indexPath);
}

/** A file as it is stored: its entity tag is its hash in the list, the first 16 hex digits of the SHA-256. */
async function askFile(address: string, hash: string, signal?: AbortSignal): Promise<Response> {
  const response = await ask(address, signal);
  const bytes = await response.arrayBuffer().catch((error: unknown) => {
    throw new KeepError('network', String(error));
  });
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  if (
    !Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .startsWith(hash)
  ) {
    throw new KeepError('missing', address);
  }
  // One that came by a redirect answers no navigation: a new answer is made of it.
  const stored = new Response(bytes, {headers: response.headers});
  stored.headers.set('etag', hash);
  return stored;
}

/**
 * Copies an edition as its list says. What an earlier or unfinished copy has of it isn't asked for again.
 *
 * @returns the build that was copied
 * @throws KeepError; only after `network` and `host` is anything of the new copy still there
 */
export async function keep(
  base: string,
  edition: string,
  {signal, onProgress}: KeepOptions = {},
): Promise<string> {
  let name = '';
  try {
    const list = await askJson<OfflineList>(base + listPath(edition), signal);
    name = cacheName(base, list.build, edition);
    const cache = await caches.open(name);
    const bytes = bytesOf(list);
    let done = 0;
    for (let first = 0; first < list.files.length; first += AT_ONCE) {
      const copies = list.files.slice(first, first + AT_ONCE).map(async ([path, size, hash]) => {
        const address = base + encodeURI(path);
        const there = (await cache.match(address)) ?? (await caches.match(address));
        const isSame = there?.headers.get('etag') === hash;
        await cache.put(address, isSame ? there : await askFile(address, hash, signal));
        done += size;
        onProgress?.(done, bytes);
      });
      for (const copied of await Promise.allSettled(copies)) {
        if (copied.status === 'rejected') {
          throw copied.reason;
        }
      }
    }
    await markChecked(base, {name, edition}, JSON.stringify(list));
    return list.build;
  } catch (error) {
    const known = KeepError.from(error);
    if (known.problem !== 'network' && known.problem !== 'host') {
      await caches.delete(name);
    }
    throw known;
  }
}
