import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import CodeText from '@site/src/components/CodeText';
import {useQueryState} from '@site/src/browser/useQueryState';
import {differencesOf, isAlike, type Differences} from '@site/src/core/changes/differences';
import Heading from '@theme/Heading';
import {upgradeFor} from '@site/src/core/upgrade';
import {CellView} from '@site/src/components/Facts/Cell';
import type {Cell} from '@site/src/components/Facts/types';
import {SelectField} from '@site/src/components/Fields';
import UpgradeSteps from '@site/src/components/UpgradeSteps';
import FromFile from './FromFile';
import type {ChangesProps} from './resolve';
import styles from './styles.module.css';

type Topic = ChangesProps['topics'][number];
type Version = ChangesProps['versions'][number];

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
  readonly toIndex: number;
}

function TopicChanges(props: TopicChangesProps): ReactNode {
  const {title, topic, differences, from, to, toIndex} = props;
  const items = new Map(topic.items.map((item) => [item.id, item]));
  const defaultOf = (id: string): Cell => {
    const value = topic.id === 'settings' && items.get(id)?.values[toIndex];
    const before = `${translate({id: 'component.Changes.default'})} `;
    return value ? {before, text: value, look: 'code'} : '';
  };
  const lists: readonly (readonly [
    kind: keyof typeof labels,
    version: Version,
    entries: readonly (readonly [id: string, value: Cell])[],
  ])[] = [
    ['added', to, differences.added.map((id) => [id, defaultOf(id)])],
    ['removed', from, differences.removed.map((id) => [id, ''])],
    [
      'changed',
      to,
      differences.changed.map((change) => [
        change.id,
        {text: change.from, look: 'code', after: ` → \`${change.to}\``},
      ]),
    ],
  ];
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
      {lists
        .filter(([, , entries]) => entries.length > 0)
        .map(([kind, version, entries]) => (
          // The search skips this part, because additions have their own pages.
          <section
            key={kind}
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
                    {/* A preview may lack the other version, so the build doesn't check the link. */}
                    <Link to={`/${version.path}${path}`} data-noBrokenLinkCheck>
                      <code translate="no">
                        <CodeText of={id} />
                      </code>
                    </Link>
                    {name && <span>{name}</span>}
                    {value && (
                      <span>
                        <CellView cell={value} />
                      </span>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
    </>
  );
}

export default function Changes(props: ChangesProps): ReactNode {
  const {versions, topics, rcon, isNewest, ...upgrade} = props;
  // The oldest version has no older one to compare with, so both choices are the same.
  const newest = versions[0]!;
  const second = versions[1] ?? newest;
  const ids = versions.map(({id}) => id);
  // Each rendering makes new version objects, so the state keeps names.
  const [chosen, change] = useQueryState(
    {from: second.id, to: newest.id},
    (query) => {
      const wanted = new URLSearchParams(query);
      const versionOf = (name: string) => ids.find((id) => id === wanted.get(name));
      return {from: versionOf('from') ?? second.id, to: versionOf('to') ?? newest.id};
    },
    (next, before) => {
      const query = new URLSearchParams(before);
      query.set('from', next.from);
      query.set('to', next.to);
      return `?${query}`;
    },
  );
  const set = (side: 'from' | 'to') => (wanted: string) => change({...chosen, [side]: wanted});
  const [fromIndex, toIndex] = [ids.indexOf(chosen.from), ids.indexOf(chosen.to)];
  const [from, to] = [versions[fromIndex] ?? second, versions[toIndex] ?? newest];
  const compared = topics.map((topic) => ({
    topic,
    differences: differencesOf(topic.items, fromIndex, toIndex),
  }));
  const count = (part: keyof Differences) =>
    compared.reduce((sum, {differences}) => sum + differences[part].length, 0);
  const items = Object.fromEntries(topics.map((topic) => [topic.id, topic.items]));
  const facts = {
    ...(items as Readonly<Record<Topic['id'], Topic['items']>>),
    versions: ids,
    isNewest,
    ...(rcon && {rcon}),
  };
  return (
    <>
      <form
        data-needs-script
        className={`guide-form guide-fields ${styles.form}`}
        onSubmit={(event) => event.preventDefault()}
      >
        <SelectField
          label={translate({id: 'component.Changes.from'})}
          options={ids}
          value={from.id}
          onChange={set('from')}
        />
        <SelectField
          label={translate({id: 'component.Changes.to'})}
          options={ids}
          value={to.id}
          onChange={set('to')}
        />
        <FromFile words={upgrade.words} versions={ids} onVersion={set('from')} />
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
