import {ampTemplates} from '../../sources/projects';
import {sources} from '../sources';
import type {SettingRecord} from '../types';

export const guildSettings = [
  {
    key: 'GuildPlayerMaxNum',
    unit: 'count',
    range: {min: 1, max: 100, basis: 'community', communityMax: 200},
    default: 20,
    source: [...sources.palConfRanges],
  },
  {
    key: 'bAutoResetGuildNoOnlinePlayers',
    default: false,
    related: ['AutoResetGuildTimeNoOnlinePlayers'],
    confidence: {effect: 'medium'},
  },
  {
    key: 'AutoResetGuildTimeNoOnlinePlayers',
    unit: 'hours',
    default: 72,
    confidence: {effect: 'medium'},
    source: [...sources.panel],
  },
  {key: 'bCanPickupOtherGuildDeathPenaltyDrop', default: false},
  {
    key: 'bInvisibleOtherGuildBaseCampAreaFX',
    since: '0.3.1',
    default: false,
    confidence: {effect: 'low'},
    source: [
      ampTemplates('palworldconfig.json', '2024-07-16', {note: 'reads True as hiding the circles'}),
    ],
  },
  {key: 'GuildRejoinCooldownMinutes', unit: 'minutes', since: '0.7.0', default: 0},
  {
    key: 'AutoTransferMasterThresholdDays',
    unit: 'days',
    since: '1.0.0',
    default: 14,
    related: ['AutoTransferMasterCheckIntervalSeconds', 'MaxGuildsPerFrame'],
    confidence: {effect: 'medium'},
  },
  {
    key: 'AutoTransferMasterCheckIntervalSeconds',
    unit: 'seconds',
    since: '1.0.0',
    default: 3600,
    confidence: {effect: 'medium'},
  },
  {
    key: 'MaxGuildsPerFrame',
    unit: 'count',
    since: '1.0.0',
    default: 10,
    confidence: {effect: 'medium'},
  },
] as const satisfies readonly SettingRecord[];
