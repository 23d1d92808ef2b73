import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {CheckField, SelectField, TextField} from '@site/src/components/Fields';
import {useQueryState} from '@site/src/browser/useQueryState';
import {withParameters} from '@site/src/browser/withParameters';
import {hashTarget} from '@site/src/browser/scroll/hashTarget';
import {fillIn} from '@site/src/core/text/fillIn';
import type {SettingsReferenceProps} from './resolve';
import {
  isNoFilter,
  noFilter,
  parseFilter,
  settingsOnPage,
  showPassing,
  type SettingsFilter,
} from './filter';
import styles from './styles.module.css';

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
    withParameters,
  );
  const {hash} = useLocation();

  // A link to a setting overrides a filter that hides it.
  useEffect(() => {
    // The page applies the address's filter first, which takes one frame.
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

export default function SettingsReference({
  groups,
  previous,
  listed,
  all,
  words,
}: SettingsReferenceProps): ReactNode {
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
      <details className={styles.more} open={!isNoFilter({...filter, q: ''})}>
        <summary>{words.more}</summary>
        <div className={styles.choices}>
          <SelectField
            label={words.group}
            value={filter.group}
            options={[['', words.allGroups], ...groups]}
            onChange={(group) => change({group})}
          />
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
      </details>
      <div className={styles.result}>
        <p role="status" className={styles.status}>
          {isNoFilter(filter) ? all : fillIn(words.matching, {shown, listed})}
        </p>
        {!isNoFilter(filter) && (
          <button
            type="button"
            className="guide-button"
            onClick={({detail, currentTarget}) => {
              // The button vanishes, so the focus moves on. A click by keyboard has the detail 0.
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
