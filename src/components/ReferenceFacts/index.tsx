import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface ReferenceFactsProps {
  /** Facts of one entry, in order; those without a value are left out. */
  readonly facts: readonly {readonly label: string; readonly value: ReactNode | undefined}[];
}

/** The short facts below the heading of a reference entry: a label and a value each. */
export default function ReferenceFacts({facts}: ReferenceFactsProps): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({value}) => value !== undefined)
        .map(({label, value}) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
