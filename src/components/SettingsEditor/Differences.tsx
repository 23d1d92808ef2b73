import type {ReactNode} from 'react';
import {differingKeys} from '@site/src/core/editor';
import type {IniEntry} from '@site/src/core/ini';
import {usePage} from './context';
import {longestList, ScrollBox} from './parts';
import styles from './Result.module.css';
import {masked} from './useHandOut';

/** The settings whose values differ between two files. */
export default function Differences({
  from,
  to,
  label,
}: {
  readonly from: readonly IniEntry[];
  readonly to: readonly IniEntry[];
  readonly label: string;
}): ReactNode {
  const {say} = usePage();
  const [before, after] = [from, to].map(
    (list) => new Map(list.map(({key, value}) => [key, masked(key, value)])),
  );
  const keys = differingKeys(from, to);
  return keys.length === 0 ? (
    <p>{say('noDifference')}</p>
  ) : (
    <ScrollBox label={label}>
      <table className={styles.differences}>
        <thead>
          <tr>
            {['col.key', 'col.from', 'col.to'].map((word) => (
              <th key={word} scope="col">
                {say(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">
          {keys.slice(0, longestList).map((key) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td>
                <del>{before?.get(key) ?? '–'}</del>
              </td>
              <td>
                <ins>{after?.get(key) ?? '–'}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {keys.length > longestList && (
        <p>{say('more', {count: String(keys.length - longestList)})}</p>
      )}
    </ScrollBox>
  );
}
