/** Compares versions in the build, from the data of each topic. */
import {restOperationsOf} from '../../data/rest/operations';
import {findSetting} from '../../data/settings';
import {
  firstVersionWith,
  isAtLeast,
  newestVersion,
  previousVersion,
  versionIds,
  type VersionId,
} from '../../data/versions';
import {notes} from '../../data/whatsNew';
import {argumentsForVersion, argumentSyntax} from '../arguments';
import {commandsForVersion, commandSyntax, restEquivalent} from '../commands';
import {restOperationsForVersion} from '../rest';
import {settingsForVersion} from '../settings/versionSettings';
import {differencesOf, type ChangeTopic, type Comparison, type HistoryItem} from './differences';

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
 * Returns the history of a topic. The ids keep the order of the first version, so put the newest
 * version first.
 */
function historyOf(topic: ChangeTopic, versions: readonly VersionId[]): readonly HistoryItem[] {
  const all = versions.map((version) => snapshots[topic](version));
  const ids = [...new Set(all.flatMap((snapshot) => [...snapshot.keys()]))];
  return ids.map((id) => {
    const parent = all.map((snapshot) => snapshot.get(id)?.parent).find(Boolean);
    const values = all.map((snapshot) => snapshot.get(id)?.value ?? null);
    return {id, ...(parent === undefined ? {} : {parent}), values};
  });
}

const histories = new Map<ChangeTopic, readonly HistoryItem[]>();

/** Returns what was added, removed or changed in a topic between two versions. */
export function differencesBetween(topic: ChangeTopic, from: VersionId, to: VersionId) {
  const history = histories.get(topic) ?? historyOf(topic, versionIds);
  histories.set(topic, history);
  return differencesOf(history, versionIds.indexOf(from), versionIds.indexOf(to));
}

/** Returns what a version brought; the oldest one has only notes. */
export function newsOf(version: VersionId) {
  const previous = previousVersion(version) ?? version;
  const between = (topic: ChangeTopic) => differencesBetween(topic, previous, version);
  const settings = between('settings');
  const known = restOperationsOf(previous);
  return {
    notes: notes.filter(({since}) => firstVersionWith(since) === version).map(({id}) => id),
    settingsAdded: settings.added,
    settingsRemoved: settings.removed,
    defaultsChanged: settings.changed,
    argumentsAdded: between('arguments').added,
    commandsAdded: between('commands').added,
    endpointsAdded: restOperationsOf(version).filter((id) => !known.includes(id)),
  };
}

function rconFacts(version: VersionId): Comparison['rcon'] {
  const setting = findSetting('RCONEnabled');
  const since =
    setting && 'deprecatedSince' in setting ? firstVersionWith(setting.deprecatedSince) : undefined;
  if (!since || !isAtLeast(version, since)) {
    return undefined;
  }
  const operations = restOperationsForVersion(version, 'en');
  const replaced = commandsForVersion(version).flatMap((command) => {
    const operation = operations.find(({id}) => id === restEquivalent(command, version));
    return operation && command.usableIn.includes('rcon')
      ? [`${command.name} → ${operation.method} /${operation.id}`]
      : [];
  });
  return {since, commands: replaced};
}

function facts(key: string, version: VersionId) {
  const setting = findSetting(key);
  const isReplaced =
    setting?.removed && 'replacedBy' in setting && isAtLeast(version, setting.removed);
  return {
    ...(isReplaced && {replacedBy: setting.replacedBy}),
    ...(setting && 'oldDefaultFails' in setting && {oldDefaultFails: setting.oldDefaultFails}),
  };
}

/** Returns the differences between a version and all earlier ones. */
export function comparisonOf<Topic extends ChangeTopic>(
  version: VersionId,
  topics: readonly Topic[],
): Comparison<Topic> {
  const versions = versionIds.filter((id) => isAtLeast(version, id));
  const changed = (topic: Topic): readonly HistoryItem[] =>
    historyOf(topic, versions).filter(({values}) => new Set(values).size > 1);
  return {
    versions,
    isNewest: version === newestVersion.id,
    topics: Object.fromEntries(
      topics.map((topic) => [
        topic,
        changed(topic).map((item) => ({
          ...item,
          ...(topic === 'settings' && facts(item.id, version)),
        })),
      ]),
    ) as unknown as Comparison<Topic>['topics'],
    rcon: rconFacts(version),
  };
}
