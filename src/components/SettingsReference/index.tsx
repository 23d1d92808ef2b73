import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {CheckField, SelectField, TextField} from '@site/src/components/Fields';
import {hashTarget} from '@site/src/browser/scroll/hashTarget';
import {fillIn} from '@site/src/core/text/fillIn';
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
      const target = hashTarget(hash);
      if (target && target.matches('h2, h3') && target.getClientRects().length === 0) {
        setFilter(noFilter);
        requestAnimationFrame(() => target.scrollIntoView());
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);

  useEffect(() => () => setFilter(noFilter), []);
}

interface StatusProps extends Pick<SettingsReferenceProps, 'listed' | 'words'> {
  readonly isFiltered: boolean;
}

function Status({listed, words, isFiltered}: StatusProps): ReactNode {
  const shown = useShownCount() ?? listed;
  return (
    <p role="status" className={styles.status}>
      {isFiltered ? fillIn(words.matching, {shown, listed}) : words.all}
    </p>
  );
}

function FilterForm({
  groups,
  previous,
  listed,
  words,
}: Pick<SettingsReferenceProps, 'groups' | 'previous' | 'listed' | 'words'>): ReactNode {
  const filter = useFilter();
  const change = (part: Partial<SettingsFilter>) => setFilter({...filter, ...part});
  useFilterInAddress();
  return (
    <form
      data-needs-script
      className={clsx('guide-form', styles.filter)}
      role="search"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label={words.text}
        type="search"
        value={filter.q}
        placeholder={words.placeholder}
        onChange={(q) => change({q})}
      />
      <SelectField
        label={words.group}
        value={filter.group}
        options={[['', words.allGroups], ...groups.map(({id, name}) => [id, name] as const)]}
        onChange={(group) => change({group})}
      />
      <div className={styles.choices}>
        {previous !== undefined && (
          <CheckField
            label={fillIn(words.changed, {previous})}
            checked={filter.changed !== ''}
            onChange={(isOn) => change({changed: isOn ? '1' : ''})}
          />
        )}
        <CheckField
          label={words.usable}
          checked={filter.usable !== ''}
          onChange={(isOn) => change({usable: isOn ? '1' : ''})}
        />
      </div>
      <div className={styles.result}>
        <Status listed={listed} words={words} isFiltered={!isNoFilter(filter)} />
        {!isNoFilter(filter) && (
          <button type="button" className={styles.reset} onClick={() => setFilter(noFilter)}>
            {words.reset}
          </button>
        )}
      </div>
    </form>
  );
}

/** The head of the list of settings: what it is, a filter, and the same facts as files. */
export default function SettingsReference({
  version,
  previous,
  listed,
  count,
  groups,
  downloads,
  downloadsIndex,
  words,
}: SettingsReferenceProps): ReactNode {
  return (
    <>
      <p>
        {fillIn(words.intro, {version, count})}
        {listed > count && <span className={styles.more}>{words.removed}</span>}
      </p>
      <FilterForm groups={groups} previous={previous} listed={listed} words={words} />
      <div className={styles.downloads}>
        <p id="settings-downloads">{fillIn(words.downloads, {version})}</p>
        <ul aria-labelledby="settings-downloads">
          {downloads.map(({id, file, href}) => (
            <li key={id}>
              <a href={href} download={file}>
                {file}
              </a>{' '}
              <span>{words[id]}</span>
            </li>
          ))}
          <li>
            <a href={downloadsIndex}>index.json</a> <span>{words.index}</span>
          </li>
        </ul>
      </div>
    </>
  );
}
