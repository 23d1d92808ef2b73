import {show} from '../../sources';
import {ampTemplates, palConf, thijsvanloef} from '../../sources/projects';
import {slider, sources} from '../sources';
import type {SettingRecords} from '../types';

export const itemSettings = {
  CollectionDropRate: {
    ...slider({min: 0.5, max: 3, communityMax: 5}, sources.envVars),
    default: 1,
    related: ['CollectionObjectHpRate', 'CollectionObjectRespawnSpeedRate'],
  },
  CollectionObjectHpRate: {
    ...slider({min: 0.5, max: 3}, sources.envVars),
    default: 1,
    related: ['CollectionObjectRespawnSpeedRate'],
  },
  CollectionObjectRespawnSpeedRate: {
    ...slider({min: 0.5, max: 3, communityMax: 5}, sources.envVars, sources.gameSettingsPage),
    default: 1,
  },
  EnemyDropItemRate: {
    ...slider({min: 0.5, max: 3, communityMax: 5}, sources.envVars),
    default: 1,
    related: ['CollectionDropRate'],
  },
  ItemWeightRate: {
    unit: 'multiplier',
    range: {min: 0.1, max: 5, basis: 'community'},
    since: '0.4.11',
    default: 1,
    source: [...sources.palConfRanges, ...sources.vendorTable2025],
  },
  EquipmentDurabilityDamageRate: {
    unit: 'multiplier',
    range: {min: 0.1, max: 5, basis: 'community'},
    since: '0.6.0',
    default: 1,
    notes: [{id: 'zero'}],
    source: [
      ampTemplates('palworld13templatesettings.ini', '2025-06-26'),
      ...sources.palConfRanges,
      ...sources.vendorTable2025,
    ],
  },
  ItemCorruptionMultiplier: {
    unit: 'multiplier',
    range: {min: 0.1, max: 10, basis: 'community'},
    // The first report is of 2025-09-17, the day of 0.6.6. 0.6.4 lacks the key, and 0.6.5
    // (2025-08-12) isn't excluded.
    since: '0.6.6',
    default: 1,
    notes: [{id: 'zero'}],
    source: [
      palConf('pull/77', '2025-09-17'),
      ampTemplates('palworld14templatesettings.ini', '2025-10-01'),
      thijsvanloef('scripts/files/PalWorldSettings.ini.template', '2025-10-25'),
      ...sources.palConfRanges,
      ...show('effect', ampTemplates('palworldconfig.json', '2025-10-01')),
    ],
  },
  DropItemAliveMaxHours: {
    unit: 'hours',
    default: 1,
    confidence: {effect: 'medium'},
    source: [...sources.gameSettingsPage],
  },
} as const satisfies SettingRecords;
