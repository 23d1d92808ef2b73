import {aleforge, slider, sources} from '../sources';
import type {SettingRecord} from '../types';

export const palSettings = [
  {
    key: 'PalEggDefaultHatchingTime',
    ...slider({min: 0, max: 240}, sources.envVars),
    unit: 'hours',
    default: 72,
    defaultChanges: [{since: '1.0.0', value: 1}],
  },
  {
    key: 'PalCaptureRate',
    ...slider({min: 0.5, max: 2, communityMax: 5}, sources.wiki, sources.envVars),
    default: 1,
  },
  {
    key: 'PalSpawnNumRate',
    ...slider({min: 0.5, max: 3, communityMax: 5}, sources.wiki, sources.envVars),
    default: 1,
  },
  {
    key: 'WorkSpeedRate',
    unit: 'multiplier',
    range: {min: 0.1, max: 5, basis: 'community'},
    default: 1,
    confidence: {effect: 'medium'},
    source: [...sources.palConfRanges, ...sources.panel],
  },
  {
    key: 'PalDamageRateAttack',
    ...slider({min: 0.1, max: 5}, sources.wiki, sources.envVars),
    default: 1,
    related: ['PalDamageRateDefense'],
  },
  {
    key: 'PalDamageRateDefense',
    ...slider({min: 0.1, max: 5}, sources.wiki, sources.envVars),
    default: 1,
  },
  {
    key: 'PalStomachDecreaceRate',
    ...slider({min: 0.1, max: 5}, sources.wiki, sources.envVars),
    default: 1,
  },
  {
    key: 'PalStaminaDecreaceRate',
    ...slider({min: 0.1, max: 5}, sources.wiki, sources.envVars),
    default: 1,
  },
  {
    key: 'PalAutoHPRegeneRate',
    ...slider({min: 0.1, max: 5}, sources.wiki, sources.envVars),
    default: 1,
    related: ['PalAutoHpRegeneRateInSleep'],
  },
  {
    key: 'PalAutoHpRegeneRateInSleep',
    ...slider({min: 0.1, max: 5}, sources.wiki, sources.envVars),
    default: 1,
  },
  {
    key: 'bPalLost',
    since: '0.4.11',
    default: false,
    notes: [{id: 'worldOptionOnly', since: '0.4.11', before: '0.5.0'}],
    confidence: {effect: 'medium'},
    source: [aleforge],
  },
  {key: 'EnablePredatorBossPal', since: '0.4.11', default: true, confidence: {effect: 'medium'}},
  {
    key: 'bAllowGlobalPalboxExport',
    since: '0.5.0',
    default: true,
    related: ['bAllowGlobalPalboxImport'],
  },
  {key: 'bAllowGlobalPalboxImport', since: '0.5.0', default: false},
  {
    key: 'MonsterFarmActionSpeedRate',
    unit: 'multiplier',
    range: {min: 0.1, max: 5, basis: 'community'},
    since: '1.0.0',
    default: 1,
  },
] as const satisfies readonly SettingRecord[];
