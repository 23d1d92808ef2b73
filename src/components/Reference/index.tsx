import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import CodeText from '@site/src/components/CodeText';
import styles from './styles.module.css';

export interface ReferenceProps {
  /** As it is written: `-publiclobby`, `Shutdown`, `POST /v1/api/shutdown`; or words. */
  readonly name: string;
  /** Where it is explained; words without it are only said. */
  readonly to?: string;
  readonly isWords?: true;
  /** What the card on hover and focus says; Escape hides it. */
  readonly card?: string;
  /** A build of few editions may lack the page: its own build checks it. */
  readonly isOtherVersion?: true;
}

/**
 * A name in running text that leads to its entry. Its card is generated content, so it stays out of
 * copied text and of the index, and needs no script.
 */
export default function Reference({
  name,
  to,
  isWords,
  card,
  isOtherVersion,
  children = name,
}: ReferenceProps & {readonly children?: ReactNode}): ReactNode {
  const [isDismissed, setDismissed] = useState(false);
  const text = isWords ? (
    children
  ) : (
    <code translate="no">
      <CodeText of={name} />
    </code>
  );
  if (to === undefined) {
    return text;
  }
  return (
    <Link
      to={to}
      data-noBrokenLinkCheck={isOtherVersion ?? false}
      {...(card && {
        className: clsx(styles.card, isWords && styles.term, isDismissed && styles.dismissed),
        'data-card': card,
        'aria-description': card,
        onKeyDown: ({key}: {key: string}) => key === 'Escape' && setDismissed(true),
        onPointerEnter: () => setDismissed(false),
        onBlur: () => setDismissed(false),
      })}
    >
      {text}
    </Link>
  );
}
