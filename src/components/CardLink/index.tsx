import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface CardLinkProps {
  readonly to: string;
  /** What the card on hover and focus says. */
  readonly card: string;
  /** The key of a setting, or the word of the glossary for a term without text of its own. */
  readonly name: string;
  readonly isSetting?: true;
}

/**
 * A setting or a term in running text, linked to its entry, with a card that shows on hover and focus;
 * Escape hides it. The card is generated content, so it stays out of copied text and of the search
 * index, and it works without JavaScript.
 */
export default function CardLink({
  to,
  card,
  name,
  isSetting,
  children = name,
}: CardLinkProps & {readonly children?: ReactNode}): ReactNode {
  const [isDismissed, setDismissed] = useState(false);
  return (
    <Link
      to={to}
      className={clsx(styles.card, !isSetting && styles.term, isDismissed && styles.dismissed)}
      data-card={card}
      aria-description={card}
      translate={isSetting && 'no'}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          setDismissed(true);
        }
      }}
      onPointerEnter={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {isSetting ? <code>{name}</code> : children}
    </Link>
  );
}
