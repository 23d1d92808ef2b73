import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import EntryHeading from '@site/src/components/EntryHeading';
import {CellView} from '@site/src/components/Facts/Cell';
import SourceNote from '@site/src/components/SourceNote';
import type {SettingDetails, SettingsGroupProps} from './resolve';
import styles from './styles.module.css';

/** The settings of one group, some of which the filter above them hides (SettingsReference/filter.ts). */
export default function SettingsGroup({
  id,
  summary,
  entries,
  editor,
  source,
}: SettingsGroupProps): ReactNode {
  return (
    <section className={styles.group} data-settings={id}>
      <p>{summary}</p>
      {entries.map((entry) => {
        const {key, name, text, notes, marks, facts, isChanged, isUnusable} = entry;
        return [
          <EntryHeading key={key} as="h3" id={key} className={styles.heading}>
            <code translate="no">{key}</code> <span className={styles.name}>{name}</span>
          </EntryHeading>,
          // Beside its heading, as the text below any other.
          <div
            key={`${key}-`}
            className={styles.entry}
            data-changed={isChanged}
            data-unusable={isUnusable}
          >
            {marks.length > 0 && (
              <ul className={`guide-list ${styles.marks}`}>
                {marks.map((mark) => (
                  <li
                    key={mark.text}
                    className={clsx(
                      mark.kind === 'warning' && styles.warning,
                      mark.kind === 'history' && isChanged && styles.new,
                    )}
                  >
                    {mark.text}
                  </li>
                ))}
              </ul>
            )}
            <p>{text}</p>
            {notes.map((note) => (
              <p key={note} className={styles.note}>
                {note}
              </p>
            ))}
            <dl className={styles.facts}>
              {facts.map(({label, value, isSearched}) => (
                <div
                  key={label}
                  className={Array.isArray(value) ? styles.wide : undefined}
                  data-search={isSearched ? undefined : 'skip'}
                >
                  <dt data-search="skip">{label}</dt>
                  <dd>
                    <CellView cell={value} />
                  </dd>
                </div>
              ))}
            </dl>
            {source && (
              <div className={styles.foot}>
                <Buttons of={key} assignment={`${key}=${inFile(facts)}`} editor={editor} />
                <SourceNote {...source} to={source.to + key} {...entry.source} />
              </div>
            )}
          </div>,
        ];
      })}
    </section>
  );
}

/** The default as the file holds it; an empty one is said in words. */
function inFile([preset]: SettingDetails['facts']): string {
  const value = preset?.value;
  return typeof value === 'object' && 'text' in value ? value.text : '';
}

interface ButtonsProps {
  /** The key of a setting. */
  readonly of: string;
  readonly assignment: string;
  readonly editor: string;
}

/** Buttons that copy (src/browser/clientModules/textButtons.ts), and the way to the editor. */
function Buttons({of: key, assignment, editor}: ButtonsProps): ReactNode {
  // What a button copies, what it shows, and its full name for screen readers, which begins with that.
  const choices = [
    [
      key,
      translate({id: 'component.SettingsGroup.copyKey'}),
      translate({id: 'component.SettingsGroup.copyKeyLabel'}, {key}),
    ],
    [
      assignment,
      translate({id: 'component.SettingsGroup.copyDefault'}),
      translate({id: 'component.SettingsGroup.copyDefaultLabel'}, {assignment}),
    ],
  ] as const;
  return (
    <div data-needs-script className={`guide-row ${styles.row}`}>
      {choices.map(([text, name, label]) => (
        <button
          key={text}
          type="button"
          className={`guide-button ${styles.button}`}
          aria-label={label}
          data-copy={text}
        >
          {name}
        </button>
      ))}
      {/* The editor opens at the setting: there is no such place in its HTML to check for. */}
      <Link
        to={`${editor}#${key}`}
        data-search="skip"
        data-noBrokenLinkCheck
        aria-label={translate({id: 'component.SettingsGroup.editLabel'}, {key})}
      >
        <Translate id="component.SettingsGroup.edit" />
      </Link>
      <span role="status" className={styles.outcome} />
    </div>
  );
}
