import {memo, useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import AsBuilt from '@site/src/components/AsBuilt';
import CopyButtons from '@site/src/components/CopyButtons';
import {passes, type FilterItem} from '@site/src/components/SettingsReference/filter';
import {useFilter, useReportShown} from '@site/src/components/SettingsReference/store';
import Heading from '@theme/Heading';
import {useDeferred, type Deferred} from '@site/src/core/deferred';
import {foldText} from '@site/src/core/text/fold';
import type {DetailsByKey, SettingDetails, SettingEntry, SettingsGroupProps} from './resolve';
import Facts from './Facts';
import Marks from './Marks';
import styles from './styles.module.css';

function toFilterItem(
  group: string,
  {key, name, isChanged, isUnusable}: SettingEntry,
  details: SettingDetails | undefined,
): FilterItem {
  const {text, higher, lower, values, notes} = details ?? {};
  const said = [key, name, text, higher, lower, values?.flat(), notes].flat();
  return {
    group,
    text: foldText(said.filter(Boolean).join(' ')),
    isChanged: isChanged === true,
    isUsable: isUnusable !== true,
  };
}

/** All that the page says of a setting. */
function Details({details}: {readonly details: SettingDetails}): ReactNode {
  return (
    <>
      <Marks entry={details} />
      <p>{details.text}</p>
      {details.notes?.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <Facts entry={details} />
    </>
  );
}

interface EntryProps {
  readonly entry: SettingEntry;
  readonly source: Deferred<DetailsByKey>;
  readonly isHidden: boolean;
}

/**
 * One setting. Heading and body stay side by side without a wrapper: that is how the search finds
 * the text that belongs to a heading.
 */
const Entry = memo(function Entry({entry, source, isHidden}: EntryProps): ReactNode {
  const {key, name} = entry;
  const assignment = `${key}=${entry.default}`;
  return (
    <>
      <Heading as="h3" id={key} hidden={isHidden} className={styles.heading}>
        <code translate="no">{key}</code> <span className={styles.name}>{name}</span>
      </Heading>
      <div className={styles.entry} data-later hidden={isHidden}>
        <AsBuilt from={source}>
          {({[key]: details}) => details && <Details details={details} />}
        </AsBuilt>
        {entry.default !== undefined && (
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
          />
        )}
      </div>
    </>
  );
});

/** The settings of one group; the heading above it hides when the filter leaves none. */
export default function SettingsGroup({
  id,
  summary,
  entries,
  details: source,
}: SettingsGroupProps): ReactNode {
  const filter = useFilter();
  const details = useDeferred(source, filter.text !== '');
  const items = useMemo(
    () => entries.map((entry) => toFilterItem(id, entry, details?.[entry.key])),
    [id, entries, details],
  );
  const shown = items.map((item) => passes(item, filter));
  const count = shown.filter(Boolean).length;
  useReportShown(id, count);
  return (
    <>
      <p className={clsx(count === 0 && styles.empty)} hidden={count === 0}>
        {summary ?? <Translate id="component.SettingsGroup.removed" />}
      </p>
      {entries.map((entry, index) => (
        <Entry key={entry.key} entry={entry} source={source} isHidden={!shown[index]} />
      ))}
    </>
  );
}
