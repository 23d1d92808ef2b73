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
  readonly children: (item: T) => ReactNode;
}

export function First<T>(props: ListProps<T> & {readonly most?: number}): ReactNode {
  const {say} = usePage();
  const {of, most = longestList, children} = props;
  return (
    <>
      {of.slice(0, most).map(children)}
      {of.length > most && <li>{say('more', {count: String(of.length - most)})}</li>}
    </>
  );
}

export function ScrollList<T>({
  label,
  kind,
  ...list
}: ListProps<T> & {readonly label: string; readonly kind?: string}): ReactNode {
  return (
    // A box that scrolls must take the focus, or readers without a mouse cannot scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see the line above
    <ul className={styles.scroll} aria-label={label} tabIndex={0} data-kind={kind}>
      <First {...list} />
    </ul>
  );
}
