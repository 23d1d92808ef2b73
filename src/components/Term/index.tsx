import type {ReactNode} from 'react';
import CardLink from '@site/src/components/CardLink';
import type {TermProps} from './resolve';
import styles from './styles.module.css';

/** A word that the glossary explains: the first time a page uses it. */
export default function Term({
  to,
  card,
  word,
  children,
}: TermProps & {readonly children?: ReactNode}): ReactNode {
  return (
    <CardLink to={to} card={card} className={styles.term}>
      {children ?? word}
    </CardLink>
  );
}
