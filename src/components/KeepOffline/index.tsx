import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import i18n from '@generated/i18n';
import {
  bytesOf,
  copiesOf,
  removeCopies,
  workerPath,
  type OfflineList,
} from '@site/src/core/offline/copies';
import {askIndex, keep, KeepError} from '@site/src/core/offline/keep';
import {fillIn} from '@site/src/core/text/fillIn';
import type {resolve} from './resolve';
import styles from './styles.module.css';

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

async function startWorker(base: string): Promise<void> {
  // The browser asks the host for the worker itself each time, whatever its headers say.
  const options = {scope: base, updateViaCache: 'none'} as const;
  await navigator.serviceWorker.register(base + workerPath, options);
  await navigator.serviceWorker.ready;
  // Asks the browser not to clear the copy when storage runs low. Some ask the reader; we don't wait for the answer.
  void navigator.storage?.persist?.().catch(() => undefined);
}

/** The copies on the device, and what a reader can do with them. */
function useCopies(edition: string, base: string) {
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
      await startWorker(base).catch(async (error: unknown) => {
        await removeCopies(base, edition);
        throw error;
      });
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

/** Keeps the guide on the reader's device and removes it again. Nothing is stored before a click. */
export default function KeepOffline(props: ReturnType<typeof resolve>): ReactNode {
  const {words, edition, baseUrl} = props;
  const {onDevice, size, state, start, stop, remove} = useCopies(edition, baseUrl);
  const isUnsupported = onDevice === 'unsupported';
  const copies = isUnsupported ? [] : [...(onDevice ?? [])];
  const own = copies.find(([each]) => each === edition);
  const progress = typeof state === 'object' && 'done' in state ? state : undefined;
  /** In units of 1,000,000 bytes. */
  const megabytes = (bytes = 0) => fillIn(words.megabytes, {number: (bytes / 1e6).toFixed(1)});
  const item = (name: string, bytes: number | undefined) => {
    const [version = '', locale = ''] = name.split('-');
    const languages = new Intl.DisplayNames(i18n.currentLocale, {type: 'language'});
    const about = {version, language: languages.of(locale) ?? locale};
    return (
      <li key={name}>
        {fillIn(bytes === undefined ? words.half : words.kept, {...about, size: megabytes(bytes)})}{' '}
        <button
          type="button"
          className="guide-button"
          disabled={progress !== undefined}
          aria-label={fillIn(words.removeNamed, about)}
          onClick={() => void remove(name)}
        >
          {words.remove}
        </button>
      </li>
    );
  };

  return (
    <div
      className="guide-box"
      role="group"
      aria-label={words.label}
      data-search="skip"
      data-markdown="skip"
    >
      {size !== undefined && <p>{words.size + megabytes(size)}</p>}
      <p className="guide-without-script">{words.noScript}</p>
      {isUnsupported && <p role="alert">{words.unsupported}</p>}
      {copies.length > 0 && <ul>{copies.map((copy) => item(...copy))}</ul>}
      {progress && (
        <p>
          <progress
            className={styles.bar}
            aria-label={words.label}
            max={progress.all || 1}
            value={progress.done}
          />
          <span>
            {fillIn(words.working, {
              done: megabytes(progress.done),
              all: megabytes(progress.all),
            })}
          </span>
        </p>
      )}
      <p role="status" className={styles.outcome}>
        {state === 'removed' && words.removed}
        {state instanceof KeepError &&
          fillIn(words.problems[state.problem], {detail: state.message})}
      </p>
      {(progress ?? own?.[1] === undefined) && (
        <button
          type="button"
          className={`guide-button ${progress ? '' : 'guide-button--primary'}`}
          disabled={onDevice === undefined || isUnsupported}
          onClick={progress ? stop : () => void start()}
          data-needs-script
        >
          {progress ? words.stop : own ? words.goOn : words.keep}
        </button>
      )}
    </div>
  );
}
