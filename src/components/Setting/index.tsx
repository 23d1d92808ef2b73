import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {SettingProps} from './resolve';
import styles from './styles.module.css';

/**
 * A setting's key in running text, linked to its entry. A card with the name and the default shows
 * on hover and focus; Escape hides it. The card is generated content, so it stays out of copied
 * text and of the search index, and it works without JavaScript.
 */
export default function Setting({name, path, card}: SettingProps): ReactNode {
  const [isDismissed, setDismissed] = useState(false);
  return (
    <Link
      to={path}
      className={clsx(styles.setting, isDismissed && styles.dismissed)}
      data-card={card}
      aria-description={card}
      translate="no"
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          setDismissed(true);
        }
      }}
      onPointerEnter={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      <code>{name}</code>
    </Link>
  );
}
