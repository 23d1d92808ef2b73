import type {ReactNode} from 'react';
import clsx from 'clsx';
import Phrases from '@site/src/components/Phrases';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** Lists, as src/site/mdx/pictures.ts left them. */
  readonly children: ReactNode;
}

/**
 * A picture of boxes and arrows that pages write as lists: a numbered list is a row of boxes, a list with
 * dots a tree of folders. It is text for screen readers, the search and programs.
 */
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
