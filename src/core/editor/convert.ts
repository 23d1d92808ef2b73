import {unquote, type IniEntry} from '../ini';
import {printValue} from '../../data/settings/print';
import {unknownKey} from './keys';
import {otherKey, settingOf, type EditorData} from './model';
import {recogniseEdition} from './recognise';
import {withValue} from './state';
import {isSame} from './values';

export type Conversion = ReturnType<typeof planConversion>;
type Renames = readonly (readonly [from: string, to: string])[];

/** Finds the names that a setting has in this version, but doesn't guess at misspelt names. */
export function renamesOf(entries: readonly IniEntry[], data: EditorData): Renames {
  const taken = new Set(entries.map(({key}) => key));
  return [...taken]
    .filter((key) => !settingOf(data, key))
    .flatMap((from) => {
      const {code, other: to} = unknownKey(from, data, []);
      if (to === undefined || code === 'replaced-key' || taken.has(to)) {
        return [];
      }
      taken.add(to);
      return [[from, to] as const];
    });
}

function withNames(entries: readonly IniEntry[], renamed: Renames): readonly IniEntry[] {
  const names = new Map(renamed);
  return entries.map(({key, value}) => ({key: names.get(key) ?? key, value}));
}

/** Tells a file's edition by its keys; the edition of `data` wins a tie. */
export function editionOf(entries: readonly IniEntry[], data: EditorData): string {
  const keys = withNames(entries, renamesOf(entries, data)).map(({key}) => key);
  const editions = data.others?.editions ?? [];
  const fitting = recogniseEdition(keys, data.version, editions);
  const later = entries.find(({key}) => otherKey(data, key)?.since);
  return fitting ?? (later && editions[0]?.[0]) ?? data.version;
}

/** Plans how a file becomes another version's. */
export function planConversion(entries: readonly IniEntry[], data: EditorData, origin: string) {
  const renamed = renamesOf(entries, data);
  const named = withNames(entries, renamed);
  const keys = new Set(named.map(({key}) => key));
  const isNewer = !data.versions.includes(origin);
  const dropped = named.filter(({key}) => {
    const {removed, since} = otherKey(data, key) ?? {};
    return !settingOf(data, key) && (removed !== undefined || (isNewer && since !== undefined));
  });
  const hasPlatforms = keys.has('CrossplayPlatforms') || !settingOf(data, 'CrossplayPlatforms');
  const platform = entries.find(({key}) => key === 'AllowConnectPlatform')?.value;
  const changed = named.flatMap(({key, value}) => {
    const setting = settingOf(data, key);
    const from = data.others?.defaults.get(key)?.[origin];
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

/** Returns the lines of what a conversion changes, by kind; `shown` hides passwords. */
export const planLines = (
  {renamed, dropped, changed, added}: Conversion,
  shown: (entry: IniEntry) => string,
) => ({
  renamed: renamed.map((names) => names.join(' → ')),
  dropped: dropped.map((entry) => `${entry.key}=${shown(entry)}`),
  changedDefaults: changed.map(({setting, from}) => `${setting.key}: ${from} → ${setting.preset}`),
  added: added.map(({key, preset}) => `${key}=${preset}`),
});

export function convert(
  entries: readonly IniEntry[],
  data: EditorData,
  {renamed, dropped, added, changed, platform}: Conversion,
): readonly IniEntry[] {
  const gone = new Set(dropped.map(({key}) => key));
  const kept: readonly IniEntry[] = withNames(entries, renamed).filter(({key}) => !gone.has(key));
  return [...added, ...changed.map(({setting}) => setting)].reduce(
    (result, {key, preset}) =>
      withValue(result, data, {
        key,
        value: key === 'CrossplayPlatforms' && platform ? printValue('list', [platform]) : preset,
      }),
    kept,
  );
}
