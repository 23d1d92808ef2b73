import type {ReactNode} from 'react';
import i18n from '@generated/i18n';
import {KeepError} from '@site/src/core/offline/keep';
import {fillIn} from '@site/src/core/text/fillIn';
import type {resolve} from './resolve';
import styles from './styles.module.css';
import {useCopies} from './useCopies';

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
