import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isLogLine} from '@site/src/core/search/logLine';
import {searchPageUrl} from '@site/src/browser/search/indexUrl';
import {isBeginning} from '@site/src/core/search/searchSettings';
import Options from './Options';
import {Notes, Problem, Recent, WaysOn} from './parts';
import {useRecentQueries} from './useRecentQueries';
import {useKeys} from './useKeys';
import {isTrouble, useSearch, useSearchVersions} from './useSearch';
import styles from './panel.module.css';

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
  /** Leaves for an address of the guide. */
  readonly onGo: (address: string) => void;
  /** Puts another query into the box. */
  readonly onAsk: (query: string) => void;
}

/** What opens below the search box. It comes on first use, and with it the index. */
export default function SearchPanel(props: SearchPanelProps): ReactNode {
  const {inputRef, listId, query, versionUrl, isOpen} = props;
  const {onActive, onBusy, onOpen, onClose, onGo, onAsk} = props;
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const id = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const version = useSearchVersions().find(({url}) => url === versionUrl)?.id;
  const {remember} = useRecentQueries();
  const {status, answer, again} = useSearch(versionUrl, query);
  const [choice, setChoice] = useState({query, at: 0});
  // Every query begins with its best hit chosen.
  const active = choice.query === answer?.query ? choice.at : 0;
  const setActive = (at: number) => setChoice({query: answer?.query ?? '', at});
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

  const leaveFor = (address: string) => {
    remember(query);
    onGo(address);
    onClose();
  };
  const onLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (link && isPlain && link.origin === window.location.origin) {
      event.preventDefault();
      leaveFor(link.pathname + link.search + link.hash);
    }
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
      leaveFor(target ?? allResults);
    },
    onLeave: onClose,
  });

  const spoken =
    !isOpen || isBusy || isTrouble(status) || !result
      ? ''
      : isEmpty
        ? translate({id: 'search.none'})
        : translate({id: 'search.count'}, {count: String(result.shown)});

  return (
    <>
      {/* Its links and buttons take the keys; here a click on any of the links leaves the box. */}
      <div
        ref={panelRef}
        role="presentation"
        className={clsx(styles.panel, !isOpen && styles.closed)}
        onClickCapture={onLink}
      >
        {isLogLine(query) && (
          <p className={styles.message}>
            <Link to={`${versionUrl}operate/diagnose`}>
              <Translate id="search.diagnose" />
            </Link>
          </p>
        )}
        {count > 0 && result && (result.isShortened || result.suggestions.length > 0) && (
          <div className={styles.message}>
            <Notes {...result} onAsk={onAsk} />
          </div>
        )}
        <div
          id={listId}
          role="listbox"
          // Chromium lets Tab stop at what scrolls; the options are reached by the arrow keys.
          tabIndex={-1}
          className={styles.list}
          aria-label={translate({id: 'search.results'})}
          aria-busy={isBusy}
          hidden={count === 0}
        >
          {groups && count > 0 && (
            <Options
              groups={groups}
              allResults={allResults}
              idOf={idOf}
              active={active}
              onActive={setActive}
            />
          )}
        </div>
        {count === 0 && (
          <div className={styles.message}>
            {isTrouble(status) ? (
              <Problem status={status} again={again}>
                <Link to={allResults}>
                  <Translate id="search.toPage" />
                </Link>
              </Problem>
            ) : isEmpty ? (
              <>
                <p>
                  <Translate id="search.none" />
                </p>
                <Notes {...result} onAsk={onAsk} />
                <p>
                  <Translate id="search.none.hint" />
                </p>
                <WaysOn versionUrl={versionUrl} query={query} />
              </>
            ) : isBeginning(query) ? (
              <>
                <Recent onAsk={onAsk} onRemoved={() => inputRef.current?.focus()} />
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
