import {sources} from '../sources';
import type {SettingRecord} from '../types';

export const pvpSettings = [
  {
    key: 'bIsPvP',
    default: false,
    notes: [{id: 'needsThree', since: '0.7.0'}],
    related: ['bEnablePlayerToPlayerDamage', 'bEnableDefenseOtherGuildPlayer'],
    confidence: {effect: 'medium'},
    source: [...sources.vendorPvpDocs],
  },
  {
    key: 'bEnablePlayerToPlayerDamage',
    default: false,
    notes: [{id: 'needsThree', since: '0.7.0'}],
    related: ['bEnableDefenseOtherGuildPlayer', 'bEnableFriendlyFire'],
    confidence: {effect: 'medium'},
  },
  {
    key: 'bEnableDefenseOtherGuildPlayer',
    default: false,
    notes: [{id: 'needsThree', since: '0.7.0'}],
    confidence: {effect: 'medium'},
    source: [...sources.vendorPvpDocs],
  },
  {key: 'bEnableFriendlyFire', default: false, confidence: {effect: 'medium'}},
  {
    key: 'bDisplayPvPItemNumOnWorldMap_BaseCamp',
    since: '0.7.0',
    default: false,
    related: ['bIsPvP'],
  },
  {key: 'bDisplayPvPItemNumOnWorldMap_Player', since: '0.7.0', default: false, related: ['bIsPvP']},
  {
    key: 'bAdditionalDropItemWhenPlayerKillingInPvPMode',
    since: '0.7.0',
    default: false,
    related: [
      'AdditionalDropItemWhenPlayerKillingInPvPMode',
      'AdditionalDropItemNumWhenPlayerKillingInPvPMode',
    ],
  },
  {key: 'AdditionalDropItemWhenPlayerKillingInPvPMode', since: '0.7.0', default: 'PlayerDropItem'},
  {
    key: 'AdditionalDropItemNumWhenPlayerKillingInPvPMode',
    unit: 'count',
    since: '0.7.0',
    default: 1,
  },
] as const satisfies readonly SettingRecord[];
