/**
 * 'players.ip' is a key of a reply or of a request. A test compares the names with the description
 * in openapi/source.
 */
import {jammsen, moddingKit, serverTool, thijsvanloef} from '../sources/projects';
import type {Confidence, Source} from '../sources/types';
import type {VersionId} from '../versions';
import type {RestOperationId} from './operations';

export interface RestEvidence {
  readonly confidence: Confidence;
  /** In versions before this one, the fact has a lower confidence. */
  readonly before?: {readonly version: VersionId; readonly confidence: Confidence};
  readonly source: readonly Source[];
}

const client = (repo: string, date: string, details?: Pick<Source, 'build' | 'note' | 'path'>) =>
  ({repo, date, ...details}) as const;

const fa0311 = client('fa0311/palworld-openapi', '2024-04-04', {
  build: '0.2.0.6',
  note: 'a description with a test against a server',
});
const palApi = client('Charahiro-tan/pal_api', '2024-04-12', {build: '0.2.1'});
const chillet = client('domi2k/Chillet', '2025-10-26', {
  build: '0.6.7.79736',
  note: 'recorded replies as test data',
});
const noahrob = client('noah-rob7852/PalworldRESTAPIHelper', '2025-08-03', {build: '0.6'});
const restsharp = client('Balphagorevr/palworld-restsharp', '2025-02-16');
const huanxin = client('huanxin996/nonebot_plugin_palworld', '2025-04-15', {build: '0.4.14 – 0.5'});
const palRestApi = client('Palworld-RESTAPI/Palworld-RESTAPI', '2026-06-21', {build: '0.7'});
const palbot = client('dkoz/palworld-palbot', '2025-02-26', {
  path: 'issues/19',
  note: 'a pasted reply of a server',
});
const pelican = client('pelican/plugins', '2026-04-24', {
  path: 'issues/124',
  note: 'a pasted reply of a server',
});
const palDefender = client('Ultimeit/PalDefender', '2025-01-16', {build: '0.4.14'});
const saveNotes = client('mhaslinsky/palworld-server', '2026-08-21', {build: '1.0'});
const scripts = thijsvanloef('scripts', '2024-06-28', {note: 'tests for an OK body'});
const listing = (file: string, date: string, build: string) =>
  moddingKit(`Source/Pal/Public/${file}`, date, {build});
const players = listing('PalRESTAPIPlayerInfo.h', '2025-02-28', '0.4.15.66880');
const options = listing('PalOptionWorldSettings.h', '2025-06-26', '0.6.0');

const palrest = client('tagamer-net/palrest-go', '2026-08-05', {
  build: '1.0.2',
  note: "types after the developer's guide",
});
const jammsenGameData = jammsen('README.md', '2026-07-13', {note: 'a reply of a server'});

const high = (...source: readonly Source[]): RestEvidence => ({confidence: 'high', source});
const basic = high(fa0311, palApi, chillet);
const call = high(fa0311, palApi, scripts);
const userId = high(palApi, scripts, restsharp, noahrob);
const measured = high(fa0311, palApi, palbot, chillet);
const gameData = high(palrest, jammsenGameData);

export const operationSources: Readonly<Record<RestOperationId, RestEvidence>> = {
  info: high(fa0311, palApi, huanxin, restsharp, noahrob, chillet),
  players: high(fa0311, palApi, players, huanxin, restsharp, noahrob, chillet, pelican),
  settings: {
    ...high(
      fa0311,
      client('legoduded/palworld-worldoptions', '2024-04-04', {path: 'issues/31'}),
      noahrob,
      chillet,
      options,
    ),
    before: {version: '0.6.8', confidence: 'medium'},
  },
  metrics: high(
    fa0311,
    palApi,
    serverTool('issues/233', '2024-12-29', {note: 'asks for the day of the world'}),
    palbot,
    noahrob,
    chillet,
  ),
  'game-data': gameData,
  announce: high(fa0311, palApi, scripts, jammsen('issues/308', '2025-07-19')),
  kick: high(fa0311, palApi, scripts, restsharp, noahrob),
  ban: {...high(fa0311, palApi, scripts), confidence: 'medium'},
  unban: high(fa0311, palApi, serverTool('commits', '2024-04-05'), scripts),
  save: high(fa0311, palApi, scripts, saveNotes),
  shutdown: high(fa0311, palApi, scripts, palRestApi),
  stop: call,
};

export const SETTINGS_KEYS = 'settings.*';

const shared = (evidence: RestEvidence, place: string, names: string) =>
  Object.fromEntries(names.split(/\s+/).map((name) => [place + name, evidence]));

export const fieldSources: Readonly<Record<string, RestEvidence>> = {
  ...shared(basic, 'info.', 'version servername description'),
  'info.worldguid': {
    ...high(palApi, huanxin, restsharp, noahrob, chillet),
    before: {version: '0.4.15', confidence: 'medium'},
  },
  'players.players': basic,
  'players.players[].name': high(palApi, chillet),
  'players.players[].accountName': {
    ...high(players, restsharp, huanxin, noahrob, chillet, pelican),
    before: {version: '0.6.8', confidence: 'medium'},
  },
  'players.players[].playerId': high(
    palApi,
    serverTool('commits', '2024-04-16', {note: 'hexadecimal since 0.2.2.0'}),
    scripts,
    noahrob,
    chillet,
  ),
  'players.players[].userId': high(
    fa0311,
    palApi,
    serverTool('issues/253', '2025-07-07', {note: 'prefixes of the platforms'}),
    chillet,
    palDefender,
  ),
  'players.players[].ip': high(fa0311, palApi, chillet, pelican),
  'players.players[].iP': high(palrest),
  ...shared(basic, 'players.players[].', 'ping location_x location_y level'),
  'players.players[].building_count': {
    ...high(players, huanxin, restsharp, noahrob, chillet, pelican),
    confidence: 'medium',
  },
  [SETTINGS_KEYS]: {
    ...high(fa0311, options, noahrob, chillet),
    before: {version: '0.6.8', confidence: 'medium'},
  },
  ...shared(measured, 'metrics.', 'serverfps currentplayernum serverframetime maxplayernum uptime'),
  'metrics.days': {
    ...high(
      palApi,
      client('Bluesheep33/Palcord', '2024-08-22', {build: '0.2.4.0 – 0.3.6'}),
      serverTool('issues/233', '2024-12-29'),
      palbot,
      noahrob,
      chillet,
    ),
    before: {version: '0.4.15', confidence: 'medium'},
  },
  'metrics.basecampnum': high(palRestApi, palrest),
  'metrics.serverfpsaverage': {...high(palrest), confidence: 'medium'},
  // A reply of a server and the types of the guide show all keys of a snapshot.
  ...shared(gameData, 'game-data.', 'Time FPS AverageFPS InGameTime InGameDays ActorData'),
  ...shared(
    gameData,
    'game-data.ActorData[].',
    `Type Class Name InstanceID UnitType NickName TrainerInstanceID TrainerNickName TrainerClass
    userid ip level HP MaxHP GuildID GuildName Action AI_Action LocationX LocationY LocationZ
    RotationX RotationY RotationZ Stage IsActive`,
  ),
  'announce.message': call,
  'kick.userid': userId,
  'kick.message': call,
  'ban.userid': userId,
  'ban.message': call,
  'unban.userid': userId,
  'shutdown.waittime': high(fa0311, palApi, scripts, palRestApi),
  'shutdown.message': call,
};
