import {sources} from '../sources';
import type {SettingRecords} from '../types';

export const pvpSettings = {
  bIsPvP: {
    default: false,
    notes: [{id: 'needsThree', since: '0.7.0'}],
    related: ['bEnablePlayerToPlayerDamage', 'bEnableDefenseOtherGuildPlayer'],
    confidence: {effect: 'medium'},
    source: [...sources.vendorPvpDocs],
  },
  bEnablePlayerToPlayerDamage: {
    default: false,
    notes: [{id: 'needsThree', since: '0.7.0'}],
    related: ['bEnableDefenseOtherGuildPlayer', 'bEnableFriendlyFire'],
    confidence: {effect: 'medium'},
  },
  bEnableDefenseOtherGuildPlayer: {
    default: false,
    notes: [{id: 'needsThree', since: '0.7.0'}],
    confidence: {effect: 'medium'},
    source: [...sources.vendorPvpDocs],
  },
  bEnableFriendlyFire: {default: false, confidence: {effect: 'medium'}},
  bDisplayPvPItemNumOnWorldMap_BaseCamp: {since: '0.7.0', default: false, related: ['bIsPvP']},
  bDisplayPvPItemNumOnWorldMap_Player: {since: '0.7.0', default: false, related: ['bIsPvP']},
  bAdditionalDropItemWhenPlayerKillingInPvPMode: {
    since: '0.7.0',
    default: false,
    related: [
      'AdditionalDropItemWhenPlayerKillingInPvPMode',
      'AdditionalDropItemNumWhenPlayerKillingInPvPMode',
    ],
  },
  AdditionalDropItemWhenPlayerKillingInPvPMode: {since: '0.7.0', default: 'PlayerDropItem'},
  AdditionalDropItemNumWhenPlayerKillingInPvPMode: {unit: 'count', since: '0.7.0', default: 1},
} as const satisfies SettingRecords;
