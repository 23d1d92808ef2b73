import {settingGroups} from '../../data/settings';
import type {
  NumberRange,
  Setting,
  SettingGroup,
  SettingType,
  SettingUnit,
} from '../../data/settings';
import type {VersionId} from '../../data/versions';
import {firstVersionWith} from '../../data/versions';
import {displayValue, removedSettings, settingsOfGroup, settingWords} from '../../lib/settings';
import type {VersionSetting} from '../../lib/settings';
import type {FactsResolver, Locale} from '../../plugins/facts/types';

export interface SettingEntry {
  readonly key: string;
  readonly name: string;
  /** What it does, and what to know about it. */
  readonly text: string;
  readonly type: SettingType;
  /** The default as the file holds it; absent for a setting that the version no longer has. */
  readonly default?: string;
  readonly unit?: SettingUnit;
  readonly range?: NumberRange;
  /** The accepted words and what they mean. */
  readonly values?: readonly (readonly [value: string, meaning: string])[];
  readonly higher?: string;
  readonly lower?: string;
  /** First documented version with the setting; absent when the oldest has it. */
  readonly added?: VersionId;
  readonly changes?: readonly {
    readonly version: VersionId;
    readonly from: string;
    readonly to: string;
  }[];
  readonly removed?: VersionId;
  /** What came or changed with this version. */
  readonly isChanged?: true;
  readonly marks?: readonly ('noEffect' | 'deprecated' | 'reserved' | 'newWorld')[];
  readonly notes?: readonly string[];
  readonly related?: readonly string[];
}

export interface SettingsGroupProps {
  readonly id: string;
  readonly summary?: string;
  readonly entries: readonly SettingEntry[];
}

/** Keeps only what has something to say: the props travel to the browser. */
function withoutNothing<Entry extends object>(entry: Entry): Entry {
  return Object.fromEntries(
    Object.entries(entry).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Entry;
}

/** Sentences in a row; Japanese puts no space between them. */
function sentences(locale: Locale, ...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(locale === 'ja' ? '' : ' ');
}

function toEntry(
  {setting, ...version}: VersionSetting,
  page: VersionId,
  locale: Locale,
): SettingEntry {
  const words = settingWords(locale).settings[setting.key];
  if (!words) {
    throw new Error(
      `The setting ${setting.key} has no words in ${locale}. Add them to src/data/settings/words/${locale}.json.`,
    );
  }
  const isChanged =
    version.addedIn === page || version.changes.some((change) => change.version === page);
  return withoutNothing({
    key: setting.key,
    name: words.name,
    text: sentences(locale, words.summary, words.description),
    type: setting.type,
    default: version.printedDefault,
    unit: 'unit' in setting ? setting.unit : undefined,
    range: version.range,
    values: version.values?.map((value) => [value, words.values?.[value] ?? ''] as const),
    higher: words.higher,
    lower: words.lower,
    added: version.addedIn,
    changes: version.changes.map(({version: since, from, to}) => ({
      version: since,
      from: displayValue(setting.type, from),
      to: displayValue(setting.type, to),
    })),
    isChanged: isChanged || undefined,
    marks: [
      ...(version.hasEffect ? [] : ['noEffect']),
      ...(version.isDeprecated ? ['deprecated'] : []),
      ...(version.isReserved ? ['reserved'] : []),
      ...(setting.newWorld ? ['newWorld'] : []),
    ],
    notes: version.notes.map((id) => words.notes?.[id]).filter((note) => note !== undefined),
    related: version.related,
  }) as SettingEntry;
}

function toRemovedEntry(setting: Setting, page: VersionId, locale: Locale): SettingEntry {
  const words = settingWords(locale).settings[setting.key];
  const removed = setting.removed && firstVersionWith(setting.removed);
  return withoutNothing({
    key: setting.key,
    name: words?.name,
    text: words?.summary,
    type: setting.type,
    removed,
    isChanged: removed === page || undefined,
    related: setting.replacedBy ? [setting.replacedBy] : undefined,
  }) as SettingEntry;
}

/**
 * `<SettingsGroup name="server" />`: the settings of a group in the page's version;
 * `<SettingsGroup name="removed" />`: those that earlier versions had.
 */
export const resolve: FactsResolver<SettingsGroupProps> = ({name = ''}, {version, locale}) => {
  if (name === 'removed') {
    return {
      id: name,
      entries: removedSettings(version).map((setting) => toRemovedEntry(setting, version, locale)),
    };
  }
  if (!(settingGroups as readonly string[]).includes(name)) {
    throw new Error(
      `There is no group of settings "${name}". Use one of ${settingGroups.join(', ')}, removed.`,
    );
  }
  const group = name as SettingGroup;
  return {
    id: group,
    summary: settingWords(locale).groups[group].summary,
    entries: settingsOfGroup(version, group).map((setting) => toEntry(setting, version, locale)),
  };
};
