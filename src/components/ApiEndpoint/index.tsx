import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface ApiEndpointProps {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** Method and path at the top of an operation's page. */
export default function ApiEndpoint({method, path}: ApiEndpointProps): ReactNode {
  return (
    <p className={styles.endpoint}>
      <code translate="no">
        <span className={styles.method}>{method}</span> {path}
      </code>
    </p>
  );
}
