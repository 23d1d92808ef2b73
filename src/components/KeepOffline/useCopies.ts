import {useCallback, useEffect, useRef, useState} from 'react';
import {copiesOf, removeCopies} from '@site/src/core/offline/copies';
import {bytesOf, workerPath, type OfflineList} from '@site/src/core/offline/edition';
import {askIndex, keep, KeepError} from '@site/src/core/offline/keep';

/** Bytes of each copy on the device; undefined where it was left half way. */
type OnDevice = ReadonlyMap<string, number | undefined>;

/** @throws where the browser has no worker or no storage for us: a private window may refuse to use it. */
async function readDevice(base: string): Promise<OnDevice> {
  if (!('serviceWorker' in navigator)) {
    throw new Error('This browser has no service worker.');
  }
  const copies = (await copiesOf(base)).map(async ({edition, list}) => {
    const complete = (await list?.json()) as OfflineList | undefined;
    return [edition, complete && bytesOf(complete)] as const;
  });
  // A half one of a newer build is no news where one is complete.
  const known = await Promise.all(copies);
  return new Map([...known, ...known.filter(([, bytes]) => bytes !== undefined)]);
}

async function startWorker(base: string, edition: string): Promise<void> {
  try {
    // The browser asks the host for the worker itself each time, whatever its headers say.
    const options = {scope: base, updateViaCache: 'none'} as const;
    await navigator.serviceWorker.register(base + workerPath, options);
    await navigator.serviceWorker.ready;
  } catch (error) {
    await removeCopies(base, edition);
    throw error;
  }
  // Asks the browser not to clear the copy when storage runs low. Some ask the reader; we don't wait for the answer.
  void navigator.storage?.persist?.().catch(() => undefined);
}

/** The copies on the device, and what a reader can do with them. */
export function useCopies(edition: string, base: string) {
  const [onDevice, setOnDevice] = useState<OnDevice | 'unsupported'>();
  const [size, setSize] = useState<number>();
  /** Bytes, while a copy is made; then what came of the last thing that the reader did. */
  const [state, setState] = useState<{done: number; all: number} | 'removed' | KeepError>();
  const abort = useRef<AbortController>(undefined);

  const look = useCallback(
    () => readDevice(base).then(setOnDevice, () => setOnDevice('unsupported')),
    [base],
  );
  useEffect(() => {
    void look();
    // What is wrong with the site is said when a copy is wanted.
    askIndex(base).then(
      ({editions}) => setSize(editions[edition]),
      () => undefined,
    );
    // Leaving the page stops the copy; what has arrived stays for the next time.
    return () => abort.current?.abort();
  }, [base, edition, look]);

  const start = async (): Promise<void> => {
    const {signal} = (abort.current = new AbortController());
    const onProgress = (done: number, all: number) => setState({done, all});
    onProgress(0, 0);
    try {
      if (!(edition in (await askIndex(base)).editions)) {
        throw new KeepError('off', edition);
      }
      await keep(base, edition, {signal, onProgress});
      await startWorker(base, edition);
      setState(undefined);
    } catch (error) {
      setState(signal.aborted ? undefined : KeepError.from(error));
    }
    await look();
  };
  const remove = async (which: string): Promise<void> => {
    setState(await removeCopies(base, which).then(() => 'removed' as const, KeepError.from));
    await look();
  };
  const stop = () => abort.current?.abort();
  return {onDevice, size, state, start, stop, remove};
}
