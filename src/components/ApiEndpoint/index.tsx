import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface ApiEndpointProps {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly children: ReactNode;
}

export default function ApiEndpoint({method, path, children}: ApiEndpointProps): ReactNode {
  return (
    <div className={styles.endpoint}>
      <code translate="no">
        <span className={styles.method}>{method}</span> {path}
      </code>
      {children}
    </div>
  );
}
