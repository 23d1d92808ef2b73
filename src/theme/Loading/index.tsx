import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

interface LoadingProps {
  readonly error?: Error | null;
  readonly retry: () => void;
  readonly pastDelay: boolean;
}

export default function Loading({error, retry, pastDelay}: LoadingProps): ReactNode {
  if (error) {
    return (
      <main className="container margin-vert--lg">
        <div role="alert" className="alert alert--danger">
          <p>{String(error)}</p>
          <button type="button" className="button button--primary" onClick={retry}>
            <Translate id="theme.Loading.retry" />
          </button>
        </div>
      </main>
    );
  }
  return pastDelay ? (
    <p role="status" className="container margin-vert--lg">
      <Translate id="theme.Loading.loading" />
    </p>
  ) : null;
}
