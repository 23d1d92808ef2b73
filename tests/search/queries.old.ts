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
        'xbox players cannot find the server':
          'xbox#not-seen trouble#console join#console list#console join#console-not-found',
        'how to host for game pass': 'xbox xbox#steps about#platforms',
        'server not showing in list': 'list#not-listed trouble#not-listed join#not-in-list',
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
        Xboxから参加できない:
          'xbox#not-seen trouble#console join#console list#console join#console-not-found',
        ゲームパスで遊べるサーバーを立てたい: 'xbox xbox#steps about#platforms',
        '設定 反映されない': 'trouble#settings-ignored config#not-applied deploy#settings-ignored',
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
        'how do i undo a ban': 'commands#unban',
        'rcon does not answer': 'rcon#problems trouble#rcon rcon#connection-refused',
      }),
      ...cases('name', {
        ServerPlayerMaxNum: 'config#ServerPlayerMaxNum',
        '25575': 'needs#port-25575 config#RCONPort',
      }),
    ],
  },
  {
    version: '0.1.5.1',
    locale: 'ja',
    list: [
      ...cases('question', {
        RCONに接続できない: 'rcon#problems trouble#rcon rcon#connection-refused',
        サーバーが一覧に出ない: 'list#not-listed trouble#not-listed join#not-in-list',
      }),
      ...cases('name', {ExpRate: 'config#ExpRate', ShowPlayers: 'commands#ShowPlayers'}),
    ],
  },
];
