/** The list has only variables whose name or default differs from the rule in modes.ts. */
import type {SettingKey} from '../settings';
import {usualVariable} from './modes';
import type {ImageVariable, SettingVariables} from './types';

type Defaults = Readonly<Partial<Record<SettingKey, string | boolean>>>;

type Own = Readonly<Partial<Record<SettingKey, Partial<ImageVariable> | undefined>>>;

const both: Defaults = {
  ServerPlayerMaxNum: '32',
  bIsUseBackupSaveData: true,
  AutoSaveSpan: '30.000000',
  CoopPlayerMaxNum: '4',
  bIsMultiplay: false,
  RESTAPIEnabled: 'true',
  RESTAPIPort: '8212',
  RCONEnabled: 'false',
  RCONPort: '25575',
  bShowPlayerList: false,
  ChatPostLimitPerMinute: '30',
  BanListURL: 'https://b.palworldgame.com/api/banlist.txt',
  CrossplayPlatforms: '(Steam,Xbox,PS5,Mac)',
  PublicIP: '',
  PublicPort: '8211',
  bUseAuth: true,
  Region: '',
  DropItemMaxNum: '3000',
  ServerReplicatePawnCullDistance: '15000.000000',
  ItemContainerForceMarkDirtyInterval: '1.000000',
  DropItemMaxNum_UNKO: '100',
  DayTimeSpeedRate: '1.000000',
  NightTimeSpeedRate: '1.000000',
  ExpRate: '1.000000',
  SupplyDropSpan: '180',
  bEnableFastTravel: true,
  bHardcore: false,
  bCharacterRecreateInHardcore: false,
  RandomizerType: 'None',
  RandomizerSeed: '',
  bIsRandomizerPalLevelRandom: false,
  Difficulty: 'None',
  bActiveUNKO: false,
  DeathPenalty: 'Item',
  bIsStartLocationSelectByMap: false,
  bExistPlayerAfterLogout: false,
  PlayerDamageRateAttack: '1.000000',
  PlayerDamageRateDefense: '1.000000',
  PlayerStomachDecreaceRate: '1.000000',
  PlayerStaminaDecreaceRate: '1.000000',
  PlayerAutoHPRegeneRate: '1.000000',
  PlayerAutoHpRegeneRateInSleep: '1.000000',
  bEnableAimAssistPad: true,
  bEnableAimAssistKeyboard: false,
  bEnableNonLoginPenalty: true,
  PalEggDefaultHatchingTime: '1.000000',
  PalCaptureRate: '1.000000',
  PalSpawnNumRate: '1.000000',
  WorkSpeedRate: '1.000000',
  PalDamageRateAttack: '1.000000',
  PalDamageRateDefense: '1.000000',
  PalStomachDecreaceRate: '1.000000',
  PalStaminaDecreaceRate: '1.000000',
  PalAutoHPRegeneRate: '1.000000',
  PalAutoHpRegeneRateInSleep: '1.000000',
  bPalLost: false,
  EnablePredatorBossPal: true,
  bAllowGlobalPalboxExport: true,
  bAllowGlobalPalboxImport: false,
  BaseCampMaxNumInGuild: '4',
  BaseCampWorkerMaxNum: '15',
  BaseCampMaxNum: '128',
  MaxBuildingLimitNum: '0',
  bBuildAreaLimit: false,
  bEnableInvaderEnemy: true,
  BuildObjectHpRate: '1.000000',
  BuildObjectDamageRate: '1.000000',
  BuildObjectDeteriorationDamageRate: '1.000000',
  GuildPlayerMaxNum: '20',
  bAutoResetGuildNoOnlinePlayers: false,
  AutoResetGuildTimeNoOnlinePlayers: '72.000000',
  bCanPickupOtherGuildDeathPenaltyDrop: false,
  bInvisibleOtherGuildBaseCampAreaFX: false,
  CollectionDropRate: '1.000000',
  CollectionObjectHpRate: '1.000000',
  CollectionObjectRespawnSpeedRate: '1.000000',
  EnemyDropItemRate: '1.000000',
  ItemWeightRate: '1.000000',
  EquipmentDurabilityDamageRate: '1.000000',
  DropItemAliveMaxHours: '1.000000',
  bIsPvP: false,
  bEnablePlayerToPlayerDamage: false,
  bEnableDefenseOtherGuildPlayer: false,
  bEnableFriendlyFire: false,
};

/** jammsen has had variables for these since pull request 324, but we haven't read its defaults. */
const readInOne: Defaults = {
  bIsShowJoinLeftMessage: true,
  ItemCorruptionMultiplier: '1.000000',
  bEnableVoiceChat: false,
  VoiceChatMaxVolumeDistance: '3000.000000',
  VoiceChatZeroVolumeDistance: '15000.000000',
  bAllowClientMod: true,
  PhysicsActiveDropItemMaxNum: '-1',
  PlayerDataPalStorageUpdateCheckTickInterval: '1.000000',
  BlockRespawnTime: '5.000000',
  RespawnPenaltyDurationThreshold: '0.000000',
  RespawnPenaltyTimeScale: '2.000000',
  bAllowEnhanceStat_Health: true,
  bAllowEnhanceStat_Attack: true,
  bAllowEnhanceStat_Stamina: true,
  bAllowEnhanceStat_Weight: true,
  bAllowEnhanceStat_WorkSpeed: true,
  DenyTechnologyList: '',
  MonsterFarmActionSpeedRate: '1.000000',
  bEnableBuildingPlayerUIdDisplay: false,
  BuildingNameDisplayCacheTTLSeconds: '60',
  GuildRejoinCooldownMinutes: '0',
  AutoTransferMasterThresholdDays: '14',
  AutoTransferMasterCheckIntervalSeconds: '3600.000000',
  MaxGuildsPerFrame: '10',
  bDisplayPvPItemNumOnWorldMap_BaseCamp: false,
  bDisplayPvPItemNumOnWorldMap_Player: false,
  bAdditionalDropItemWhenPlayerKillingInPvPMode: false,
  AdditionalDropItemWhenPlayerKillingInPvPMode: 'PlayerDropItem',
  AdditionalDropItemNumWhenPlayerKillingInPvPMode: '1',
};

/**
 * Source: thijsvanloef/palworld-server-docker `scripts/compile-settings.sh`,
 * `scripts/files/PalWorldSettings.ini.template` and Dockerfile at 68327ec (2026-08-06).
 */
const thijsvanloef: Own = {
  ServerName: {default: 'Default Palworld Server'},
  ServerDescription: {default: ''},
  ServerPassword: {default: ''},
  ServerPlayerMaxNum: {name: 'PLAYERS', note: 'players'},
  bIsUseBackupSaveData: {name: 'USE_BACKUP_SAVE_DATA'},
  AdminPassword: {default: ''},
  RESTAPIEnabled: {name: 'REST_API_ENABLED', note: 'scriptsNeedRest'},
  RESTAPIPort: {name: 'REST_API_PORT'},
  LogFormatType: {default: 'default', note: 'alsoContainerLog'},
  CrossplayPlatforms: {note: 'parentheses'},
  // CrossplayPlatforms replaced it, and the image no longer writes it.
  AllowConnectPlatform: undefined,
  PublicPort: {note: 'publicPortOnly'},
  bUseAuth: {name: 'USEAUTH'},
  DayTimeSpeedRate: {name: 'DAYTIME_SPEEDRATE'},
  NightTimeSpeedRate: {name: 'NIGHTTIME_SPEEDRATE'},
  PlayerStomachDecreaceRate: {name: 'PLAYER_STOMACH_DECREASE_RATE'},
  PlayerStaminaDecreaceRate: {name: 'PLAYER_STAMINA_DECREASE_RATE'},
  PlayerAutoHPRegeneRate: {name: 'PLAYER_AUTO_HP_REGEN_RATE'},
  PlayerAutoHpRegeneRateInSleep: {name: 'PLAYER_AUTO_HP_REGEN_RATE_IN_SLEEP'},
  PalStomachDecreaceRate: {name: 'PAL_STOMACH_DECREASE_RATE'},
  PalStaminaDecreaceRate: {name: 'PAL_STAMINA_DECREASE_RATE'},
  PalAutoHPRegeneRate: {name: 'PAL_AUTO_HP_REGEN_RATE'},
  PalAutoHpRegeneRateInSleep: {name: 'PAL_AUTO_HP_REGEN_RATE_IN_SLEEP'},
  bEnableBuildingPlayerUIdDisplay: {name: 'ENABLE_BUILDING_PLAYER_UID_DISPLAY'},
  bAdditionalDropItemWhenPlayerKillingInPvPMode: {
    name: 'ADDITIONAL_DROP_ITEM_WHEN_PLAYER_KILLING_IN_PVP_MODE_ENABLED',
  },
  AdditionalDropItemWhenPlayerKillingInPvPMode: {note: 'unquoted'},
  // The copy that we read has no variable for these keys of 1.0.3 and 1.0.4.
  bEnableFastTravelOnlyBaseCamp: undefined,
  FishingDifficultyRate: undefined,
  MaxBuildingLimitNumPerPlayer: undefined,
  bAllowEnemyCampSpawnNearBaseCamp: undefined,
};

/**
 * Source: jammsen/docker-palworld-dedicated-server `includes/config.sh` at 0b5710a (after
 * 2026-07-10), the template and `default.env` at ac6629f (2025-07-20), and the changes of pull
 * request 324 (2026-07-10).
 */
const jammsen: Own = {
  ServerName: {default: 'jammsen-docker-generated-###RANDOM###', note: 'randomName'},
  ServerDescription: {default: 'Palworld-Dedicated-Server running in Docker by jammsen'},
  ServerPassword: {default: 'serverPasswordHere', note: 'publicPassword'},
  ServerPlayerMaxNum: {name: 'MAX_PLAYERS'},
  bIsUseBackupSaveData: {name: 'ENABLE_WORLD_BACKUP'},
  AdminPassword: {default: 'adminPasswordHere', note: 'publicPassword'},
  LogFormatType: {default: 'Text'},
  CrossplayPlatforms: {note: 'parentheses'},
  AllowConnectPlatform: undefined,
  bUseAuth: {name: 'USEAUTH'},
  DayTimeSpeedRate: {name: 'DAYTIME_SPEEDRATE'},
  NightTimeSpeedRate: {name: 'NIGHTTIME_SPEEDRATE'},
  PlayerStomachDecreaceRate: {name: 'PLAYER_STOMACH_DECREASE_RATE'},
  BaseCampWorkerMaxNum: {name: 'BASE_CAMP_WORKER_MAXNUM'},
  bInvisibleOtherGuildBaseCampAreaFX: {
    name: 'INVISBIBLE_OTHER_GUILD_BASE_CAMP_AREA_FX',
    note: 'misspelt',
  },
  bEnableBuildingPlayerUIdDisplay: {name: 'ENABLE_BUILDING_PLAYER_UID_DISPLAY'},
  bAdditionalDropItemWhenPlayerKillingInPvPMode: {
    name: 'ENABLE_ADDITIONAL_DROP_ITEM_WHEN_PLAYER_KILLING_IN_PVP_MODE',
  },
  bEnableFastTravelOnlyBaseCamp: {},
  FishingDifficultyRate: undefined,
  MaxBuildingLimitNumPerPlayer: undefined,
  bAllowEnemyCampSpawnNearBaseCamp: undefined,
};

function variablesOf(own: Own, printed: Defaults, printSwitch: (isOn: boolean) => string) {
  const keys = Object.keys({...both, ...readInOne, ...own}) as SettingKey[];
  const entries = keys.map((key) => {
    const value = printed[key];
    const preset = typeof value === 'boolean' ? printSwitch(value) : value;
    const variable: ImageVariable = {
      name: usualVariable(key),
      ...(preset !== undefined && {default: preset}),
      ...own[key],
    };
    return [key, key in own && own[key] === undefined ? undefined : variable] as const;
  });
  return Object.fromEntries(entries) as SettingVariables;
}

export const thijsvanloefVariables = variablesOf(thijsvanloef, {...both, ...readInOne}, (isOn) =>
  isOn ? 'True' : 'False',
);
export const jammsenVariables = variablesOf(jammsen, both, String);
