import {sources} from '../sources';
import type {SettingRecord} from '../types';

export const pvpSettings = [
  {
    key: 'bIsPvP',
    default: false,
    notes: [{id: 'needsThree', since: '0.7.0'}],
    related: ['bEnablePlayerToPlayerDamage', 'bEnableDefenseOtherGuildPlayer'],
    confidence: {default: 'high', effect: 'medium'},
    source: [...sources.vendorPvpDocs],
  },
  {
    key: 'bEnablePlayerToPlayerDamage',
    default: false,
    notes: [{id: 'needsThree', since: '0.7.0'}],
    related: ['bIsPvP', 'bEnableDefenseOtherGuildPlayer', 'bEnableFriendlyFire'],
    confidence: {default: 'high', effect: 'medium'},
  },
  {
    key: 'bEnableDefenseOtherGuildPlayer',
    default: false,
    notes: [{id: 'needsThree', since: '0.7.0'}],
    related: ['bIsPvP', 'bEnablePlayerToPlayerDamage'],
    confidence: {default: 'high', effect: 'medium'},
    source: [...sources.vendorPvpDocs],
  },
  {
    key: 'bEnableFriendlyFire',
    default: false,
    related: ['bEnablePlayerToPlayerDamage'],
    confidence: {default: 'high', effect: 'medium'},
  },
  {
    key: 'bDisplayPvPItemNumOnWorldMap_BaseCamp',
    since: '0.7.0',
    default: false,
    related: ['bIsPvP'],
    confidence: {default: 'high', effect: 'high'},
  },
  {
    key: 'bDisplayPvPItemNumOnWorldMap_Player',
    since: '0.7.0',
    default: false,
    related: ['bIsPvP'],
    confidence: {default: 'high', effect: 'high'},
  },
  {
    key: 'bAdditionalDropItemWhenPlayerKillingInPvPMode',
    since: '0.7.0',
    default: false,
    related: [
      'AdditionalDropItemWhenPlayerKillingInPvPMode',
      'AdditionalDropItemNumWhenPlayerKillingInPvPMode',
    ],
    confidence: {default: 'high', effect: 'high'},
  },
  {
    key: 'AdditionalDropItemWhenPlayerKillingInPvPMode',
    since: '0.7.0',
    default: 'PlayerDropItem',
    related: ['bAdditionalDropItemWhenPlayerKillingInPvPMode'],
    confidence: {default: 'high', effect: 'high'},
  },
  {
    key: 'AdditionalDropItemNumWhenPlayerKillingInPvPMode',
    unit: 'count',
    since: '0.7.0',
    default: 1,
    related: ['bAdditionalDropItemWhenPlayerKillingInPvPMode'],
    confidence: {default: 'high', effect: 'high'},
  },
] as const satisfies readonly SettingRecord[];
