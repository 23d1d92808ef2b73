import type {ReactNode} from 'react';
import {differingKeys, type Warning} from '@site/src/core/editor';
import {isSecret, unquote, type IniEntry} from '@site/src/core/ini';
import styles from './styles.module.css';

/** Says a sentence of the words in the page's language. */
export type Say = (word: string, data?: Readonly<Record<string, string>>) => string;

/** What to know about a value. */
export function WarningList({
  id,
  warnings,
  say,
}: {
  readonly id?: string;
  readonly warnings: readonly Warning[];
  readonly say: Say;
}): ReactNode {
  return warnings.length === 0 ? null : (
    <ul id={id} className={styles.warnings}>
      {warnings.map(({code, data, severity}) => (
        <li key={code + (data.feature ?? '')} data-severity={severity}>
          {say(`warning.${code}`, data)}
        </li>
      ))}
    </ul>
  );
}

/** So many lines of a list are put on the page; the others are counted. */
export const longestList = 200;

/** A value in a list. Passwords are not shown there. */
export function shown(key: string, value: string | undefined): string {
  if (value === undefined) {
    return '–';
  }
  return isSecret(key) && unquote(value) !== '' ? '••••' : value;
}

/** The keys whose values differ between two files. */
export function Differences({
  from,
  to,
  label,
  say,
}: {
  readonly from: readonly IniEntry[];
  readonly to: readonly IniEntry[];
  readonly label: string;
  readonly say: Say;
}): ReactNode {
  const before = new Map(from.map(({key, value}) => [key, value]));
  const after = new Map(to.map(({key, value}) => [key, value]));
  const keys = differingKeys(from, to);
  if (keys.length === 0) {
    return <p>{say('noDifference')}</p>;
  }
  return (
    // A box that scrolls must take the focus, or readers without a mouse cannot scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see the line above
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.differences}>
        <thead>
          <tr>
            <th scope="col">{say('col.key')}</th>
            <th scope="col">{say('col.from')}</th>
            <th scope="col">{say('col.to')}</th>
          </tr>
        </thead>
        <tbody translate="no">
          {keys.slice(0, longestList).map((key) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td>
                <del>{shown(key, before.get(key))}</del>
              </td>
              <td>
                <ins>{shown(key, after.get(key))}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {keys.length > longestList && (
        <p>{say('more', {count: String(keys.length - longestList)})}</p>
      )}
    </div>
  );
}
