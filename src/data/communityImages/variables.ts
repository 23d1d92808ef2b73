/**
 * The lists have only what differs: a variable has the usual name (modes.ts), and the images write
 * the game's own defaults of the build for which they were made.
 */
import {settings, type SettingKey} from '../settings';
import {defaultAt} from '../settings/dated';
import {printValue} from '../settings/print';
import {isAtLeast, isPresent, type Build} from '../versions';
import {usualVariable} from './modes';
import type {ImageVariable, SettingVariables} from './types';

type Own = Readonly<Partial<Record<SettingKey, Partial<ImageVariable> | undefined>>>;

/**
 * Source: thijsvanloef/palworld-server-docker `scripts/compile-settings.sh`,
 * `scripts/files/PalWorldSettings.ini.template` and Dockerfile at 68327ec (2026-08-06).
 */
const thijsvanloef: Own = {
  ServerPlayerMaxNum: {name: 'PLAYERS', note: 'players'},
  bIsUseBackupSaveData: {name: 'USE_BACKUP_SAVE_DATA'},
  RESTAPIEnabled: {name: 'REST_API_ENABLED', default: 'true', note: 'scriptsNeedRest'},
  RESTAPIPort: {name: 'REST_API_PORT'},
  RCONEnabled: {default: 'false'},
  LogFormatType: {default: 'default', note: 'alsoContainerLog'},
  CrossplayPlatforms: {note: 'parentheses'},
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
  // The copy that we read has no variable for it.
  bEnableFastTravelOnlyBaseCamp: undefined,
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
  RESTAPIEnabled: {default: 'true'},
  CrossplayPlatforms: {note: 'parentheses'},
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
};

/** `defaultsUntil` is the newest build whose defaults we have read. */
function variablesOf(
  own: Own,
  build: Build,
  {defaultsUntil = build, print = printValue}: {defaultsUntil?: Build; print?: typeof printValue},
) {
  const entries = settings.map((setting) => {
    const {key, type, since} = setting;
    if (!isPresent(setting, build) || (key in own && own[key] === undefined)) {
      return [key, undefined] as const;
    }
    const value = defaultAt(setting, build);
    const variable: ImageVariable = {
      name: usualVariable(key),
      ...(isAtLeast(defaultsUntil, since) && {
        default: type === 'string' ? String(value) : print(type, value),
      }),
      ...own[key],
    };
    return [key, variable] as const;
  });
  return Object.fromEntries(entries) as SettingVariables;
}

export const thijsvanloefVariables = variablesOf(thijsvanloef, '1.0.2', {});
export const jammsenVariables = variablesOf(jammsen, '1.0.0', {
  // We have read no defaults of keys that the image has had since pull request 324.
  defaultsUntil: '0.6.2',
  print: (type, value) => (type === 'bool' ? String(value) : printValue(type, value)),
});
