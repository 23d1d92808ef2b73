import type {ReactNode} from 'react';
import {megabytes} from '@site/src/core/offline/edition';
import {fillIn} from '@site/src/core/text/fillIn';
import type {KeepOfflineProps} from './resolve';
import styles from './styles.module.css';
import {useCopies} from './useCopies';

/** Keeps the guide on the reader's device and removes it again. Nothing is stored before a click. */
export default function KeepOffline(props: KeepOfflineProps): ReactNode {
  const {words, edition, baseUrl, languages} = props;
  const copies = useCopies(edition, baseUrl);
  const {isSupported, onDevice, size, progress, outcome, start, stop, remove} = copies;
  const isBegun = onDevice.has(edition);
  const own = onDevice.get(edition);
  const others = [...onDevice].filter(([other]) => other !== edition);
  const about = (which: string, bytes: number | undefined) => {
    const [version = '', locale = ''] = which.split('-');
    const language = languages[locale] ?? locale;
    return {version, language, size: bytes === undefined ? '' : megabytes(bytes, words)};
  };
  const button = (label: string, onClick: () => void, isMain = false) => (
    <button
      type="button"
      className={isMain ? 'guide-button guide-button--primary' : 'guide-button'}
      disabled={isSupported !== true}
      onClick={onClick}
    >
      {label}
    </button>
  );

  return (
    <div
      className={styles.box}
      role="group"
      aria-label={words.label}
      data-search="skip"
      data-markdown="skip"
    >
      {size !== undefined && <p>{words.size + megabytes(size, words)}</p>}
      <p className="guide-without-script">{words.noScript}</p>
      {isSupported === false && <p role="alert">{words.unsupported}</p>}
      {isBegun && !progress && (
        <p>{own === undefined ? words.half : fillIn(words.kept, about(edition, own))}</p>
      )}
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
              done: megabytes(progress.done, words),
              all: megabytes(progress.all, words),
            })}
          </span>
        </p>
      )}
      <p role="status" className={styles.outcome}>
        {outcome === 'removed' && words.removed}
        {outcome &&
          outcome !== 'removed' &&
          fillIn(words.problems[outcome.problem], {detail: outcome.detail})}
      </p>
      <div className={styles.buttons} data-needs-script>
        {progress && button(words.stop, stop)}
        {!progress && own === undefined && button(isBegun ? words.goOn : words.keep, start, true)}
        {!progress && isBegun && button(words.remove, () => remove(edition))}
      </div>
      {others.length > 0 && (
        <>
          <p className={styles.others}>{words.others}</p>
          <ul>
            {others.map(([other, bytes]) => (
              <li key={other}>
                {fillIn(words.other, about(other, bytes))}
                {bytes === undefined && words.half}{' '}
                <button
                  type="button"
                  className="guide-button"
                  disabled={progress !== undefined}
                  aria-label={fillIn(words.removeNamed, about(other, bytes))}
                  onClick={() => remove(other)}
                >
                  {words.removeOther}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
