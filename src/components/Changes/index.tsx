import clsx from 'clsx';
import {Fragment, useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {differencesOf, isAlike, type Differences} from '@site/src/core/changes/differences';
import Heading from '@theme/Heading';
import {upgradeFor, type UpgradeFacts} from '@site/src/core/upgrade';
import UpgradeSteps from '@site/src/components/UpgradeSteps';
import type {ChangeItem, ChangesProps} from './resolve';
import styles from './styles.module.css';

type Topic = ChangesProps['topics'][number];
type Version = ChangesProps['versions'][number];

const topicNames: Readonly<Record<Topic['id'], () => string>> = {
  settings: () => translate({id: 'component.Changes.settings'}),
  arguments: () => translate({id: 'component.Changes.arguments'}),
  commands: () => translate({id: 'component.Changes.commands'}),
  rest: () => translate({id: 'component.Changes.rest'}),
};

/** A version from the address; the default when it names none of the list. */
function useVersionInAddress(
  parameter: string,
  versions: readonly Version[],
  fallback: Version,
): readonly [Version, (id: string) => void] {
  const history = useHistory();
  const wanted = useHistorySelector(({location}) =>
    new URLSearchParams(location.search).get(parameter),
  );
  const change = (id: string) => {
    const query = new URLSearchParams(history.location.search);
    query.set(parameter, id);
    history.replace({...history.location, search: `?${query.toString()}`});
  };
  return [versions.find(({id}) => id === wanted) ?? fallback, change];
}

function VersionSelect({
  label,
  versions,
  value,
  onChange,
}: {
  readonly label: string;
  readonly versions: readonly Version[];
  readonly value: Version;
  readonly onChange: (id: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className="guide-field">
      <label htmlFor={id}>{label}</label>
      <select
        className="guide-input"
        id={id}
        value={value.id}
        onChange={(event) => onChange(event.target.value)}
      >
        {versions.map((version) => (
          <option key={version.id} value={version.id}>
            {version.id}
          </option>
        ))}
      </select>
    </div>
  );
}

function Entry({
  item,
  version,
  children,
}: {
  readonly item: ChangeItem;
  /** The version whose page explains the item. */
  readonly version: Version;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <li>
      {/* A build may leave the other version out; its own page is checked by its own build. */}
      <Link to={`/${version.path}${item.path}`} data-noBrokenLinkCheck>
        <code translate="no">{item.id}</code>
      </Link>
      {item.name && <span className={styles.name}>{item.name}</span>}
      {children}
    </li>
  );
}

const labels = {
  added: (count: number) => translate({id: 'component.Changes.added'}, {count}),
  removed: (count: number) => translate({id: 'component.Changes.removed'}, {count}),
  changed: (count: number) => translate({id: 'component.Changes.changed'}, {count}),
} as const;

interface TopicChangesProps {
  readonly topic: Topic;
  readonly differences: Differences;
  readonly from: Version;
  readonly to: Version;
  /** The place of `to` in the lists of values. */
  readonly toIndex: number;
}

function TopicChanges({topic, differences, from, to, toIndex}: TopicChangesProps): ReactNode {
  const items = new Map(topic.items.map((item) => [item.id, item]));
  const {added, removed, changed} = differences;
  return (
    <>
      <Heading as="h3" id={topic.id}>
        {topicNames[topic.id]()}
      </Heading>
      {isAlike(differences) && (
        <p>
          <Translate id="component.Changes.alike" />
        </p>
      )}
      {added.length > 0 && (
        <section className={styles.added}>
          <p>{labels.added(added.length)}</p>
          <ul>
            {added.map((id) => {
              const item = items.get(id) as ChangeItem;
              const value = topic.id === 'settings' && item.values[toIndex];
              return (
                <Entry key={id} item={item} version={to}>
                  {value && (
                    <span className={styles.value}>
                      <Translate id="component.Changes.default" />{' '}
                      <code translate="no">{value}</code>
                    </span>
                  )}
                </Entry>
              );
            })}
          </ul>
        </section>
      )}
      {removed.length > 0 && (
        <section className={styles.removed}>
          <p>{labels.removed(removed.length)}</p>
          <ul>
            {removed.map((id) => (
              <Entry key={id} item={items.get(id) as ChangeItem} version={from} />
            ))}
          </ul>
        </section>
      )}
      {changed.length > 0 && (
        <section className={styles.changed}>
          <p>{labels.changed(changed.length)}</p>
          <ul>
            {changed.map((change) => (
              <Entry key={change.id} item={items.get(change.id) as ChangeItem} version={to}>
                <span className={styles.value}>
                  <code translate="no">{change.from}</code> →{' '}
                  <code translate="no">{change.to}</code>
                </span>
              </Entry>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** What the steps are made of is what the page compares. */
function upgradeFactsOf({versions, topics, upgrade}: ChangesProps): UpgradeFacts {
  const itemsOf = (topic: Topic['id']) => topics.find(({id}) => id === topic)?.items ?? [];
  return {
    versions: versions.map(({id}) => id),
    settings: itemsOf('settings').map((item) => {
      const replacedBy = upgrade.replacements[item.id];
      return {...item, ...(replacedBy ? {replacedBy} : {})};
    }),
    arguments: itemsOf('arguments'),
    commands: itemsOf('commands'),
    ...(upgrade.rcon ? {rcon: upgrade.rcon} : {}),
  };
}

/** What differs between two versions, which the reader chooses; at first, this one and the last. */
export default function Changes(props: ChangesProps): ReactNode {
  const {versions, topics, upgrade} = props;
  const [newest, second] = versions as readonly [Version, Version];
  const [from, setFrom] = useVersionInAddress('from', versions, second);
  const [to, setTo] = useVersionInAddress('to', versions, newest);
  const toIndex = versions.indexOf(to);
  const compared = topics.map((topic) => ({
    topic,
    differences: differencesOf(topic.items, versions.indexOf(from), toIndex),
  }));
  const count = (part: keyof Differences) =>
    compared.reduce((sum, {differences}) => sum + differences[part].length, 0);
  return (
    <>
      <form
        data-needs-script
        className={clsx('guide-form', styles.form)}
        onSubmit={(event) => event.preventDefault()}
      >
        <VersionSelect
          label={translate({id: 'component.Changes.from'})}
          versions={versions}
          value={from}
          onChange={setFrom}
        />
        <VersionSelect
          label={translate({id: 'component.Changes.to'})}
          versions={versions}
          value={to}
          onChange={setTo}
        />
      </form>
      <p role="status" className={styles.summary}>
        {from === to
          ? translate({id: 'component.Changes.same'})
          : translate(
              {id: 'component.Changes.summary'},
              {
                from: from.id,
                to: to.id,
                added: count('added'),
                removed: count('removed'),
                changed: count('changed'),
              },
            )}
      </p>
      <Heading as="h3" id="upgrade">
        {upgrade.words.heading}
      </Heading>
      <UpgradeSteps {...upgrade} upgrade={upgradeFor(upgradeFactsOf(props), from.id, to.id)} />
      {compared.map(({topic, differences}) => (
        <Fragment key={topic.id}>
          <TopicChanges
            topic={topic}
            differences={differences}
            from={from}
            to={to}
            toIndex={toIndex}
          />
        </Fragment>
      ))}
    </>
  );
}
