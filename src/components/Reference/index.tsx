import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Code from '@theme/MDXComponents/Code';
import styles from './styles.module.css';

export interface ReferenceProps {
  readonly name: string;
  /** Words without an entry have no link. */
  readonly to?: string;
  readonly isWords?: true;
  readonly card?: string;
  /** A build may lack that version, whose own build checks the link. */
  readonly isOtherVersion?: true;
}

/** Generated content stays out of copied text and the index, and needs no script. */
export default function Reference({
  name,
  to,
  isWords,
  card,
  isOtherVersion,
  children = name,
}: ReferenceProps & {readonly children?: ReactNode}): ReactNode {
  const [isDismissed, setDismissed] = useState(false);
  const text = isWords ? children : <Code translate="no">{name}</Code>;
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
