import {versionIds, type VersionId} from '../../data/versions';
import {argumentsForVersion, argumentSyntax} from '../arguments';
import {commandsForVersion, commandSyntax} from '../commands';
import {restOperationsForVersion} from '../rest';
import {settingsForVersion} from '../settings/versionSettings';
import {differencesOf, type Differences, type HistoryItem} from './differences';

export type {HistoryItem};

export const changeTopics = ['settings', 'arguments', 'commands', 'rest'] as const;
export type ChangeTopic = (typeof changeTopics)[number];

type Snapshot = ReadonlyMap<string, {readonly value: string; readonly parent?: string}>;

const snapshots: Readonly<Record<ChangeTopic, (version: VersionId) => Snapshot>> = {
  settings: (version) =>
    new Map(
      settingsForVersion(version).map(({key, printedDefault}) => [key, {value: printedDefault}]),
    ),
  arguments: (version) =>
    new Map(argumentsForVersion(version).map((each) => [each.name, {value: argumentSyntax(each)}])),
  commands: (version) =>
    new Map(commandsForVersion(version).map((each) => [each.name, {value: commandSyntax(each)}])),
  rest: (version) =>
    new Map(
      restOperationsForVersion(version, 'en').flatMap(
        ({id, method, requestFields, responseFields}) => {
          const operation = `${method} /${id}`;
          return [
            [operation, {value: operation}] as const,
            ...[...requestFields, ...responseFields].map(
              ({path, type}) => [`/${id} ${path}`, {value: type, parent: operation}] as const,
            ),
          ];
        },
      ),
    ),
};

/**
 * Returns the history of a topic. Put the newest version first, because the ids keep the order of
 * the first version.
 */
export function historyOf(
  topic: ChangeTopic,
  versions: readonly VersionId[],
): readonly HistoryItem[] {
  const all = versions.map((version) => snapshots[topic](version));
  const ids = [...new Set(all.flatMap((snapshot) => [...snapshot.keys()]))];
  return ids.map((id) => {
    const parent = all.map((snapshot) => snapshot.get(id)?.parent).find(Boolean);
    return {
      id,
      ...(parent === undefined ? {} : {parent}),
      values: all.map((snapshot) => snapshot.get(id)?.value ?? null),
    };
  });
}

const histories = new Map<ChangeTopic, readonly HistoryItem[]>();

export function differencesBetween(
  topic: ChangeTopic,
  from: VersionId,
  to: VersionId,
): Differences {
  const history = histories.get(topic) ?? historyOf(topic, versionIds);
  histories.set(topic, history);
  return differencesOf(history, versionIds.indexOf(from), versionIds.indexOf(to));
}
