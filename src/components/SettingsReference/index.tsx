import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {CellView} from '@site/src/components/Facts/Cell';
import {CheckField, SelectField, TextField} from '@site/src/components/Fields';
import {hashTarget} from '@site/src/browser/scroll/hashTarget';
import {fillIn} from '@site/src/core/text/fillIn';
import type {SettingsReferenceProps} from './resolve';
import {formatFilter, isNoFilter, noFilter, parseFilter, type SettingsFilter} from './filter';
import {settingsOnPage, showPassing} from './settingsOnPage';
import styles from './styles.module.css';

const ADDRESS_DELAY_MS = 250;

/** The filter, in step with the address: typing changes the page at once, the address soon. */
function useFilter() {
  const [filter, setState] = useState<SettingsFilter>(noFilter);
  const [shown, setShown] = useState<number>();
  const settings = useRef<ReturnType<typeof settingsOnPage>>(undefined);
  const history = useHistory();
  const {search, hash} = useLocation();
  /** The query that this page wrote last: coming back from the router it is no news. */
  const written = useRef<string | undefined>(undefined);

  const setFilter = (next: SettingsFilter) => {
    setState(next);
    if (settings.current || !isNoFilter(next)) {
      settings.current ??= settingsOnPage();
      setShown(showPassing(settings.current, next));
    }
  };

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
        target.scrollIntoView();
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);

  return {filter, setFilter, shown};
}

function FilterForm({groups, previous, listed, words}: SettingsReferenceProps): ReactNode {
  const {filter, setFilter, shown = listed} = useFilter();
  const change = (part: Partial<SettingsFilter>) => setFilter({...filter, ...part});
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
        options={[['', words.allGroups], ...groups]}
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
        <p role="status" className={styles.status}>
          {isNoFilter(filter) ? words.all : fillIn(words.matching, {shown, listed})}
        </p>
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
export default function SettingsReference(props: SettingsReferenceProps): ReactNode {
  const {version, listed, count, downloads, words} = props;
  return (
    <>
      <p>
        {fillIn(words.intro, {version, count})}
        {listed > count && <span className={styles.more}>{words.removed}</span>}
      </p>
      <FilterForm {...props} />
      <div className={styles.downloads}>
        <p id="settings-downloads">{fillIn(words.downloads, {version})}</p>
        <ul aria-labelledby="settings-downloads">
          {downloads.map((download) => (
            <li key={download.text}>
              <CellView cell={download} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
