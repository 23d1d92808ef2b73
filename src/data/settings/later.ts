/**
 * What builds younger than the newest edition of this guide have in their settings file: keys of
 * 0.7 and 1.0, and defaults that changed with them. The editor, the file check and the page about
 * newer builds name them as such; they become records of the catalogue once an edition has them.
 */
import {compareBuilds, latestVersion, type Build} from '../versions';
import type {SettingKey} from './index';
import type {Confidence, SettingType, SettingUnit, SettingValue} from './types';

interface LaterSettingShape {
  /** The exact key in the file. */
  readonly key: string;
  readonly type: SettingType;
  readonly unit?: SettingUnit | 'days';
  /** An empty list is written as nothing at all: the default file has `DenyTechnologyList=,`. */
  readonly default: SettingValue;
  /** The build that brought the key. */
  readonly since: Build;
  /**
   * How `since` is meant when no default file shows it. earliest: this build or a later one;
   * reported: named by one report only.
   */
  readonly sinceIs?: 'earliest' | 'reported';
  /** default: existence and default; effect: what the words say that it does. */
  readonly confidence: {readonly default: Confidence; readonly effect: Confidence};
  readonly source: readonly string[];
}

const files07 = [
  'WareAoba/saba-chan-modules palworld/DefaultPalWorldSettings.ini (2026-02-16)',
  'localcc/PalworldModdingKit PalOptionWorldSettings.h (2025-12-17, 0.7.0.84578)',
  'CubeCoders/AMPTemplates palworld16templatesettings.ini (2025-12-29)',
];
const files10 = [
  'supersunho/docker-palworld-server config/DefaultPalWorldSettings.ini (2026-07-10)',
  'Zecet22/PALSERVER DefaultPalWorldSettings.ini (2026-07-23)',
  'CubeCoders/AMPTemplates palworld19templatesettings.ini (2026-07-10)',
];
const userFile =
  'frobbertze/PalworldServerManager OptionSettingsSerializerTests.cs: a file with 122 keys (undated copy)';

// One key a line, so that the list reads as the table it is.
// prettier-ignore
const later = [
  {key: 'bEnableFastTravelOnlyBaseCamp', type: 'bool', default: false, since: '0.7.0', confidence: {default: 'high', effect: 'high'}, source: files07},
  {key: 'bAllowClientMod', type: 'bool', default: true, since: '0.7.0', confidence: {default: 'high', effect: 'high'}, source: files07},
  {key: 'DenyTechnologyList', type: 'list', default: [], since: '0.7.0', confidence: {default: 'high', effect: 'high'}, source: files07},
  {key: 'GuildRejoinCooldownMinutes', type: 'int', unit: 'minutes', default: 0, since: '0.7.0', confidence: {default: 'high', effect: 'high'}, source: files07},
  {key: 'BlockRespawnTime', type: 'float', unit: 'seconds', default: 5, since: '0.7.0', confidence: {default: 'high', effect: 'high'}, source: files07},
  {key: 'RespawnPenaltyDurationThreshold', type: 'float', unit: 'seconds', default: 0, since: '0.7.0', confidence: {default: 'high', effect: 'medium'}, source: files07},
  {key: 'RespawnPenaltyTimeScale', type: 'float', unit: 'multiplier', default: 2, since: '0.7.0', confidence: {default: 'high', effect: 'medium'}, source: files07},
  {key: 'bDisplayPvPItemNumOnWorldMap_BaseCamp', type: 'bool', default: false, since: '0.7.0', confidence: {default: 'high', effect: 'high'}, source: files07},
  {key: 'bDisplayPvPItemNumOnWorldMap_Player', type: 'bool', default: false, since: '0.7.0', confidence: {default: 'high', effect: 'high'}, source: files07},
  {key: 'AdditionalDropItemWhenPlayerKillingInPvPMode', type: 'string', default: 'PlayerDropItem', since: '0.7.0', confidence: {default: 'high', effect: 'high'}, source: files07},
  {key: 'AdditionalDropItemNumWhenPlayerKillingInPvPMode', type: 'int', unit: 'count', default: 1, since: '0.7.0', confidence: {default: 'high', effect: 'high'}, source: files07},
  {key: 'bAdditionalDropItemWhenPlayerKillingInPvPMode', type: 'bool', default: false, since: '0.7.0', confidence: {default: 'high', effect: 'high'}, source: files07},
  {key: 'bAllowEnhanceStat_Health', type: 'bool', default: true, since: '0.7.0', confidence: {default: 'high', effect: 'high'}, source: files07},
  {key: 'bAllowEnhanceStat_Attack', type: 'bool', default: true, since: '0.7.0', confidence: {default: 'high', effect: 'high'}, source: files07},
  {key: 'bAllowEnhanceStat_Stamina', type: 'bool', default: true, since: '0.7.0', confidence: {default: 'high', effect: 'high'}, source: files07},
  {key: 'bAllowEnhanceStat_Weight', type: 'bool', default: true, since: '0.7.0', confidence: {default: 'high', effect: 'high'}, source: files07},
  {key: 'bAllowEnhanceStat_WorkSpeed', type: 'bool', default: true, since: '0.7.0', confidence: {default: 'high', effect: 'high'}, source: files07},
  {key: 'PhysicsActiveDropItemMaxNum', type: 'int', unit: 'count', default: -1, since: '1.0.0', confidence: {default: 'high', effect: 'high'}, source: files10},
  {key: 'PlayerDataPalStorageUpdateCheckTickInterval', type: 'float', unit: 'seconds', default: 1, since: '1.0.0', confidence: {default: 'high', effect: 'medium'}, source: files10},
  {key: 'MonsterFarmActionSpeedRate', type: 'float', unit: 'multiplier', default: 1, since: '1.0.0', confidence: {default: 'high', effect: 'medium'}, source: files10},
  {key: 'AutoTransferMasterCheckIntervalSeconds', type: 'float', unit: 'seconds', default: 3600, since: '1.0.0', confidence: {default: 'high', effect: 'medium'}, source: files10},
  {key: 'AutoTransferMasterThresholdDays', type: 'int', unit: 'days', default: 14, since: '1.0.0', confidence: {default: 'high', effect: 'medium'}, source: files10},
  {key: 'MaxGuildsPerFrame', type: 'int', unit: 'count', default: 10, since: '1.0.0', confidence: {default: 'high', effect: 'medium'}, source: files10},
  {key: 'bEnableVoiceChat', type: 'bool', default: false, since: '1.0.0', confidence: {default: 'high', effect: 'high'}, source: files10},
  {key: 'VoiceChatMaxVolumeDistance', type: 'float', unit: 'centimetres', default: 3000, since: '1.0.0', confidence: {default: 'high', effect: 'medium'}, source: files10},
  {key: 'VoiceChatZeroVolumeDistance', type: 'float', unit: 'centimetres', default: 15000, since: '1.0.0', confidence: {default: 'high', effect: 'medium'}, source: files10},
  {key: 'bEnableBuildingPlayerUIdDisplay', type: 'bool', default: false, since: '1.0.0', confidence: {default: 'high', effect: 'high'}, source: files10},
  {key: 'BuildingNameDisplayCacheTTLSeconds', type: 'int', unit: 'seconds', default: 60, since: '1.0.0', confidence: {default: 'high', effect: 'high'}, source: files10},
  {key: 'MaxBuildingLimitNumPerPlayer', type: 'int', unit: 'count', default: 0, since: '1.0.2', sinceIs: 'earliest', confidence: {default: 'medium', effect: 'low'}, source: [userFile]},
  {key: 'FishingDifficultyRate', type: 'float', unit: 'multiplier', default: 1, since: '1.0.2', sinceIs: 'earliest', confidence: {default: 'medium', effect: 'medium'}, source: [userFile, 'CubeCoders/AMPTemplates issue #1985 (2026-09-08)']},
  {key: 'bAllowEnemyCampSpawnNearBaseCamp', type: 'bool', default: false, since: '1.0.3', sinceIs: 'reported', confidence: {default: 'medium', effect: 'medium'}, source: [userFile, 'a public Korean guide citing the Steam 1.0.3 patch notes']},] as const satisfies readonly LaterSettingShape[];

/** The exact key of a setting that only newer builds have. */
export type LaterSettingKey = (typeof later)[number]['key'];

/** A setting that no edition of this guide has. */
export type LaterSetting = LaterSettingShape & {readonly key: LaterSettingKey};

/** Every key that a build younger than the newest edition brought, oldest build first. */
export const laterSettings: readonly LaterSetting[] = later;

/** A default that a build younger than the newest edition changed. */
export interface LaterDefaultChange {
  readonly key: SettingKey;
  /** The default of the newest edition; a test compares it with the catalogue. */
  readonly from: SettingValue;
  readonly to: SettingValue;
  readonly since: Build;
  readonly source: readonly string[];
}

const files10Release = files10.slice(0, 2);

/** Changed defaults, oldest build first. A file that states the key keeps its value. */
export const laterDefaultChanges: readonly LaterDefaultChange[] = [
  {
    key: 'BanListURL',
    from: 'https://api.palworldgame.com/api/banlist.txt',
    to: 'https://b.palworldgame.com/api/banlist.txt',
    since: '0.7.2',
    source: [
      'localcc/PalworldModdingKit Config/DefaultPalWorldSettings.ini (2026-01-26, 0.7.1.86065): old; (2026-02-16, 0.7.2.87654): new',
      'MityTin/manager-serverpal PalWorldSettings.ini (2026-03-24): new',
    ],
  },
  {
    key: 'DeathPenalty',
    from: 'All',
    to: 'Item',
    since: '1.0.0',
    source: files10Release,
  },
  {
    key: 'PalEggDefaultHatchingTime',
    from: 72,
    to: 1,
    since: '1.0.0',
    source: files10Release,
  },
  {
    key: 'bIsStartLocationSelectByMap',
    from: true,
    to: false,
    since: '1.0.0',
    source: files10Release,
  },
];

const byKey = new Map<string, LaterSetting>(
  laterSettings.map((setting) => [setting.key.toLowerCase(), setting]),
);

/**
 * The setting of a newer build with this key, or undefined. The game reads keys without regard to
 * case, and so does this.
 */
export function findLaterSetting(key: string): LaterSetting | undefined {
  return byKey.get(key.toLowerCase());
}

/** Tells whether a build is younger than every edition of this guide. */
export function isLaterBuild(build: Build): boolean {
  return compareBuilds(build, latestVersion.id) > 0;
}
