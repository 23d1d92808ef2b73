import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import WithCode from '@site/src/components/FactTable/WithCode';
import type {NewsItem, WhatsNewProps} from './resolve';
import styles from './styles.module.css';

function Item({name, to, change}: NewsItem): ReactNode {
  const code = <code translate="no">{name}</code>;
  return (
    <>
      {to === undefined ? code : <Link to={to}>{code}</Link>}
      {change && (
        <span translate="no">
          {' '}
          {change.from} → {change.to}
        </span>
      )}
    </>
  );
}

/** What a version brought: notes in words, then the names of everything that came or went. */
export default function WhatsNew({notes, groups}: WhatsNewProps): ReactNode {
  return (
    <>
      <ul>
        {notes.map(({id, text}) => (
          <li key={id}>
            <WithCode text={text} />
          </li>
        ))}
      </ul>
      {groups.length > 0 && (
        <dl className={styles.groups}>
          {groups.map(({id, label, items}) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                <ul className={styles.names}>
                  {items.map((item) => (
                    <li key={item.name}>
                      <Item {...item} />
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
