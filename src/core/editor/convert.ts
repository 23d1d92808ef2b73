import {unquote, type IniEntry} from '../ini';
import {absentKeys, unknownKey} from './keys';
import {otherKey, settingOf, type EditorData, type EditorSetting} from './model';
import {recogniseEdition} from './recognise';
import {withValue} from './state';
import {isSame, printList} from './values';

/** Where a file comes from: a documented version up to the page's own, or some newer one. */
export type Origin = string;
export const newer = 'newer';

/** Keys in another spelling than the version's, each with the right one. */
export type Renames = readonly (readonly [from: string, to: string])[];

/** What moving a file to the page's version changes. */
export interface Conversion {
  readonly renamed: Renames;
  readonly dropped: readonly IniEntry[];
  readonly added: readonly EditorSetting[];
  /** Settings that have the default of the old version, with that. */
  readonly changed: readonly {readonly setting: EditorSetting; readonly from: string}[];
  /** The platform that the old setting admitted, where a list of platforms took its place. */
  readonly platform?: string | undefined;
}

/** A file with more unknown keys than this is of another game or none; similar keys are not looked for. */
const mostUnknown = 200;

/** The keys of a file that are a version's in another spelling. */
export function renamesOf(entries: readonly IniEntry[], data: EditorData): Renames {
  const taken = new Set(entries.map(({key}) => key));
  const unknown = entries.map(({key}) => key).filter((key) => !settingOf(data, key));
  const absent = unknown.length > mostUnknown ? [] : absentKeys(entries, data);
  return unknown.flatMap((from) => {
    const {kind, other: to} = unknownKey(from, data, absent);
    if (to === undefined || kind === 'replaced' || taken.has(to)) {
      return [];
    }
    taken.add(to);
    return [[from, to] as const];
  });
}

/** The version a file most likely comes from, by the keys it has. */
export function guessOrigin(entries: readonly IniEntry[], data: EditorData): Origin {
  if (entries.some(({key}) => otherKey(data, key)?.since)) {
    return newer;
  }
  const newNames = new Map(renamesOf(entries, data));
  const keys = entries.map(({key}) => newNames.get(key) ?? key);
  const editions = data.others?.editions.filter(([edition]) => data.versions.includes(edition));
  // Of two editions with the same keys the older one, so that all that changed since is seen.
  return recogniseEdition(keys, '', editions?.reverse() ?? []) ?? data.version;
}

/** Plans how a file of `origin` becomes one of the page's version. */
export function planConversion(
  entries: readonly IniEntry[],
  data: EditorData,
  origin: Origin,
): Conversion {
  const renamed = renamesOf(entries, data);
  const newNames = new Map(renamed);
  const keys = new Set(entries.map(({key}) => newNames.get(key) ?? key));
  const dropped = entries.filter(
    ({key}) =>
      !settingOf(data, key) &&
      !newNames.has(key) &&
      (otherKey(data, key)?.removed !== undefined || !data.versions.includes(origin)),
  );
  const hasPlatforms = keys.has('CrossplayPlatforms') || !settingOf(data, 'CrossplayPlatforms');
  const platform = entries.find(({key}) => key === 'AllowConnectPlatform')?.value;
  const changed = entries.flatMap(({key, value}) => {
    const setting = settingOf(data, newNames.get(key) ?? key);
    const from = setting?.defaults?.[data.versions.indexOf(origin)];
    return setting && from && !isSame(setting, from, setting.preset) && isSame(setting, value, from)
      ? [{setting, from: value}]
      : [];
  });
  return {
    renamed,
    dropped,
    added: data.settings.filter(({key}) => !keys.has(key)),
    changed,
    platform: hasPlatforms ? undefined : platform && unquote(platform),
  };
}

/** Does what was planned; a caller leaves out of the plan what is not wanted. */
export function convert(
  entries: readonly IniEntry[],
  data: EditorData,
  {renamed, dropped, added, changed, platform}: Conversion,
): readonly IniEntry[] {
  const gone = new Set(dropped.map(({key}) => key));
  const newNames = new Map(renamed);
  const kept: readonly IniEntry[] = entries
    .filter(({key}) => !gone.has(key))
    .map(({key, value}) => ({key: newNames.get(key) ?? key, value}));
  return [...added, ...changed.map(({setting}) => setting)].reduce(
    (result, {key, preset}) =>
      withValue(result, data, {
        key,
        value: key === 'CrossplayPlatforms' && platform ? printList([platform]) : preset,
      }),
    kept,
  );
}
