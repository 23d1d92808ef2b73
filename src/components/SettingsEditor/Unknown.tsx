import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {
  shownUnknown,
  type EditorAction,
  type EditorData,
  type Warning,
} from '@site/src/core/editor';
import type {IniEntry} from '@site/src/core/ini';
import {shown, WarningList, type Say} from './parts';
import styles from './styles.module.css';

interface UnknownProps {
  readonly data: EditorData;
  readonly unknown: readonly IniEntry[];
  readonly values: ReadonlyMap<string, string>;
  readonly warningsOf: ReadonlyMap<string, readonly Warning[]>;
  readonly say: Say;
  readonly act: (action: EditorAction) => void;
}

/**
 * Before a line goes away with its buttons, the focus moves to the next one, or to the one above, or
 * after the last one to the first group.
 */
function leave(button: HTMLElement): void {
  const line = button.closest('li');
  const next = line?.nextElementSibling ?? line?.previousElementSibling;
  const target =
    next?.querySelector('button') ??
    line?.closest('fieldset')?.nextElementSibling?.querySelector('summary');
  target?.focus();
}

/** The settings of the file that the version does not know. */
function Unknown({data, unknown, values, warningsOf, say, act}: UnknownProps): ReactNode {
  return (
    <fieldset className={clsx(styles.group, styles.unknown)}>
      <legend>{say('unknown')}</legend>
      <p>{say('unknownHint', {version: data.version})}</p>
      <ul>
        {unknown.slice(0, shownUnknown).map(({key, value}) => {
          const found = warningsOf.get(key) ?? [];
          const other = found.find(({code}) => code === 'key-case' || code === 'similar-key')?.data
            .other;
          return (
            <li key={key}>
              <code translate="no">{`${key}=${shown(key, value.slice(0, 80))}`}</code>{' '}
              {other && !values.has(other) && (
                <button
                  type="button"
                  className={styles.small}
                  onClick={({currentTarget}) => {
                    leave(currentTarget);
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
                  leave(currentTarget);
                  act({type: 'remove', key});
                }}
              >
                {say('remove')}
              </button>
              <WarningList warnings={found} say={say} />
            </li>
          );
        })}
      </ul>
      {unknown.length > shownUnknown && (
        <p>{say('more', {count: String(unknown.length - shownUnknown)})}</p>
      )}
    </fieldset>
  );
}

export default memo(Unknown);
