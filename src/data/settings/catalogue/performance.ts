import {ampTemplates} from '../../sources/projects';
import {sources} from '../sources';
import type {SettingRecord} from '../types';

export const performanceSettings = [
  {
    key: 'DropItemMaxNum',
    unit: 'count',
    range: {min: 0, max: 5000, basis: 'slider'},
    default: 3000,
    related: ['DropItemAliveMaxHours'],
    confidence: {default: 'high', effect: 'high'},
    source: [...sources.sliders, ...sources.envVars],
  },
  {
    key: 'ServerReplicatePawnCullDistance',
    unit: 'centimetres',
    range: {min: 5000, max: 15000, basis: 'official'},
    since: '0.4.11',
    default: 15000,
    related: ['PalSpawnNumRate'],
    confidence: {default: 'high', effect: 'high'},
    source: [...sources.vendorDocs, ...sources.vendorTable2025],
  },
  {
    key: 'ItemContainerForceMarkDirtyInterval',
    unit: 'seconds',
    range: {min: 0.1, max: 10, basis: 'community'},
    since: '0.6.0',
    default: 1,
    confidence: {default: 'high', effect: 'high'},
    source: [
      ampTemplates('palworld13templatesettings.ini', '2025-06-26'),
      ...sources.palConfRanges,
      ...sources.vendorTable2025,
    ],
  },
  {
    key: 'DropItemMaxNum_UNKO',
    unit: 'count',
    default: 100,
    reserved: true,
    related: ['bActiveUNKO'],
    confidence: {default: 'high', effect: 'low'},
  },
  {
    key: 'PhysicsActiveDropItemMaxNum',
    unit: 'count',
    range: {min: -1, basis: 'community'},
    since: '1.0.0',
    default: -1,
    related: ['DropItemMaxNum'],
    confidence: {default: 'high', effect: 'high'},
  },
  {
    key: 'PlayerDataPalStorageUpdateCheckTickInterval',
    unit: 'seconds',
    since: '1.0.0',
    default: 1,
    confidence: {default: 'high', effect: 'medium'},
  },
] as const satisfies readonly SettingRecord[];
