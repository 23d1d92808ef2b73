import {show} from '../../sources';
import {
  ampTemplates,
  jammsen,
  linuxGsm,
  moddingKit,
  palConf,
  thijsvanloef,
  worldOptions,
} from '../../sources/projects';
import {sources, vendorTable} from '../sources';
import type {SettingRecords} from '../types';

export const networkSettings = {
  CrossplayPlatforms: {
    values: [{value: 'Steam'}, {value: 'Xbox'}, {value: 'PS5'}, {value: 'Mac'}],
    since: '0.5.0',
    default: ['Steam', 'Xbox', 'PS5', 'Mac'],
    source: [
      thijsvanloef('issues/680', '2025-03-19'),
      ...show('values', vendorTable, thijsvanloef('issues/680', '2025-03-19')),
    ],
  },
  AllowConnectPlatform: {
    values: [{value: 'Steam'}, {value: 'Xbox'}],
    since: '0.2.0.6',
    removed: '0.5.0',
    replacedBy: 'CrossplayPlatforms',
    default: 'Steam',
    noEffectIn: ['0.2.4.0'],
    notes: [{id: 'otherNames', since: '0.4.11'}],
    related: ['CrossplayPlatforms'],
    source: [
      worldOptions('issues/31', '2024-04-05', {note: 'marked as not working in 0.2.0.6'}),
      ampTemplates('palworldconfig.json', '2024-06-17', {
        note: 'Xbox only on a beta branch; branch option removed 2024-06-29',
      }),
      palConf('issues/47', '2024-07-20', {note: 'needed for Xbox servers'}),
      ...sources.vendorDocs,
      jammsen('pull/295', '2025-03-21'),
      ...show(
        'values',
        {
          repo: 'zaphosting/docs',
          date: '2024-10-11',
          note: 'palworld-configuration; read again on 2024-12-05',
        },
        thijsvanloef('docusaurus/docs/getting-started/quick-setup-xbox.md', '2024-06-24'),
      ),
      moddingKit('Source/Pal/Public/EPalAllowConnectPlatform.h', '2025-03-21', {
        note: 'enumerators; also on 2024-04-05 and 2024-12-23',
      }),
      ampTemplates('palworldconfig.json', '2024-12-23', {note: 'Mac offered'}),
    ],
  },
  PublicIP: {default: '', related: ['PublicPort']},
  PublicPort: {
    unit: 'port',
    range: {min: 1, max: 65535, basis: 'community'},
    default: 8211,
    source: [linuxGsm('issues/4456', '2024-02-01')],
  },
  bUseAuth: {default: true, confidence: {effect: 'medium'}},
  Region: {default: '', reserved: true, confidence: {effect: 'low'}},
  bAllowClientMod: {since: '0.7.0', default: true},
} as const satisfies SettingRecords;
