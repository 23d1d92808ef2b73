import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ArgumentProps} from './resolve';
import styles from './styles.module.css';

/** A start argument in running text; leads to its entry. */
export default function Argument({name, to}: ArgumentProps): ReactNode {
  return (
    <Link to={to}>
      <code className={styles.name} translate="no">
        {name}
      </code>
    </Link>
  );
}
