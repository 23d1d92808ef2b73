import {show} from '../../sources';
import {palConf, thijsvanloef} from '../../sources/projects';
import {sources} from '../sources';
import type {SettingRecords} from '../types';

export const serverSettings = {
  ServerName: {default: 'Default Palworld Server', related: ['ServerDescription']},
  ServerDescription: {
    default: '',
    source: [palConf('issues/73', '2025-06-27', {note: 'line break in the value'})],
  },
  ServerPassword: {default: '', secret: true, related: ['AdminPassword']},
  ServerPlayerMaxNum: {
    unit: 'count',
    range: {min: 1, max: 32, basis: 'community'},
    default: 32,
    source: [...show('range', thijsvanloef('README.md', undefined, {note: 'allowed values 1-32'}))],
  },
  bIsUseBackupSaveData: {
    since: '0.2.0.6',
    default: true,
    related: ['AutoSaveSpan'],
    source: [palConf('commits', '2024-04-04', {note: 'default corrected to True'})],
  },
  AutoSaveSpan: {
    unit: 'seconds',
    range: {min: 30, max: 1800, basis: 'slider'},
    since: '0.3.1',
    default: 30,
    source: [...sources.wikiRange, ...sources.wiki],
  },
  CoopPlayerMaxNum: {
    unit: 'count',
    default: 4,
    related: ['ServerPlayerMaxNum'],
    noEffectIn: ['0.1.5.1', '0.2.4.0', '0.3.12.0', '0.4.15', '0.5.0', '0.6.8', '1.0'],
    confidence: {effect: 'medium'},
  },
  bIsMultiplay: {default: false, reserved: true, confidence: {effect: 'low'}},
} as const satisfies SettingRecords;
