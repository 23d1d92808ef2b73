import clsx from 'clsx';
import {useEffect, useId, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import type {SettingsReferenceProps} from './resolve';
import {formatFilter, isNoFilter, noFilter, parseFilter, type SettingsFilter} from './filter';
import {setFilter, useFilter, useShownCount} from './store';
import styles from './styles.module.css';

const ADDRESS_DELAY_MS = 250;

/** Keeps the filter and the address in step: typing changes the page at once, the address soon. */
function useFilterInAddress(): void {
  const filter = useFilter();
  const history = useHistory();
  const {search, hash} = useLocation();
  /** The query that this page wrote last: coming back from the router it is no news. */
  const written = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (search !== written.current) {
      // Forgotten, so that it is news again when the reader goes back to it.
      written.current = undefined;
      setFilter(parseFilter(search));
    }
  }, [search]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const {location} = history;
      const next = formatFilter(filter, location.search);
      // A filter that is not the address's yet was just read from it, or typed by the reader.
      if (formatFilter(parseFilter(location.search), location.search) !== next) {
        written.current = next;
        history.replace({...location, search: next});
      }
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [filter, history]);

  // A link to a setting wins over a filter that hides it.
  useEffect(() => {
    // In the next frame the filter of the address has been applied.
    const frame = requestAnimationFrame(() => {
      const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
      if (target && target.matches('h2, h3') && target.getClientRects().length === 0) {
        setFilter(noFilter);
        requestAnimationFrame(() => target.scrollIntoView());
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);

  useEffect(() => () => setFilter(noFilter), []);
}

function Status({listed, isFiltered}: {readonly listed: number; readonly isFiltered: boolean}) {
  const shown = useShownCount() ?? listed;
  return (
    <p role="status" className={styles.status}>
      {isFiltered
        ? translate({id: 'component.SettingsReference.matching'}, {shown, listed})
        : translate({id: 'component.SettingsReference.all'})}
    </p>
  );
}

function FilterForm({
  groups,
  previous,
  listed,
}: Pick<SettingsReferenceProps, 'groups' | 'previous' | 'listed'>): ReactNode {
  const filter = useFilter();
  const id = useId();
  const change = (part: Partial<SettingsFilter>) => setFilter({...filter, ...part});
  useFilterInAddress();
  return (
    <form
      data-needs-script
      className={clsx('guide-form', styles.filter)}
      role="search"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="guide-field">
        <label htmlFor={`${id}text`}>
          <Translate id="component.SettingsReference.text" />
        </label>
        <input
          className="guide-input"
          id={`${id}text`}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={filter.text}
          placeholder={translate({id: 'component.SettingsReference.placeholder'})}
          onChange={(event) => change({text: event.target.value})}
        />
      </div>
      <div className="guide-field">
        <label htmlFor={`${id}group`}>
          <Translate id="component.SettingsReference.group" />
        </label>
        <select
          className="guide-input"
          id={`${id}group`}
          value={filter.group}
          onChange={(event) => change({group: event.target.value})}
        >
          <option value="">{translate({id: 'component.SettingsReference.allGroups'})}</option>
          {groups.map((group) => (
            <option key={group.id} value={group.id}>
              {group.name}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.choices}>
        {previous !== undefined && (
          <label>
            <input
              type="checkbox"
              checked={filter.isChangedOnly}
              onChange={(event) => change({isChangedOnly: event.target.checked})}
            />
            <Translate id="component.SettingsReference.changed" values={{previous}} />
          </label>
        )}
        <label>
          <input
            type="checkbox"
            checked={filter.isUsableOnly}
            onChange={(event) => change({isUsableOnly: event.target.checked})}
          />
          <Translate id="component.SettingsReference.usable" />
        </label>
      </div>
      <div className={styles.result}>
        <Status listed={listed} isFiltered={!isNoFilter(filter)} />
        {!isNoFilter(filter) && (
          <button type="button" className={styles.reset} onClick={() => setFilter(noFilter)}>
            <Translate id="component.SettingsReference.reset" />
          </button>
        )}
      </div>
    </form>
  );
}

const downloadNames = {
  ini: () => translate({id: 'component.SettingsReference.ini'}),
  json: () => translate({id: 'component.SettingsReference.json'}),
  schema: () => translate({id: 'component.SettingsReference.schema'}),
} as const;

/** The head of the list of settings: what it is, a filter, and the same facts as files. */
export default function SettingsReference({
  version,
  previous,
  listed,
  count,
  groups,
  downloads,
  downloadsIndex,
}: SettingsReferenceProps): ReactNode {
  return (
    <>
      <p>
        {translate({id: 'component.SettingsReference.intro'}, {version, count})}
        {listed > count && (
          <span className={styles.more}>
            <Translate id="component.SettingsReference.removed" />
          </span>
        )}
      </p>
      <FilterForm groups={groups} previous={previous} listed={listed} />
      <div className={styles.downloads}>
        <p id="settings-downloads">
          <Translate id="component.SettingsReference.downloads" values={{version}} />
        </p>
        <ul aria-labelledby="settings-downloads">
          {downloads.map(({id, file, href}) => (
            <li key={id}>
              <a href={href} download={file}>
                {file}
              </a>{' '}
              <span>{downloadNames[id]()}</span>
            </li>
          ))}
          <li>
            <a href={downloadsIndex}>index.json</a>{' '}
            <span>
              <Translate id="component.SettingsReference.index" />
            </span>
          </li>
        </ul>
      </div>
    </>
  );
}
