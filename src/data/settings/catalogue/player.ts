import {show} from '../../sources';
import {ampTemplates, jammsen, officialGuide} from '../../sources/projects';
import {gamenguides, slider, sources, vendorTable} from '../sources';
import type {SettingRecord} from '../types';

export const playerSettings = [
  {
    key: 'DeathPenalty',
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
  {
    key: 'bIsStartLocationSelectByMap',
    default: true,
    defaultChanges: [{since: '1.0.0', value: false}],
  },
  {key: 'bExistPlayerAfterLogout', default: false, confidence: {effect: 'medium'}},
  {
    key: 'PlayerDamageRateAttack',
    ...slider({min: 0.1, max: 5}, sources.envVars, show('effect', gamenguides)),
    default: 1,
    related: ['PlayerDamageRateDefense'],
  },
  {
    key: 'PlayerDamageRateDefense',
    ...slider({min: 0.1, max: 5}, sources.envVars, show('effect', gamenguides)),
    default: 1,
  },
  {
    key: 'PlayerStomachDecreaceRate',
    ...slider({min: 0.1, max: 5}, sources.envVars),
    default: 1,
    related: ['PalStomachDecreaceRate'],
  },
  {
    key: 'PlayerStaminaDecreaceRate',
    ...slider({min: 0.1, max: 5}, sources.envVars),
    default: 1,
    related: ['PalStaminaDecreaceRate'],
  },
  {
    key: 'PlayerAutoHPRegeneRate',
    ...slider({min: 0.1, max: 5}, sources.envVars),
    default: 1,
    related: ['PlayerAutoHpRegeneRateInSleep'],
  },
  {
    key: 'PlayerAutoHpRegeneRateInSleep',
    ...slider({min: 0.1, max: 5}, sources.envVars),
    default: 1,
  },
  {
    key: 'bEnableAimAssistPad',
    default: true,
    related: ['bEnableAimAssistKeyboard'],
    confidence: {effect: 'medium'},
  },
  {key: 'bEnableAimAssistKeyboard', default: false, confidence: {effect: 'medium'}},
  {key: 'bEnableNonLoginPenalty', default: true, confidence: {effect: 'low'}},
  {
    key: 'BlockRespawnTime',
    unit: 'seconds',
    since: '0.7.0',
    default: 5,
    related: ['RespawnPenaltyDurationThreshold', 'RespawnPenaltyTimeScale'],
  },
  {
    key: 'RespawnPenaltyDurationThreshold',
    unit: 'seconds',
    since: '0.7.0',
    default: 0,
    related: ['RespawnPenaltyTimeScale'],
    confidence: {effect: 'medium'},
  },
  {
    key: 'RespawnPenaltyTimeScale',
    unit: 'multiplier',
    since: '0.7.0',
    default: 2,
    confidence: {effect: 'medium'},
  },
  {key: 'bAllowEnhanceStat_Health', since: '0.7.0', default: true},
  {key: 'bAllowEnhanceStat_Attack', since: '0.7.0', default: true},
  {key: 'bAllowEnhanceStat_Stamina', since: '0.7.0', default: true},
  {key: 'bAllowEnhanceStat_Weight', since: '0.7.0', default: true},
  {key: 'bAllowEnhanceStat_WorkSpeed', since: '0.7.0', default: true},
  {
    key: 'FishingDifficultyRate',
    unit: 'multiplier',
    range: {min: 0.1, max: 1, basis: 'community'},
    since: '1.0.4',
    default: 1,
    source: [ampTemplates('issues/1985', '2026-09-08')],
  },
  {
    key: 'DenyTechnologyList',
    values: [],
    since: '0.7.0',
    default: [],
    source: show('effect', officialGuide('settings-and-operation/technologyids', '1.0')),
  },
] as const satisfies readonly SettingRecord[];
