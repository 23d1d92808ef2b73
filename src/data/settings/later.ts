/**
 * What builds younger than the newest edition of this guide have in their settings file: keys of
 * 0.7 and 1.0, and defaults that changed with them. What they rest on is in laterSources.ts, which the
 * editor doesn't load. The editor, the file check and the page about
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
}

// One key a line, so that the list reads as the table it is.
// prettier-ignore
const later = [
  {key: 'bEnableFastTravelOnlyBaseCamp', type: 'bool', default: false, since: '0.7.0', confidence: {default: 'high', effect: 'high'}},
  {key: 'bAllowClientMod', type: 'bool', default: true, since: '0.7.0', confidence: {default: 'high', effect: 'high'}},
  {key: 'DenyTechnologyList', type: 'list', default: [], since: '0.7.0', confidence: {default: 'high', effect: 'high'}},
  {key: 'GuildRejoinCooldownMinutes', type: 'int', unit: 'minutes', default: 0, since: '0.7.0', confidence: {default: 'high', effect: 'high'}},
  {key: 'BlockRespawnTime', type: 'float', unit: 'seconds', default: 5, since: '0.7.0', confidence: {default: 'high', effect: 'high'}},
  {key: 'RespawnPenaltyDurationThreshold', type: 'float', unit: 'seconds', default: 0, since: '0.7.0', confidence: {default: 'high', effect: 'medium'}},
  {key: 'RespawnPenaltyTimeScale', type: 'float', unit: 'multiplier', default: 2, since: '0.7.0', confidence: {default: 'high', effect: 'medium'}},
  {key: 'bDisplayPvPItemNumOnWorldMap_BaseCamp', type: 'bool', default: false, since: '0.7.0', confidence: {default: 'high', effect: 'high'}},
  {key: 'bDisplayPvPItemNumOnWorldMap_Player', type: 'bool', default: false, since: '0.7.0', confidence: {default: 'high', effect: 'high'}},
  {key: 'AdditionalDropItemWhenPlayerKillingInPvPMode', type: 'string', default: 'PlayerDropItem', since: '0.7.0', confidence: {default: 'high', effect: 'high'}},
  {key: 'AdditionalDropItemNumWhenPlayerKillingInPvPMode', type: 'int', unit: 'count', default: 1, since: '0.7.0', confidence: {default: 'high', effect: 'high'}},
  {key: 'bAdditionalDropItemWhenPlayerKillingInPvPMode', type: 'bool', default: false, since: '0.7.0', confidence: {default: 'high', effect: 'high'}},
  {key: 'bAllowEnhanceStat_Health', type: 'bool', default: true, since: '0.7.0', confidence: {default: 'high', effect: 'high'}},
  {key: 'bAllowEnhanceStat_Attack', type: 'bool', default: true, since: '0.7.0', confidence: {default: 'high', effect: 'high'}},
  {key: 'bAllowEnhanceStat_Stamina', type: 'bool', default: true, since: '0.7.0', confidence: {default: 'high', effect: 'high'}},
  {key: 'bAllowEnhanceStat_Weight', type: 'bool', default: true, since: '0.7.0', confidence: {default: 'high', effect: 'high'}},
  {key: 'bAllowEnhanceStat_WorkSpeed', type: 'bool', default: true, since: '0.7.0', confidence: {default: 'high', effect: 'high'}},
  {key: 'PhysicsActiveDropItemMaxNum', type: 'int', unit: 'count', default: -1, since: '1.0.0', confidence: {default: 'high', effect: 'high'}},
  {key: 'PlayerDataPalStorageUpdateCheckTickInterval', type: 'float', unit: 'seconds', default: 1, since: '1.0.0', confidence: {default: 'high', effect: 'medium'}},
  {key: 'MonsterFarmActionSpeedRate', type: 'float', unit: 'multiplier', default: 1, since: '1.0.0', confidence: {default: 'high', effect: 'medium'}},
  {key: 'AutoTransferMasterCheckIntervalSeconds', type: 'float', unit: 'seconds', default: 3600, since: '1.0.0', confidence: {default: 'high', effect: 'medium'}},
  {key: 'AutoTransferMasterThresholdDays', type: 'int', unit: 'days', default: 14, since: '1.0.0', confidence: {default: 'high', effect: 'medium'}},
  {key: 'MaxGuildsPerFrame', type: 'int', unit: 'count', default: 10, since: '1.0.0', confidence: {default: 'high', effect: 'medium'}},
  {key: 'bEnableVoiceChat', type: 'bool', default: false, since: '1.0.0', confidence: {default: 'high', effect: 'high'}},
  {key: 'VoiceChatMaxVolumeDistance', type: 'float', unit: 'centimetres', default: 3000, since: '1.0.0', confidence: {default: 'high', effect: 'medium'}},
  {key: 'VoiceChatZeroVolumeDistance', type: 'float', unit: 'centimetres', default: 15000, since: '1.0.0', confidence: {default: 'high', effect: 'medium'}},
  {key: 'bEnableBuildingPlayerUIdDisplay', type: 'bool', default: false, since: '1.0.0', confidence: {default: 'high', effect: 'high'}},
  {key: 'BuildingNameDisplayCacheTTLSeconds', type: 'int', unit: 'seconds', default: 60, since: '1.0.0', confidence: {default: 'high', effect: 'high'}},
  {key: 'MaxBuildingLimitNumPerPlayer', type: 'int', unit: 'count', default: 0, since: '1.0.2', sinceIs: 'earliest', confidence: {default: 'medium', effect: 'low'}},
  {key: 'FishingDifficultyRate', type: 'float', unit: 'multiplier', default: 1, since: '1.0.2', sinceIs: 'earliest', confidence: {default: 'medium', effect: 'medium'}},
  {key: 'bAllowEnemyCampSpawnNearBaseCamp', type: 'bool', default: false, since: '1.0.3', sinceIs: 'reported', confidence: {default: 'medium', effect: 'medium'}},] as const satisfies readonly LaterSettingShape[];

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
}

/** Changed defaults, oldest build first. A file that states the key keeps its value. */
export const laterDefaultChanges: readonly LaterDefaultChange[] = [
  {
    key: 'BanListURL',
    from: 'https://api.palworldgame.com/api/banlist.txt',
    to: 'https://b.palworldgame.com/api/banlist.txt',
    since: '0.7.2',
  },
  {
    key: 'DeathPenalty',
    from: 'All',
    to: 'Item',
    since: '1.0.0',
  },
  {
    key: 'PalEggDefaultHatchingTime',
    from: 72,
    to: 1,
    since: '1.0.0',
  },
  {
    key: 'bIsStartLocationSelectByMap',
    from: true,
    to: false,
    since: '1.0.0',
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
