import {Fragment, type ReactNode} from 'react';
import type {MarkedText} from '@site/src/core/search/types';
import styles from './styles.module.css';

/** A text with the words of the query marked. */
export default function Marked({text, marks}: MarkedText): ReactNode {
  return (
    <>
      {marks.map(([from, to], at) => (
        <Fragment key={from}>
          {text.slice(marks[at - 1]?.[1] ?? 0, from)}
          <mark className={styles.mark}>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks[marks.length - 1]?.[1] ?? 0)}
    </>
  );
}
