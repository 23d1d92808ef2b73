import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {differencesOf, isAlike, type Differences} from '@site/src/core/changes/differences';
import Heading from '@theme/Heading';
import {upgradeFor} from '@site/src/core/upgrade';
import {SelectField} from '@site/src/components/Fields';
import UpgradeSteps from '@site/src/components/UpgradeSteps';
import FromFile from './FromFile';
import type {ChangesProps} from './resolve';
import styles from './styles.module.css';

type Topic = ChangesProps['topics'][number];
type Version = ChangesProps['versions'][number];

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

const labels = {
  added: (count: number) => translate({id: 'component.Changes.added'}, {count}),
  removed: (count: number) => translate({id: 'component.Changes.removed'}, {count}),
  changed: (count: number) => translate({id: 'component.Changes.changed'}, {count}),
} as const;

interface TopicChangesProps {
  readonly title: string;
  readonly topic: Topic;
  readonly differences: Differences;
  readonly from: Version;
  readonly to: Version;
  /** The place of `to` in the lists of values. */
  readonly toIndex: number;
}

function TopicChanges(props: TopicChangesProps): ReactNode {
  const {title, topic, differences, from, to, toIndex} = props;
  const items = new Map(topic.items.map((item) => [item.id, item]));
  const {added, removed, changed} = differences;
  /** The entries of one kind, each with what is to be said of its values; a page of a version explains them. */
  const list = (
    kind: keyof typeof labels,
    version: Version,
    entries: readonly (readonly [id: string, value?: ReactNode])[],
  ): ReactNode =>
    entries.length > 0 && (
      // What was added has a page of its own, where the search finds it.
      <section
        className={styles.list}
        data-kind={kind}
        data-search={kind === 'added' ? 'skip' : undefined}
      >
        <p>{labels[kind](entries.length)}</p>
        <ul className="clean-list">
          {entries.map(([id, value]) => {
            const {name, path = ''} = items.get(id) ?? {};
            return (
              <li key={id}>
                {/* A build may leave the other version out; its own page is checked by its own build. */}
                <Link to={`/${version.path}${path}`} data-noBrokenLinkCheck>
                  <code translate="no">{id}</code>
                </Link>
                {name && <span>{name}</span>}
                {value && <span>{value}</span>}
              </li>
            );
          })}
        </ul>
      </section>
    );
  const defaultOf = (id: string): ReactNode => {
    const value = topic.id === 'settings' && items.get(id)?.values[toIndex];
    return (
      value && (
        <>
          <Translate id="component.Changes.default" /> <code translate="no">{value}</code>
        </>
      )
    );
  };
  return (
    <>
      <Heading as="h3" id={topic.id}>
        {title}
      </Heading>
      {isAlike(differences) && (
        <p>
          <Translate id="component.Changes.alike" />
        </p>
      )}
      {list(
        'added',
        to,
        added.map((id) => [id, defaultOf(id)]),
      )}
      {list(
        'removed',
        from,
        removed.map((id) => [id]),
      )}
      {list(
        'changed',
        to,
        changed.map((change) => [
          change.id,
          <>
            <code translate="no">{change.from}</code> → <code translate="no">{change.to}</code>
          </>,
        ]),
      )}
    </>
  );
}

/** What differs between two versions, which the reader chooses; at first, this one and the last. */
export default function Changes({versions, topics, rcon, ...upgrade}: ChangesProps): ReactNode {
  // The oldest version has none before it, once those are retired.
  const [newest, second = newest] = versions as readonly [Version, Version?];
  const [from, setFrom] = useVersionInAddress('from', versions, second);
  const [to, setTo] = useVersionInAddress('to', versions, newest);
  const ids = versions.map(({id}) => id);
  const toIndex = versions.indexOf(to);
  const compared = topics.map((topic) => ({
    topic,
    differences: differencesOf(topic.items, versions.indexOf(from), toIndex),
  }));
  const count = (part: keyof Differences) =>
    compared.reduce((sum, {differences}) => sum + differences[part].length, 0);
  // What the steps are made of is what the page compares.
  const itemsOf = (topic: Topic['id']) => topics.find(({id}) => id === topic)?.items ?? [];
  const facts = {
    versions: ids,
    settings: itemsOf('settings'),
    arguments: itemsOf('arguments'),
    commands: itemsOf('commands'),
    ...(rcon ? {rcon} : {}),
  };
  return (
    <>
      <form
        data-needs-script
        className={clsx('guide-form', styles.form)}
        onSubmit={(event) => event.preventDefault()}
      >
        <SelectField
          label={translate({id: 'component.Changes.from'})}
          options={ids}
          value={from.id}
          onChange={setFrom}
        />
        <SelectField
          label={translate({id: 'component.Changes.to'})}
          options={ids}
          value={to.id}
          onChange={setTo}
        />
        <FromFile words={upgrade.words} versions={ids} onVersion={setFrom} />
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
      <UpgradeSteps {...upgrade} upgrade={upgradeFor(facts, from.id, to.id)} />
      {compared.map((one) => (
        <TopicChanges
          key={one.topic.id}
          title={upgrade.words.topics[one.topic.id]}
          {...one}
          {...{from, to, toIndex}}
        />
      ))}
    </>
  );
}
