import type {ReactNode} from 'react';
import type {Confidence} from '@site/src/data/sources/types';
import SourceNote from '@site/src/components/SourceNote';
import styles from './styles.module.css';

interface ApiEndpointProps {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Where its sources are. */
  readonly sources: string;
  readonly confidence: Confidence;
}

/** Method and path at the top of an operation's page. */
export default function ApiEndpoint({
  method,
  path,
  sources,
  confidence,
}: ApiEndpointProps): ReactNode {
  return (
    <p className={styles.endpoint}>
      <code translate="no">
        <span className={styles.method}>{method}</span> {path}
      </code>
      <SourceNote to={sources} confidence={confidence} />
    </p>
  );
}
