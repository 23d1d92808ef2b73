import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {PHRASE_END} from '../../core/text/phraseEnd';
import CodeText from '../CodeText';
import './syntax.css';
import styles from './styles.module.css';

interface Props {
  /** The build has coloured this code (src/core/highlight). */
  readonly html?: string;
  readonly children?: ReactNode;
  readonly language?: string;
  readonly title?: string;
  /** src/data/operations lists who types; 'output' is what programs print. */
  readonly at?: string;
  /** Commands that print nothing need a sign of success. */
  readonly note?: string;
  readonly wrap?: 'on';
}

/** Japanese letters are twice as wide as others. */
const columns = (line: string): number => line.replace(/[\u2e80-\uffef]/g, '  ').length;

const LONGEST = 20;

/** This many characters fit into a line on a phone and in a wide window. */
const PHONE = 38;
const WINDOW = 85;

function isFile(title: string | undefined): title is string {
  return /^(?:(?:\/|[A-Z]:\\).*[\\/])?[\w-]+(?:\.[\w-]+)*\.(?:sh|ps1|py|bat|conf|txt|yaml|service|timer)$/.test(
    title ?? '',
  );
}

/** A checkbox expands long code, so that it works without scripts. */
export default function CodeBlock({
  html,
  children,
  language,
  title,
  at,
  note,
  wrap,
}: Props): ReactNode {
  const label = title?.replaceAll(PHRASE_END, '') ?? translate({id: 'theme.CodeBlock.label'});
  const lines = (
    html?.replace(/<[^>]*>/g, '') ?? (typeof children === 'string' ? children : '')
  ).split('\n');
  const isSingle = lines.length === 1;
  const isLong = lines.length > LONGEST;
  const width = wrap || isSingle ? 0 : Math.max(...lines.map(columns));
  return (
    <figure
      className={clsx(
        styles.block,
        at === 'output' && styles.output,
        wrap && styles.wrapped,
        isSingle && styles.single,
      )}
      translate="no"
      data-language={language || undefined}
      data-at={at}
    >
      {title && (
        <figcaption className={styles.title}>
          {title.split(PHRASE_END).map((phrase, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              <CodeText of={phrase} />
            </Fragment>
          ))}
        </figcaption>
      )}
      {/* The block takes the focus, so that readers can scroll it sideways by keyboard. */}
      <pre className={styles.pre} tabIndex={0} aria-label={label} role="group">
        {html === undefined ? (
          <code>
            {isSingle && typeof children === 'string' ? <CodeText of={children} /> : children}
          </code>
        ) : (
          // The text was escaped and coloured by the build; nothing of a reader's gets in.
          // eslint-disable-next-line react/no-danger -- see the line above
          <code dangerouslySetInnerHTML={{__html: html}} />
        )}
      </pre>
      {(isLong || width > PHONE) && (
        <div
          className={clsx(styles.boxes, !isLong && width <= WINDOW && styles.onPhone)}
          data-search="skip"
          data-markdown="skip"
        >
          {isLong && (
            <label>
              <input type="checkbox" className={styles.all} />
              {translate({id: 'theme.CodeBlock.all'}, {count: lines.length})}
            </label>
          )}
          {width > PHONE && (
            <label className={clsx(width <= WINDOW && styles.onPhone)}>
              <input type="checkbox" className={styles.wrap} />
              <Translate id="theme.CodeBlock.wrap" />
            </label>
          )}
        </div>
      )}
      {note && (
        <p className={styles.note} translate="yes">
          {note}
        </p>
      )}
      {at !== 'output' && (
        <div className={styles.actions} data-needs-script>
          {isFile(title) && (
            <button
              type="button"
              className={`clean-btn ${styles.action} ${styles.download}`}
              data-download={title.split(/[\\/]/).at(-1)}
            >
              <Translate id="theme.CodeBlock.download" />
            </button>
          )}
          <button type="button" className={`clean-btn ${styles.action}`} data-copy="">
            <Translate id="theme.CodeBlock.copy" />
          </button>
        </div>
      )}
    </figure>
  );
}
