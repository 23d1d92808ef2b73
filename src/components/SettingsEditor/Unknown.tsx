import {useLayoutEffect, useMemo, useRef, type ReactNode} from 'react';
import {renamesOf, settingOf, shownUnknown, type EditorAction} from '@site/src/core/editor';
import type {IniEntry} from '@site/src/core/ini';
import {useEditing, usePage} from './context';
import {Button, WarningList} from './parts';
import styles from './Groups.module.css';
import {masked} from './useHandOut';

/** Keeps the focus in the list when a line goes away with its button, or moves it to the first group. */
function useKeptFocus(entries: readonly IniEntry[]) {
  const box = useRef<HTMLFieldSetElement>(null);
  const lines = () =>
    Array.from(box.current?.querySelectorAll('li[data-unknown]') ?? []).filter(
      (line) => !line.closest('details:not([open])'),
    );
  /** The place of the line that is going. */
  const place = useRef<number>(undefined);
  const focusLine = (line: Element | undefined): void => {
    place.current = undefined;
    const next = line?.querySelector('button');
    (next ?? document.querySelector<HTMLElement>('[data-group] > summary'))?.focus();
  };
  useLayoutEffect(() => {
    if (place.current !== undefined) {
      const left = lines();
      focusLine(left[place.current] ?? left.at(-1));
    }
  }, [entries]);
  // The last line takes the list with it.
  useLayoutEffect(() => () => (place.current === undefined ? undefined : focusLine(undefined)), []);
  const leave = (button: HTMLElement): void => {
    const own = button.closest('li[data-unknown]');
    place.current = own ? lines().indexOf(own) : 0;
  };
  return {box, leave};
}

/** The settings of the file that the version does not know. */
export default function Unknown(): ReactNode {
  const {data, say, act} = usePage();
  const {state, draft, warningsOf} = useEditing();
  const {entries} = state.draft.file;
  const {box, leave} = useKeptFocus(entries);
  const renames = useMemo(() => renamesOf(draft.file.entries, data), [draft.file.entries, data]);
  const unknown = entries.filter(({key}) => !settingOf(data, key));
  const isLater = ({key}: IniEntry): boolean =>
    warningsOf.get(key)?.some(({code}) => code === 'later-key') ?? false;
  const later = unknown.filter(isLater);
  const others = unknown.filter((entry) => !isLater(entry));
  const button = (text: string, action: EditorAction, label?: string): ReactNode => (
    <Button
      kind="small"
      aria-label={label}
      onClick={({currentTarget}) => {
        leave(currentTarget);
        act(action);
      }}
    >
      {text}
    </Button>
  );
  const list = (some: readonly IniEntry[]): ReactNode => (
    <>
      <ul className="clean-list">
        {some.slice(0, shownUnknown).map(({key, value}) => {
          const other = renames.find(({from}) => from === key)?.to;
          return (
            <li key={key} data-unknown={key}>
              <code translate="no">{`${key}=${masked(key, value.slice(0, 80))}`}</code>{' '}
              {other && button(say('rename', {other}), {type: 'rename', key, to: other})}{' '}
              {button(say('remove'), {type: 'rename', key}, say('remove') + say('colon') + key)}
              <WarningList warnings={warningsOf.get(key) ?? []} />
            </li>
          );
        })}
      </ul>
      {some.length > shownUnknown && (
        <p>{say('more', {count: String(some.length - shownUnknown)})}</p>
      )}
    </>
  );
  const {version} = data;
  return (
    <fieldset ref={box} className={styles.unknown}>
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
