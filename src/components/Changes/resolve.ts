import {
  isAtLeast,
  newestVersion,
  versionIds,
  versionPath,
  type VersionId,
} from '../../data/versions';
import {changeTopics, historyOf, type ChangeTopic} from '../../core/changes';
import {argumentPath, commandPath, endpointPath, settingPath} from '../../core/references';
import {restOperationsForVersion} from '../../core/rest';
import {rconFacts, replacements} from '../../core/upgrade/facts';
import type {Locale} from '../../data/locales';
import {wordsOf} from '../../words';
import {upgradeWords} from '../UpgradeSteps/resolve';
import type {ContentsOf, FactsAttributes, FactsContext} from '../../core/resolver';

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
  const compared = versionIds.filter((id) => isAtLeast(version, id));
  return {
    versions: compared.map((id) => ({id, path: versionPath(id)})),
    topics: changeTopics.map((id) => ({
      id,
      items: historyOf(id, compared)
        .filter(({values}) => new Set(values).size > 1)
        .map((item) => ({
          ...item,
          ...(id === 'settings' ? replacements(item.id, version) : {}),
          name: nameOf(id, item.id, version, locale),
          /** The path starts below a version's base. */
          path: paths[id](version, item.id).slice(versionPath(version).length + 1),
        })),
    })),
    ...upgradeWords(version, locale),
    rcon: rconFacts(version),
    isNewest: version === newestVersion.id,
  };
}

export type ChangesProps = ReturnType<typeof resolve>;

export const contentsOf: ContentsOf<ChangesProps> = ({topics, words}) => [
  {id: 'upgrade', text: words.heading},
  ...topics.map(({id}) => ({id, text: words.topics[id]})),
];
