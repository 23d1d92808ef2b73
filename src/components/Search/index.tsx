import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useLate} from '@site/src/browser/late/useLate';
import {useWindowEvent} from '@site/src/browser/useWindowEvent';
import Trouble from '@site/src/components/Trouble';
import type {PanelState} from './Panel';
import {COVERS_THE_PAGE, useHistoryStep} from './useHistoryStep';
import {useSearchVersion} from './versions';
import styles from './box.module.css';

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly formId?: string;
  readonly isInBar?: boolean;
  readonly hint?: ReactNode;
}

const loadPanel = () => import('./Panel');

/** Loads panel and index on hover or focus; before, Enter opens the page of results. */
export default function SearchBox(props: SearchBoxProps): ReactNode {
  const {label, placeholder, inputRef, formId, isInBar = false, hint} = props;
  const version = useSearchVersion();
  const {pathname, search, hash} = useLocation();
  const listId = useId();
  const rootRef = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [{active, isBusy}, setState] = useState<PanelState>({isBusy: false});
  const [isWanted, setWanted] = useState(false);
  const {value: panel, trouble, again} = useLate(isWanted ? loadPanel : undefined);
  const Panel = panel?.default;

  const open = useCallback(() => {
    setWanted(true);
    setOpen(true);
  }, []);
  const close = () => setOpen(false);
  const leave = useCallback(() => {
    setOpen(false);
    inputRef.current?.blur();
  }, [inputRef]);
  const isWaiting =
    (isBusy || (isWanted && !Panel && !trouble)) &&
    (isOpen || !window.matchMedia(COVERS_THE_PAGE).matches);
  const ask = (text: string) => {
    setQuery(text);
    inputRef.current?.focus();
    open();
  };

  const go = useHistoryStep(isOpen, leave);

  const place = `${pathname}${search}${hash}`;
  const lastPlace = useRef(place);
  useEffect(() => {
    const input = inputRef.current;
    if (lastPlace.current !== place) {
      lastPlace.current = place;
      leave();
    } else if (input && document.activeElement === input) {
      // The reader may have typed before the scripts ran.
      setQuery(input.value);
      open();
    }
  }, [place, leave, open, inputRef]);
  useWindowEvent('pointerdown', ({target}) => {
    if (!rootRef.current?.contains(target as Node)) {
      close();
    }
  });

  return (
    <form
      ref={rootRef}
      id={formId}
      action={useBaseUrl('/search')}
      role="search"
      aria-label={label}
      data-needs-script
      className={clsx(isInBar ? styles.inBar : styles.onPage, isOpen && styles.open)}
      onSubmit={(event) => {
        event.preventDefault();
        const text = inputRef.current!.value;
        if (text.trim() || !isInBar) {
          go(version.resultsOf(text));
          leave();
        }
      }}
      onPointerEnter={() => setWanted(true)}
      onBlur={({relatedTarget}) => {
        if (relatedTarget && !rootRef.current?.contains(relatedTarget)) {
          close();
        }
      }}
    >
      <input type="hidden" name="version" value={version.path} />
      <div className={styles.box}>
        <svg className={styles.icon} width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m12.7 12.7 5 5" />
        </svg>
        <input
          ref={inputRef}
          className={styles.input}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          role="combobox"
          aria-label={label}
          aria-keyshortcuts={isInBar ? 'Control+K Meta+K /' : undefined}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isOpen && active !== undefined}
          aria-controls={Panel ? listId : undefined}
          aria-activedescendant={isOpen ? active : undefined}
          placeholder={placeholder}
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
        {isWaiting && <span className={styles.ring} aria-hidden="true" />}
        {query === '' ? (
          !isWaiting && hint
        ) : (
          <button
            type="button"
            className={clsx('clean-btn', styles.clear)}
            onClick={() => ask('')}
            aria-label={translate({id: 'theme.SearchBar.clear'})}
          >
            <Icon path="m5 5 10 10M15 5 5 15" />
          </button>
        )}
        <button
          type="button"
          className={clsx('clean-btn', styles.close)}
          onClick={leave}
          aria-label={translate({id: 'theme.SearchBar.close'})}
        >
          <Icon path="M17 10H3m6-6-6 6 6 6" />
        </button>
      </div>
      {Panel && (
        <Panel
          inputRef={inputRef}
          listId={listId}
          query={query}
          version={version}
          isOpen={isOpen}
          onState={setState}
          onOpen={open}
          onClose={leave}
          onGo={go}
          onAsk={ask}
        />
      )}
      {trouble && isOpen && (
        <div className={styles.failure}>
          <Trouble trouble={trouble} again={again}>
            {/* A deployment deletes the old page's scripts, so this loads a whole page. */}
            <a href={version.resultsOf(query)}>
              <Translate id="theme.SearchBar.toPage" />
            </a>{' '}
            <a href={`${version.url}settings-and-operation/a-z`}>
              <Translate id="theme.SearchBar.az" />
            </a>
          </Trouble>
        </div>
      )}
    </form>
  );
}

function Icon({path}: {readonly path: string}): ReactNode {
  return (
    <svg className={styles.sign} width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
