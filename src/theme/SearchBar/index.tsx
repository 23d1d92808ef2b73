import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import type {SearchPanelProps} from '@site/src/components/SearchPanel';
import styles from './styles.module.css';

/** As in the style sheets of the box and its panel. */
const COVERS_THE_PAGE = '(width <= 996px)';

type Panel = ComponentType<SearchPanelProps>;

/** A panel that has not arrived by then is said to have failed; if it comes later, it is shown. */
const PATIENCE = 8000;

/** The base address for the latest version and pages of no version, else the version's folder. */
function useVersionUrl(): string {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const version = useActiveVersion(undefined);
  return version && !version.isLast ? `${version.path}/` : baseUrl;
}

/** Ctrl+K, Command+K and / lead to the box from everywhere on the page. */
function useShortcut(focus: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const {target, key} = event;
      const isTyping =
        target instanceof HTMLElement &&
        (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
      const isShortcut =
        ((event.ctrlKey || event.metaKey) && !event.altKey && key.toLowerCase() === 'k') ||
        (key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping);
      if (isShortcut) {
        event.preventDefault();
        focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [focus]);
}

/**
 * The search box. Everything behind it (the panel, the search, the index) is loaded when the box
 * is first pointed at or focused.
 */
export default function SearchBar(): ReactNode {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const versionUrl = useVersionUrl();
  const {pathname, search, hash} = useLocation();
  const isBrowser = useIsBrowser();
  const listId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [active, setActive] = useState<string>();
  const [panel, setPanel] = useState<{Panel?: Panel; status?: 'loading' | 'failed'}>({});
  const {Panel} = panel;

  const load = useCallback(() => {
    setPanel((current) => {
      if (current.Panel || current.status === 'loading') {
        return current;
      }
      import('@site/src/components/SearchPanel').then(
        (module) => setPanel({Panel: module.default}),
        () => setPanel({status: 'failed'}),
      );
      setTimeout(
        () => setPanel((waiting) => (waiting.Panel ? waiting : {status: 'failed'})),
        PATIENCE,
      );
      return {status: 'loading'};
    });
  }, []);
  const open = useCallback(() => {
    load();
    setOpen(true);
  }, [load]);
  const close = useCallback(() => setOpen(false), []);
  const leave = useCallback(() => {
    setOpen(false);
    inputRef.current?.blur();
  }, []);

  // Where the open box covers the page, as on phones, the button 'back' closes it.
  useHistoryPopHandler(() => {
    if (isOpen && window.matchMedia(COVERS_THE_PAGE).matches) {
      leave();
      return false;
    }
    return undefined;
  });

  useShortcut(
    useCallback(() => {
      inputRef.current?.focus();
      inputRef.current?.select();
      open();
    }, [open]),
  );
  const place = `${pathname}${search}${hash}`;
  const lastPlace = useRef(place);
  useEffect(() => {
    const input = inputRef.current;
    if (lastPlace.current !== place) {
      lastPlace.current = place;
      leave();
    } else if (input && document.activeElement === input) {
      // The reader was faster than the scripts.
      setQuery(input.value);
      open();
    }
  }, [place, leave, open]);
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const onPointerDown = ({target}: PointerEvent) => {
      if (!rootRef.current?.contains(target as Node)) {
        close();
      }
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen, close]);

  const label = translate({id: 'theme.SearchBar.label'});
  const isMac = isBrowser && /mac|iphone|ipad/i.test(navigator.platform);

  return (
    <>
      <div
        ref={rootRef}
        role="search"
        aria-label={label}
        data-needs-script
        className={clsx(styles.search, isOpen && styles.open)}
        onPointerEnter={() => panel.status !== 'failed' && load()}
        onBlur={({relatedTarget}) => {
          if (relatedTarget && !rootRef.current?.contains(relatedTarget)) {
            close();
          }
        }}
      >
        <div className={styles.box}>
          <svg
            className={styles.icon}
            width={20}
            height={20}
            viewBox="0 0 20 20"
            aria-hidden="true"
          >
            <circle cx="8.5" cy="8.5" r="5.5" />
            <path d="m12.7 12.7 5 5" />
          </svg>
          <input
            ref={inputRef}
            className={styles.input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            role="combobox"
            aria-label={label}
            aria-keyshortcuts="Control+K Meta+K /"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={isOpen && active !== undefined}
            aria-controls={Panel ? listId : undefined}
            aria-activedescendant={isOpen ? active : undefined}
            placeholder={label}
            value={query}
            onFocus={open}
            onClick={open}
            onChange={({target}) => {
              setQuery(target.value);
              open();
            }}
            onKeyDown={({key, nativeEvent}) => {
              if (key === 'Escape' && !nativeEvent.isComposing) {
                nativeEvent.preventDefault();
                if (isOpen) {
                  close();
                } else {
                  setQuery('');
                }
              }
            }}
          />
          {(isBusy || panel.status === 'loading') && isOpen ? (
            <span className={styles.ring} aria-hidden="true" />
          ) : (
            query === '' && (
              <kbd className={styles.hint} aria-hidden="true">
                {isMac ? '⌘K' : 'Ctrl K'}
              </kbd>
            )
          )}
          <button
            type="button"
            className={styles.close}
            onClick={leave}
            aria-label={translate({id: 'search.close'})}
          >
            <svg
              className={styles.cross}
              width={20}
              height={20}
              viewBox="0 0 20 20"
              aria-hidden="true"
            >
              <path d="m4 4 12 12M16 4 4 16" />
            </svg>
          </button>
        </div>
        {Panel && (
          <Panel
            inputRef={inputRef}
            listId={listId}
            query={query}
            versionUrl={versionUrl}
            isOpen={isOpen}
            onActive={setActive}
            onBusy={setBusy}
            onOpen={open}
            onClose={leave}
          />
        )}
        {panel.status === 'failed' && isOpen && (
          <div role="alert" className={styles.failure}>
            <p>
              <Translate id="search.failed" />
            </p>
            <button type="button" className="button button--secondary button--sm" onClick={load}>
              <Translate id="search.retry" />
            </button>{' '}
            {/* Loaded as a whole page: after a new deployment the old page's scripts are gone. */}
            <a
              href={`${baseUrl}search?q=${encodeURIComponent(query)}&version=${versionUrl.slice(baseUrl.length)}`}
            >
              <Translate id="search.toPage" />
            </a>{' '}
            <a href={`${versionUrl}settings-and-operation/a-z`}>
              <Translate id="search.az" />
            </a>
          </div>
        )}
      </div>
      <a
        className="navbar__item navbar__link guide-without-script"
        href={`${versionUrl}settings-and-operation/a-z`}
      >
        <Translate id="search.az" />
      </a>
    </>
  );
}
