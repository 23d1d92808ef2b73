import {memo, useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {
  renamesOf,
  shownUnknown,
  type EditorAction,
  type EditorData,
  type Warning,
} from '@site/src/core/editor';
import type {IniEntry} from '@site/src/core/ini';
import {shown, WarningList, type Say} from './parts';
import styles from './styles.module.css';
import {usePanelSay} from './toolWords';

interface UnknownProps {
  readonly data: EditorData;
  readonly unknown: readonly IniEntry[];
  readonly warningsOf: ReadonlyMap<string, readonly Warning[]>;
  /** All settings of the file. */
  readonly entries: readonly IniEntry[];
  readonly say: Say;
  readonly act: (action: EditorAction) => void;
}

/**
 * Before a line goes away with its buttons, the focus moves to the next one that stays, or to the one
 * above, or after the last one to the first group. `leaving` are the keys whose lines are going: the
 * list is drawn a moment after the click, so such a line may still be there.
 */
function leave(button: HTMLElement, leaving: ReadonlySet<string>): void {
  const box = button.closest('fieldset');
  const own = button.closest('li');
  const lines = Array.from(box?.querySelectorAll<HTMLElement>('li[data-unknown]') ?? []).filter(
    (line) =>
      line === own ||
      (!leaving.has(line.dataset.unknown ?? '') && !line.closest('details:not([open])')),
  );
  const place = lines.findIndex((line) => line === own);
  const next = lines[place + 1] ?? lines[place - 1];
  const target = next?.querySelector('button') ?? box?.nextElementSibling?.querySelector('summary');
  target?.focus();
}

/** The settings of the file that the version does not know. */
function Unknown(props: UnknownProps): ReactNode {
  const {data, unknown, entries, warningsOf, act} = props;
  const say = usePanelSay(props.say);
  const renames = renamesOf(entries, data);
  const leaving = useRef(new Set<string>());
  useEffect(() => {
    const there = new Set(unknown.map(({key}) => key));
    leaving.current.forEach((key) => there.has(key) || leaving.current.delete(key));
  }, [unknown]);
  const goFrom = (button: HTMLElement, key: string): void => {
    leaving.current.add(key);
    leave(button, leaving.current);
  };
  const isLater = ({key}: IniEntry): boolean =>
    warningsOf.get(key)?.some(({code}) => code === 'later-key') ?? false;
  const later = unknown.filter(isLater);
  const others = unknown.filter((entry) => !isLater(entry));
  const item = ({key, value}: IniEntry): ReactNode => {
    const other = renames.find(({from}) => from === key)?.to;
    return (
      <li key={key} data-unknown={key}>
        <code translate="no">{`${key}=${shown(key, value.slice(0, 80))}`}</code>{' '}
        {other && (
          <button
            type="button"
            className={styles.small}
            onClick={({currentTarget}) => {
              goFrom(currentTarget, key);
              act({type: 'rename', key, to: other});
            }}
          >
            {say('rename', {other})}
          </button>
        )}{' '}
        <button
          type="button"
          className={styles.small}
          aria-label={say('remove') + say('colon') + key}
          onClick={({currentTarget}) => {
            goFrom(currentTarget, key);
            act({type: 'remove', key});
          }}
        >
          {say('remove')}
        </button>
        <WarningList warnings={warningsOf.get(key) ?? []} say={say} />
      </li>
    );
  };
  return (
    <fieldset className={clsx(styles.group, styles.unknown)}>
      <legend>{say('unknown')}</legend>
      {others.length > 0 && <p>{say('unknownHint', {version: data.version})}</p>}
      {renames.length > 1 && (
        <button
          type="button"
          className={styles.button}
          onClick={({currentTarget}) => {
            currentTarget
              .closest('fieldset')
              ?.nextElementSibling?.querySelector<HTMLElement>('summary')
              ?.focus();
            const names = new Map(renames.map(({from, to}) => [from, to]));
            act({
              type: 'replace',
              entries: entries.map(({key, value}) => ({key: names.get(key) ?? key, value})),
            });
          }}
        >
          {say('renameAll', {count: String(renames.length)})}
        </button>
      )}
      {others.length > 0 && <ul>{others.slice(0, shownUnknown).map(item)}</ul>}
      {others.length > shownUnknown && (
        <p>{say('more', {count: String(others.length - shownUnknown)})}</p>
      )}
      {later.length > 0 && (
        <details>
          <summary>{say('later', {count: String(later.length)})}</summary>
          <p>{say('laterHint', {version: data.version})}</p>
          <ul>{later.slice(0, shownUnknown).map(item)}</ul>
        </details>
      )}
    </fieldset>
  );
}

export default memo(Unknown);
