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
import {defaultAt, valueAt} from './dated';
import {printValue} from './print';

export {defaultAt} from './dated';

/** A setting as one version has it. */
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

/** The changes of a default up to a version, oldest first: the build, and the first edition that has it. */
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

/** Tells whether a version's file has the setting. */
export function hasSetting(version: VersionId, key: string): boolean {
  const setting = findSetting(key);
  return setting !== undefined && isPresent(setting, version);
}

function resolve(key: SettingKey, version: VersionId) {
  const setting = findSetting(key)!;
  const related: readonly SettingKey[] = setting.related ?? [];
  const hasEffect = !setting.noEffectIn?.includes(version);
  const isDeprecated =
    setting.deprecatedSince !== undefined && isAtLeast(version, setting.deprecatedSince);
  const value = defaultAt(setting, version);
  return {
    key,
    setting,
    default: value,
    /** The default as the file holds it, quotes included. */
    printedDefault: printValue(setting.type, value),
    range: rangeAt(setting, version),
    /** The accepted words of an enum or a list; undefined for other types. */
    values: valuesAt(setting, version),
    /** First documented version with the key, or undefined when even the oldest has it. */
    addedIn: isAtLeast(oldestVersion.id, setting.since)
      ? undefined
      : firstVersionWith(setting.since),
    changes: changesUpTo(setting, version),
    /** False when this version ignores the key. */
    hasEffect,
    isDeprecated,
    isReserved: setting.reserved === true,
    /** Ids of the remarks that hold for this version, `noEffect` and `deprecated` first. */
    notes: [
      ...(hasEffect ? [] : ['noEffect']),
      ...(isDeprecated ? ['deprecated'] : []),
      ...(setting.notes ?? [])
        .filter(({since = setting.since, before}) => isPresent({since, removed: before}, version))
        .map(({id}) => id),
    ],
    /** Related keys that this version has. */
    related: related.filter((other) => hasSetting(version, other)),
  };
}

/** The settings of a version, in the order of its file. */
export function settingsForVersion(version: VersionId): readonly VersionSetting[] {
  return inFileOrder
    .filter((setting) => isPresent(setting, version))
    .map(({key}) => resolve(key, version));
}

/** One setting as a version has it, or undefined when that version lacks it. */
export function settingAt(version: VersionId, key: string): VersionSetting | undefined {
  return hasSetting(version, key) ? resolve(key as SettingKey, version) : undefined;
}

/** Settings that earlier versions had and this one no longer has, in file order. */
export function removedSettings(version: VersionId): readonly Setting[] {
  return inFileOrder.filter(({removed}) => removed !== undefined && isAtLeast(version, removed));
}

/** The settings of the page's groups: only groups that are not empty, each in page order. */
export function settingsOfGroup(
  version: VersionId,
  group: Setting['group'],
): readonly VersionSetting[] {
  return settings
    .filter((setting) => setting.group === group && isPresent(setting, version))
    .map(({key}) => resolve(key, version));
}
