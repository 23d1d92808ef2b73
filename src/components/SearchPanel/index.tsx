import {useEffect, useId, useMemo, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Marked from '@site/src/components/SearchHits/Marked';
import WaysOn from '@site/src/components/SearchHits/WaysOn';
import Problem from '@site/src/components/SearchHits/Problem';
import {useSearch} from '@site/src/components/SearchHits/useSearch';
import {searchPageUrl} from '@site/src/core/search/indexUrl';
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
}

/** What opens below the search box. It comes on first use, and with it the index. */
export default function SearchPanel(props: SearchPanelProps): ReactNode {
  const {inputRef, listId, query, versionUrl, isOpen, onActive, onBusy, onOpen, onClose} = props;
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const history = useHistory();
  const id = useId();
  const {status, answer, retry} = useSearch(versionUrl, query);
  const [choice, setChoice] = useState({answer, at: 0});
  // Every answer begins with its best hit chosen.
  const active = choice.answer === answer ? choice.at : 0;
  const setActive = (next: number) => setChoice({answer, at: next});
  const allResults = searchPageUrl({baseUrl, versionUrl, query: query.trim()});
  const groups = answer?.result.groups;
  const isEmpty = answer !== undefined && answer.result.shown === 0;
  const optionId = (at: number) => `${id}option${at}`;

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

  useEffect(() => {
    const input = inputRef.current;
    const onKeyDown = (event: KeyboardEvent) => {
      // Keys that choose among the words of an input method are not for us.
      if (event.isComposing || event.keyCode === 229 || event.altKey || event.ctrlKey) {
        return;
      }
      const move = (next: number) => {
        event.preventDefault();
        onOpen();
        setActive(isOpen ? next : 0);
      };
      if (event.key === 'ArrowDown' && count > 0) {
        move((active + 1) % count);
      } else if (event.key === 'ArrowUp' && count > 0) {
        move((active - 1 + count) % count);
      } else if (event.key === 'Enter' && query.trim()) {
        event.preventDefault();
        const target = isOpen && answer?.query === query ? targets[active] : undefined;
        onClose();
        history.push(target ?? allResults);
      }
    };
    input?.addEventListener('keydown', onKeyDown);
    return () => input?.removeEventListener('keydown', onKeyDown);
  });

  const spoken = !isOpen
    ? ''
    : status === 'failed' || status === 'slow'
      ? ''
      : isEmpty
        ? translate({id: 'search.none'})
        : answer
          ? translate({id: 'search.count'}, {count: String(answer.result.shown)})
          : '';

  const option = (at: number) => ({
    id: optionId(at),
    role: 'option',
    tabIndex: -1,
    'aria-selected': at === active,
    onMouseMove: () => setActive(at),
    // The focus stays in the input.
    onMouseDown: (event: {preventDefault: () => void}) => event.preventDefault(),
    onClick: onClose,
  });
  const firstOf = (groupAt: number) =>
    (groups ?? []).slice(0, groupAt).reduce((before, {hits}) => before + hits.length, 0);

  return (
    <>
      <div className={clsx(styles.panel, !isOpen && styles.closed)}>
        <div
          id={listId}
          role="listbox"
          // Chromium lets Tab stop at what scrolls; the options are reached by the arrow keys.
          tabIndex={-1}
          className={styles.list}
          aria-label={translate({id: 'search.results'})}
          hidden={count === 0}
        >
          {groups?.map((group, groupAt) => (
            <div
              key={group.url}
              role="group"
              aria-labelledby={`${id}group${groupAt}`}
              className={styles.group}
            >
              <div
                id={`${id}group${groupAt}`}
                role="presentation"
                className={clsx(
                  styles.page,
                  // The first hit is the page itself and says its title.
                  group.hits[0]?.hash === '' && styles.spoken,
                )}
              >
                {group.title}
              </div>
              {group.hits.map((hit, hitAt) => {
                const at = firstOf(groupAt) + hitAt;
                return (
                  <Link
                    key={hit.hash}
                    {...option(at)}
                    to={hit.url + hit.hash}
                    className={clsx(styles.hit, at === active && styles.active)}
                  >
                    <span className={styles.title}>
                      <Marked {...hit.title} />
                    </span>
                    {hit.snippet.text && (
                      <span className={styles.snippet}>
                        <Marked {...hit.snippet} />
                      </span>
                    )}
                  </Link>
                );
              })}
            </div>
          ))}
          {count > 0 && (
            <Link
              {...option(count - 1)}
              to={allResults}
              className={clsx(styles.hit, styles.all, active === count - 1 && styles.active)}
            >
              {translate({id: 'theme.SearchBar.seeAll'})}
            </Link>
          )}
        </div>
        {count > 0 && (
          <p className={styles.keys} aria-hidden="true">
            <Translate id="search.keys" />
          </p>
        )}
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
                <p>
                  <Translate id="search.none.hint" />
                </p>
                <WaysOn versionUrl={versionUrl} allVersions={allResults} />
              </>
            ) : query.trim() === '' ? (
              <p>
                <Translate id="search.hint" /> <AzLink versionUrl={versionUrl} />
              </p>
            ) : (
              <p>
                <Translate id="search.loading" />
              </p>
            )}
          </div>
        )}
      </div>
      <div role="status" className={styles.spoken}>
        {spoken}
      </div>
    </>
  );
}

function AzLink({versionUrl}: {readonly versionUrl: string}): ReactNode {
  return (
    <Link to={`${versionUrl}settings-and-operation/a-z`}>
      <Translate id="search.az" />
    </Link>
  );
}
