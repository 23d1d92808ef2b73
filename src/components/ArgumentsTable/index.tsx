import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import EntryHeading from '@site/src/components/EntryHeading';
import WithCode from '@site/src/components/FactTable/WithCode';
import ReferenceFacts from '@site/src/components/ReferenceFacts';
import SourceNote from '@site/src/components/SourceNote';
import ReferenceOverview from '@site/src/components/ReferenceOverview';
import type {ArgumentEntry, ArgumentsTableProps} from './resolve';
import styles from './styles.module.css';

function DefaultValue({value}: {readonly value: ArgumentEntry['default']}): ReactNode {
  switch (value.kind) {
    case 'value':
      return <code translate="no">{value.value}</code>;
    case 'off':
      return <Translate id="component.ArgumentsTable.off" />;
    case 'detected':
      return <Translate id="component.ArgumentsTable.detected" />;
    case 'unset':
      return <Translate id="component.ArgumentsTable.unset" />;
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
}: {
  readonly entry: ArgumentEntry;
  readonly oldest: string | undefined;
}): ReactNode {
  return (
    <>
      <EntryHeading as="h3" id={entry.id}>
        <code translate="no">{entry.name}</code>
      </EntryHeading>
      <p className={styles.text}>
        <WithCode text={entry.text} />
      </p>
      {entry.isInferred && (
        <p className={styles.inferred}>
          <Translate id="component.ArgumentsTable.inferred" />
        </p>
      )}
      <ReferenceFacts
        facts={[
          {
            label: translate({id: 'component.ArgumentsTable.syntax'}),
            value: <code translate="no">{entry.syntax}</code>,
          },
          {
            label: translate({id: 'component.ArgumentsTable.value'}),
            value: entry.value && <WithCode text={entry.value} />,
          },
          {
            label: translate({id: 'component.ArgumentsTable.default'}),
            value: <DefaultValue value={entry.default} />,
          },
          {
            label: translate({id: 'component.ArgumentsTable.goesWith'}),
            value: entry.goesWith.length > 0 ? <Links items={entry.goesWith} /> : undefined,
          },
          {
            label: translate({id: 'component.ArgumentsTable.settings'}),
            value: entry.settings.length > 0 ? <Links items={entry.settings} /> : undefined,
          },
          {
            label: translate({id: 'component.ArgumentsTable.systems'}),
            value: entry.systems,
          },
          {
            label: translate({id: 'component.ArgumentsTable.since'}),
            value: entry.since
              ? translate({id: 'component.ArgumentsTable.sinceVersion'}, {version: entry.since})
              : oldest &&
                translate({id: 'component.ArgumentsTable.sinceOldest'}, {version: oldest}),
          },
        ]}
      />
      <p>
        <SourceNote to={entry.sources} confidence={entry.confidence} />
      </p>
    </>
  );
}

/** The arguments of a version: an overview of all, then an entry with a target for each. */
export default function ArgumentsTable({entries, oldest}: ArgumentsTableProps): ReactNode {
  return (
    <>
      <ReferenceOverview
        caption={translate({id: 'component.ArgumentsTable.caption'})}
        columns={[
          translate({id: 'component.ArgumentsTable.argument'}),
          translate({id: 'component.ArgumentsTable.meaning'}),
          translate({id: 'component.ArgumentsTable.default'}),
        ]}
        rows={entries.map((entry) => ({
          id: entry.id,
          name: entry.name,
          cells: [
            <Fragment key="meaning">
              <WithCode text={entry.meaning} />
              {entry.isUndocumented && (
                <strong className={styles.undocumented}>
                  <Translate id="component.ArgumentsTable.undocumented" />
                </strong>
              )}
            </Fragment>,
            <DefaultValue key="default" value={entry.default} />,
          ],
        }))}
      />
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} oldest={oldest} />
      ))}
    </>
  );
}
