import type {IniEntry} from '../ini';
import {unquote} from '../ini';
import type {EditorData, EditorSetting} from './model';
import {ageOf, settingOf} from './model';
import {withValue} from './state';
import {isSame, printList} from './values';

/** Where a file comes from: a documented version up to the page's own, or some newer one. */
export type Origin = string;
export const newer = 'newer';

/** What moving a file to the page's version changes. */
export interface Conversion {
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

/** The version a file most likely comes from, by the keys it has. */
export function guessOrigin(entries: readonly IniEntry[], data: EditorData): Origin {
  const keys = new Set(entries.map(({key}) => key));
  const hasUnknown = entries.some(
    ({key}) => !settingOf(data, key) && !data.removed.some((removed) => removed.key === key),
  );
  if (hasUnknown && data.settings.filter(({key}) => keys.has(key)).length > 40) {
    return newer;
  }
  const gone = data.removed.find(({key}) => keys.has(key));
  const newest = Math.max(
    0,
    ...data.settings
      .filter(({key}) => keys.has(key))
      .map(({since}) => (since ? ageOf(data, since) : 0)),
  );
  const limit = gone ? ageOf(data, gone.removed) - 1 : Infinity;
  const age = Math.max(gone ? ageOf(data, gone.since) : 0, Math.min(newest, limit));
  return data.versions[data.versions.length - 1 - age] ?? data.version;
}

/** The default a setting had in an earlier version. */
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
  const keys = new Set(entries.map(({key}) => key));
  const dropped = entries.filter(
    ({key}) =>
      !settingOf(data, key) &&
      (origin === newer || data.removed.some((removed) => removed.key === key)),
  );
  const platform = entries.find(({key}) => key === 'AllowConnectPlatform')?.value;
  const changed = entries.flatMap(({key, value}) => {
    const setting = settingOf(data, key);
    const from = setting && defaultIn(setting, origin, data);
    return setting && from && !isSame(setting, from, setting.preset) && isSame(setting, value, from)
      ? [{setting, from: value, to: setting.preset}]
      : [];
  });
  return {
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
  let result: readonly IniEntry[] = entries.filter(({key}) => !gone.has(key));
  for (const setting of plan.added) {
    const isPlatforms = setting.key === 'CrossplayPlatforms' && keepPlatform && plan.platform;
    result = withValue(
      result,
      data,
      setting.key,
      isPlatforms ? printList([plan.platform ?? '']) : setting.preset,
    );
  }
  if (takeNewDefaults) {
    for (const {setting, to} of plan.changed) {
      result = withValue(result, data, setting.key, to);
    }
  }
  return result;
}
