import {show} from '../../sources';
import {ampTemplates, palConf, thijsvanloef} from '../../sources/projects';
import {sources} from '../sources';
import type {SettingRecord} from '../types';

export const itemSettings = [
  {
    key: 'CollectionDropRate',
    unit: 'multiplier',
    range: {min: 0.5, max: 3, basis: 'slider', communityMax: 5},
    default: 1,
    related: ['CollectionObjectHpRate', 'CollectionObjectRespawnSpeedRate'],
    confidence: {default: 'high', effect: 'high'},
    source: [...sources.sliders, ...sources.envVars],
  },
  {
    key: 'CollectionObjectHpRate',
    unit: 'multiplier',
    range: {min: 0.5, max: 3, basis: 'slider'},
    default: 1,
    related: ['CollectionDropRate', 'CollectionObjectRespawnSpeedRate'],
    confidence: {default: 'high', effect: 'high'},
    source: [...sources.sliders, ...sources.envVars],
  },
  {
    key: 'CollectionObjectRespawnSpeedRate',
    unit: 'multiplier',
    range: {min: 0.5, max: 3, basis: 'slider', communityMax: 5},
    default: 1,
    related: ['CollectionDropRate', 'CollectionObjectHpRate'],
    confidence: {default: 'high', effect: 'high'},
    source: [...sources.sliders, ...sources.envVars, ...sources.gameSettingsPage],
  },
  {
    key: 'EnemyDropItemRate',
    unit: 'multiplier',
    range: {min: 0.5, max: 3, basis: 'slider', communityMax: 5},
    default: 1,
    related: ['CollectionDropRate'],
    confidence: {default: 'high', effect: 'high'},
    source: [...sources.sliders, ...sources.envVars],
  },
  {
    key: 'ItemWeightRate',
    unit: 'multiplier',
    range: {min: 0.1, max: 5, basis: 'community'},
    since: '0.4.11',
    default: 1,
    confidence: {default: 'high', effect: 'high'},
    source: [...sources.palConfRanges, ...sources.vendorTable2025],
  },
  {
    key: 'EquipmentDurabilityDamageRate',
    unit: 'multiplier',
    range: {min: 0.1, max: 5, basis: 'community'},
    since: '0.6.0',
    default: 1,
    notes: [{id: 'zero'}],
    confidence: {default: 'high', effect: 'high'},
    source: [
      ampTemplates('palworld13templatesettings.ini', '2025-06-26'),
      ...sources.palConfRanges,
      ...sources.vendorTable2025,
    ],
  },
  {
    key: 'ItemCorruptionMultiplier',
    unit: 'multiplier',
    range: {min: 0.1, max: 10, basis: 'community'},
    // The first report is of 2025-09-17, the day of 0.6.6. 0.6.4 lacks the key, and 0.6.5
    // (2025-08-12) isn't excluded.
    since: '0.6.6',
    default: 1,
    notes: [{id: 'zero'}],
    confidence: {default: 'high', effect: 'high'},
    source: [
      palConf('pull/77', '2025-09-17'),
      ampTemplates('palworld14templatesettings.ini', '2025-10-01'),
      thijsvanloef('scripts/files/PalWorldSettings.ini.template', '2025-10-25'),
      ...sources.palConfRanges,
      ...show('effect', ampTemplates('palworldconfig.json', '2025-10-01')),
    ],
  },
  {
    key: 'DropItemAliveMaxHours',
    unit: 'hours',
    default: 1,
    related: ['DropItemMaxNum'],
    confidence: {default: 'high', effect: 'medium'},
    source: [...sources.gameSettingsPage],
  },
] as const satisfies readonly SettingRecord[];
