/**
 * The worker that answers from the copies on the device (README.md). It is registered by the page that
 * offers them, never before; without a copy it leaves everything to the network.
 *
 * Each open page is bound to the build that it came from, and gets files of that build alone.
 */
import {storedPaths} from '../../core/offline/address';
import {lockName} from '../../core/offline/edition';
import {find, type Store} from '../../core/offline/store';
import {isToWorker, type FromWorker} from './messages';
import {Notes} from './notes';
import {removeOld, renew} from './renew';
import type {Client, FetchEvent, WorkerScope} from './workerScope';

const scope = globalThis as unknown as WorkerScope;
const {origin, pathname: base} = new URL(scope.registration.scope);
const store: Store = {caches, origin, base};
const notes = new Notes(store);
const NEWER: FromWorker = {kind: 'newer'};

/** A newer copy of the page that a client shows is on the device. */
async function hasNewer({id, url}: Client): Promise<boolean> {
  const build = await notes.buildOf(id);
  const newest = build === undefined ? undefined : await find(store, new URL(url).pathname);
  return newest !== undefined && newest.build !== build;
}

async function tellOfNewer(): Promise<void> {
  for (const client of await scope.clients.matchAll({includeUncontrolled: false, type: 'window'})) {
    if (await hasNewer(client)) {
      client.postMessage(NEWER);
    }
  }
}

let renewing: Promise<void> | undefined;

/** At each visit; two pages that open together share it. */
function renewOnce(): Promise<void> {
  renewing ??= (async () => {
    try {
      await navigator.locks.request(lockName(base), async () => {
        if (await renew(store, notes)) {
          await tellOfNewer();
        }
        const open = await scope.clients.matchAll({includeUncontrolled: true, type: 'all'});
        await removeOld(store, await notes.tidy(open.map(({id}) => id)));
      });
    } finally {
      renewing = undefined;
    }
  })();
  return renewing;
}

async function answerPage({request, resultingClientId}: FetchEvent): Promise<Response> {
  if (await notes.isBehind()) {
    try {
      return await fetch(request);
    } catch {
      // No connection: the copy is better than nothing.
    }
  }
  const found = await find(store, new URL(request.url).pathname);
  if (!found) {
    return fetch(request);
  }
  await notes.bind(resultingClientId, found.build);
  return found.response;
}

/** The build of the page or worker that asks. A worker has that of the script that it runs. */
async function buildOfAsker(id: string): Promise<string | undefined> {
  const build = await notes.buildOf(id);
  if (build !== undefined || id === '') {
    return build;
  }
  const client = await scope.clients.get(id);
  const found =
    client?.type === 'worker' ? await find(store, new URL(client.url).pathname) : undefined;
  if (found) {
    await notes.bind(id, found.build);
  }
  return found?.build;
}

async function answerFile({request, clientId}: FetchEvent): Promise<Response> {
  // A page from the network gets no file of a copy but those that are the same in every build.
  const build = (await buildOfAsker(clientId)) ?? 'none';
  const found = await find(store, new URL(request.url).pathname, build);
  return found ? found.response : fetch(request);
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const {method, url, cache, mode, headers} = event.request;
  const address = new URL(url);
  const isOurs =
    method === 'GET' &&
    address.origin === origin &&
    storedPaths(address.pathname, base).length > 0 &&
    // Who asks past the cache means past this one, too.
    cache !== 'no-store' &&
    !headers.has('range');
  if (!isOurs) {
    return;
  }
  if (mode === 'navigate') {
    event.respondWith(answerPage(event));
    event.waitUntil(renewOnce());
  } else {
    event.respondWith(answerFile(event));
  }
});

scope.addEventListener('message', (event) => {
  const {data, source} = event;
  if (!source || !isToWorker(data)) {
    return;
  }
  event.waitUntil(
    (async () => {
      if (data.kind === 'bind') {
        await notes.bind(source.id, data.build);
      } else if (await hasNewer(source)) {
        source.postMessage(NEWER);
      }
    })(),
  );
});
