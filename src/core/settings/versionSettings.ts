import {
  findSetting,
  settings,
  type NumberRange,
  type Setting,
  type SettingKey,
  type SettingValue,
} from '../../data/settings';
import {fileOrder} from '../../data/settings/order';
import {
  firstVersionWith,
  isAtLeast,
  isPresent,
  oldestVersion,
  type VersionId,
} from '../../data/versions';
import {defaultAt, valueAt} from '../../data/settings/dated';
import {printValue} from '../../data/settings/print';

export type VersionSetting = ReturnType<typeof resolve>;

const inFileOrder = fileOrder.map(findSetting).filter((setting) => setting !== undefined);

function rangeAt(setting: Setting, version: VersionId): NumberRange | undefined {
  return 'unit' in setting
    ? valueAt<NumberRange | undefined>(setting.range, setting.rangeChanges, version)
    : undefined;
}

function valuesAt(setting: Setting, version: VersionId): readonly string[] | undefined {
  if (!('values' in setting)) {
    return undefined;
  }
  return setting.values
    .filter(({since}) => !since || isAtLeast(version, since))
    .map(({value}) => value);
}

function changesUpTo(setting: Setting, version: VersionId) {
  let previous: SettingValue = setting.default;
  return (setting.defaultChanges ?? []).flatMap(({since, value}) => {
    const change = {
      since,
      version: firstVersionWith(since) ?? version,
      from: previous,
      to: value,
    };
    previous = value;
    return isAtLeast(version, since) ? [change] : [];
  });
}

/** Returns whether a version's file has the setting. */
export function hasSetting(version: VersionId, key: string): boolean {
  const setting = findSetting(key);
  return setting !== undefined && isPresent(setting, version);
}

function resolve(key: SettingKey, version: VersionId) {
  const setting = findSetting(key)!;
  const hasEffect = !setting.noEffectIn?.includes(version);
  const isDeprecated =
    setting.deprecatedSince !== undefined && isAtLeast(version, setting.deprecatedSince);
  const value = defaultAt(setting, version);
  return {
    key,
    setting,
    default: value,
    printedDefault: printValue(setting.type, value),
    range: rangeAt(setting, version),
    values: valuesAt(setting, version),
    addedIn: isAtLeast(oldestVersion.id, setting.since)
      ? undefined
      : firstVersionWith(setting.since),
    changes: changesUpTo(setting, version),
    hasEffect,
    isDeprecated,
    isReserved: setting.reserved === true,
    notes: [
      ...(hasEffect ? [] : ['noEffect']),
      ...(isDeprecated ? ['deprecated'] : []),
      ...(setting.notes ?? [])
        .filter(({since = setting.since, before}) => isPresent({since, removed: before}, version))
        .map(({id}) => id),
    ],
    related: setting.related.filter((other) => hasSetting(version, other)),
  };
}

export function settingsForVersion(version: VersionId): readonly VersionSetting[] {
  return inFileOrder
    .filter((setting) => isPresent(setting, version))
    .map(({key}) => resolve(key, version));
}

export function settingAt(version: VersionId, key: string): VersionSetting | undefined {
  return hasSetting(version, key) ? resolve(key as SettingKey, version) : undefined;
}

export function removedSettings(version: VersionId): readonly Setting[] {
  return inFileOrder.filter(({removed}) => removed !== undefined && isAtLeast(version, removed));
}

export function settingsOfGroup(
  version: VersionId,
  group: Setting['group'],
): readonly VersionSetting[] {
  return settings
    .filter((setting) => setting.group === group && isPresent(setting, version))
    .map(({key}) => resolve(key, version));
}
