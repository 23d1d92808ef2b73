import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import type {Say} from './parts';
import styles from './styles.module.css';
import type {HandOut} from './useHandOut';

interface BarProps {
  readonly box: RefObject<HTMLDivElement | null>;
  /** What the reader looks for among the settings. */
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly changes: number;
  readonly warnings: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly handOut: HandOut;
  /** Shows the text where it can be copied by hand. */
  readonly showText: () => void;
  /** Keys of the passwords that were not kept. */
  readonly missing: readonly string[];
  readonly enter: (key: string) => void;
  readonly leaveEmpty: () => void;
  /** What was done last, for readers who do not see it. */
  readonly said: string;
  readonly say: Say;
}

/** Asks for the passwords that were not kept over a reload, before a file without them is used. */
function Asking({handOut, missing, enter, leaveEmpty, say}: BarProps): ReactNode {
  const {asking, stopAsking, run} = handOut;
  const [first] = missing;
  if (!asking || first === undefined) {
    return null;
  }
  return (
    <div role="alert" className={styles.asking}>
      <p>{say('askPasswords', {keys: missing.join(', ')})}</p>
      <button
        type="button"
        className={styles.primary}
        onClick={() => {
          stopAsking();
          enter(first);
        }}
      >
        {say('askEnter')}
      </button>
      <button
        type="button"
        className={styles.button}
        onClick={() => {
          void run(asking, true);
          leaveEmpty();
        }}
      >
        {say('askEmpty')}
      </button>
    </div>
  );
}

/** What can be done at any time: finding a setting, steps back and forth, taking the file. Always in sight. */
export default function Bar(props: BarProps): ReactNode {
  const {box, query, setQuery, changes, warnings, canUndo, canRedo, undo, redo} = props;
  const {handOut, showText, said, say} = props;
  const [done, setDone] = useState<'copiedShort' | 'downloadedShort'>();
  useEffect(() => {
    const timer = done && setTimeout(() => setDone(undefined), 2000);
    return () => clearTimeout(timer);
  }, [done]);
  const download = async () => {
    setDone((await handOut.run('download')) === 'done' ? 'downloadedShort' : undefined);
  };
  const copy = async () => {
    const result = await handOut.run('copy');
    setDone(result === 'done' ? 'copiedShort' : undefined);
    if (result === 'blocked') {
      showText();
    }
  };
  return (
    <div ref={box} className={styles.bar} role="group" aria-label={say('actions')}>
      <Asking {...props} />
      <label className={styles.search}>
        <span className="guide-hidden">{say('search')}</span>
        <input
          type="search"
          className={styles.text}
          placeholder={say('search')}
          enterKeyHint="search"
          value={query}
          onChange={({target}) => setQuery(target.value)}
        />
      </label>
      <p className={styles.summary} role="status">
        <span>{say('changedCount', {count: String(changes)})}</span>{' '}
        {warnings > 0 && (
          <span className={styles.badgeWarning}>
            {say('warningCount', {count: String(warnings)})}
          </span>
        )}{' '}
        {done && <span>{say(done)}</span>}
      </p>
      <div className={styles.buttons}>
        {/* A button that cannot be used keeps the focus: the last step back is no dead end. */}
        {(
          [
            ['undo', canUndo, undo],
            ['redo', canRedo, redo],
          ] as const
        ).map(([word, can, run]) => (
          <button
            key={word}
            type="button"
            className={styles.button}
            aria-disabled={!can}
            onClick={run}
          >
            {say(word)}
          </button>
        ))}
        <button type="button" className={styles.button} onClick={() => void copy()}>
          {say('copyShort')}
        </button>
        <button type="button" className={styles.primary} onClick={() => void download()}>
          {say('downloadShort')}
        </button>
      </div>
      <span role="status" className="guide-hidden">
        {said}
      </span>
    </div>
  );
}
