import {comparisonOf} from '../../core/changes';
import {changeTopics, type ChangeTopic, type HistoryItem} from '../../core/changes/differences';
import {argumentPath, commandPath, endpointPath, settingPath} from '../../core/references';
import type {ContentsOf, FactsAttributes, FactsContext} from '../../core/resolver';
import {restOperationsForVersion} from '../../core/rest';
import type {Locale} from '../../data/locales';
import {versionPath, type VersionId} from '../../data/versions';
import {wordsOf} from '../../words';
import {upgradeLinks} from '../UpgradeSteps/resolve';

const operationOf = (id: string) => /\/(?<operation>[\w-]+)/.exec(id)?.groups?.operation ?? '';

const paths: Readonly<Record<ChangeTopic, (version: VersionId, id: string) => string>> = {
  settings: settingPath,
  arguments: argumentPath,
  commands: commandPath,
  rest: (version, id) => endpointPath(version, operationOf(id)),
};

function nameOf(topic: ChangeTopic, id: string, newest: VersionId, locale: Locale) {
  if (topic === 'settings') {
    return wordsOf(locale).settings.settings[id]?.name;
  }
  return topic === 'rest'
    ? restOperationsForVersion(newest, locale).find((each) => id.endsWith(` /${each.id}`))?.summary
    : undefined;
}

export function resolve(_: FactsAttributes, {version, locale}: FactsContext) {
  const comparison = comparisonOf(version, changeTopics);
  const named = (topic: ChangeTopic) => (item: HistoryItem) => ({
    ...item,
    name: nameOf(topic, item.id, version, locale),
    path: paths[topic](version, item.id).slice(versionPath(version).length + 1),
  });
  const topics = changeTopics.map((id) => [id, comparison.topics[id].map(named(id))] as const);
  return {
    comparison: {
      ...comparison,
      topics: Object.fromEntries(topics) as Record<ChangeTopic, (typeof topics)[number][1]>,
    },
    roots: Object.fromEntries(
      comparison.versions.map((id) => [id, `/${versionPath(id as VersionId)}`]),
    ),
    words: wordsOf(locale).upgrade,
    links: upgradeLinks(version),
  };
}

export type ChangesProps = ReturnType<typeof resolve>;

export const contentsOf: ContentsOf<ChangesProps> = ({words}) => [
  {id: 'upgrade', text: words.heading},
  ...changeTopics.map((id) => ({id, text: words.topics[id]})),
];
