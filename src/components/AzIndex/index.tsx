import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import EntryHeading from '@site/src/components/EntryHeading';
import WithCode from '@site/src/components/FactTable/WithCode';
import type {AzIndexProps} from './resolve';
import styles from './styles.module.css';

/**
 * Every name of a version from A to Z. The search leaves the list out: it leads to the places that
 * the search finds itself.
 */
export default function AzIndex({letters, words}: AzIndexProps): ReactNode {
  return (
    <div data-search="skip">
      <nav aria-label={words.letters}>
        <ul className={styles.letters}>
          {letters.map(({letter}) => (
            <li key={letter}>
              <a className={styles.letter} href={`#letter-${letter.toLowerCase()}`}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({letter, items}) => (
        <section key={letter}>
          <EntryHeading as="h2" id={`letter-${letter.toLowerCase()}`}>
            {letter}
          </EntryHeading>
          <ul className={styles.items}>
            {items.map(({kind, name, to, text}) => (
              <li key={`${kind} ${name}`} className={styles.item}>
                <Link to={to} translate="no">
                  <code>{name}</code>
                </Link>{' '}
                <span className={styles.kind}>{words[kind]}</span>
                <div>
                  <WithCode text={text} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <a href="#letters">{words.top}</a>
      </p>
    </div>
  );
}
