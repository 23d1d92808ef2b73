import {memo, useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import {normalise, passes, type FilterItem} from '@site/src/components/SettingsReference/filter';
import {useFilter, useReportShown} from '@site/src/components/SettingsReference/store';
import Heading from '@theme/Heading';
import type {SettingEntry, SettingsGroupProps} from './facts';
import Facts from './Facts';
import Marks from './Marks';
import styles from './styles.module.css';

function toFilterItem(group: string, entry: SettingEntry): FilterItem {
  const {key, name, text, higher, lower, values, notes} = entry;
  const said = [key, name, text, higher, lower, values?.flat(), notes].flat();
  return {
    group,
    text: normalise(said.filter(Boolean).join(' ')),
    isChanged: entry.isChanged === true,
    isUsable:
      entry.removed === undefined &&
      !entry.marks?.some((mark) => mark === 'noEffect' || mark === 'reserved'),
  };
}

interface EntryProps {
  readonly entry: SettingEntry;
  readonly isHidden: boolean;
}

/**
 * One setting. Heading and body stay side by side without a wrapper: that is how the search finds
 * the text that belongs to a heading.
 */
const Entry = memo(function Entry({entry, isHidden}: EntryProps): ReactNode {
  const {key, name, text, notes} = entry;
  const assignment = `${key}=${entry.default}`;
  return (
    <>
      <Heading as="h3" id={key} hidden={isHidden} className={styles.heading}>
        <code translate="no">{key}</code> <span className={styles.name}>{name}</span>
      </Heading>
      <div className={styles.entry} hidden={isHidden}>
        <Marks entry={entry} />
        <p>{text}</p>
        {notes?.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        <Facts entry={entry} />
        {entry.default !== undefined && (
          <div data-needs-script className={styles.actions}>
            <CopyButton
              text={key}
              label={translate(
                {id: 'component.SettingsGroup.copyKeyLabel', message: 'Copy key {key}'},
                {key},
              )}
            >
              <Translate id="component.SettingsGroup.copyKey">Copy key</Translate>
            </CopyButton>
            <CopyButton
              text={assignment}
              label={translate(
                {
                  id: 'component.SettingsGroup.copyDefaultLabel',
                  message: 'Copy with default {assignment}',
                },
                {assignment},
              )}
            >
              <Translate id="component.SettingsGroup.copyDefault">Copy with default</Translate>
            </CopyButton>
          </div>
        )}
      </div>
    </>
  );
});

/** The settings of one group; the heading above it hides when the filter leaves none. */
export default function SettingsGroup({id, summary, entries}: SettingsGroupProps): ReactNode {
  const filter = useFilter();
  const items = useMemo(() => entries.map((entry) => toFilterItem(id, entry)), [id, entries]);
  const shown = items.map((item) => passes(item, filter));
  const count = shown.filter(Boolean).length;
  useReportShown(id, count);
  return (
    <>
      <p className={clsx(count === 0 && styles.empty)} hidden={count === 0}>
        {summary ?? (
          <Translate id="component.SettingsGroup.removed">
            Earlier versions had these keys. In this version they do nothing, and can be deleted
            from the file.
          </Translate>
        )}
      </p>
      {entries.map((entry, index) => (
        <Entry key={entry.key} entry={entry} isHidden={!shown[index]} />
      ))}
    </>
  );
}
