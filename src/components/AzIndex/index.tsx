import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import EntryHeading from '@site/src/components/EntryHeading';
import WithCode from '@site/src/components/FactTable/WithCode';
import type {AzIndexProps, AzKind} from './resolve';
import styles from './styles.module.css';

function kindLabel(kind: AzKind): string {
  switch (kind) {
    case 'setting':
      return translate({id: 'component.AzIndex.setting'});
    case 'argument':
      return translate({id: 'component.AzIndex.argument'});
    case 'command':
      return translate({id: 'component.AzIndex.command'});
    case 'endpoint':
      return translate({id: 'component.AzIndex.endpoint'});
  }
}

/**
 * Every name of a version from A to Z. The search leaves the list out: it leads to the places that
 * the search finds itself.
 */
export default function AzIndex({letters}: AzIndexProps): ReactNode {
  return (
    <div data-search="skip">
      <nav aria-label={translate({id: 'component.AzIndex.letters'})}>
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
                <span className={styles.kind}>{kindLabel(kind)}</span>
                <div>
                  <WithCode text={text} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <a href="#letters">
          <Translate id="component.AzIndex.top" />
        </a>
      </p>
    </div>
  );
}
