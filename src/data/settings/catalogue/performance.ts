import {ampTemplates} from '../../sources/projects';
import {slider, sources} from '../sources';
import type {SettingRecords} from '../types';

export const performanceSettings = {
  DropItemMaxNum: {
    ...slider({min: 0, max: 5000}, sources.envVars),
    unit: 'count',
    default: 3000,
    related: ['DropItemAliveMaxHours'],
  },
  ServerReplicatePawnCullDistance: {
    unit: 'centimetres',
    range: {min: 5000, max: 15000, basis: 'official'},
    since: '0.4.11',
    default: 15000,
    related: ['PalSpawnNumRate'],
    source: [...sources.vendorDocs, ...sources.vendorTable2025],
  },
  ItemContainerForceMarkDirtyInterval: {
    unit: 'seconds',
    range: {min: 0.1, max: 10, basis: 'community'},
    since: '0.6.0',
    default: 1,
    source: [
      ampTemplates('palworld13templatesettings.ini', '2025-06-26'),
      ...sources.palConfRanges,
      ...sources.vendorTable2025,
    ],
  },
  DropItemMaxNum_UNKO: {
    unit: 'count',
    default: 100,
    reserved: true,
    related: ['bActiveUNKO'],
    confidence: {effect: 'low'},
  },
  PhysicsActiveDropItemMaxNum: {
    unit: 'count',
    range: {min: -1, basis: 'community'},
    since: '1.0.0',
    default: -1,
    related: ['DropItemMaxNum'],
  },
  PlayerDataPalStorageUpdateCheckTickInterval: {
    unit: 'seconds',
    since: '1.0.0',
    default: 1,
    confidence: {effect: 'medium'},
  },
} as const satisfies SettingRecords;
