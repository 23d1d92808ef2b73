import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** Code that the build has coloured (src/core/highlight). */
  readonly html?: string;
  /** Code as plain text, where there is no coloured form. */
  readonly children?: ReactNode;
  readonly language?: string;
  readonly title?: string;
  /** Who types it (src/data/operations), or 'output' for lines that a program prints. */
  readonly at?: string;
  /** What shows that the commands worked, where they print nothing. */
  readonly note?: string;
}

/**
 * A block of code with its title and a button that copies it
 * (src/browser/clientModules/copyButtons.ts).
 */
export default function CodeBlock({html, children, language, title, at, note}: Props): ReactNode {
  const label = title ?? translate({id: 'theme.CodeBlock.label'});
  return (
    <figure
      className={clsx(styles.block, at === 'output' && styles.output)}
      translate="no"
      data-language={language || undefined}
      data-at={at}
    >
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      {/* A block that scrolls sideways must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see the line above */}
      <pre className={styles.pre} tabIndex={0} aria-label={label} role="group">
        {html === undefined ? (
          <code>{children}</code>
        ) : (
          // The text was escaped and coloured by the build; nothing of a reader's gets in.
          // eslint-disable-next-line react/no-danger -- see the line above
          <code dangerouslySetInnerHTML={{__html: html}} />
        )}
      </pre>
      {note && (
        <p className={styles.note} translate="yes">
          {note}
        </p>
      )}
      {at !== 'output' && (
        <button
          type="button"
          className={`clean-btn ${styles.copy}`}
          data-needs-script
          data-copy=""
          aria-live="polite"
        >
          <Translate id="theme.CodeBlock.copy" />
        </button>
      )}
    </figure>
  );
}
