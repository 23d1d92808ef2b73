import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Say} from './parts';
import styles from './styles.module.css';

/** Puts a message away. */
export default function CloseButton({
  say,
  onClose,
}: {
  readonly say: Say;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.small, styles.close)}
      aria-label={say('close')}
      onClick={onClose}
    >
      ×
    </button>
  );
}
