import {commands} from '../../data/commands';
import {findSetting} from '../../data/settings';
import {
  firstVersionWith,
  isAtLeast,
  newestVersion,
  versionIds,
  type VersionId,
} from '../../data/versions';
import {commandsForVersion} from '../commands';
import {historyOf, type ChangeTopic, type HistoryItem} from '../changes';
import {restOperationsForVersion} from '../rest';
import type {SettingHistory, UpgradeFacts} from './steps';

/** Maps each old setting to what takes its place. */
export function replacements(
  key: string,
  version: VersionId,
): Omit<SettingHistory, keyof HistoryItem> {
  const setting = findSetting(key);
  const isReplaced =
    setting?.removed && 'replacedBy' in setting && isAtLeast(version, setting.removed);
  return {
    ...(isReplaced ? {replacedBy: setting.replacedBy} : {}),
    ...(setting && 'oldDefaultFails' in setting ? {oldDefaultFails: true} : {}),
  };
}

/** Returns the version that deprecates RCON, and its replacements. */
export function rconFacts(version: VersionId): UpgradeFacts['rcon'] {
  const setting = findSetting('RCONEnabled');
  const since =
    setting && 'deprecatedSince' in setting ? firstVersionWith(setting.deprecatedSince) : undefined;
  if (!since || !isAtLeast(version, since)) {
    return undefined;
  }
  const operations = restOperationsForVersion(version, 'en');
  const known = new Set(commandsForVersion(version).map(({name}) => name));
  return {
    since,
    commands: commands.flatMap((command) => {
      const operation =
        'restOperation' in command && operations.find(({id}) => id === command.restOperation);
      return operation &&
        known.has(command.name) &&
        (command.usableIn as readonly string[]).includes('rcon')
        ? [[command.name, `${operation.method} /${operation.id}`] as const]
        : [];
    }),
  };
}

/** Collects, in the build, what upgrade steps need. */
export function upgradeFacts(version: VersionId): UpgradeFacts {
  const versions = versionIds.filter((id) => isAtLeast(version, id));
  const historical = (topic: ChangeTopic): readonly HistoryItem[] =>
    historyOf(topic, versions).filter(({values}) => new Set(values).size > 1);
  const rcon = rconFacts(version);
  return {
    versions,
    isNewest: version === newestVersion.id,
    settings: historical('settings').map((item) => ({...item, ...replacements(item.id, version)})),
    arguments: historical('arguments'),
    commands: historical('commands'),
    ...(rcon ? {rcon} : {}),
  };
}
