import {useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useWindowEvent} from '@site/src/browser/useWindowEvent';
import {isLogLine} from '@site/src/core/diagnose/logLine';
import {isBeginning} from '@site/src/core/search/searchSettings';
import type {HitGroup} from '@site/src/core/search/types';
import {pluralForm} from '@site/src/core/text/pluralForm';
import {hasNotes, Marked, moreOnPage, Notes, Problem, Recent, Snippet, WaysOn} from './parts';
import {useRecentQueries} from './useRecentQueries';
import {useSearch} from './useSearch';
import type {SearchVersion} from './versions';
import './words';
import styles from './panel.module.css';

export interface PanelState {
  readonly active?: string | undefined;
  readonly isBusy: boolean;
}

interface SearchPanelProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  readonly query: string;
  readonly version: SearchVersion;
  readonly isOpen: boolean;
  readonly onState: (state: PanelState) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onGo: (address: string) => void;
  readonly onAsk: (query: string) => void;
}

/** The box loads this panel on its first use. */
export default function SearchPanel(props: SearchPanelProps): ReactNode {
  const {inputRef, listId, query, version, isOpen, onState, onOpen, onClose, onGo, onAsk} = props;
  const panelRef = useRef<HTMLDivElement>(null);
  const {remember} = useRecentQueries();
  const {trouble, isBusy, answer, again, open} = useSearch(version.url, query);
  const [choice, setChoice] = useState({query, at: 0});
  const active = choice.query === answer?.query ? choice.at : 0;
  const setActive = (at: number) => setChoice({query: answer?.query ?? '', at});
  const allResults = version.resultsOf(query);
  const result = answer?.result;
  const groups = result?.groups ?? [];
  const entries = entriesOf(groups);
  const count = entries.length;
  const idOf = (at: number) => `${listId}option${at}`;
  const option = (entry: string, ...classes: (string | undefined)[]) => {
    const at = entries.indexOf(entry);
    return {
      id: idOf(at),
      role: 'option',
      tabIndex: -1,
      'aria-selected': at === active,
      className: clsx(...classes, at === active && styles.active),
      onMouseMove: () => setActive(at),
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    };
  };
  const activeId = isOpen && count > 0 ? idOf(active) : undefined;

  useEffect(() => onState({active: activeId, isBusy}), [onState, activeId, isBusy]);
  useEffect(() => {
    document.getElementById(activeId ?? '')?.scrollIntoView({block: 'nearest'});
  }, [activeId, count]);

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
  const walk = (step: number) => {
    const links = panelRef.current?.querySelectorAll<HTMLElement>('a, button') ?? [];
    const stops = [inputRef.current, ...Array.from(links)];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[(at + step + stops.length) % stops.length]?.focus();
  };
  // The keys are read from the window, because the focus stays in the input.
  useWindowEvent('keydown', (event) => {
    const isOurs = panelRef.current?.parentElement?.contains(event.target as Node);
    // Keys with which an input method chooses words are left to it.
    if (!isOurs || event.isComposing || event.keyCode === 229 || event.altKey || event.ctrlKey) {
      return;
    }
    const isInInput = event.target === inputRef.current;
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (count === 0) {
        walk(step);
      } else {
        onOpen();
        setActive(isOpen ? (active + step + count) % count : 0);
      }
    } else if (event.key === 'Enter' && isInInput && query.trim()) {
      event.preventDefault();
      const chosen = answer?.query === query && document.getElementById(activeId ?? '');
      if (chosen) {
        chosen.click();
      } else {
        leaveFor(allResults);
      }
    } else if (event.key === 'Escape' && !isInInput) {
      onClose();
    }
  });

  const spoken =
    !isOpen || isBusy || trouble || !result
      ? ''
      : count === 0
        ? translate({id: 'search.none'})
        : pluralForm(translate({id: 'search.count'}, {count: String(result.shown)}), result.shown);

  return (
    <>
      <div
        ref={panelRef}
        role="presentation"
        className={clsx(styles.panel, !isOpen && styles.closed)}
        onClickCapture={onLink}
      >
        {isLogLine(query) && (
          <p className={styles.message}>
            <Link to={`${version.url}operate/diagnose`}>
              <Translate id="theme.SearchBar.diagnose" />
            </Link>
          </p>
        )}
        {count > 0 && result && hasNotes(result) && (
          <div className={styles.message}>
            <Notes {...result} onAsk={onAsk} />
          </div>
        )}
        <div
          id={listId}
          role="listbox"
          // Chromium lets Tab stop at scrolling boxes, but arrow keys reach the options.
          tabIndex={-1}
          className={styles.list}
          aria-label={translate({id: 'search.results'})}
          aria-busy={isBusy}
          hidden={count === 0}
        >
          {groups.map(({url, title, hits, more, moreCount}) => (
            <div key={url} role="group" aria-labelledby={idOf(0) + url} className={styles.group}>
              <div
                id={idOf(0) + url}
                role="presentation"
                className={clsx(styles.page, hits.some(({hash}) => hash === '') && 'guide-hidden')}
              >
                {title}
              </div>
              {[...hits, ...more].map((hit) => (
                <Link key={hit.hash} {...option(url + hit.hash, styles.hit)} to={url + hit.hash}>
                  <span className={styles.title}>
                    <Marked {...hit.title} />
                  </span>
                  <Snippet {...hit} />
                </Link>
              ))}
              {moreCount > more.length && (
                <button
                  type="button"
                  {...option(`${url} `, 'clean-btn', styles.more)}
                  onClick={() => open(url)}
                >
                  {moreOnPage(moreCount)}
                </button>
              )}
            </div>
          ))}
          {count > 0 && (
            <Link {...option('', styles.hit, styles.all)} to={allResults}>
              {translate({id: 'theme.SearchBar.seeAll'})}
            </Link>
          )}
        </div>
        {count === 0 && (
          <div className={styles.message}>
            {trouble ? (
              <Problem trouble={trouble} again={again}>
                <Link to={allResults}>
                  <Translate id="theme.SearchBar.toPage" />
                </Link>
              </Problem>
            ) : result ? (
              <>
                <p>
                  <Translate id="search.none" />
                </p>
                <Notes {...result} onAsk={onAsk} />
                <p>
                  <Translate id="search.none.hint" />
                </p>
                <WaysOn version={version} query={query} />
              </>
            ) : isBeginning(query) ? (
              <>
                <Recent onAsk={onAsk} onRemoved={() => inputRef.current?.focus()} />
                <p>
                  <Translate id="search.hint" />
                </p>
                <WaysOn version={version} query="" />
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
          <span>{translate({id: 'search.version'}, {version: version.id})}</span>
        </p>
      </div>
      <div role="status" className="guide-hidden">
        {spoken}
      </div>
    </>
  );
}

function entriesOf(groups: readonly HitGroup[]): readonly string[] {
  const all = groups.flatMap(({url, hits, more, moreCount}) => [
    ...[...hits, ...more].map(({hash}) => url + hash),
    ...(moreCount > more.length ? [`${url} `] : []),
  ]);
  return all.length > 0 ? [...all, ''] : [];
}
