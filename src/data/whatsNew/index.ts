/** The sources are public records of the builds and of projects that follow them. */
import {features} from '../features';
import type {Build} from '../versions';

export const notes = [
  {id: 'easierRules', since: '1.0.0'},
  {id: 'gameData', since: '1.0.0'},
  {id: 'voiceChat', since: '1.0.0'},
  {id: 'banListMoved', since: '0.7.2'},
  {id: 'modLoader', since: '0.7.0'},
  {id: 'pvpTrial', since: '0.7.0'},
  {id: 'joinMessages', since: '0.6.8'},
  {id: 'chatLimit', since: '0.6.0'},
  {id: 'saveFormat', since: '0.6.0'},
  {id: 'rconDeprecated', since: '0.6.2'},
  {id: 'crossplay', since: '0.5.0'},
  {id: 'consolesNeedList', since: '0.5.0'},
  {id: 'globalPalbox', since: '0.5.0'},
  {id: 'rconProbablyDeprecated', since: '0.5.0'},
  {id: 'workerThreads', since: '0.4.11'},
  {id: 'randomizerHardcore', since: '0.4.11'},
  {id: 'xboxServers', since: '0.3.1'},
  {id: 'officialImage', since: '0.3.9'},
  {id: 'saveTools', since: '0.3.1'},
  {id: 'stuckUpdate', since: '0.3.12.0'},
  {id: 'restApi', since: features.restApi.since},
  {id: 'ownBackups', since: '0.2.0.6'},
  {id: 'unban', since: '0.2.0.6'},
  {id: 'processNames', since: '0.2.0.6'},
  {id: 'publicLobby', since: '0.1.5.0'},
  {id: 'rconFromFile', since: '0.1.5.1'},
] as const satisfies readonly {readonly id: string; readonly since: Build}[];

export type NoteId = (typeof notes)[number]['id'];
