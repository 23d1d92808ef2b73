import {findOtherName} from '../../data/settings/otherNames';
import {isNear} from '../text/distance';
import type {EditorData} from './model';
import {settingNamed, settingOf} from './model';

/** What a key that the version does not have may be. */
export type UnknownKey =
  | {
      readonly kind: 'removed';
      readonly removed: string;
      /** The setting that took its place. */
      readonly other?: string;
    }
  /** A setting of a version or build that came later. */
  | {readonly kind: 'later'; readonly since: string}
  /** Another case of the letters, a known wrong spelling, or a slip of the finger. */
  | {readonly kind: 'case' | 'similar'; readonly other: string}
  | {readonly kind: 'unknown'};

/**
 * Says what a key may be that the version does not have. `absent` are the keys among which a similar
 * one is looked for: those that the file lacks. Looking takes a while; give none for a long list.
 */
export function unknownKey(key: string, data: EditorData, absent: readonly string[]): UnknownKey {
  const removed = data.removed.find((setting) => setting.key === key);
  if (removed) {
    return {
      kind: 'removed',
      removed: removed.removed,
      ...(removed.replacedBy ? {other: removed.replacedBy} : {}),
    };
  }
  const same = settingNamed(data, key);
  if (same) {
    return {kind: 'case', other: same.key};
  }
  const lower = key.toLowerCase();
  if (data.later && Object.hasOwn(data.later, lower)) {
    return {kind: 'later', since: data.later[lower]!.since};
  }
  const meant = findOtherName(key)?.key;
  const similar =
    meant && settingOf(data, meant)
      ? meant
      : absent.find((other) => key.length <= 60 && isNear(key, other));
  return similar ? {kind: 'similar', other: similar} : {kind: 'unknown'};
}

/** The keys of the version that a file lacks. */
export function absentKeys(
  entries: readonly {readonly key: string}[],
  data: EditorData,
): readonly string[] {
  const present = new Set(entries.map(({key}) => key));
  return data.settings.map(({key}) => key).filter((key) => !present.has(key));
}
