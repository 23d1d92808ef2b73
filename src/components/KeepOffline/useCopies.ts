import {useCallback, useEffect, useRef, useState} from 'react';
import {workerPath, type OfflineIndex} from '@site/src/core/offline/edition';
import {askIndex, keep, KeepError, type KeepProblem} from '@site/src/core/offline/keep';
import {
  addressOf,
  cachesOf,
  copiesOf,
  removeCopies,
  type Store,
} from '@site/src/core/offline/store';

/** The caches of this site; undefined when the browser has no worker or no storage for us. */
async function openStore(base: string): Promise<Store | undefined> {
  const hasAll = 'serviceWorker' in navigator && 'caches' in window && 'subtle' in window.crypto;
  try {
    const store = {caches: window.caches, origin: window.location.origin, base};
    // A private window may have the interface and refuse to use it.
    return hasAll && (await store.caches.keys()) ? store : undefined;
  } catch {
    return undefined;
  }
}

async function copyEdition(
  store: Store,
  edition: string,
  options: {signal: AbortSignal; onProgress: (done: number, all: number) => void},
): Promise<void> {
  const {editions} = await askIndex(store, options);
  if (!(edition in editions)) {
    throw new KeepError('off', edition);
  }
  await keep(store, edition, options);
  try {
    await navigator.serviceWorker.register(addressOf(store, workerPath), {
      scope: store.base,
      // The browser asks the host for the worker itself each time, whatever its headers say.
      updateViaCache: 'none',
    });
    await navigator.serviceWorker.ready;
  } catch (error) {
    await removeCopies(store, edition);
    throw new KeepError('unknown', String(error));
  }
  // Asks the browser not to clear the copy when storage runs low. Some ask the reader; we don't wait for the answer.
  void navigator.storage?.persist?.().catch(() => undefined);
}

/** Removes an edition from the device; with the last one goes the worker. */
async function removeEdition(store: Store, edition: string): Promise<void> {
  if ((await removeCopies(store, edition)) > 0) {
    return;
  }
  const registration = await navigator.serviceWorker.getRegistration(store.base);
  // Another project of the origin may have one of its own above us.
  if (registration && new URL(registration.scope).pathname === store.base) {
    await registration.unregister();
  }
}

export interface Copies {
  /** `undefined` until the browser has answered, and while scripts start. */
  readonly isSupported: boolean | undefined;
  /** Bytes of each copy on the device; undefined where it was left half way. */
  readonly onDevice: ReadonlyMap<string, number | undefined>;
  /** Bytes that a copy takes, once the site has said so. */
  readonly size: number | undefined;
  /** Bytes, while a copy is made. */
  readonly progress: {readonly done: number; readonly all: number} | undefined;
  /** What came of the last thing that the reader did. */
  readonly outcome:
    'removed' | {readonly problem: KeepProblem; readonly detail: string} | undefined;
  readonly start: () => void;
  readonly stop: () => void;
  readonly remove: (edition: string) => void;
}

/** The copies on the device, and what a reader can do with them. */
export function useCopies(edition: string, baseUrl: string): Copies {
  const store = useRef<Store>(undefined);
  const abort = useRef<AbortController>(undefined);
  const [isSupported, setSupported] = useState<boolean>();
  const [onDevice, setOnDevice] = useState<Copies['onDevice']>(new Map());
  const [index, setIndex] = useState<OfflineIndex>();
  const [progress, setProgress] = useState<Copies['progress']>();
  const [outcome, setOutcome] = useState<Copies['outcome']>();

  const look = useCallback(async (): Promise<void> => {
    if (store.current) {
      const bytes = new Map(
        (await copiesOf(store.current)).map((one) => [one.edition, one.list.bytes]),
      );
      const all = await cachesOf(store.current);
      setOnDevice(new Map(all.map((one) => [one.edition, bytes.get(one.edition)])));
    }
  }, []);
  useEffect(() => {
    void openStore(baseUrl).then(async (opened) => {
      store.current = opened;
      await look();
      setSupported(opened !== undefined);
      if (opened) {
        // What is wrong with it is said when a copy is wanted.
        await askIndex(opened).then(setIndex, () => undefined);
      }
    });
    // Who leaves the page stops the copy; what has arrived stays for the next time.
    return () => abort.current?.abort();
  }, [baseUrl, look]);

  const run = async (action: (store: Store) => Promise<Copies['outcome']>): Promise<void> => {
    if (!store.current) {
      return;
    }
    setOutcome(undefined);
    try {
      setOutcome(await action(store.current));
    } catch (error) {
      setOutcome(error instanceof KeepError ? error : new KeepError('unknown', String(error)));
    }
    setProgress(undefined);
    await look();
  };
  const start = (): void => {
    const {signal} = (abort.current = new AbortController());
    setProgress({done: 0, all: 0});
    void run(async (opened) => {
      const onProgress = (done: number, all: number) => setProgress({done, all});
      await copyEdition(opened, edition, {signal, onProgress}).catch((error: unknown) => {
        if (!signal.aborted) {
          throw error;
        }
      });
      return undefined;
    });
  };
  const remove = (which: string): void =>
    void run((opened) => removeEdition(opened, which).then(() => 'removed'));
  const stop = (): void => abort.current?.abort();
  const size = index?.editions[edition];
  return {isSupported, onDevice, size, progress, outcome, start, stop, remove};
}
