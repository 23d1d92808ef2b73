/**
 * The worker that answers from the copies on the device (README.md). It is registered by the page that
 * offers them, never before; without a copy it leaves everything to the network.
 *
 * Each build has another: browsers install it beside the one before, and it takes over when no page of
 * that is open or the reader asks for it. So a page never gets files of two builds.
 */
import {storedPaths} from '../../core/offline/address';
import {askIndex, keep} from '../../core/offline/keep';
import {cachesOf, find, type Store} from '../../core/offline/store';
import type {WorkerScope} from './workerScope';

/** The build that this worker belongs to (src/site/offline). */
declare const BUILD: string;

const scope = globalThis as unknown as WorkerScope;
const {origin, pathname: base} = new URL(scope.registration.scope);
const store: Store = {caches, origin, base};

/** Copies this build of every edition on the device that the site still offers. */
async function renew(): Promise<void> {
  const {build, editions} = await askIndex(store);
  if (build !== BUILD) {
    throw new Error('The site has a newer build by now.');
  }
  const kept = new Set((await cachesOf(store)).map(({edition}) => edition));
  for (const edition of kept) {
    if (edition in editions) {
      await keep(store, edition);
    }
  }
}

/** Removes the copies of other builds, unless another open page may still need them. */
async function removeOthers(): Promise<void> {
  const pages = await scope.clients.matchAll({includeUncontrolled: true, type: 'window'});
  if (pages.filter(({url}) => new URL(url).pathname.startsWith(base)).length > 1) {
    return;
  }
  for (const {build, name} of await cachesOf(store)) {
    if (build !== BUILD) {
      await caches.delete(name);
    }
  }
}

scope.addEventListener('install', (event) => {
  // The first worker of a device comes after its first copy.
  if (scope.registration.active) {
    event.waitUntil(renew());
  }
});
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([removeOthers(), scope.clients.claim()])),
);
// The reader wants to see the new build now.
scope.addEventListener('message', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('fetch', (event) => {
  const {method, url, cache, headers} = event.request;
  const address = new URL(url);
  if (
    method === 'GET' &&
    address.origin === origin &&
    storedPaths(address.pathname, base).length > 0 &&
    // Who asks past the cache means past this one, too.
    cache !== 'no-store' &&
    !headers.has('range')
  ) {
    event.respondWith(
      find(store, address.pathname, BUILD).then((found) => found?.response ?? fetch(event.request)),
    );
  }
});
