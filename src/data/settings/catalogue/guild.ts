import {ampTemplates} from '../../sources/projects';
import {sources} from '../sources';
import type {SettingRecords} from '../types';

export const guildSettings = {
  GuildPlayerMaxNum: {
    unit: 'count',
    range: {min: 1, max: 100, basis: 'community', communityMax: 200},
    default: 20,
    source: [...sources.palConfRanges],
  },
  bAutoResetGuildNoOnlinePlayers: {
    default: false,
    related: ['AutoResetGuildTimeNoOnlinePlayers'],
    confidence: {effect: 'medium'},
  },
  AutoResetGuildTimeNoOnlinePlayers: {
    unit: 'hours',
    default: 72,
    confidence: {effect: 'medium'},
    source: [...sources.panel],
  },
  bCanPickupOtherGuildDeathPenaltyDrop: {default: false},
  bInvisibleOtherGuildBaseCampAreaFX: {
    since: '0.3.1',
    default: false,
    confidence: {effect: 'low'},
    source: [
      ampTemplates('palworldconfig.json', '2024-07-16', {note: 'reads True as hiding the circles'}),
    ],
  },
  GuildRejoinCooldownMinutes: {unit: 'minutes', since: '0.7.0', default: 0},
  AutoTransferMasterThresholdDays: {
    unit: 'days',
    since: '1.0.0',
    default: 14,
    related: ['AutoTransferMasterCheckIntervalSeconds', 'MaxGuildsPerFrame'],
    confidence: {effect: 'medium'},
  },
  AutoTransferMasterCheckIntervalSeconds: {
    unit: 'seconds',
    since: '1.0.0',
    default: 3600,
    confidence: {effect: 'medium'},
  },
  MaxGuildsPerFrame: {unit: 'count', since: '1.0.0', default: 10, confidence: {effect: 'medium'}},
} as const satisfies SettingRecords;
