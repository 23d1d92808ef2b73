import type {Setting, SettingValue} from '../../data/settings';
import {isAtLeast, type Build, type VersionId} from '../../data/versions';

type Dated<Value> = readonly {readonly since: Build; readonly value: Value}[] | undefined;

/** Returns the newest dated value that `version` has reached. */
export function valueAt<Value>(first: Value, changes: Dated<Value>, version: VersionId): Value {
  return (changes ?? []).reduce(
    (current, change) => (isAtLeast(version, change.since) ? change.value : current),
    first,
  );
}

/** Returns the default in a version, even if it lacks the setting. */
export function defaultAt(setting: Setting, version: VersionId): SettingValue {
  return valueAt<SettingValue>(setting.default, setting.defaultChanges, version);
}
