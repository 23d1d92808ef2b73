import {show} from '../../sources';
import {
  ampTemplates,
  configParser,
  jammsen,
  moddingKit,
  palConf,
  thijsvanloef,
  webPage,
} from '../../sources/projects';
import {aleforge, slider, sources, vendorTable, xgamingserver} from '../sources';
import type {SettingRecords} from '../types';

export const worldSettings = {
  DayTimeSpeedRate: {
    ...slider({min: 0.1, max: 5}, sources.wiki, sources.envVars, sources.gameSettingsPage),
    default: 1,
    related: ['NightTimeSpeedRate'],
  },
  NightTimeSpeedRate: {
    ...slider({min: 0.1, max: 5}, sources.wiki, sources.envVars, sources.gameSettingsPage),
    default: 1,
  },
  ExpRate: {...slider({min: 0.1, max: 20}, sources.wiki, sources.envVars), default: 1},
  SupplyDropSpan: {
    unit: 'minutes',
    since: '0.3.4',
    default: 180,
    notes: [{id: 'reportedIgnored', since: '1.0.0'}],
    source: [
      palConf('commits', '2024-07-29', {note: 'key new in 0.3.4'}),
      ...sources.vendorTable2025,
      ...show('effect', ampTemplates('palworldconfig.json', '2024-07-29')),
    ],
  },
  bEnableFastTravel: {default: true},
  bHardcore: {
    since: '0.4.11',
    default: false,
    notes: [{id: 'worldOptionOnly', since: '0.4.11', before: '0.5.0'}],
    related: ['bPalLost', 'bCharacterRecreateInHardcore', 'DeathPenalty'],
    source: [
      aleforge,
      webPage('https://digitalphablet.com/', 'digitalphablet.com, hardcore guide', {
        note: 'can be switched later',
      }),
    ],
  },
  bCharacterRecreateInHardcore: {
    since: '0.5.0',
    default: false,
    noEffectIn: ['0.5.0'],
    source: [
      ampTemplates('palworld10templatesettings.ini', '2025-03-20'),
      configParser('main.go', '2025-03-22'),
      jammsen('docs/ENV_VARS.md', '2025-03-22', {note: 'reserved'}),
      vendorTable,
    ],
  },
  RandomizerType: {
    values: [{value: 'None'}, {value: 'Region'}, {value: 'All'}],
    // The program knows the key from 0.3.1, but writes it only from 0.4.11.
    since: '0.4.11',
    default: 'None',
    newWorld: true,
    notes: [{id: 'allBlocksJoining', since: '0.4.11', before: '0.6.0'}],
    related: ['RandomizerSeed', 'bIsRandomizerPalLevelRandom'],
    confidence: {effect: 'medium'},
    source: [
      palConf('issues/54', '2024-12-27', {build: '0.4.11', note: 'default line'}),
      thijsvanloef('issues/681', '2025-03-19', {note: 'All blocks joining'}),
      moddingKit('Source/Pal/Public/EPalRandomizerType.h', '2024-06-28', {note: 'enumerators'}),
      ...show(
        'values',
        vendorTable,
        palConf('issues/54', '2024-12-27', {note: 'quotes the in-game text'}),
      ),
      ...show(
        'newWorld',
        palConf('pull/51', '2024-12-27'),
        palConf('issues/54', '2024-12-27', {note: 'chosen when a world is made, fixed afterwards'}),
        xgamingserver,
      ),
      aleforge,
    ],
  },
  RandomizerSeed: {
    // The program knows the key from 0.3.1, but writes it only from 0.4.11.
    since: '0.4.11',
    default: '',
    newWorld: true,
    confidence: {effect: 'medium'},
    source: [
      configParser('releases', '2025-11-30', {note: 'v1.0.23: value must be quoted'}),
      ...show(
        'newWorld',
        palConf('pull/51', '2024-12-27'),
        palConf('issues/54', '2024-12-27'),
        xgamingserver,
      ),
    ],
  },
  bIsRandomizerPalLevelRandom: {
    since: '0.4.15',
    default: false,
    source: [
      configParser('main.go', '2025-02-21', {note: 'key added with default False'}),
      configParser('pull/15', '2025-02-21'),
      ...show('newWorld', xgamingserver),
    ],
  },
  Difficulty: {
    values: [
      {value: 'None'},
      {value: 'Easy'},
      {value: 'Normal'},
      {value: 'Hard'},
      {value: 'Hardcore', since: '0.4.11'},
      {value: 'Custom'},
    ],
    default: 'None',
    noEffectIn: ['0.1.5.1', '0.2.4.0', '0.3.12.0', '0.4.15', '0.5.0', '0.6.8', '1.0'],
    confidence: {effect: 'medium'},
    source: [
      moddingKit('Source/Pal/Public/EPalOptionWorldDifficulty.h', '2024-12-23', {
        note: 'enumerators; also on 2024-04-05',
      }),
      ...show(
        'values',
        moddingKit('Source/Pal/Public/EPalOptionWorldDifficulty.h', '2024-12-23'),
        webPage('https://gamesandwich.com/', 'gamesandwich.com, difficulty settings guide', {
          note: 'the presets of the game; without effect on a dedicated server',
        }),
      ),
    ],
  },
  bActiveUNKO: {default: false, reserved: true, confidence: {effect: 'low'}},
  bEnableFastTravelOnlyBaseCamp: {since: '0.7.0', default: false, related: ['bEnableFastTravel']},
} as const satisfies SettingRecords;
