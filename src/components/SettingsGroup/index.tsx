import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Code from '@theme/MDXComponents/Code';
import {CellView} from '@site/src/components/Facts/Cell';
import SourceNote from '@site/src/components/SourceNote';
import type {SettingDetails, SettingsGroupProps} from './resolve';
import styles from './styles.module.css';

/** This many characters of `Key=Default` fit beside the buttons on a phone. */
const LINE = 34;

const isBeside = ({assignment = ''}: SettingDetails) => assignment.length <= LINE;

/** src/browser/clientModules/scrollRestoration.ts opens a linked row. */
export default function SettingsGroup({
  id,
  summary,
  entries,
  editor,
}: SettingsGroupProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  return (
    <section className={styles.group} data-settings={id}>
      <p>{summary}</p>
      {entries.map((entry) => {
        const {key, name, preset, lead, isChanged, isUnusable} = entry;
        collectAnchor(key);
        return (
          <details
            key={key}
            className={styles.entry}
            data-changed={isChanged}
            data-unusable={isUnusable}
          >
            <summary>
              <h3 id={key}>
                <Code translate="no">{key}</Code> <span className={styles.name}>{name}</span>
              </h3>
              <span className={styles.lead}>{lead}</span>{' '}
              {preset && (
                <span
                  className={clsx(styles.preset, isBeside(entry) && styles.beside)}
                  data-search="skip"
                >
                  <span className={styles.label}>
                    <Translate id="component.SettingsGroup.default" />
                  </span>
                  <CellView cell={preset} />
                </span>
              )}
            </summary>
            <Details of={entry} editor={editor} />
          </details>
        );
      })}
    </section>
  );
}

const withLinks = (text: string): ReactNode =>
  text.split(/(docs\.palworldgame\.com\/[\w/-]+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <Link key={part} to={`https://${part}`}>
        {part}
      </Link>
    ),
  );

function Details({of, editor}: {readonly of: SettingDetails; readonly editor: string}): ReactNode {
  const {key, text, notes, warnings, history = [], facts, assignment, source, isChanged} = of;
  return (
    <div className={styles.details}>
      {warnings.length + history.length > 0 && (
        <ul className={`guide-list ${styles.marks}`}>
          {warnings.map((warning) => (
            <li key={warning} className={styles.warning}>
              {warning}
            </li>
          ))}
          {history.map((change) => (
            <li key={change} className={isChanged ? styles.new : ''}>
              {change}
            </li>
          ))}
        </ul>
      )}
      {text && <p>{withLinks(text)}</p>}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <dl className={styles.facts}>
        {facts.map(([label, value = '', isSearched]) => (
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
      {assignment !== undefined && (
        <div data-needs-script className={`guide-row ${styles.row}`}>
          <button
            type="button"
            className={`guide-button ${styles.button}`}
            aria-label={translate({id: 'component.SettingsGroup.copyLabel'}, {assignment})}
            data-copy={assignment}
          >
            <Translate id="component.SettingsGroup.copy" />
          </button>
          {/* Docusaurus can't check the anchor, because the editor's HTML doesn't have it. */}
          <Link
            to={`${editor}#${key}`}
            data-search="skip"
            data-noBrokenLinkCheck
            aria-label={translate({id: 'component.SettingsGroup.editLabel'}, {key})}
          >
            <Translate id="component.SettingsGroup.edit" />
          </Link>
          <a href={`#${key}`} data-search="skip">
            <Translate id="component.SettingsGroup.link" />
          </a>
        </div>
      )}
      {source && <SourceNote {...source} />}
    </div>
  );
}
