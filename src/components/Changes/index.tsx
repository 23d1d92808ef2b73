import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Code from '@theme/MDXComponents/Code';
import {useQueryState} from '@site/src/browser/useQueryState';
import {withParameters} from '@site/src/browser/withParameters';
import {changeTopics, differencesOf, type Differences} from '@site/src/core/changes/differences';
import {SelectField} from '@site/src/components/Fields';
import UpgradeSteps from '@site/src/components/UpgradeSteps';
import FromFile from './FromFile';
import type {ChangesProps} from './resolve';
import styles from './styles.module.css';

const labels = {
  added: (count: number) => translate({id: 'component.Changes.added'}, {count}),
  removed: (count: number) => translate({id: 'component.Changes.removed'}, {count}),
  changed: (count: number) => translate({id: 'component.Changes.changed'}, {count}),
} as const;
type Kind = keyof typeof labels;

interface TopicChangesProps {
  readonly id: keyof ChangesProps['comparison']['topics'];
  readonly title: string;
  readonly items: ChangesProps['comparison']['topics']['settings'];
  readonly differences: Differences;
  readonly roots: Readonly<Record<Kind, string>>;
  readonly toIndex: number;
}

function TopicChanges(props: TopicChangesProps): ReactNode {
  const {id: topic, title, items, differences, roots, toIndex} = props;
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const changes = new Map(differences.changed.map(({id, from, to}) => [id, [from, to] as const]));
  const ids = {...differences, changed: [...changes.keys()]};
  const valueOf = (kind: Kind, id: string): ReactNode => {
    const [before, after] = changes.get(id) ?? [];
    const preset = kind === 'added' && topic === 'settings' && itemOf.get(id)?.values[toIndex];
    return preset ? (
      <span>
        <Translate id="component.Changes.default" /> <Code translate="no">{preset}</Code>
      </span>
    ) : (
      before && (
        <span>
          <Code translate="no">{before}</Code> → <Code translate="no">{after}</Code>
        </span>
      )
    );
  };
  const kinds = (Object.keys(labels) as Kind[]).filter((kind) => ids[kind].length > 0);
  return (
    <>
      <Heading as="h3" id={topic}>
        {title}
      </Heading>
      {kinds.length === 0 && (
        <p>
          <Translate id="component.Changes.alike" />
        </p>
      )}
      {kinds.map((kind) => (
        // The search skips this part, because additions have their own pages.
        <section
          key={kind}
          className={styles.list}
          data-kind={kind}
          data-search={kind === 'added' ? 'skip' : undefined}
        >
          <p>{labels[kind](ids[kind].length)}</p>
          <ul className="clean-list">
            {ids[kind].map((id) => {
              const {name, path = ''} = itemOf.get(id) ?? {};
              return (
                <li key={id}>
                  {/* A preview may lack the other version, so the build doesn't check the link. */}
                  <Link to={roots[kind] + path} data-noBrokenLinkCheck>
                    <Code translate="no">{id}</Code>
                  </Link>
                  {name && <span>{name}</span>}
                  {valueOf(kind, id)}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

export default function Changes({comparison, roots, words, links}: ChangesProps): ReactNode {
  const {versions, topics} = comparison;
  // The oldest version has no older one to compare with, so both choices are the same.
  const [newest = '', second = newest] = versions;
  const [{from, to}, change] = useQueryState(
    {from: second, to: newest},
    (query) => {
      const wanted = new URLSearchParams(query);
      const versionOf = (name: string) => versions.find((id) => id === wanted.get(name));
      return {from: versionOf('from') ?? second, to: versionOf('to') ?? newest};
    },
    withParameters,
  );
  const toIndex = versions.indexOf(to);
  const compared = changeTopics.map((id) => ({
    id,
    title: words.topics[id],
    items: topics[id],
    differences: differencesOf(topics[id], versions.indexOf(from), toIndex),
  }));
  const count = (kind: Kind) =>
    compared.reduce((sum, {differences}) => sum + differences[kind].length, 0);
  const counts = {added: count('added'), removed: count('removed'), changed: count('changed')};
  const [old = '', now = ''] = [roots[from], roots[to]];
  return (
    <>
      <form
        data-needs-script
        className={`guide-form guide-fields ${styles.form}`}
        onSubmit={(event) => event.preventDefault()}
      >
        <SelectField
          label={translate({id: 'component.Changes.from'})}
          options={versions}
          value={from}
          onChange={(wanted) => change({from: wanted, to})}
        />
        <SelectField
          label={translate({id: 'component.Changes.to'})}
          options={versions}
          value={to}
          onChange={(wanted) => change({from, to: wanted})}
        />
        <FromFile
          words={words}
          versions={versions}
          onVersion={(wanted) => change({from: wanted, to})}
        />
      </form>
      <p role="status" className={styles.summary}>
        {from === to
          ? translate({id: 'component.Changes.same'})
          : translate({id: 'component.Changes.summary'}, {from, to, ...counts})}
      </p>
      <Heading as="h3" id="upgrade">
        {words.heading}
      </Heading>
      <UpgradeSteps {...{comparison, words, links, from, to}} />
      {compared.map((one) => (
        <TopicChanges
          key={one.id}
          {...one}
          roots={{added: now, removed: old, changed: now}}
          toIndex={toIndex}
        />
      ))}
    </>
  );
}
