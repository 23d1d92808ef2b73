import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useRecentQueries} from './useRecentQueries';
import styles from './styles.module.css';

interface RecentQueriesProps {
  readonly onAsk: (query: string) => void;
  /** The button that had the focus is gone. */
  readonly onRemoved: () => void;
}

/** What this reader looked for before: to ask again, or to remove. */
export default function RecentQueries({onAsk, onRemoved}: RecentQueriesProps): ReactNode {
  const {recent, forget, forgetAll} = useRecentQueries();
  if (recent.length === 0) {
    return null;
  }
  return (
    <section aria-label={translate({id: 'search.recent'})} className={styles.recent}>
      <p className={styles.head}>
        <strong>
          <Translate id="search.recent" />
        </strong>
        <button
          type="button"
          className={styles.plain}
          onClick={() => {
            forgetAll();
            onRemoved();
          }}
        >
          <Translate id="search.recent.removeAll" />
        </button>
      </p>
      <ul className={styles.queries}>
        {recent.map((query) => (
          <li key={query}>
            <button type="button" className={styles.query} onClick={() => onAsk(query)}>
              {query}
            </button>
            <button
              type="button"
              className={styles.plain}
              aria-label={translate({id: 'search.recent.remove'}, {query})}
              title={translate({id: 'search.recent.remove'}, {query})}
              onClick={() => {
                forget(query);
                onRemoved();
              }}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
