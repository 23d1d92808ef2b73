import {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {copyText} from '@site/src/lib/clipboard';
import styles from './styles.module.css';

interface CopyButtonProps {
  readonly text: string;
  /** What the button shows. */
  readonly children: ReactNode;
  /** Its full name for screen readers; it begins with what the button shows. */
  readonly label: string;
}

/** Copies a text. Where scripts are off there is nothing to press, so the button is not shown. */
export default function CopyButton({text, children, label}: CopyButtonProps): ReactNode {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');

  useEffect(() => {
    if (outcome === 'none') {
      return undefined;
    }
    const timer = setTimeout(() => setOutcome('none'), 2500);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => setOutcome((await copyText(text)) ? 'copied' : 'failed');

  return (
    <span data-needs-script className={styles.wrapper}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        onClick={() => void copy()}
      >
        {children}
      </button>
      <span role="status" className={styles.outcome}>
        {outcome === 'copied' && <Translate id="component.CopyButton.copied">Copied</Translate>}
        {outcome === 'failed' && (
          <Translate id="component.CopyButton.failed">
            Copying is blocked: select and copy by hand
          </Translate>
        )}
      </span>
    </span>
  );
}
