/**
 * The administrator's commands of the dedicated server: what exists when, where it works, what it
 * answers.
 *
 * Facts only. The words about them are in src/words/<locale>, keyed by name.
 */
import type {Build, Lifetime} from '../versions';
import type {RestOperationId} from '../rest/operations';

interface CommandShape extends Lifetime {
  /** As it is written, without the slash that the chat wants in front. */
  readonly name: string;
  readonly parameters: readonly {readonly name: string; readonly required: boolean}[];
  /** Where it works. Commands that need a character in the world cannot work over RCON. */
  readonly usableIn: readonly ('chat' | 'rcon')[];
  /** What follows the name in an example; `{playerId}` is an identifier in the form of the version. */
  readonly example: string;
  /** What comes back, as lines of text, also with `{playerUid}`; absent where nobody recorded it. */
  readonly reply?: {
    readonly lines: readonly string[];
    readonly confidence: 'high' | 'medium';
  };
  /** The REST operation that does the same, from the version on that has a REST API. */
  readonly restOperation?: RestOperationId;
  readonly confidence: 'high' | 'medium';
  readonly source: string;
}

const launch: Build = '0.1.2.0';
const both = ['chat', 'rcon'] as const;
const chatOnly = ['chat'] as const;
const officialList =
  'Official guide, commands page of 0.4.15; copies of the list from early 2024 (hl2go.com, game8.co)';

/** Every command of every documented version, in the order in which the page shows them. */
export const commands = [
  {
    name: 'AdminPassword',
    parameters: [{name: 'password', required: true}],
    usableIn: chatOnly,
    example: 'your-admin-password',
    since: launch,
    confidence: 'high',
    source: officialList,
  },
  {
    name: 'Info',
    parameters: [],
    usableIn: both,
    example: '',
    reply: {lines: ['Welcome to Pal Server[v<version>] <server name>'], confidence: 'high'},
    restOperation: 'info',
    since: launch,
    confidence: 'high',
    source: `${officialList}; Charahiro-tan/pal_rcon`,
  },
  {
    name: 'ShowPlayers',
    parameters: [],
    usableIn: both,
    example: '',
    reply: {
      lines: ['name,playeruid,steamid', 'Aki,{playerUid},{playerId}'],
      confidence: 'high',
    },
    restOperation: 'players',
    since: launch,
    confidence: 'high',
    source: `${officialList}; Charahiro-tan/pal_rcon; ddakebono/PalworldRcon`,
  },
  {
    name: 'Broadcast',
    parameters: [{name: 'MessageText', required: true}],
    usableIn: both,
    example: 'Restart_in_5_minutes',
    reply: {lines: ['Broadcasted: Restart_in_5_minutes'], confidence: 'high'},
    restOperation: 'announce',
    since: launch,
    confidence: 'high',
    source: `${officialList}; Charahiro-tan/pal_rcon; zaigie/palworld-server-tool`,
  },
  {
    name: 'KickPlayer',
    parameters: [{name: 'SteamID', required: true}],
    usableIn: both,
    example: '{playerId}',
    reply: {lines: ['Kicked: {playerId}'], confidence: 'high'},
    restOperation: 'kick',
    since: launch,
    confidence: 'high',
    source: `${officialList}; Charahiro-tan/pal_rcon; zaigie/palworld-server-tool`,
  },
  {
    name: 'BanPlayer',
    parameters: [{name: 'SteamID', required: true}],
    usableIn: both,
    example: '{playerId}',
    restOperation: 'ban',
    since: launch,
    confidence: 'high',
    source: `${officialList}; clients of early 2024 disagree about the reply`,
  },
  {
    name: 'UnBanPlayer',
    parameters: [{name: 'SteamID', required: true}],
    usableIn: both,
    example: '{playerId}',
    restOperation: 'unban',
    since: '0.2.0.6',
    confidence: 'high',
    source:
      'Official guide, commands page of 0.4.15; thijsvanloef/palworld-server-docker, 2024-04-10 and 2024-12-05',
  },
  {
    name: 'TeleportToPlayer',
    parameters: [{name: 'SteamID', required: true}],
    usableIn: chatOnly,
    example: '{playerId}',
    since: launch,
    confidence: 'high',
    source: officialList,
  },
  {
    name: 'TeleportToMe',
    parameters: [{name: 'SteamID', required: true}],
    usableIn: chatOnly,
    example: '{playerId}',
    since: launch,
    confidence: 'high',
    source: officialList,
  },
  {
    name: 'Save',
    parameters: [],
    usableIn: both,
    example: '',
    reply: {lines: ['Complete Save'], confidence: 'medium'},
    restOperation: 'save',
    since: launch,
    confidence: 'high',
    source: `${officialList}; Charahiro-tan/pal_rcon`,
  },
  {
    name: 'Shutdown',
    parameters: [
      {name: 'Seconds', required: false},
      {name: 'MessageText', required: false},
    ],
    usableIn: both,
    example: '300 Restart_in_5_minutes',
    reply: {lines: ['The server will shut down …'], confidence: 'medium'},
    restOperation: 'shutdown',
    since: launch,
    confidence: 'high',
    source: `${officialList}; Charahiro-tan/pal_rcon`,
  },
  {
    name: 'DoExit',
    parameters: [],
    usableIn: both,
    example: '',
    reply: {lines: ['Shutdown …'], confidence: 'medium'},
    restOperation: 'stop',
    since: launch,
    confidence: 'high',
    source: `${officialList}; Charahiro-tan/pal_rcon`,
  },
] as const satisfies readonly CommandShape[];

export type CommandName = (typeof commands)[number]['name'];

/** One administrator's command. */
export interface AdminCommand extends Omit<CommandShape, 'name'> {
  readonly name: CommandName;
}
