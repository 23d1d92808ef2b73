import {useEffect, type ReactNode} from 'react';
import type {Say} from './parts';
import styles from './styles.module.css';

interface BarProps {
  readonly changes: number;
  readonly warnings: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly download: () => void;
  /** What was done last, for readers who do not see it. */
  readonly said: string;
  readonly say: Say;
}

/** What can be done at any time; always in sight as soon as there is something to do it with. */
export default function Bar(props: BarProps): ReactNode {
  const {changes, warnings, canUndo, canRedo, undo, redo, download, said, say} = props;
  // A bar that stays in sight lies on other things: not before it is of use.
  const isIdle = changes === 0 && !canUndo && !canRedo;
  useEffect(() => {
    // It comes up with the first change. What is changed there stays in view.
    const focused = document.activeElement;
    if (!isIdle && focused?.closest('[data-key]')) {
      focused.scrollIntoView({block: 'nearest'});
    }
  }, [isIdle]);
  return (
    <div
      className={styles.bar}
      data-idle={isIdle || undefined}
      role="group"
      aria-label={say('actions')}
    >
      <p className={styles.summary} role="status">
        <span>{say('changedCount', {count: String(changes)})}</span>{' '}
        {warnings > 0 && (
          <span className={styles.badgeWarning}>
            {say('warningCount', {count: String(warnings)})}
          </span>
        )}
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
      <button type="button" className={styles.primary} onClick={download}>
        {say('downloadShort')}
      </button>
      <span role="status" className="guide-hidden">
        {said}
      </span>
    </div>
  );
}
