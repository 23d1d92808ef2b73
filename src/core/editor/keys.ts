import {findOtherName} from '../../data/settings/otherNames';
import {isNear} from '../text/distance';
import {otherKey, settingNamed, settingOf, type EditorData} from './model';

/** What a key that the version does not have may be. */
export interface UnknownKey {
  /**
   * removed: one that earlier versions had; replaced: so, and `other` took its place; later: one of a
   * build that came later; key-case, similar: `other` in another case of its letters, or misspelt.
   */
  readonly code: `${'removed' | 'replaced' | 'later' | 'similar' | 'unknown'}-key` | 'key-case';
  readonly other?: string;
  /** The version that removed it. */
  readonly version?: string;
  /** The version or build that added it. */
  readonly since?: string;
}

/**
 * Says what a key may be that the version does not have. `absent` are the keys among which a similar
 * one is looked for: those that the file lacks. Looking takes a while; give none for a long list.
 */
export function unknownKey(key: string, data: EditorData, absent: readonly string[]): UnknownKey {
  const same = settingNamed(data, key);
  if (same) {
    return {code: 'key-case', other: same.key};
  }
  const {since, removed: version, replacedBy} = otherKey(data, key) ?? {};
  if (version !== undefined) {
    return replacedBy
      ? {code: 'replaced-key', other: replacedBy, version}
      : {code: 'removed-key', version};
  }
  if (since !== undefined) {
    return {code: 'later-key', since};
  }
  const other =
    settingOf(data, findOtherName(key)?.key ?? '')?.key ??
    absent.find((one) => key.length <= 60 && (isNear(key, one) || isPart(key, one)));
  return other ? {code: 'similar-key', other} : {code: 'unknown-key'};
}

/** Whether one name is a piece of the other: letters were cut off, or came in. */
const isPart = (a: string, b: string): boolean => {
  const [short = '', long = ''] = [a.toLowerCase(), b.toLowerCase()].sort(
    (x, y) => x.length - y.length,
  );
  return short.length > 6 && short.length * 2 > long.length && long.includes(short);
};

/** The keys of the version that a file lacks. */
export function absentKeys(
  entries: readonly {readonly key: string}[],
  data: EditorData,
): readonly string[] {
  const present = new Set(entries.map(({key}) => key));
  return data.settings.map(({key}) => key).filter((key) => !present.has(key));
}
