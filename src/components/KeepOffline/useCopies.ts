import {useCallback, useEffect, useRef, useState} from 'react';
import {KeepError, type KeepProblem} from '@site/src/core/offline/keep';
import type {Store} from '@site/src/core/offline/store';
import {copyEdition, editionsOnDevice, openStore, removeEdition, type EditionState} from './copies';

/** What the reader is told of the last thing that they did. */
export type Outcome =
  | {readonly kind: 'problem'; readonly problem: KeepProblem; readonly detail: string}
  | {readonly kind: 'removed'};

export interface Copies {
  /** `undefined` until the browser has answered, and while scripts start. */
  readonly isSupported: boolean | undefined;
  readonly onDevice: readonly EditionState[];
  /** Bytes, while a copy is made. */
  readonly progress: {readonly done: number; readonly all: number} | undefined;
  readonly outcome: Outcome | undefined;
  readonly start: () => void;
  readonly stop: () => void;
  readonly remove: (edition: string) => void;
}

/** The copies on the device, and what a reader can do with them. */
export function useCopies(edition: string, baseUrl: string): Copies {
  const store = useRef<Store | undefined>(undefined);
  const abort = useRef<AbortController | undefined>(undefined);
  const [isSupported, setSupported] = useState<boolean>();
  const [onDevice, setOnDevice] = useState<readonly EditionState[]>([]);
  const [progress, setProgress] = useState<Copies['progress']>();
  const [outcome, setOutcome] = useState<Outcome>();

  const look = useCallback(async (): Promise<void> => {
    if (store.current) {
      setOnDevice(await editionsOnDevice(store.current));
    }
  }, []);

  useEffect(() => {
    void openStore(baseUrl).then(async (opened) => {
      store.current = opened;
      await look();
      setSupported(opened !== undefined);
    });
    // Who leaves the page stops the copy; what has arrived stays for the next time.
    return () => abort.current?.abort();
  }, [baseUrl, look]);

  const run = async (action: (store: Store) => Promise<Outcome | undefined>): Promise<void> => {
    if (!store.current) {
      return;
    }
    setOutcome(undefined);
    try {
      setOutcome(await action(store.current));
    } catch (error) {
      const {problem, detail} =
        error instanceof KeepError ? error : new KeepError('unknown', String(error));
      setOutcome({kind: 'problem', problem, detail});
    }
    setProgress(undefined);
    await look();
  };

  const start = (): void => {
    const controller = new AbortController();
    abort.current = controller;
    setProgress({done: 0, all: 0});
    void run(async (opened) => {
      try {
        await copyEdition(opened, edition, {
          signal: controller.signal,
          onProgress: (done, all) => setProgress({done, all}),
        });
      } catch (error) {
        if (!controller.signal.aborted) {
          throw error;
        }
      }
      return undefined;
    });
  };
  const stop = (): void => abort.current?.abort();
  const remove = (which: string): void =>
    void run(async (opened) => {
      await removeEdition(opened, which);
      return {kind: 'removed'};
    });
  return {isSupported, onDevice, progress, outcome, start, stop, remove};
}
