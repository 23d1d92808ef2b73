import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';
import {useCopy} from './useCopy';

interface CopyButtonProps {
  readonly text: string;
  /** What the button shows. */
  readonly children: ReactNode;
  /** Its full name for screen readers; it begins with what the button shows. */
  readonly label: string;
}

/** Copies a text. Where scripts are off there is nothing to press, so the button is not shown. */
export default function CopyButton({text, children, label}: CopyButtonProps): ReactNode {
  const [state, copy] = useCopy();
  return (
    <span data-needs-script className={styles.wrapper}>
      <button type="button" className={styles.button} aria-label={label} onClick={() => copy(text)}>
        {children}
      </button>
      <span role="status" className={styles.outcome}>
        {state === 'copied' && <Translate id="component.CopyButton.copied">Copied</Translate>}
        {state === 'failed' && (
          <Translate id="component.CopyButton.failed">
            Copying is blocked: select and copy by hand
          </Translate>
        )}
      </span>
    </span>
  );
}
