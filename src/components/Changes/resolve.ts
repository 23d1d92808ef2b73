import {isAtLeast, versionIds, versionPath} from '../../data/versions';
import type {VersionId} from '../../data/versions';
import {changeTopics, historyOf} from '../../core/changes';
import type {ChangeTopic} from '../../core/changes';
import {argumentPath, commandPath, endpointPath, settingPath} from '../../core/references';
import {restOperationsForVersion} from '../../core/rest';
import type {SettingHistory, UpgradeFacts} from '../../core/upgrade';
import {rconFacts, replacementOf} from '../../core/upgrade/facts';
import type {Locale} from '../../data/locales';
import {wordsOf} from '../../words';
import {upgradeWords, type UpgradeStepsWords} from '../UpgradeSteps/resolve';
import type {ContentsOf, FactsResolver} from '../../core/resolver';

export interface ChangeItem extends SettingHistory {
  /** What it is called in the reader's language, where it has a name. */
  readonly name?: string;
  /** Where it is explained, below the base of a version: 'settings-and-operation/…'. */
  readonly path: string;
}

export interface ChangesProps extends UpgradeStepsWords {
  /** The version of the page and those before it, newest first, with their path segments. */
  readonly versions: readonly {readonly id: VersionId; readonly path: string}[];
  /** Only what is not the same in all of these versions. */
  readonly topics: readonly {readonly id: ChangeTopic; readonly items: readonly ChangeItem[]}[];
  readonly rcon?: UpgradeFacts['rcon'];
}

/** The operation of 'GET /players' or of '/players players[].level'. */
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

/** `<Changes />`: what differs between any two versions up to that of the page. */
export const resolve: FactsResolver<ChangesProps> = (_attributes, {version, locale}) => {
  const compared = versionIds.filter((id) => isAtLeast(version, id));
  const topics = changeTopics.map((id) => ({
    id,
    items: historyOf(id, compared)
      .filter(({values}) => new Set(values).size > 1)
      .map((item): ChangeItem => {
        const name = nameOf(id, item.id, version, locale);
        const replacedBy = id === 'settings' && replacementOf(item.id, version);
        return {
          ...item,
          ...(name === undefined ? {} : {name}),
          ...(replacedBy ? {replacedBy} : {}),
          path: paths[id](version, item.id).slice(versionPath(version).length + 1),
        };
      }),
  }));
  const rcon = rconFacts(version);
  return {
    versions: compared.map((id) => ({id, path: versionPath(id)})),
    topics,
    ...upgradeWords(version, locale),
    ...(rcon ? {rcon} : {}),
  };
};

export const contentsOf: ContentsOf<ChangesProps> = ({topics, words}) => [
  {id: 'upgrade', text: words.heading},
  ...topics.map(({id}) => ({id, text: words.topics[id]})),
];
