import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {CommandProps} from './resolve';
import styles from './styles.module.css';

/** An administrator's command in running text; leads to its entry. */
export default function Command({name, to}: CommandProps): ReactNode {
  return (
    <Link to={to}>
      <code className={styles.name} translate="no">
        {name}
      </code>
    </Link>
  );
}
