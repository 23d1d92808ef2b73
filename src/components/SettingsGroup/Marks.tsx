import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {SettingMark} from './facts';
import styles from './styles.module.css';

interface MarksProps {
  readonly marks: readonly SettingMark[];
  /** Did the version bring or change the setting? */
  readonly isChanged: boolean;
}

/** What an administrator must see at once: history and warnings. */
export default function Marks({marks, isChanged}: MarksProps): ReactNode {
  return (
    <ul className={styles.marks}>
      {marks.map(({kind, text}) => (
        <li
          key={text}
          className={clsx(
            kind === 'warning' && styles.warning,
            kind === 'history' && isChanged && styles.new,
          )}
        >
          {text}
        </li>
      ))}
    </ul>
  );
}
