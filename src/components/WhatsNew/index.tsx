import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import WithCode from '@site/src/components/FactTable/WithCode';
import type {NewsGroup, WhatsNewProps} from './facts';
import styles from './styles.module.css';

function label(group: NewsGroup, count: number): string {
  switch (group) {
    case 'settingsAdded':
      return translate(
        {id: 'component.WhatsNew.settingsAdded', message: 'New settings ({count})'},
        {count},
      );
    case 'settingsRemoved':
      return translate(
        {id: 'component.WhatsNew.settingsRemoved', message: 'Removed settings ({count})'},
        {count},
      );
    case 'defaultsChanged':
      return translate(
        {id: 'component.WhatsNew.defaultsChanged', message: 'Changed defaults ({count})'},
        {count},
      );
    case 'argumentsAdded':
      return translate(
        {id: 'component.WhatsNew.argumentsAdded', message: 'New arguments ({count})'},
        {count},
      );
    case 'commandsAdded':
      return translate(
        {id: 'component.WhatsNew.commandsAdded', message: 'New commands ({count})'},
        {count},
      );
    case 'endpointsAdded':
      return translate(
        {id: 'component.WhatsNew.endpointsAdded', message: 'New REST endpoints ({count})'},
        {count},
      );
  }
}

/** What a version brought: notes in words, then the names of everything that came or went. */
export default function WhatsNew({previous, notes, groups}: WhatsNewProps): ReactNode {
  return (
    <>
      <ul>
        {notes.map(({id, text}) => (
          <li key={id}>
            <WithCode text={text} />
          </li>
        ))}
      </ul>
      {previous !== undefined && groups.length > 0 && (
        <dl className={styles.groups}>
          {groups.map(({id, names}) => (
            <div key={id}>
              <dt>{label(id, names.length)}</dt>
              <dd>
                <ul className={styles.names}>
                  {names.map((name) => (
                    <li key={name}>
                      <code translate="no">{name}</code>
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
