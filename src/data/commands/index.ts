import type {Confidence, Source} from '../sources/types';
import {
  officialGuide,
  palRcon,
  palworldRcon,
  serverTool,
  thijsvanloef,
  webPage,
} from '../sources/projects';
import {rowsOf} from '../rowsOf';
import {LAUNCH, type Build, type Lifetime} from '../versions';
import type {RestOperationId} from '../rest/operations';

interface CommandShape extends Lifetime {
  readonly parameters?: readonly {readonly name: string; readonly required: boolean}[];
  /** RCON can't run it, because it needs a character in the world. */
  readonly isChatOnly?: true;
  readonly example?: string;
  readonly reply?: {readonly lines: readonly string[]; readonly confidence?: 'medium'};
  readonly restOperation?: RestOperationId;
  readonly source: readonly Source[];
}

const officialPage = officialGuide('ja/0.4.15/settings-and-operation/commands', '0.4.15');
/** A host copied Pocketpair's list in early 2024. */
const officialList = [
  officialPage,
  webPage('https://hl2go.com/', 'hl2go.com, server command tutorial', {note: 'early 2024'}),
  webPage('https://game8.co/games/Palworld/archives/440247', 'game8.co, console commands'),
];
const client = palRcon('README.md', '2024-04-13', {
  note: 'replies and protocol of v0.1.4 to 0.2.x',
});
const tool = serverTool();

const ofPlayer = {
  parameters: [{name: 'SteamID', required: true}],
  example: '{playerId}',
} as const;

const rows = {
  AdminPassword: {
    parameters: [{name: 'password', required: true}],
    isChatOnly: true,
    example: 'your-admin-password',
    source: officialList,
  },
  Info: {
    reply: {lines: ['Welcome to Pal Server[v<version>] <server name>']},
    restOperation: 'info',
    source: [...officialList, client],
  },
  ShowPlayers: {
    reply: {lines: ['name,playeruid,steamid', 'Aki,{playerUid},{playerId}']},
    restOperation: 'players',
    source: [...officialList, client, palworldRcon('issues/1', '2024-01-23')],
  },
  Broadcast: {
    parameters: [{name: 'MessageText', required: true}],
    example: 'Restart_in_5_minutes',
    reply: {lines: ['Broadcasted: Restart_in_5_minutes']},
    restOperation: 'announce',
    source: [...officialList, client, tool],
  },
  KickPlayer: {
    ...ofPlayer,
    reply: {lines: ['Kicked: {playerId}']},
    restOperation: 'kick',
    source: [...officialList, client, tool],
  },
  BanPlayer: {
    ...ofPlayer,
    restOperation: 'ban',
    // The reply isn't given, because clients of early 2024 disagree about it.
    source: officialList,
  },
  UnBanPlayer: {
    ...ofPlayer,
    restOperation: 'unban',
    since: '0.2.0.6',
    source: [
      officialPage,
      thijsvanloef('commits', '2024-04-10'),
      thijsvanloef(
        'docusaurus/docs/getting-started/configuration/server-commands.md',
        '2024-12-05',
      ),
    ],
  },
  TeleportToPlayer: {...ofPlayer, isChatOnly: true, source: officialList},
  TeleportToMe: {...ofPlayer, isChatOnly: true, source: officialList},
  ToggleSpectate: {
    isChatOnly: true,
    since: '0.7.0',
    source: [
      webPage('https://github.com/bmurrtech/how-to-selfhost', 'bmurrtech/how-to-selfhost', {
        build: '0.7.1',
      }),
      webPage(
        'https://ggservers.com/knowledgebase/article/how-to-become-an-admin-on-your-palworld-server',
        'ggservers.com, admin commands',
      ),
      webPage('https://wikily.gg/palworld/commands/', 'wikily.gg, commands'),
    ],
  },
  Save: {
    reply: {lines: ['Complete Save'], confidence: 'medium'},
    restOperation: 'save',
    source: [...officialList, client],
  },
  Shutdown: {
    parameters: [
      {name: 'Seconds', required: false},
      {name: 'MessageText', required: false},
    ],
    example: '300 Restart_in_5_minutes',
    reply: {lines: ['The server will shut down …'], confidence: 'medium'},
    restOperation: 'shutdown',
    source: [...officialList, client],
  },
  DoExit: {
    reply: {lines: ['Shutdown …'], confidence: 'medium'},
    restOperation: 'stop',
    source: [...officialList, client],
  },
} as const satisfies Readonly<Record<string, CommandShape>>;

export type CommandName = keyof typeof rows;

export type AdminCommand = CommandShape &
  Required<Pick<CommandShape, 'parameters' | 'example'>> & {
    readonly name: CommandName;
    readonly since: Build;
    readonly usableIn: readonly ('chat' | 'rcon')[];
    readonly confidence: Confidence;
  };

export const commands: readonly AdminCommand[] = rowsOf<CommandName, CommandShape>(rows).map(
  ({id: name, ...row}) => ({
    name,
    parameters: [],
    example: '',
    usableIn: row.isChatOnly ? ['chat'] : ['chat', 'rcon'],
    confidence: 'high',
    ...row,
    since: row.since ?? LAUNCH,
  }),
);
