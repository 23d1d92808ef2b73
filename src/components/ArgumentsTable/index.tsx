import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import EntryHeading from '@site/src/components/EntryHeading';
import WithCode from '@site/src/components/FactTable/WithCode';
import ReferenceFacts from '@site/src/components/ReferenceFacts';
import {fillIn} from '@site/src/core/text/fillIn';
import SourceNote from '@site/src/components/SourceNote';
import ReferenceOverview from '@site/src/components/ReferenceOverview';
import type {ArgumentEntry, ArgumentsTableProps} from './resolve';
import styles from './styles.module.css';

type Words = ArgumentsTableProps['words'];

function DefaultValue({
  value,
  words,
}: {
  readonly value: ArgumentEntry['default'];
  readonly words: Words;
}): ReactNode {
  switch (value.kind) {
    case 'value':
      return <code translate="no">{value.value}</code>;
    case 'off':
      return words.off;
    case 'detected':
      return words.detected;
    case 'unset':
      return words.unset;
  }
}

function Links({items}: {readonly items: ArgumentEntry['settings']}): ReactNode {
  return (
    <ul className={styles.links}>
      {items.map(({name, to}) => (
        <li key={name}>
          <Link to={to}>
            <code translate="no">{name}</code>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Entry({
  entry,
  oldest,
  words,
}: {
  readonly entry: ArgumentEntry;
} & Pick<ArgumentsTableProps, 'oldest' | 'words'>): ReactNode {
  return (
    <>
      <EntryHeading as="h3" id={entry.id}>
        <code translate="no">{entry.name}</code>
      </EntryHeading>
      <p className={styles.text}>
        <WithCode text={entry.text} />
      </p>
      {entry.isInferred && <p className={styles.inferred}>{words.inferred}</p>}
      <ReferenceFacts
        facts={[
          {
            label: words.syntax,
            value: <code translate="no">{entry.syntax}</code>,
          },
          {
            label: words.value,
            value: entry.value && <WithCode text={entry.value} />,
          },
          {
            label: words.default,
            value: <DefaultValue value={entry.default} words={words} />,
          },
          {
            label: words.goesWith,
            value: entry.goesWith.length > 0 ? <Links items={entry.goesWith} /> : undefined,
          },
          {
            label: words.settings,
            value: entry.settings.length > 0 ? <Links items={entry.settings} /> : undefined,
          },
          {
            label: words.systems,
            value: entry.systems,
          },
          {
            label: words.since,
            value: entry.since
              ? entry.since
              : oldest && fillIn(words.sinceOldest, {version: oldest}),
          },
        ]}
      />
      <SourceNote {...entry.source} />
    </>
  );
}

/** The arguments of a version: an overview of all, then an entry with a target for each. */
export default function ArgumentsTable({entries, oldest, words}: ArgumentsTableProps): ReactNode {
  return (
    <>
      <ReferenceOverview
        caption={words.caption}
        columns={[words.argument, words.meaning, words.default]}
        rows={entries.map((entry) => ({
          id: entry.id,
          name: entry.name,
          cells: [
            <Fragment key="meaning">
              <WithCode text={entry.meaning} />
              {entry.isUndocumented && (
                <strong className={styles.undocumented}>{words.undocumented}</strong>
              )}
            </Fragment>,
            <DefaultValue key="default" value={entry.default} words={words} />,
          ],
        }))}
      />
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} oldest={oldest} words={words} />
      ))}
    </>
  );
}
