import {aleforge, slider, sources} from '../sources';
import type {SettingRecords} from '../types';

export const palSettings = {
  PalEggDefaultHatchingTime: {
    ...slider({min: 0, max: 240}, sources.envVars),
    unit: 'hours',
    default: 72,
    defaultChanges: [{since: '1.0.0', value: 1}],
  },
  PalCaptureRate: {
    ...slider({min: 0.5, max: 2, communityMax: 5}, sources.wiki, sources.envVars),
    default: 1,
  },
  PalSpawnNumRate: {
    ...slider({min: 0.5, max: 3, communityMax: 5}, sources.wiki, sources.envVars),
    default: 1,
  },
  WorkSpeedRate: {
    unit: 'multiplier',
    range: {min: 0.1, max: 5, basis: 'community'},
    default: 1,
    confidence: {effect: 'medium'},
    source: [...sources.palConfRanges, ...sources.panel],
  },
  PalDamageRateAttack: {
    ...slider({min: 0.1, max: 5}, sources.wiki, sources.envVars),
    default: 1,
    related: ['PalDamageRateDefense'],
  },
  PalDamageRateDefense: {...slider({min: 0.1, max: 5}, sources.wiki, sources.envVars), default: 1},
  PalStomachDecreaceRate: {
    ...slider({min: 0.1, max: 5}, sources.wiki, sources.envVars),
    default: 1,
  },
  PalStaminaDecreaceRate: {
    ...slider({min: 0.1, max: 5}, sources.wiki, sources.envVars),
    default: 1,
  },
  PalAutoHPRegeneRate: {
    ...slider({min: 0.1, max: 5}, sources.wiki, sources.envVars),
    default: 1,
    related: ['PalAutoHpRegeneRateInSleep'],
  },
  PalAutoHpRegeneRateInSleep: {
    ...slider({min: 0.1, max: 5}, sources.wiki, sources.envVars),
    default: 1,
  },
  bPalLost: {
    since: '0.4.11',
    default: false,
    notes: [{id: 'worldOptionOnly', since: '0.4.11', before: '0.5.0'}],
    confidence: {effect: 'medium'},
    source: [aleforge],
  },
  EnablePredatorBossPal: {since: '0.4.11', default: true, confidence: {effect: 'medium'}},
  bAllowGlobalPalboxExport: {since: '0.5.0', default: true, related: ['bAllowGlobalPalboxImport']},
  bAllowGlobalPalboxImport: {since: '0.5.0', default: false},
  MonsterFarmActionSpeedRate: {
    unit: 'multiplier',
    range: {min: 0.1, max: 5, basis: 'community'},
    since: '1.0.0',
    default: 1,
  },
} as const satisfies SettingRecords;
