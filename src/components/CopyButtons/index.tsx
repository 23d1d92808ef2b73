import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Choice {
  readonly text: string;
  /** What the button shows. */
  readonly name: string;
  /** Its full name for screen readers; it begins with what the button shows. */
  readonly label: string;
}

interface CopyButtonsProps {
  readonly choices: readonly Choice[];
  /** What else is in the row. */
  readonly children?: ReactNode;
}

/**
 * A row of buttons that copy texts (src/browser/clientModules/textButtons.ts). Where scripts are off
 * there is nothing to press, so they are not shown.
 */
export default function CopyButtons({choices, children}: CopyButtonsProps): ReactNode {
  return (
    <div data-needs-script className={`guide-row ${styles.row}`}>
      {choices.map(({text, name, label}) => (
        <button
          key={text}
          type="button"
          className={`guide-button ${styles.button}`}
          aria-label={label}
          data-copy={text}
        >
          {name}
        </button>
      ))}
      {children}
      <span role="status" className={styles.outcome} />
    </div>
  );
}
