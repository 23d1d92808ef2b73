import {show} from '../../sources';
import {palConf, thijsvanloef} from '../../sources/projects';
import {sources} from '../sources';
import type {SettingRecord} from '../types';

export const serverSettings = [
  {key: 'ServerName', default: 'Default Palworld Server', related: ['ServerDescription']},
  {
    key: 'ServerDescription',
    default: '',
    source: [palConf('issues/73', '2025-06-27', {note: 'line break in the value'})],
  },
  {key: 'ServerPassword', default: '', secret: true, related: ['AdminPassword']},
  {
    key: 'ServerPlayerMaxNum',
    unit: 'count',
    range: {min: 1, max: 32, basis: 'community'},
    default: 32,
    source: [...show('range', thijsvanloef('README.md', undefined, {note: 'allowed values 1-32'}))],
  },
  {
    key: 'bIsUseBackupSaveData',
    since: '0.2.0.6',
    default: true,
    related: ['AutoSaveSpan'],
    source: [palConf('commits', '2024-04-04', {note: 'default corrected to True'})],
  },
  {
    key: 'AutoSaveSpan',
    unit: 'seconds',
    range: {min: 30, max: 1800, basis: 'slider'},
    since: '0.3.1',
    default: 30,
    source: [...sources.wikiRange, ...sources.wiki],
  },
  {
    key: 'CoopPlayerMaxNum',
    unit: 'count',
    default: 4,
    related: ['ServerPlayerMaxNum'],
    noEffectIn: ['0.1.5.1', '0.2.4.0', '0.3.12.0', '0.4.15', '0.5.0', '0.6.8', '1.0'],
    confidence: {effect: 'medium'},
  },
  {key: 'bIsMultiplay', default: false, reserved: true, confidence: {effect: 'low'}},
] as const satisfies readonly SettingRecord[];
