import type {IniEntry} from '../ini';
import {unquote} from '../ini';
import type {EditorData, EditorSetting} from './model';
import {absentKeys, spellingOf, unknownKey, type UnknownKey} from './keys';
import {ageOf, settingOf} from './model';
import {recogniseEdition} from './recognise';
import {withValue} from './state';
import {isSame, printList} from './values';

/** Where a file comes from: a documented version up to the page's own, or some newer one. */
export type Origin = string;
export const newer = 'newer';

/** What moving a file to the page's version changes. */
export interface Conversion {
  /** Keys in another spelling than the version's. */
  readonly renamed: readonly {readonly from: string; readonly to: string}[];
  readonly dropped: readonly IniEntry[];
  readonly added: readonly EditorSetting[];
  readonly changed: readonly {
    readonly setting: EditorSetting;
    readonly from: string;
    readonly to: string;
  }[];
  /** The platform that the old setting admitted, where a list of platforms took its place. */
  readonly platform?: string;
}

/** A file with more unknown keys than this is of another game or none; similar keys are not looked for. */
const mostUnknown = 200;

/** What the keys of a file may be that the version does not have. */
function unknownKeys(
  entries: readonly IniEntry[],
  data: EditorData,
): ReadonlyMap<string, UnknownKey> {
  const keys = entries.map(({key}) => key).filter((key) => !settingOf(data, key));
  const absent = keys.length > mostUnknown ? [] : absentKeys(entries, data);
  return new Map(keys.map((key) => [key, unknownKey(key, data, absent)]));
}

/** The keys of a file that are a version's in another spelling, each with the right one. */
export function renamesOf(
  entries: readonly IniEntry[],
  data: EditorData,
): readonly {readonly from: string; readonly to: string}[] {
  const taken = new Set(entries.map(({key}) => key));
  return [...unknownKeys(entries, data)].flatMap(([from, found]) => {
    const to = spellingOf(found);
    if (to === undefined || taken.has(to)) {
      return [];
    }
    taken.add(to);
    return [{from, to}];
  });
}

/** The version a file most likely comes from, by the keys it has. */
export function guessOrigin(entries: readonly IniEntry[], data: EditorData): Origin {
  const unknown = unknownKeys(entries, data);
  if ([...unknown.values()].some(({kind}) => kind === 'later')) {
    return newer;
  }
  const keys = entries.map(({key}) => {
    const found = unknown.get(key);
    return (found && spellingOf(found)) ?? key;
  });
  const all: readonly {key: string; since?: string; removed?: string}[] = [
    ...data.settings,
    ...data.removed,
  ];
  // Of two editions with the same keys the older one, so that all that changed since is seen.
  const oldestFirst = [...data.versions].reverse().map((version, age) => {
    const own = all.filter(
      ({since, removed}) =>
        (!since || ageOf(data, since) <= age) && (!removed || ageOf(data, removed) > age),
    );
    return [version, new Set(own.map(({key}) => key))] as const;
  });
  return recogniseEdition(keys, '', oldestFirst) ?? data.version;
}

/** The default a setting had in another version. */
function defaultIn(setting: EditorSetting, origin: Origin, data: EditorData): string {
  const was = setting.was?.find(({before}) => ageOf(data, origin) < ageOf(data, before));
  return was?.value ?? setting.preset;
}

/** Plans how a file of `origin` becomes one of the page's version. */
export function planConversion(
  entries: readonly IniEntry[],
  data: EditorData,
  origin: Origin,
): Conversion {
  const renamed = renamesOf(entries, data);
  const newNames = new Map(renamed.map(({from, to}) => [from, to]));
  const keys = new Set(entries.map(({key}) => newNames.get(key) ?? key));
  const dropped = entries.filter(
    ({key}) =>
      !settingOf(data, key) &&
      !newNames.has(key) &&
      (data.removed.some((removed) => removed.key === key) || !data.versions.includes(origin)),
  );
  const platform = entries.find(({key}) => key === 'AllowConnectPlatform')?.value;
  const changed = entries.flatMap(({key, value}) => {
    const setting = settingOf(data, newNames.get(key) ?? key);
    const from = setting && defaultIn(setting, origin, data);
    return setting && from && !isSame(setting, from, setting.preset) && isSame(setting, value, from)
      ? [{setting, from: value, to: setting.preset}]
      : [];
  });
  return {
    renamed,
    dropped,
    added: data.settings.filter(({key}) => !keys.has(key)),
    changed,
    ...(platform !== undefined &&
    settingOf(data, 'CrossplayPlatforms') &&
    !keys.has('CrossplayPlatforms')
      ? {platform: unquote(platform)}
      : {}),
  };
}

export interface ConversionChoice {
  readonly takeNewDefaults: boolean;
  /** Keep admitting only the platform of the old setting. */
  readonly keepPlatform: boolean;
}

/** Does what was planned. */
export function convert(
  entries: readonly IniEntry[],
  data: EditorData,
  plan: Conversion,
  {takeNewDefaults, keepPlatform}: ConversionChoice,
): readonly IniEntry[] {
  const gone = new Set(plan.dropped.map(({key}) => key));
  const newNames = new Map(plan.renamed.map(({from, to}) => [from, to]));
  const kept: readonly IniEntry[] = entries
    .filter(({key}) => !gone.has(key))
    .map(({key, value}) => ({key: newNames.get(key) ?? key, value}));
  const values = [
    ...plan.added.map(({key, preset}) => {
      const isPlatform = key === 'CrossplayPlatforms' && keepPlatform && plan.platform;
      return {key, value: isPlatform ? printList([isPlatform]) : preset};
    }),
    ...(takeNewDefaults
      ? plan.changed.map(({setting, to}) => ({key: setting.key, value: to}))
      : []),
  ];
  return values.reduce((result, entry) => withValue(result, data, entry), kept);
}
