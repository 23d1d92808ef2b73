import type {SettingValue, TypedSetting} from './types';
import {isAtLeast, type Build} from '../versions';

type Dated<Value> = readonly {readonly since: Build; readonly value: Value}[] | undefined;

/** Returns the newest dated value that `version` has reached. */
export function valueAt<Value>(first: Value, changes: Dated<Value>, version: Build): Value {
  return (changes ?? []).reduce(
    (current, change) => (isAtLeast(version, change.since) ? change.value : current),
    first,
  );
}

/** Returns the default in a version, even if it lacks the setting. */
export function defaultAt(setting: TypedSetting, version: Build): SettingValue {
  return valueAt<SettingValue>(setting.default, setting.defaultChanges, version);
}
