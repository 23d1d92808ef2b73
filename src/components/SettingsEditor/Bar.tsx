import {useEffect, useState, type ReactNode} from 'react';
import type {Say} from './parts';
import styles from './styles.module.css';
import type {HandOut} from './useHandOut';

interface BarProps {
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

/** What can be done at any time; always in sight as soon as there is something to do it with. */
export default function Bar(props: BarProps): ReactNode {
  const {changes, warnings, canUndo, canRedo, undo, redo, handOut, showText, said, say} = props;
  const [done, setDone] = useState<'copiedShort' | 'downloadedShort'>();
  // A bar that stays in sight lies on other things: not before it is of use.
  const isIdle = changes === 0 && !canUndo && !canRedo;
  useEffect(() => {
    // It comes up with the first change. What is changed there stays in view.
    const focused = document.activeElement;
    if (!isIdle && focused?.closest('[data-key]')) {
      focused.scrollIntoView({block: 'nearest'});
    }
  }, [isIdle]);
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
    <div
      className={styles.bar}
      data-idle={isIdle || undefined}
      role="group"
      aria-label={say('actions')}
    >
      <Asking {...props} />
      <p className={styles.summary} role="status">
        <span>{say('changedCount', {count: String(changes)})}</span>{' '}
        {warnings > 0 && (
          <span className={styles.badgeWarning}>
            {say('warningCount', {count: String(warnings)})}
          </span>
        )}{' '}
        {done && <span>{say(done)}</span>}
      </p>
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
      <span role="status" className="guide-hidden">
        {said}
      </span>
    </div>
  );
}
