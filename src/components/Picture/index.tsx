import type {ReactNode} from 'react';
import clsx from 'clsx';
import Phrases from '@site/src/components/Phrases';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** Draws lists, which stay text for screen readers and the search. */
export default function Picture({title, children}: Props): ReactNode {
  return (
    <figure className={clsx(styles.picture, 'guide-picture')}>
      <figcaption className={styles.title}>
        <Phrases of={title} />
      </figcaption>
      {children}
    </figure>
  );
}
