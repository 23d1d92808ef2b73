import {useEffect, useId, useMemo, useRef, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Problem from '@site/src/components/SearchHits/Problem';
import RecentQueries from '@site/src/components/SearchHits/RecentQueries';
import Suggestions from '@site/src/components/SearchHits/Suggestions';
import WaysOn from '@site/src/components/SearchHits/WaysOn';
import {useRecentQueries} from '@site/src/components/SearchHits/useRecentQueries';
import {useSearch} from '@site/src/components/SearchHits/useSearch';
import {useSearchVersions} from '@site/src/components/SearchHits/useSearchVersions';
import {searchPageUrl} from '@site/src/browser/search/indexUrl';
import Options from './Options';
import {useKeys} from './useKeys';
import styles from './styles.module.css';

export interface SearchPanelProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Id of the list of results, which the input names. */
  readonly listId: string;
  readonly query: string;
  readonly versionUrl: string;
  readonly isOpen: boolean;
  /** Tells the input which option is active. */
  readonly onActive: (id: string | undefined) => void;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Puts another query into the box. */
  readonly onAsk: (query: string) => void;
}

/** What opens below the search box. It comes on first use, and with it the index. */
export default function SearchPanel(props: SearchPanelProps): ReactNode {
  const {inputRef, listId, query, versionUrl, isOpen} = props;
  const {onActive, onBusy, onOpen, onClose, onAsk} = props;
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const history = useHistory();
  const id = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const version = useSearchVersions().find(({url}) => url === versionUrl)?.id;
  const {remember} = useRecentQueries();
  const {status, answer, retry} = useSearch(versionUrl, query);
  const [choice, setChoice] = useState({answer, at: 0});
  // Every answer begins with its best hit chosen.
  const active = choice.answer === answer ? choice.at : 0;
  const setActive = (next: number) => setChoice({answer, at: next});
  const allResults = searchPageUrl({baseUrl, versionUrl, query: query.trim()});
  const result = answer?.result;
  const groups = result?.groups;
  const isEmpty = result?.shown === 0;
  const idOf = (at: number) => `${id}option${at}`;

  /** Where each option leads; the last one is the page with all results. */
  const targets = useMemo(
    () =>
      groups && groups.length > 0
        ? [...groups.flatMap(({hits}) => hits.map(({url, hash}) => url + hash)), allResults]
        : [],
    [groups, allResults],
  );
  const count = targets.length;

  useEffect(
    () => onActive(isOpen && count > 0 ? `${id}option${active}` : undefined),
    [onActive, isOpen, count, id, active],
  );
  const isBusy = status === 'loading' || status === 'slow';
  useEffect(() => onBusy(isBusy), [onBusy, isBusy]);
  useEffect(() => {
    if (isOpen && count > 0) {
      document.getElementById(`${id}option${active}`)?.scrollIntoView({block: 'nearest'});
    }
  }, [isOpen, count, id, active]);

  const leave = () => {
    remember(query);
    onClose();
  };
  useKeys(inputRef, panelRef, {
    count,
    active,
    isOpen,
    onMove: (at) => {
      onOpen();
      setActive(at);
    },
    onEnter: () => {
      const target = isOpen && answer?.query === query ? targets[active] : undefined;
      leave();
      history.push(target ?? allResults);
    },
    onLeave: onClose,
  });

  const spoken =
    !isOpen || status === 'failed' || status === 'slow' || !result
      ? ''
      : isEmpty
        ? translate({id: 'search.none'})
        : translate({id: 'search.count'}, {count: String(result.shown)});

  return (
    <>
      <div ref={panelRef} className={clsx(styles.panel, !isOpen && styles.closed)}>
        {count > 0 && result && result.suggestions.length > 0 && (
          <div className={styles.message}>
            <Suggestions suggestions={result.suggestions} onAsk={onAsk} />
          </div>
        )}
        <div
          id={listId}
          role="listbox"
          // Chromium lets Tab stop at what scrolls; the options are reached by the arrow keys.
          tabIndex={-1}
          className={styles.list}
          aria-label={translate({id: 'search.results'})}
          hidden={count === 0}
        >
          {groups && count > 0 && (
            <Options
              groups={groups}
              allResults={allResults}
              idOf={idOf}
              active={active}
              onActive={setActive}
              onChosen={leave}
            />
          )}
        </div>
        {count === 0 && (
          <div className={styles.message}>
            {status === 'slow' || status === 'failed' ? (
              <Problem status={status} onRetry={retry}>
                {' '}
                <Link to={allResults}>
                  <Translate id="search.toPage" />
                </Link>
              </Problem>
            ) : isEmpty ? (
              <>
                <p>
                  <Translate id="search.none" />
                </p>
                <Suggestions suggestions={result.suggestions} onAsk={onAsk} />
                <p>
                  <Translate id="search.none.hint" />
                </p>
                <WaysOn versionUrl={versionUrl} query={query} />
              </>
            ) : query.trim() === '' ? (
              <>
                <RecentQueries onAsk={onAsk} onRemoved={() => inputRef.current?.focus()} />
                <p>
                  <Translate id="search.hint" />
                </p>
                <p>
                  <Link to={`${versionUrl}settings-and-operation/a-z`}>
                    <Translate id="search.az" />
                  </Link>
                </p>
              </>
            ) : (
              <p>
                <Translate id="search.loading" />
              </p>
            )}
          </div>
        )}
        <p className={styles.foot}>
          <span className={styles.keys} aria-hidden="true">
            <Translate id="search.keys" />
          </span>
          <span>{translate({id: 'search.version'}, {version: version ?? ''})}</span>
        </p>
      </div>
      <div role="status" className="guide-hidden">
        {spoken}
      </div>
    </>
  );
}
