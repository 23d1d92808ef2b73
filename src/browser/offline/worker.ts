/**
 * The worker that answers from the copies on the device (README.md). It is registered by the page that
 * offers them, never before; without a copy it leaves everything to the network.
 *
 * Each build has another: browsers install it beside the one before, and it takes over when no page of
 * that is open or the reader asks for it. So a page never gets files of two builds.
 */
import {copiesOf, find, storedPath} from '../../core/offline/copies';
import {keep} from '../../core/offline/keep';

/** The build that this worker belongs to, and what it offers: nothing with OFFLINE=off (src/site/offline). */
declare const BUILD: string;
declare const EDITIONS: readonly string[];

interface WorkerEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
  waitUntil(promise: Promise<unknown>): void;
}

/** What is used here of a worker's surroundings: TypeScript's types for them exclude those of pages. */
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(
      options: object,
    ): Promise<readonly {url: string; navigate(url: string): Promise<unknown>}[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

const scope = globalThis as unknown as Scope;
const base = new URL(scope.registration.scope).pathname;

/** Copies this build of every edition on the device that it offers. Without one there is nothing to wait for. */
async function renew(): Promise<void> {
  const kept = new Set((await copiesOf(base)).map(({edition}) => edition));
  const editions = EDITIONS.filter((edition) => kept.has(edition));
  for (const edition of editions) {
    if ((await keep(base, edition)) !== BUILD) {
      throw new Error('The site has a newer build by now.');
    }
  }
  if (editions.length === 0) {
    await scope.skipWaiting();
  }
}

/** Removes the copies of other builds, unless another open page may still need them; without any, itself. */
async function takeOver(): Promise<void> {
  const windows = await scope.clients.matchAll({includeUncontrolled: true, type: 'window'});
  const pages = windows.filter(({url}) => new URL(url).pathname.startsWith(base));
  const copies = await copiesOf(base);
  const old = copies.filter(({build}) => build !== BUILD);
  const isLast = old.length === copies.length;
  await scope.clients.claim();
  if (isLast || pages.length <= 1) {
    await Promise.all(old.map(({name}) => caches.delete(name)));
  }
  if (isLast) {
    await scope.registration.unregister();
    void Promise.allSettled(pages.map((page) => page.navigate(page.url)));
  }
}

scope.addEventListener('install', (event) => {
  // The first worker of a device comes after its first copy.
  if (scope.registration.active) {
    event.waitUntil(renew());
  }
});
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
// The reader wants to see the new build now.
scope.addEventListener('message', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('fetch', (event) => {
  const {method, url, cache, headers} = event.request;
  const {origin, pathname} = new URL(url);
  if (
    method === 'GET' &&
    origin === location.origin &&
    storedPath(pathname, base) !== undefined &&
    // A request past the cache is meant past this one, too.
    cache !== 'no-store' &&
    !headers.has('range')
  ) {
    event.respondWith(
      find(base, pathname, BUILD).then((found) => found?.response ?? fetch(event.request)),
    );
  }
});
