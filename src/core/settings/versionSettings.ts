import {findSetting, settings} from '../../data/settings';
import type {NumberRange, Setting, SettingKey, SettingValue} from '../../data/settings';
import {fileOrder} from '../../data/settings/order';
import {firstVersionWith, isAtLeast, isPresent, oldestVersion} from '../../data/versions';
import type {Build, VersionId} from '../../data/versions';
import {printValue} from './print';

/** A default that replaced another one. */
export interface DefaultChange {
  /** The build that changed it. */
  readonly since: Build;
  /** The first documented version that has it. */
  readonly version: VersionId;
  readonly from: SettingValue;
  readonly to: SettingValue;
}

/** A setting as one version has it. */
export interface VersionSetting {
  readonly key: SettingKey;
  readonly setting: Setting;
  readonly default: SettingValue;
  /** The default as the file holds it, quotes included. */
  readonly printedDefault: string;
  readonly range: NumberRange | undefined;
  /** The accepted words of an enum or a list; undefined for other types. */
  readonly values: readonly string[] | undefined;
  /** First documented version with the key, or undefined when even the oldest has it. */
  readonly addedIn: VersionId | undefined;
  /** Changes of the default up to this version, oldest first. */
  readonly changes: readonly DefaultChange[];
  /** False when this version ignores the key. */
  readonly hasEffect: boolean;
  readonly isDeprecated: boolean;
  readonly isReserved: boolean;
  /** Ids of the remarks that hold for this version, `noEffect` and `deprecated` first. */
  readonly notes: readonly string[];
  /** Related keys that this version has. */
  readonly related: readonly SettingKey[];
}

const inFileOrder = fileOrder.map(findSetting).filter((setting) => setting !== undefined);

type Dated<Value> = readonly {readonly since: Build; readonly value: Value}[] | undefined;

/** The newest of several dated values that `version` has reached, else the first one. */
function valueAt<Value>(first: Value, changes: Dated<Value>, version: VersionId): Value {
  return (changes ?? []).reduce(
    (current, change) => (isAtLeast(version, change.since) ? change.value : current),
    first,
  );
}

/** The default of a setting in a version, whether or not that version has the setting. */
export function defaultAt(setting: Setting, version: VersionId): SettingValue {
  return valueAt<SettingValue>(setting.default, setting.defaultChanges, version);
}

function rangeAt(setting: Setting, version: VersionId): NumberRange | undefined {
  if (!('unit' in setting)) {
    return undefined;
  }
  const changes = setting.rangeChanges?.map(({since, range}) => ({since, value: range}));
  return valueAt<NumberRange | undefined>(setting.range, changes, version);
}

function valuesAt(setting: Setting, version: VersionId): readonly string[] | undefined {
  if (!('values' in setting)) {
    return undefined;
  }
  return setting.values
    .filter(({since}) => !since || isAtLeast(version, since))
    .map(({value}) => value);
}

function changesUpTo(setting: Setting, version: VersionId): readonly DefaultChange[] {
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

function resolve(key: SettingKey, version: VersionId): VersionSetting {
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
