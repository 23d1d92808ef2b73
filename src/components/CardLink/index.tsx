import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface CardLinkProps {
  readonly to: string;
  /** What the card on hover and focus says. */
  readonly card: string;
  readonly className?: string | undefined;
  readonly translate?: 'no';
  readonly children: ReactNode;
}

/**
 * A link in running text with a card that shows on hover and focus; Escape hides it. The card is
 * generated content, so it stays out of copied text and of the search index, and it works without
 * JavaScript.
 */
export default function CardLink({
  to,
  card,
  className,
  translate,
  children,
}: CardLinkProps): ReactNode {
  const [isDismissed, setDismissed] = useState(false);
  return (
    <Link
      to={to}
      className={clsx(styles.card, className, isDismissed && styles.dismissed)}
      data-card={card}
      aria-description={card}
      translate={translate}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          setDismissed(true);
        }
      }}
      onPointerEnter={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {children}
    </Link>
  );
}
