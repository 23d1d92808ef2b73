/** What the button does: copies an edition, sees to the worker, and removes both. */
import {storedPaths} from '@site/src/core/offline/address';
import {lockName, workerPath, type OfflineList} from '@site/src/core/offline/edition';
import {askIndex, askList, keep, KeepError} from '@site/src/core/offline/keep';
import {addressOf, copiesOf, removeCopies, type Store} from '@site/src/core/offline/store';
import type {ToWorker} from '@site/src/browser/offline/messages';

/** One at a time, also with the worker. */
function alone<T>(store: Store, action: () => Promise<T>): Promise<T> {
  return navigator.locks.request(lockName(store.base), action) as Promise<T>;
}

/** The caches of this site; undefined when the browser has no worker or no storage for us. */
export async function openStore(base: string): Promise<Store | undefined> {
  const hasAll =
    'serviceWorker' in navigator &&
    'caches' in window &&
    'locks' in navigator &&
    'subtle' in window.crypto;
  try {
    const store = {caches: window.caches, origin: window.location.origin, base};
    // A private window may have the interface and refuse to use it.
    return hasAll && (await store.caches.keys()) ? store : undefined;
  } catch {
    return undefined;
  }
}

export interface EditionState {
  readonly edition: string;
  /** Bytes of the complete copy; undefined when it was left half way. */
  readonly bytes: number | undefined;
}

/** What is on the device, one entry for each edition. */
export async function editionsOnDevice(store: Store): Promise<readonly EditionState[]> {
  const editions = new Map<string, EditionState>();
  for (const {edition, list} of await copiesOf(store)) {
    const bytes = editions.get(edition)?.bytes ?? list?.bytes;
    editions.set(edition, {edition, bytes});
  }
  return [...editions.values()];
}

/** All scripts of this page are in the list: it is of the same build, and may go on with the copy. */
function isOfBuild({files}: OfflineList, base: string): boolean {
  const known = new Set(files.map(([path]) => path));
  return Array.from(document.scripts)
    .filter(({src}) => src !== '' && new URL(src).origin === window.location.origin)
    .every(({src}) => storedPaths(new URL(src).pathname, base).some((path) => known.has(path)));
}

async function registerWorker(store: Store, list: OfflineList): Promise<void> {
  const {serviceWorker} = navigator;
  await serviceWorker.register(addressOf(store, workerPath), {
    scope: store.base,
    // The browser asks the host for the worker itself each time, whatever its headers say.
    updateViaCache: 'none',
  });
  const {active} = await serviceWorker.ready;
  if (isOfBuild(list, store.base)) {
    active?.postMessage({kind: 'bind', build: list.build} satisfies ToWorker);
  }
  // Asks the browser not to clear the copy when storage runs low. Some ask the reader; nobody waits.
  void navigator.storage?.persist?.().catch(() => undefined);
}

export interface CopyOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, all: number) => void;
}

/** Copies an edition to the device and registers the worker. @throws KeepError */
export function copyEdition(store: Store, edition: string, options: CopyOptions): Promise<void> {
  return alone(store, async () => {
    const ask = {...options, fetch: window.fetch.bind(window)};
    const {editions} = await askIndex(store, ask);
    if (!editions.includes(edition)) {
      throw new KeepError('off', edition);
    }
    const list = await askList(store, edition, ask);
    await keep(store, list, ask);
    try {
      await registerWorker(store, list);
    } catch (error) {
      await removeCopies(store, edition);
      throw new KeepError('unknown', String(error));
    }
  });
}

/** Removes an edition from the device; with the last one goes the worker. */
export function removeEdition(store: Store, edition: string): Promise<void> {
  return alone(store, async () => {
    if ((await removeCopies(store, edition)) > 0) {
      return;
    }
    const registration = await navigator.serviceWorker.getRegistration(store.base);
    // Another project of the origin may have one of its own above us.
    if (registration && new URL(registration.scope).pathname === store.base) {
      await registration.unregister();
    }
  });
}
