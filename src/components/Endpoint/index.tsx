import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {EndpointProps} from './resolve';
import styles from './styles.module.css';

/** A REST operation in running text; leads to its page. */
export default function Endpoint({label, to}: EndpointProps): ReactNode {
  return (
    <Link to={to}>
      <code className={styles.name} translate="no">
        {label}
      </code>
    </Link>
  );
}
