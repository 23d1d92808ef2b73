import type {ReactNode} from 'react';
import {megabytes} from '@site/src/core/offline/edition';
import {fillIn} from '@site/src/core/text/fillIn';
import type {KeepOfflineProps} from './resolve';
import styles from './styles.module.css';
import {useCopies, type Outcome} from './useCopies';
import {useSize} from './useSize';

type Words = KeepOfflineProps['words'];

function sentence(outcome: Outcome, words: Words): string {
  return outcome.kind === 'removed'
    ? words.removed
    : fillIn(words.problems[outcome.problem], {detail: outcome.detail});
}

/** Keeps the guide on the reader's device and removes it again. Nothing is stored before a click. */
export default function KeepOffline(props: KeepOfflineProps): ReactNode {
  const {words, edition, baseUrl, languages} = props;
  const {isSupported, onDevice, progress, outcome, start, stop, remove} = useCopies(
    edition,
    baseUrl,
  );
  const [sizePlace, size] = useSize(props);
  const own = onDevice.find((each) => each.edition === edition);
  const others = onDevice.filter((each) => each.edition !== edition);
  const name = (which: string): {version: string; language: string} => {
    const [version = '', locale = ''] = which.split('-');
    return {version, language: languages[locale] ?? locale};
  };

  return (
    <div
      className={styles.box}
      role="group"
      aria-label={words.label}
      data-search="skip"
      data-markdown="skip"
    >
      <p>
        {words.size}
        {/* The build writes the size when every file is there (src/build/offline). */}
        <span ref={sizePlace} data-offline-size={edition} suppressHydrationWarning>
          {size}
        </span>
      </p>
      <p className="guide-without-script">{words.noScript}</p>
      {isSupported === false && <p role="alert">{words.unsupported}</p>}
      {own && !progress && (
        <p>
          {own.bytes === undefined
            ? words.half
            : fillIn(words.kept, {...name(edition), size: megabytes(own.bytes, words)})}
        </p>
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
        {outcome && sentence(outcome, words)}
      </p>
      <div className={styles.buttons} data-needs-script>
        {own?.bytes === undefined && !progress && (
          <button
            type="button"
            className="button button--primary"
            disabled={isSupported !== true}
            onClick={start}
          >
            {own ? words.goOn : words.keep}
          </button>
        )}
        {progress && (
          <button type="button" className="button button--secondary" onClick={stop}>
            {words.stop}
          </button>
        )}
        {own && !progress && (
          <button
            type="button"
            className="button button--secondary"
            onClick={() => remove(edition)}
          >
            {words.remove}
          </button>
        )}
      </div>
      {others.length > 0 && (
        <>
          <p className={styles.others}>{words.others}</p>
          <ul>
            {others.map(({edition: other, bytes}) => (
              <li key={other}>
                {bytes === undefined
                  ? `${fillIn(words.other, {...name(other), size: ''})}${words.half}`
                  : fillIn(words.other, {...name(other), size: megabytes(bytes, words)})}{' '}
                <button
                  type="button"
                  className="button button--secondary button--sm"
                  disabled={progress !== undefined}
                  aria-label={`${words.removeOther}: ${name(other).version}, ${name(other).language}`}
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
