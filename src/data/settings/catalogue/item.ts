import {show} from '../../sources';
import {ampTemplates, palConf, thijsvanloef} from '../../sources/projects';
import {slider, sources} from '../sources';
import type {SettingRecord} from '../types';

export const itemSettings = [
  {
    key: 'CollectionDropRate',
    ...slider({min: 0.5, max: 3, communityMax: 5}, sources.envVars),
    default: 1,
    related: ['CollectionObjectHpRate', 'CollectionObjectRespawnSpeedRate'],
  },
  {
    key: 'CollectionObjectHpRate',
    ...slider({min: 0.5, max: 3}, sources.envVars),
    default: 1,
    related: ['CollectionObjectRespawnSpeedRate'],
  },
  {
    key: 'CollectionObjectRespawnSpeedRate',
    ...slider({min: 0.5, max: 3, communityMax: 5}, sources.envVars, sources.gameSettingsPage),
    default: 1,
  },
  {
    key: 'EnemyDropItemRate',
    ...slider({min: 0.5, max: 3, communityMax: 5}, sources.envVars),
    default: 1,
    related: ['CollectionDropRate'],
  },
  {
    key: 'ItemWeightRate',
    unit: 'multiplier',
    range: {min: 0.1, max: 5, basis: 'community'},
    since: '0.4.11',
    default: 1,
    source: [...sources.palConfRanges, ...sources.vendorTable2025],
  },
  {
    key: 'EquipmentDurabilityDamageRate',
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
  {
    key: 'ItemCorruptionMultiplier',
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
  {
    key: 'DropItemAliveMaxHours',
    unit: 'hours',
    default: 1,
    confidence: {effect: 'medium'},
    source: [...sources.gameSettingsPage],
  },
] as const satisfies readonly SettingRecord[];
