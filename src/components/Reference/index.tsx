import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface ReferenceProps {
  /** As it is written: `-publiclobby`, `Shutdown`, `POST /v1/api/shutdown`. */
  readonly name: string;
  readonly to: string;
}

/** A name in running text that leads to its entry: an argument, a command, a REST operation. */
export default function Reference({name, to}: ReferenceProps): ReactNode {
  return (
    <Link to={to}>
      <code className={styles.name} translate="no">
        {name}
      </code>
    </Link>
  );
}
