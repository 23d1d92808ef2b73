import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {CellView} from '@site/src/components/Facts/Cell';
import {CheckField, SelectField, TextField} from '@site/src/components/Fields';
import {useQueryState} from '@site/src/browser/useQueryState';
import {hashTarget} from '@site/src/browser/scroll/hashTarget';
import {fillIn} from '@site/src/core/text/fillIn';
import type {SettingsReferenceProps} from './resolve';
import {
  formatFilter,
  isNoFilter,
  noFilter,
  parseFilter,
  settingsOnPage,
  showPassing,
  type SettingsFilter,
} from './filter';
import styles from './styles.module.css';

/** The filter, in step with the address and with what the page shows. */
function useFilter() {
  const [shown, setShown] = useState<number>();
  const settings = useRef<ReturnType<typeof settingsOnPage>>(undefined);
  const show = (filter: SettingsFilter) => {
    if (settings.current || !isNoFilter(filter)) {
      settings.current ??= settingsOnPage();
      setShown(showPassing(settings.current, filter));
    }
    return filter;
  };
  const [filter, change] = useQueryState<SettingsFilter>(
    noFilter,
    (query) => show(parseFilter(query)),
    formatFilter,
  );
  const {hash} = useLocation();

  // A link to a setting wins over a filter that hides it.
  useEffect(() => {
    // In the next frame the filter of the address has been applied.
    const frame = requestAnimationFrame(() => {
      const target = hashTarget(hash);
      if (target && target.matches('h2, h3') && target.getClientRects().length === 0) {
        change(show(noFilter));
        target.scrollIntoView();
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, change]);

  return {filter, setFilter: (next: SettingsFilter) => change(show(next)), shown};
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
          <button
            type="button"
            className="guide-button"
            onClick={({detail, currentTarget}) => {
              // The button goes away. A press without a pointer counts no clicks: it goes on at the field.
              if (detail === 0) {
                currentTarget.form!.querySelector('input')!.focus();
              }
              setFilter(noFilter);
            }}
          >
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
