import type {ReactNode} from 'react';
import clsx from 'clsx';
import Phrases from '@site/src/components/Phrases';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** Lists, as src/site/mdx/pictures.ts left them. */
  readonly children: ReactNode;
}

/** Boxes and arrows, folders or windows that pages write as lists: text for screen readers and the search. */
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
