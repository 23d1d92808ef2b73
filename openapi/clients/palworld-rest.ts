/**
 * The REST API of a Palworld dedicated server: types and functions.
 * No dependencies; runs where `fetch` does (Node.js 20 and later, Deno, Bun).
 * A field with "since" is missing before that version.
 */

export interface Info {
  readonly version: string;
  readonly servername: string;
  readonly description: string;
  /** Since 0.4.15. */
  readonly worldguid?: string;
}

export interface Player {
  readonly name: string;
  /** Since 0.6.8. */
  readonly accountName?: string;
  readonly playerId: string;
  /** Starts with steam_, gdk_ or ps5_. Kick, ban and unban expect this value. */
  readonly userId: string;
  /** Servers up to 0.6.8 send this name, later ones `iP`. */
  readonly ip?: string;
  /** Since 1.0. */
  readonly iP?: string;
  readonly ping: number;
  readonly location_x: number;
  readonly location_y: number;
  readonly level: number;
  /** Not sent by every server. */
  readonly building_count?: number;
}

export interface Players {
  readonly players: readonly Player[];
}

export interface Metrics {
  readonly serverfps: number;
  readonly currentplayernum: number;
  /** Milliseconds. */
  readonly serverframetime: number;
  readonly maxplayernum: number;
  /** Seconds. */
  readonly uptime: number;
  /** Since 0.4.15. */
  readonly days?: number;
  /** Since 1.0. */
  readonly basecampnum?: number;
  /** Since 1.0, not sent by every server. */
  readonly serverfpsaverage?: number;
}

export interface Actor {
  readonly Type: string;
  readonly Class: string;
  /** Only entries of bases have a name. */
  readonly Name?: string;
  readonly InstanceID?: string;
  /** Player, OtomoPal, BaseCampPal, WildPal or NPC. */
  readonly UnitType?: string;
  readonly NickName?: string;
  readonly TrainerInstanceID?: string;
  readonly TrainerNickName?: string;
  readonly TrainerClass?: string;
  readonly userid?: string;
  readonly ip?: string;
  readonly level?: number;
  readonly HP?: number;
  readonly MaxHP?: number;
  readonly GuildID?: string;
  readonly GuildName?: string;
  readonly Action?: string;
  readonly AI_Action?: string;
  readonly LocationX?: number;
  readonly LocationY?: number;
  readonly LocationZ?: number;
  readonly RotationX?: number;
  readonly RotationY?: number;
  readonly RotationZ?: number;
  readonly Stage?: string;
  /** The server sends it as a text: true or false. */
  readonly IsActive?: string;
}

/** Since 1.0, on a server that was started with -enable-gamedata-api. */
export interface GameData {
  readonly Time: string;
  readonly FPS: number;
  readonly AverageFPS: number;
  readonly InGameTime?: string;
  readonly InGameDays?: number;
  readonly ActorData: readonly Actor[];
}

/** Other versions of the server have other keys. */
export type Settings = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export interface AnnounceRequest {
  readonly message: string;
}

export interface UserRequest {
  readonly userid: string;
}

export interface UserMessageRequest extends UserRequest {
  readonly message?: string;
}

export interface ShutdownRequest {
  /** Seconds, at least 1. */
  readonly waittime: number;
  readonly message?: string;
}

/** 401 is a wrong password, 400 a body that the server can't read. */
export class PalworldApiError extends Error {
  readonly status: number;

  constructor(status: number, call: string, reply: string) {
    super(`${call} answered ${status}${reply ? `: ${reply}` : ''}`);
    this.name = 'PalworldApiError';
    this.status = status;
  }
}

export interface PalworldApiOptions {
  readonly password: string;
  /** The address has no path. The API belongs on your own network, never on the open internet. */
  readonly address?: string;
  readonly timeoutMilliseconds?: number;
}

export type PalworldApi = ReturnType<typeof palworldApi>;

/** Each call throws PalworldApiError, or fetch's TypeError when nothing answers. */
export function palworldApi({
  password,
  address = 'http://localhost:8212',
  timeoutMilliseconds = 10_000,
}: PalworldApiOptions) {
  const bytes = new TextEncoder().encode(`admin:${password}`);
  const root = address.replace(/\/+$/, '');
  const authorization = `Basic ${btoa(String.fromCharCode(...bytes))}`;

  async function text(method: 'GET' | 'POST', path: string, body?: object): Promise<string> {
    const response = await fetch(`${root}/v1/api${path}`, {
      method,
      headers: {
        Authorization: authorization,
        Accept: 'application/json',
        ...(body ? {'Content-Type': 'application/json'} : {}),
      },
      // A POST without a body has no length, so the server would answer 411.
      ...(method === 'POST' ? {body: body ? JSON.stringify(body) : ''} : {}),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    const reply = await response.text();
    if (!response.ok) {
      throw new PalworldApiError(response.status, `${method} /v1/api${path}`, reply);
    }
    return reply;
  }

  const json = async <Reply>(path: string) => JSON.parse(await text('GET', path)) as Reply;

  return {
    info: () => json<Info>('/info'),
    players: () => json<Players>('/players'),
    settings: () => json<Settings>('/settings'),
    metrics: () => json<Metrics>('/metrics'),
    gameData: () => json<GameData>('/game-data'),
    announce: (body: AnnounceRequest) => text('POST', '/announce', body),
    kick: (body: UserMessageRequest) => text('POST', '/kick', body),
    ban: (body: UserMessageRequest) => text('POST', '/ban', body),
    unban: (body: UserRequest) => text('POST', '/unban', body),
    save: () => text('POST', '/save'),
    shutdown: (body: ShutdownRequest) => text('POST', '/shutdown', body),
    stop: () => text('POST', '/stop'),
  };
}
