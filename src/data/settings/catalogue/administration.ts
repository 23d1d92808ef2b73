import {show} from '../../sources';
import {
  ampTemplates,
  configParser,
  jammsen,
  moddingKit,
  nodeGamedig,
  palConf,
  serverTool,
  supersunho,
  webPage,
  worldOptions,
} from '../../sources/projects';
import {vendorTable} from '../sources';
import type {SettingRecords} from '../types';

export const administrationSettings = {
  AdminPassword: {default: '', secret: true, related: ['RESTAPIEnabled', 'RCONEnabled']},
  RESTAPIEnabled: {
    since: '0.2.0.6',
    default: false,
    related: ['RESTAPIPort'],
    source: [worldOptions('issues/31', '2024-04-04', {note: 'new in 0.2.0.6'})],
  },
  RESTAPIPort: {
    unit: 'port',
    range: {min: 1, max: 65535, basis: 'community'},
    since: '0.2.0.6',
    default: 8212,
    source: [worldOptions('issues/31', '2024-04-04', {note: 'new in 0.2.0.6'})],
  },
  RCONEnabled: {
    default: false,
    // The official notice is on record from July 2025; for 0.5.0 only a container's maintainer
    // says so.
    deprecatedSince: '0.6.2',
    notes: [{id: 'probablyDeprecated', since: '0.5.0', before: '0.6.2'}],
    related: ['RCONPort', 'RESTAPIEnabled'],
    source: [
      serverTool('issues/164', '2024-02-29', {note: 'ini loading fixed in 0.1.5.1'}),
      nodeGamedig('issues/718', '2025-07-19', {note: 'RCON deprecation'}),
    ],
  },
  RCONPort: {
    unit: 'port',
    range: {min: 1, max: 65535, basis: 'community'},
    default: 25575,
    // The official notice is on record from July 2025; for 0.5.0 only a container's maintainer
    // says so.
    deprecatedSince: '0.6.2',
    notes: [{id: 'probablyDeprecated', since: '0.5.0', before: '0.6.2'}],
  },
  LogFormatType: {
    values: [{value: 'Text'}, {value: 'Json'}],
    // The program knows the key by 0.2.1.0 (2024-04-05), and perhaps in 0.2.0.6, though the key
    // lists of 2024-04-04 lack it. The first file with it is that of 0.2.3.0 (2024-04-28).
    since: '0.2.1.0',
    default: 'Text',
    source: [
      ampTemplates('palworld1-5templatesettings.ini', '2024-04-07'),
      ...show('values', vendorTable, palConf('issues/47', '2024-07-20')),
    ],
  },
  bShowPlayerList: {
    // The program knows the key from 0.1.5.0, but the first file with it is that of 2024-03-01
    // (0.1.5.1).
    since: '0.1.5.0',
    default: false,
    related: ['bIsShowJoinLeftMessage'],
    source: [configParser('main.go', '2024-02-27', {note: 'new in 0.1.5.0'})],
  },
  bIsShowJoinLeftMessage: {
    // The key may have been added in 0.6.9 (2025-10-29).
    since: '0.6.8',
    default: true,
    notes: [{id: 'firstBuild'}],
    confidence: {default: 'medium'},
    source: [
      webPage('https://godlike.host/', 'godlike.host, Halloween 0.6.8 guide', {build: '0.6.8'}),
    ],
  },
  ChatPostLimitPerMinute: {
    unit: 'count',
    // The program knows the key by 0.3.7 (2024-09-17) but not on 2024-08-09, so 0.3.5 or 0.3.6 is
    // possible. The first file with it is of 2024-12-05.
    since: '0.3.7',
    default: 10,
    defaultChanges: [{since: '0.6.0', value: 30}],
    source: [
      {
        repo: 'iamsterling/palworld-server',
        path: 'Config/LinuxServer/PalWorldSettings.ini',
        date: '2025-05-22',
        note: 'still 10 in 0.5.x',
      },
      supersunho('config/DefaultPalWorldSettings.ini', '2025-06-30', {note: '30 in 0.6.0'}),
      palConf('pull/49', '2024-10-14', {note: 'new key, per player'}),
      webPage('https://gameserverguides.com/', 'gameserverguides.com, Palworld settings list', {
        note: 'per player',
      }),
    ],
  },
  BanListURL: {
    default: 'https://api.palworldgame.com/api/banlist.txt',
    defaultChanges: [{since: '0.7.2', value: 'https://b.palworldgame.com/api/banlist.txt'}],
    oldDefaultFails: true,
    notes: [{id: 'oldListEmpty', since: '1.0.0'}],
    confidence: {effect: 'medium'},
    source: [
      jammsen('pull/324', '2026-07-10'),
      moddingKit('Config/DefaultPalWorldSettings.ini', '2026-01-26', {
        build: '0.7.1.86065',
        note: 'old host',
      }),
      moddingKit('Config/DefaultPalWorldSettings.ini', '2026-02-16', {
        build: '0.7.2.87654',
        note: 'new host',
      }),
    ],
  },
  bEnableVoiceChat: {
    since: '1.0.0',
    default: false,
    related: ['VoiceChatMaxVolumeDistance', 'VoiceChatZeroVolumeDistance'],
  },
  VoiceChatMaxVolumeDistance: {
    unit: 'centimetres',
    since: '1.0.0',
    default: 3000,
    related: ['VoiceChatZeroVolumeDistance'],
    confidence: {effect: 'medium'},
  },
  VoiceChatZeroVolumeDistance: {
    unit: 'centimetres',
    since: '1.0.0',
    default: 15000,
    confidence: {effect: 'medium'},
  },
} as const satisfies SettingRecords;
