import {ampTemplates} from '../../sources/projects';
import {sources} from '../sources';
import type {SettingRecord} from '../types';

/** Settings of the group 'performance', in the order of the page. */
export const performanceSettings = [
  {
    key: 'DropItemMaxNum',
    type: 'int',
    unit: 'count',
    range: {min: 0, max: 5000, basis: 'slider'},
    since: '0.1.2.0',
    default: 3000,
    related: ['DropItemAliveMaxHours'],
    confidence: {default: 'high', effect: 'high'},
    source: [...sources.defaultFiles, ...sources.sliders, ...sources.envVars],
  },
  {
    key: 'ServerReplicatePawnCullDistance',
    type: 'float',
    unit: 'centimetres',
    range: {min: 5000, max: 15000, basis: 'official'},
    since: '0.4.11',
    default: 15000,
    related: ['PalSpawnNumRate'],
    confidence: {default: 'high', effect: 'high'},
    source: [...sources.defaultFiles, ...sources.vendorDocs, ...sources.vendorTable2025],
  },
  {
    key: 'ItemContainerForceMarkDirtyInterval',
    type: 'float',
    unit: 'seconds',
    range: {min: 0.1, max: 10, basis: 'community'},
    since: '0.6.0',
    default: 1,
    confidence: {default: 'high', effect: 'high'},
    source: [
      ...sources.defaultFiles,
      ampTemplates('palworld13templatesettings.ini', '2025-06-26'),
      ...sources.palConfRanges,
      ...sources.vendorTable2025,
    ],
  },
  {
    key: 'DropItemMaxNum_UNKO',
    type: 'int',
    unit: 'count',
    since: '0.1.2.0',
    default: 100,
    reserved: true,
    related: ['bActiveUNKO'],
    confidence: {default: 'high', effect: 'low'},
    source: [...sources.defaultFiles],
  },
] as const satisfies readonly SettingRecord[];
