import {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface SuggestionsProps {
  readonly suggestions: readonly string[];
  readonly onAsk: (query: string) => void;
}

/** Names that are written nearly like the query. */
export default function Suggestions({suggestions, onAsk}: SuggestionsProps): ReactNode {
  return suggestions.length === 0 ? null : (
    <p className={styles.suggestions}>
      <Translate id="search.suggestions" />
      {suggestions.map((suggestion) => (
        <Fragment key={suggestion}>
          {' '}
          <button type="button" className={styles.suggestion} onClick={() => onAsk(suggestion)}>
            {suggestion}
          </button>
        </Fragment>
      ))}
    </p>
  );
}
