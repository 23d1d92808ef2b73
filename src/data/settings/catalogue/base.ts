import {show} from '../../sources';
import {ampTemplates, jammsen, palConf} from '../../sources/projects';
import {slider, sources} from '../sources';
import type {SettingRecords} from '../types';

export const baseSettings = {
  BaseCampMaxNumInGuild: {
    unit: 'count',
    range: {max: 10, basis: 'official'},
    since: '0.3.1',
    default: 4,
    notes: [{id: 'reportedIgnored', since: '0.3.1', before: '0.4.11'}],
    related: ['BaseCampMaxNum', 'BaseCampWorkerMaxNum'],
    source: [
      ...sources.vendorDocs,
      ...sources.envVars,
      ...show('effect', ampTemplates('palworldconfig.json', '2024-06-29')),
      ...show(
        'range',
        jammsen('docs/ENV_VARS.md', '2024-07-06'),
        ampTemplates('palworldconfig.json', '2024-06-29', {note: 'maximum 10, default 3'}),
        ampTemplates('palworldconfig.json', '2025-03-20', {note: 'default 4'}),
      ),
    ],
  },
  BaseCampWorkerMaxNum: {
    unit: 'count',
    range: {min: 1, max: 20, basis: 'slider'},
    rangeChanges: [{since: '0.3.1', value: {min: 1, max: 50, basis: 'official'}}],
    default: 15,
    noEffectIn: ['0.1.5.1'],
    notes: [
      {id: 'mixedReports', since: '0.2.0.6', before: '0.5.0'},
      {id: 'reportedIgnored', since: '1.0.0'},
    ],
    confidence: {effect: 'medium'},
    source: [
      {
        repo: 'xNul/palworld-host-save-fix',
        path: 'issues/33',
        date: '2024-01-24',
        note: 'ini value ignored',
      },
      palConf('issues/70', '2025-04-06', {note: 'works from the ini in 0.5'}),
      palConf('commits', '2024-06-27', {note: 'upper bound raised from 20 to 50'}),
      palConf('issues/59', '2025-01-27', {note: 'the guide of the developer says 50'}),
      ...sources.vendorDocs,
      ...sources.envVars,
      ...sources.panel,
    ],
  },
  BaseCampMaxNum: {unit: 'count', default: 128, confidence: {effect: 'medium'}},
  MaxBuildingLimitNum: {unit: 'count', since: '0.4.11', default: 0, related: ['bBuildAreaLimit']},
  bBuildAreaLimit: {since: '0.4.11', default: false},
  bEnableInvaderEnemy: {default: true},
  BuildObjectHpRate: {
    unit: 'multiplier',
    range: {min: 0.5, max: 5, basis: 'community'},
    since: '0.4.11',
    default: 1,
    related: ['BuildObjectDamageRate'],
    confidence: {effect: 'medium'},
    source: [...sources.palConfRanges, ...sources.panel],
  },
  BuildObjectDamageRate: {
    ...slider({min: 0.5, max: 3}, sources.envVars),
    default: 1,
    notes: [{id: 'zero'}],
    related: ['BuildObjectDeteriorationDamageRate'],
  },
  BuildObjectDeteriorationDamageRate: {...slider({min: 0, max: 10}, sources.envVars), default: 1},
  MaxBuildingLimitNumPerPlayer: {
    unit: 'count',
    since: '1.0.4',
    default: 0,
    related: ['MaxBuildingLimitNum'],
    confidence: {effect: 'medium'},
  },
  bAllowEnemyCampSpawnNearBaseCamp: {
    since: '1.0.3',
    default: false,
    source: [
      {
        repo: 'kms0539/palworld-guide',
        path: 'docs/korean-data-reference-1.0.3.md',
        build: '1.0.3',
        note: 'cites the Steam notes of 1.0.3',
      },
    ],
  },
  bEnableBuildingPlayerUIdDisplay: {
    since: '1.0.0',
    default: false,
    related: ['BuildingNameDisplayCacheTTLSeconds'],
  },
  BuildingNameDisplayCacheTTLSeconds: {
    type: 'int',
    unit: 'seconds',
    since: '1.0.0',
    default: 60,
    confidence: {effect: 'medium'},
  },
} as const satisfies SettingRecords;
