import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {SettingDetails} from './resolve';
import styles from './styles.module.css';

type Kind = 'history' | 'warning';

interface Mark {
  readonly kind: Kind;
  readonly text: string;
}

const warnings = {
  noEffect: () => translate({id: 'component.SettingsGroup.noEffect'}),
  deprecated: () => translate({id: 'component.SettingsGroup.deprecated'}),
  reserved: () => translate({id: 'component.SettingsGroup.reserved'}),
  newWorld: () => translate({id: 'component.SettingsGroup.newWorld'}),
} as const;

function marksOf({added, changes, removed, marks}: SettingDetails): readonly Mark[] {
  return [
    ...(marks ?? []).map((mark): Mark => ({kind: 'warning', text: warnings[mark]()})),
    ...(removed
      ? [
          {
            kind: 'warning',
            text: translate({id: 'component.SettingsGroup.removedIn'}, {version: removed}),
          } as const,
        ]
      : []),
    ...(added
      ? [
          {
            kind: 'history',
            text: translate({id: 'component.SettingsGroup.added'}, {version: added}),
          } as const,
        ]
      : []),
    ...(changes ?? []).map(({since, from, to}): Mark => ({
      kind: 'history',
      text: translate({id: 'component.SettingsGroup.changed'}, {version: since, from, to}),
    })),
  ];
}

/** What an administrator must see at once: history and warnings. */
export default function Marks({entry}: {readonly entry: SettingDetails}): ReactNode {
  const marks = marksOf(entry);
  return marks.length === 0 ? null : (
    <ul className={styles.marks}>
      {marks.map(({kind, text}) => (
        <li
          key={text}
          className={clsx(
            kind === 'warning' && styles.warning,
            kind === 'history' && entry.isChanged && styles.new,
          )}
        >
          {text}
        </li>
      ))}
    </ul>
  );
}
