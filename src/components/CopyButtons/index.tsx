import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';
import {useCopy} from './useCopy';

interface Choice {
  readonly text: string;
  /** What the button shows. */
  readonly name: string;
  /** Its full name for screen readers; it begins with what the button shows. */
  readonly label: string;
}

/**
 * A row of buttons that copy texts, and what the last press came to. Where scripts are off there is
 * nothing to press, so they are not shown.
 */
export default function CopyButtons({choices}: {readonly choices: readonly Choice[]}): ReactNode {
  const [state, copy] = useCopy();
  return (
    <div data-needs-script className={styles.row}>
      {choices.map(({text, name, label}) => (
        <button
          key={text}
          type="button"
          className={styles.button}
          aria-label={label}
          onClick={() => copy(text)}
        >
          {name}
        </button>
      ))}
      <span role="status" className={styles.outcome}>
        {state === 'copied' && translate({id: 'component.CopyButtons.copied'})}
        {state === 'failed' && translate({id: 'component.CopyButtons.failed'})}
      </span>
    </div>
  );
}
