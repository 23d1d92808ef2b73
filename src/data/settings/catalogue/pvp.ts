import {sources} from '../sources';
import type {SettingRecord} from '../types';

/** Settings of the group 'pvp', in the order of the page. */
export const pvpSettings = [
  {
    key: 'bIsPvP',
    type: 'bool',
    since: '0.1.2.0',
    default: false,
    related: ['bEnablePlayerToPlayerDamage', 'bEnableDefenseOtherGuildPlayer'],
    confidence: {default: 'high', effect: 'medium'},
    source: [...sources.defaultFiles, ...sources.vendorPvpDocs],
  },
  {
    key: 'bEnablePlayerToPlayerDamage',
    type: 'bool',
    since: '0.1.2.0',
    default: false,
    related: ['bIsPvP', 'bEnableDefenseOtherGuildPlayer', 'bEnableFriendlyFire'],
    confidence: {default: 'high', effect: 'medium'},
    source: [...sources.defaultFiles],
  },
  {
    key: 'bEnableDefenseOtherGuildPlayer',
    type: 'bool',
    since: '0.1.2.0',
    default: false,
    related: ['bIsPvP', 'bEnablePlayerToPlayerDamage'],
    confidence: {default: 'high', effect: 'medium'},
    source: [...sources.defaultFiles, ...sources.vendorPvpDocs],
  },
  {
    key: 'bEnableFriendlyFire',
    type: 'bool',
    since: '0.1.2.0',
    default: false,
    related: ['bEnablePlayerToPlayerDamage'],
    confidence: {default: 'high', effect: 'medium'},
    source: [...sources.defaultFiles],
  },
] as const satisfies readonly SettingRecord[];
