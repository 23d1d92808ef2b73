import {memo, useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import CopyButtons from '@site/src/components/CopyButtons';
import {passes, type FilterItem} from '@site/src/components/SettingsReference/filter';
import {useFilter, useReportShown} from '@site/src/components/SettingsReference/store';
import SourceNote from '@site/src/components/SourceNote';
import EntryHeading from '@site/src/components/EntryHeading';
import {foldText} from '@site/src/core/text/fold';
import type {SettingDetails, SettingsGroupProps} from './resolve';
import Facts from './Facts';
import Marks from './Marks';
import styles from './styles.module.css';

function toFilterItem(group: string, entry: SettingDetails): FilterItem {
  const {key, name, text, notes, facts = []} = entry;
  const ownFacts = facts.filter(({isSearched}) => isSearched);
  const said = [key, name, text, notes, ownFacts.map((fact) => [fact.text, fact.values])];
  return {
    group,
    text: foldText(said.flat(4).filter(Boolean).join(' ')),
    isChanged: entry.isChanged === true,
    isUsable: !entry.isUnusable,
  };
}

interface EntryProps {
  readonly entry: SettingDetails;
  /** The address of the settings editor. */
  readonly editor: string;
  readonly sources: SettingsGroupProps['sources'];
  readonly isHidden: boolean;
}

/**
 * One setting. Heading and body stay side by side without a wrapper: that is how the search finds
 * the text that belongs to a heading.
 */
const Entry = memo(function Entry({entry, editor, sources, isHidden}: EntryProps): ReactNode {
  const {key, name, text, notes, marks, facts} = entry;
  const assignment = `${key}=${entry.default}`;
  return (
    <>
      <EntryHeading as="h3" id={key} hidden={isHidden} className={styles.heading}>
        <code translate="no">{key}</code> <span className={styles.name}>{name}</span>
      </EntryHeading>
      <div className={styles.entry} hidden={isHidden}>
        {marks && <Marks marks={marks} isChanged={entry.isChanged === true} />}
        <p>{text}</p>
        {notes?.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        {facts && <Facts facts={facts} />}
        {entry.default !== undefined && (
          <div className={styles.foot}>
            <CopyButtons
              choices={[
                {
                  text: key,
                  name: translate({id: 'component.SettingsGroup.copyKey'}),
                  label: translate({id: 'component.SettingsGroup.copyKeyLabel'}, {key}),
                },
                {
                  text: assignment,
                  name: translate({id: 'component.SettingsGroup.copyDefault'}),
                  label: translate({id: 'component.SettingsGroup.copyDefaultLabel'}, {assignment}),
                },
              ]}
            >
              {/* The editor opens at the setting: there is no such place in its HTML to check for. */}
              <Link
                to={`${editor}#${key}`}
                data-search="skip"
                data-noBrokenLinkCheck
                aria-label={translate({id: 'component.SettingsGroup.editLabel'}, {key})}
              >
                <Translate id="component.SettingsGroup.edit" />
              </Link>
            </CopyButtons>
            {sources && (
              <SourceNote
                to={sources.to + key}
                confidence={entry.confidence}
                main={entry.main ?? sources.main}
                report={entry.report}
              />
            )}
          </div>
        )}
      </div>
    </>
  );
});

/** The settings of one group; the heading above it hides when the filter leaves none. */
export default function SettingsGroup({
  id,
  summary,
  editor,
  sources,
  entries,
}: SettingsGroupProps): ReactNode {
  const filter = useFilter();
  const items = useMemo(() => entries.map((entry) => toFilterItem(id, entry)), [id, entries]);
  const shown = items.map((item) => passes(item, filter));
  const count = shown.filter(Boolean).length;
  useReportShown(id, count);
  return (
    <>
      <p className={clsx(count === 0 && styles.empty)} hidden={count === 0}>
        {summary}
      </p>
      {entries.map((entry, index) => (
        <Entry
          key={entry.key}
          entry={entry}
          editor={editor}
          sources={sources}
          isHidden={!shown[index]}
        />
      ))}
    </>
  );
}
