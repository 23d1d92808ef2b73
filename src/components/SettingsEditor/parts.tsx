import type {ReactNode} from 'react';
import type {Warning} from '@site/src/core/editor/warnings';
import {usePage} from './context';
import styles from './styles.module.css';

export function WarningList({
  id,
  warnings,
}: {
  readonly id?: string;
  readonly warnings: readonly Warning[];
}): ReactNode {
  const {say} = usePage();
  return warnings.length === 0 ? null : (
    <ul id={id} className="clean-list">
      {warnings.map(({code, data, severity}) => (
        <li key={code + (data.feature ?? '')} className={styles.note} data-severity={severity}>
          {say(`warning.${code}`, data)}
        </li>
      ))}
    </ul>
  );
}

const longestList = 200;

interface ListProps<T> {
  readonly of: readonly T[];
  readonly most?: number;
  readonly children: (item: T) => ReactNode;
}

export function First<T>({of, most = longestList, children}: ListProps<T>): ReactNode {
  const {say} = usePage();
  return (
    <>
      {of.slice(0, most).map(children)}
      {of.length > most && <li>{say('more', {count: String(of.length - most)})}</li>}
    </>
  );
}
