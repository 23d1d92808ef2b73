import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface DatedNameProps {
  readonly name: string;
  /** When the row was true, in words. */
  readonly asOf: string;
}

/** The name of a table's row, with the month of its source below: such facts change. */
export default function DatedName({name, asOf}: DatedNameProps): ReactNode {
  return (
    <>
      {name} <span className={styles.asOf}>{asOf}</span>
    </>
  );
}
