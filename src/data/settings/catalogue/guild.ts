import {ampTemplates} from '../../sources/projects';
import {sources} from '../sources';
import type {SettingRecord} from '../types';

/** Settings of the group 'guild', in the order of the page. */
export const guildSettings = [
  {
    key: 'GuildPlayerMaxNum',
    type: 'int',
    unit: 'count',
    range: {min: 1, max: 100, basis: 'community', communityMax: 200},
    since: '0.1.2.0',
    default: 20,
    confidence: {default: 'high', effect: 'high'},
    source: [...sources.defaultFiles, ...sources.palConfRanges],
  },
  {
    key: 'bAutoResetGuildNoOnlinePlayers',
    type: 'bool',
    since: '0.1.2.0',
    default: false,
    related: ['AutoResetGuildTimeNoOnlinePlayers'],
    confidence: {default: 'high', effect: 'medium'},
    source: [...sources.defaultFiles],
  },
  {
    key: 'AutoResetGuildTimeNoOnlinePlayers',
    type: 'float',
    unit: 'hours',
    since: '0.1.2.0',
    default: 72,
    related: ['bAutoResetGuildNoOnlinePlayers'],
    confidence: {default: 'high', effect: 'medium'},
    source: [...sources.defaultFiles, ...sources.panel],
  },
  {
    key: 'bCanPickupOtherGuildDeathPenaltyDrop',
    type: 'bool',
    since: '0.1.2.0',
    default: false,
    related: ['DeathPenalty'],
    confidence: {default: 'high', effect: 'high'},
    source: [...sources.defaultFiles],
  },
  {
    key: 'bInvisibleOtherGuildBaseCampAreaFX',
    type: 'bool',
    since: '0.3.1',
    default: false,
    confidence: {default: 'high', effect: 'low'},
    source: [
      ...sources.defaultFiles,
      ampTemplates('palworldconfig.json', '2024-07-16', {note: 'reads True as hiding the circles'}),
    ],
  },
] as const satisfies readonly SettingRecord[];
