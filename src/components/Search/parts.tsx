import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {MAX_QUERY_LENGTH} from '@site/src/core/search/searchSettings';
import type {Hit, MarkedText, SearchResult} from '@site/src/core/search/types';
import Trouble from '@site/src/components/Trouble';
import {useRecentQueries} from './useRecentQueries';
import type {SearchTrouble} from './useSearch';
import {useSearchVersions, type SearchVersion} from './versions';
import styles from './parts.module.css';

export function Marked({text, marks}: MarkedText): ReactNode {
  return (
    <>
      {marks.map(([from, to], at) => (
        <Fragment key={from}>
          {text.slice(marks[at - 1]?.[1] ?? 0, from)}
          <mark className={styles.mark}>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks[marks.length - 1]?.[1] ?? 0)}
    </>
  );
}

export function Snippet({snippet, foundAs}: Pick<Hit, 'snippet' | 'foundAs'>): ReactNode {
  return foundAs === undefined ? (
    snippet.text && (
      <span className={styles.snippet}>
        <Marked {...snippet} />
      </span>
    )
  ) : (
    <span className={styles.snippet}>{translate({id: 'search.foundAs'}, {phrase: foundAs})}</span>
  );
}

export const moreOnPage = (count: number): string =>
  translate({id: 'search.more'}, {count: String(count)});

interface ProblemProps {
  readonly trouble: SearchTrouble;
  readonly again: () => void;
  readonly children?: ReactNode;
}

export function Problem({trouble, again, children}: ProblemProps): ReactNode {
  const isStopped = trouble === 'stopped';
  const isDevelopment = process.env.NODE_ENV !== 'production' && trouble === 'failed';
  const text = isStopped
    ? translate({id: 'search.stopped'})
    : isDevelopment && translate({id: 'search.development'});
  return (
    <Trouble trouble={isStopped ? 'failed' : trouble} again={again} text={text || undefined}>
      {trouble !== 'slow' && children}
    </Trouble>
  );
}

interface NotesProps extends Pick<SearchResult, 'suggestions' | 'isShortened' | 'unknown'> {
  readonly onAsk: (query: string) => void;
}

export function Notes({suggestions, isShortened, unknown, onAsk}: NotesProps): ReactNode {
  const half = String(MAX_QUERY_LENGTH / 2);
  return (
    <>
      {isShortened && (
        <p className={styles.note}>{translate({id: 'search.shortened'}, {count: half})}</p>
      )}
      {unknown.map((number) => (
        <p key={number} className={styles.note}>
          {translate({id: 'search.unknown'}, {number})}
        </p>
      ))}
      {suggestions.length > 0 && (
        <p className={styles.note}>
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
      )}
    </>
  );
}

export const hasNotes = ({suggestions, isShortened, unknown}: SearchResult): boolean =>
  isShortened || suggestions.length + unknown.length > 0;

interface WaysOnProps {
  readonly version: SearchVersion;
  readonly query: string;
}

/** Offers other pages and versions, which aren't results. */
export function WaysOn({version, query}: WaysOnProps): ReactNode {
  const others = useSearchVersions().filter(({id}) => id !== version.id);
  return (
    <p className={styles.waysOn}>
      <Link to={`${version.url}getting-started/troubleshooting`}>
        <Translate id="search.troubleshooting" />
      </Link>
      <Link to={`${version.url}settings-and-operation/a-z`}>
        <Translate id="theme.SearchBar.az" />
      </Link>
      {query.trim() !== '' && others.length > 0 && (
        <span>
          <Translate id="search.otherVersion" />
          {others.map(({id, resultsOf}) => (
            <Fragment key={id}>
              {' '}
              <Link to={resultsOf(query)}>{id}</Link>
            </Fragment>
          ))}
        </span>
      )}
    </p>
  );
}

interface RecentProps {
  readonly onAsk: (query: string) => void;
  readonly onRemoved: () => void;
}

export function Recent({onAsk, onRemoved}: RecentProps): ReactNode {
  const {recent, forget, forgetAll} = useRecentQueries();
  if (recent.length === 0) {
    return null;
  }
  const after = (remove: () => void) => () => {
    remove();
    onRemoved();
  };
  return (
    <section aria-label={translate({id: 'search.recent'})} className={styles.recent}>
      <p className={styles.head}>
        <strong>
          <Translate id="search.recent" />
        </strong>
        <button type="button" className={styles.plain} onClick={after(forgetAll)}>
          <Translate id="search.recent.removeAll" />
        </button>
      </p>
      <ul className={`guide-list ${styles.queries}`}>
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
              onClick={after(() => forget(query))}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
