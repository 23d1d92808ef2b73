import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import WithCode from '@site/src/components/FactTable/WithCode';
import type {NewsGroup, NewsItem, WhatsNewProps} from './resolve';
import styles from './styles.module.css';

function label(group: NewsGroup, count: number): string {
  switch (group) {
    case 'settingsAdded':
      return translate({id: 'component.WhatsNew.settingsAdded'}, {count});
    case 'settingsRemoved':
      return translate({id: 'component.WhatsNew.settingsRemoved'}, {count});
    case 'defaultsChanged':
      return translate({id: 'component.WhatsNew.defaultsChanged'}, {count});
    case 'argumentsAdded':
      return translate({id: 'component.WhatsNew.argumentsAdded'}, {count});
    case 'commandsAdded':
      return translate({id: 'component.WhatsNew.commandsAdded'}, {count});
    case 'endpointsAdded':
      return translate({id: 'component.WhatsNew.endpointsAdded'}, {count});
  }
}

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
          {groups.map(({id, items}) => (
            <div key={id}>
              <dt>{label(id, items.length)}</dt>
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
