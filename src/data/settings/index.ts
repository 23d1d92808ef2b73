import {administrationSettings} from './catalogue/administration';
import {baseSettings} from './catalogue/base';
import {guildSettings} from './catalogue/guild';
import {itemSettings} from './catalogue/item';
import {networkSettings} from './catalogue/network';
import {palSettings} from './catalogue/pal';
import {performanceSettings} from './catalogue/performance';
import {playerSettings} from './catalogue/player';
import {pvpSettings} from './catalogue/pvp';
import {serverSettings} from './catalogue/server';
import {worldSettings} from './catalogue/world';
import {LAUNCH, type Build} from '../versions';
import type {Evidence} from '../sources/types';
import {sourcesOfBuild} from './sources';
import {
  typeOfUnit,
  type SettingRecord,
  type SettingRecords,
  type SettingType,
  type TypedSetting,
} from './types';

export * from './types';

const catalogue = {
  server: serverSettings,
  administration: administrationSettings,
  network: networkSettings,
  performance: performanceSettings,
  world: worldSettings,
  player: playerSettings,
  pal: palSettings,
  base: baseSettings,
  guild: guildSettings,
  item: itemSettings,
  pvp: pvpSettings,
} as const satisfies Readonly<Record<string, SettingRecords>>;

export type SettingGroup = keyof typeof catalogue;

export const settingGroups = Object.keys(catalogue) as readonly SettingGroup[];

export type Setting = TypedSetting & {
  readonly group: SettingGroup;
  readonly since: Build;
  readonly source: readonly Evidence[];
};

type KeyIn<Records> = keyof Records & string;

export type SettingKey = {
  [Group in SettingGroup]: KeyIn<(typeof catalogue)[Group]>;
}[SettingGroup];

function typeOf(record: SettingRecord): SettingType {
  if (record.unit) {
    return record.type ?? typeOfUnit[record.unit];
  }
  const text = 'values' in record ? 'enum' : 'string';
  const shown = {boolean: 'bool', string: text, object: 'list'} as const;
  return record.type ?? shown[typeof record.default as keyof typeof shown];
}

type KnownSetting = Setting & {
  readonly key: SettingKey;
  readonly related: readonly SettingKey[];
  readonly replacedBy?: SettingKey;
};

const records = settingGroups.flatMap((group) =>
  Object.entries<SettingRecord>(catalogue[group]).map(([key, record]) => ({key, group, ...record})),
);

export const settings: readonly KnownSetting[] = records.map((record) => {
  const {since = LAUNCH, source = []} = record;
  const namedBy = records.filter(({related}) => related?.includes(record.key));
  return {
    ...record,
    type: typeOf(record),
    since,
    related: [...namedBy.map(({key}) => key), ...(record.related ?? [])],
    confidence: {default: 'high', effect: 'high', ...record.confidence},
    source: [...(sourcesOfBuild[since] ?? []), ...source],
  } as KnownSetting;
});

type MistakeIn<Records> = {
  [Key in KeyIn<Records>]:
    | `${Key} names ${UnknownNames<Records[Key]>}, which is no setting`
    | `${Key} has the default ${UnknownWords<Records[Key]>}, which is none of its values`;
}[KeyIn<Records>];
type UnknownWords<Record> = Record extends {
  readonly default: infer Default;
  readonly values: readonly {readonly value: infer Value}[];
}
  ? Exclude<
      | WordsOf<Default>
      | (Record extends {readonly defaultChanges: readonly {readonly value: infer Later}[]}
          ? WordsOf<Later>
          : never),
      Value
    >
  : never;
type WordsOf<Default> = Default extends readonly (infer Word extends string)[]
  ? Word
  : Default & string;
type UnknownNames<Record> = Exclude<
  | (Record extends {readonly related: readonly (infer Name extends string)[]} ? Name : never)
  | (Record extends {readonly replacedBy: infer Name extends string} ? Name : never),
  SettingKey
>;

type None<Sentence extends never> = Sentence;
/** A compile error here shows the sentence that names the record. */
export type CatalogueMistakes = None<
  {[Group in SettingGroup]: MistakeIn<(typeof catalogue)[Group]>}[SettingGroup]
>;

export const iniSection = '[/Script/Pal.PalGameWorldSettings]';

export const iniProperty = 'OptionSettings';

const byKey = new Map<string, (typeof settings)[number]>(
  settings.map((setting) => [setting.key, setting]),
);

export function findSetting(key: string): (typeof settings)[number] | undefined {
  return byKey.get(key);
}
