import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {SearchStatus} from './useSearch';

interface ProblemProps {
  readonly status: Extract<SearchStatus, 'slow' | 'failed'>;
  readonly onRetry: () => void;
  readonly children?: ReactNode;
}

/** Says that the search is late or out of order, and what the reader can do. */
export default function Problem({status, onRetry, children}: ProblemProps): ReactNode {
  return (
    <>
      <p>
        {status === 'slow'
          ? translate({id: 'search.slow'})
          : process.env.NODE_ENV === 'production'
            ? translate({id: 'search.failed'})
            : translate({id: 'search.development'})}
      </p>
      <div>
        <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
          <Translate id="search.retry" />
        </button>
        {children}
      </div>
    </>
  );
}
