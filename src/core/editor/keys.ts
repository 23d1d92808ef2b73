import {findOtherName} from '../../data/settings/otherNames';
import {isNear} from '../text/distance';
import {otherKey, settingNamed, settingOf, type EditorData} from './model';

export interface UnknownKey {
  readonly code: `${'removed' | 'replaced' | 'later' | 'similar' | 'unknown'}-key` | 'key-case';
  readonly other?: string;
  readonly version?: string;
  readonly since?: string;
}

/** Tells what an unknown key may be. The search among `absent` is slow for long lists. */
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
  const plain = key.replace(/[_ -]/g, '');
  const other =
    settingOf(data, findOtherName(key)?.key ?? '')?.key ??
    absent.find((one) => key.length <= 60 && (isNear(plain, one) || isPart(plain, one)));
  return other ? {code: 'similar-key', other} : {code: 'unknown-key'};
}

const isPart = (a: string, b: string): boolean => {
  const [short = '', long = ''] = [a.toLowerCase(), b.toLowerCase()].sort(
    (x, y) => x.length - y.length,
  );
  return short.length > 6 && short.length * 2 > long.length && long.includes(short);
};
