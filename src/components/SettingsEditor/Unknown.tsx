import {useMemo, type ReactNode} from 'react';
import {Button} from '@site/src/components/Fields';
import {
  otherKey,
  renamesOf,
  renaming,
  settingOf,
  shownUnknown,
  type Step,
} from '@site/src/core/editor';
import type {IniEntry} from '@site/src/core/ini';
import {useEditing, usePage} from './context';
import {First, WarningList} from './parts';
import styles from './Groups.module.css';
import {masked} from './useHandOut';

/** The pressed button vanishes, so the focus needs another place. */
function leave(button: HTMLElement): void {
  const line = button.closest('li');
  // The mark names lines that React hasn't removed yet, because the focus must not move to them.
  line?.setAttribute('data-gone', '');
  const others = [line?.nextElementSibling, line?.previousElementSibling];
  const next = others.find((other) => other?.matches('[data-unknown]:not([data-gone])'));
  const group = document.querySelector<HTMLElement>('[data-group] > summary');
  (next?.querySelector('button') ?? group)?.focus();
}

export default function Unknown(): ReactNode {
  const {data, say, act} = usePage();
  const {state, draft, warningsOf} = useEditing();
  const {entries} = state.draft.file;
  const renames = useMemo(
    () => new Map(renamesOf(draft.file.entries, data)),
    [draft.file.entries, data],
  );
  const unknown = entries.filter(({key}) => !settingOf(data, key));
  const isLater = ({key}: IniEntry): boolean => otherKey(data, key)?.since !== undefined;
  const later = unknown.filter(isLater);
  const others = unknown.filter((entry) => !isLater(entry));
  const button = (text: string, step: Step, label?: string): ReactNode => (
    <Button
      kind="small"
      aria-label={label}
      onClick={({currentTarget}) => {
        leave(currentTarget);
        act(step);
      }}
    >
      {text}
    </Button>
  );
  const list = (some: readonly IniEntry[]): ReactNode => (
    <ul className="clean-list">
      <First of={some} most={shownUnknown}>
        {({key, value}) => {
          const other = renames.get(key);
          return (
            <li key={key} data-unknown={key}>
              <code translate="no">{`${key}=${masked(key, value.slice(0, 80))}`}</code>{' '}
              {other && button(say('rename', {other}), renaming(key, other))}{' '}
              {button(say('remove'), renaming(key), say('remove') + say('colon') + key)}
              <WarningList warnings={warningsOf.get(key) ?? []} />
            </li>
          );
        }}
      </First>
    </ul>
  );
  const {version} = data;
  return (
    <fieldset className={styles.unknown}>
      <legend>{say('unknown')}</legend>
      {others.length > 0 && (
        <>
          <p>{say('unknownHint', {version})}</p>
          {list(others)}
        </>
      )}
      {later.length > 0 && (
        <details>
          <summary>{say('later', {count: String(later.length)})}</summary>
          <p>{say('laterHint', {version})}</p>
          {list(later)}
        </details>
      )}
    </fieldset>
  );
}
