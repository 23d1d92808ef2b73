import {show} from '../../sources';
import {ampTemplates, jammsen, officialGuide} from '../../sources/projects';
import {gamenguides, slider, sources, vendorTable} from '../sources';
import type {SettingRecords} from '../types';

export const playerSettings = {
  DeathPenalty: {
    values: [{value: 'None'}, {value: 'Item'}, {value: 'ItemAndEquipment'}, {value: 'All'}],
    default: 'All',
    defaultChanges: [{since: '1.0.0', value: 'Item'}],
    related: ['bCanPickupOtherGuildDeathPenaltyDrop', 'bPalLost'],
    source: [
      jammsen('issues/125', '2024-01-30', {note: 'text value required'}),
      ...show(
        'values',
        vendorTable,
        ampTemplates('palworldconfig.json', '2024-12-23'),
        jammsen('docs/ENV_VARS.md', '2024-07-06'),
      ),
    ],
  },
  bIsStartLocationSelectByMap: {default: true, defaultChanges: [{since: '1.0.0', value: false}]},
  bExistPlayerAfterLogout: {default: false, confidence: {effect: 'medium'}},
  PlayerDamageRateAttack: {
    ...slider({min: 0.1, max: 5}, sources.envVars, show('effect', gamenguides)),
    default: 1,
    related: ['PlayerDamageRateDefense'],
  },
  PlayerDamageRateDefense: {
    ...slider({min: 0.1, max: 5}, sources.envVars, show('effect', gamenguides)),
    default: 1,
  },
  PlayerStomachDecreaceRate: {
    ...slider({min: 0.1, max: 5}, sources.envVars),
    default: 1,
    related: ['PalStomachDecreaceRate'],
  },
  PlayerStaminaDecreaceRate: {
    ...slider({min: 0.1, max: 5}, sources.envVars),
    default: 1,
    related: ['PalStaminaDecreaceRate'],
  },
  PlayerAutoHPRegeneRate: {
    ...slider({min: 0.1, max: 5}, sources.envVars),
    default: 1,
    related: ['PlayerAutoHpRegeneRateInSleep'],
  },
  PlayerAutoHpRegeneRateInSleep: {...slider({min: 0.1, max: 5}, sources.envVars), default: 1},
  bEnableAimAssistPad: {
    default: true,
    related: ['bEnableAimAssistKeyboard'],
    confidence: {effect: 'medium'},
  },
  bEnableAimAssistKeyboard: {default: false, confidence: {effect: 'medium'}},
  bEnableNonLoginPenalty: {default: true, confidence: {effect: 'low'}},
  BlockRespawnTime: {
    unit: 'seconds',
    since: '0.7.0',
    default: 5,
    related: ['RespawnPenaltyDurationThreshold', 'RespawnPenaltyTimeScale'],
  },
  RespawnPenaltyDurationThreshold: {
    unit: 'seconds',
    since: '0.7.0',
    default: 0,
    related: ['RespawnPenaltyTimeScale'],
    confidence: {effect: 'medium'},
  },
  RespawnPenaltyTimeScale: {
    unit: 'multiplier',
    since: '0.7.0',
    default: 2,
    confidence: {effect: 'medium'},
  },
  bAllowEnhanceStat_Health: {since: '0.7.0', default: true},
  bAllowEnhanceStat_Attack: {since: '0.7.0', default: true},
  bAllowEnhanceStat_Stamina: {since: '0.7.0', default: true},
  bAllowEnhanceStat_Weight: {since: '0.7.0', default: true},
  bAllowEnhanceStat_WorkSpeed: {since: '0.7.0', default: true},
  FishingDifficultyRate: {
    unit: 'multiplier',
    range: {min: 0.1, max: 1, basis: 'community'},
    since: '1.0.4',
    default: 1,
    source: [ampTemplates('issues/1985', '2026-09-08')],
  },
  DenyTechnologyList: {
    values: [],
    since: '0.7.0',
    default: [],
    source: show('effect', officialGuide('settings-and-operation/technologyids', '1.0')),
  },
} as const satisfies SettingRecords;
