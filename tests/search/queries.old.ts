import type {VersionId} from '../../src/data/versions';
import {cases, type SearchCase} from './types';

/** Questions whose answer only an old version has, or has differently. */
export const oldVersionQueries: readonly {
  readonly version: VersionId;
  readonly locale: 'en' | 'ja';
  readonly list: readonly SearchCase[];
}[] = [
  {
    version: '0.4.15',
    locale: 'en',
    list: [
      ...cases('question', {
        'xbox players cannot find the server': 'xbox trouble#console join#console',
        'how to host for game pass': 'xbox about',
        'server not showing in list': 'list trouble#not-listed',
      }),
      ...cases('name', {
        AllowConnectPlatform: 'config#AllowConnectPlatform',
        KickPlayer: 'commands#KickPlayer',
        '/v1/api/info': 'info',
      }),
    ],
  },
  {
    version: '0.4.15',
    locale: 'ja',
    list: [
      ...cases('question', {
        Xboxから参加できない: 'xbox trouble#console join#console',
        ゲームパスで遊べるサーバーを立てたい: 'xbox about',
        '設定 反映されない': 'trouble#settings-ignored config deploy#settings-ignored',
      }),
      ...cases('name', {
        AllowConnectPlatform: 'config#AllowConnectPlatform',
        '-publiclobby': 'arguments#publiclobby',
      }),
    ],
  },
  {
    version: '0.1.5.1',
    locale: 'en',
    list: [
      ...cases('question', {
        'how do i undo a ban': 'commands#unban commands',
        'rcon does not answer': 'rcon trouble#rcon',
      }),
      ...cases('name', {ServerPlayerMaxNum: 'config#ServerPlayerMaxNum', '25575': 'needs rcon'}),
    ],
  },
  {
    version: '0.1.5.1',
    locale: 'ja',
    list: [
      ...cases('question', {
        RCONに接続できない: 'rcon trouble#rcon',
        サーバーが一覧に出ない: 'list trouble#not-listed',
      }),
      ...cases('name', {ExpRate: 'config#ExpRate', ShowPlayers: 'commands#ShowPlayers'}),
    ],
  },
];
