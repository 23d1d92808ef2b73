/**
 * Sources: thijsvanloef `Dockerfile`, `scripts/start.sh` and its page on server settings at 68327ec
 * (2026-08-06), its releases since 2.5.0 (2026-07-10); jammsen `Dockerfile`, `default.env` and
 * `docs/ENV_VARS.md` at ac6629f (2025-07-20), names changed since by pull requests 322 and 324
 * (2026-07), its README of 2026-07-13 and its companion container.
 */
import {rowsOf} from '../rowsOf';
import type {Build} from '../versions';
import type {CommunityImageId} from './index';

type Variables = Readonly<Partial<Record<CommunityImageId, Readonly<Record<string, string>>>>>;

interface ImageOptionShape extends Variables {
  readonly since?: Build;
}

const options = {
  port: {thijsvanloef: {PORT: '', QUERY_PORT: '27015'}},
  community: {thijsvanloef: {COMMUNITY: 'false'}, jammsen: {COMMUNITY_SERVER: 'true'}},
  update: {
    thijsvanloef: {
      UPDATE_ON_BOOT: 'true',
      AUTO_UPDATE_ENABLED: 'false',
      AUTO_UPDATE_CRON_EXPRESSION: '0 * * * *',
      AUTO_UPDATE_WARN_MINUTES: '30',
    },
    jammsen: {ALWAYS_UPDATE_ON_START: 'true', STEAMCMD_VALIDATE_FILES: 'true'},
  },
  pin: {thijsvanloef: {TARGET_MANIFEST_ID: '', STEAM_USERNAME: '', STEAM_PASSWORD: ''}},
  restart: {
    thijsvanloef: {
      AUTO_REBOOT_ENABLED: 'false',
      AUTO_REBOOT_CRON_EXPRESSION: '0 0 * * *',
      AUTO_REBOOT_WARN_MINUTES: '5',
      AUTO_REBOOT_EVEN_IF_PLAYERS_ONLINE: 'false',
    },
    jammsen: {RESTART_ENABLED: 'false', RESTART_CRON_EXPRESSION: '0 18 * * *'},
  },
  backup: {
    thijsvanloef: {
      BACKUP_ENABLED: 'true',
      BACKUP_CRON_EXPRESSION: '0 0 * * *',
      DELETE_OLD_BACKUPS: 'false',
      OLD_BACKUP_DAYS: '30',
    },
    jammsen: {
      BACKUP_ENABLED: 'true',
      BACKUP_CRON_EXPRESSION: '0 * * * *',
      BACKUP_RETENTION_POLICY: 'true',
      BACKUP_RETENTION_AMOUNT_TO_KEEP: '72',
    },
  },
  pause: {thijsvanloef: {AUTO_PAUSE_ENABLED: 'false', AUTO_PAUSE_TIMEOUT_EST: '180'}},
  notices: {
    thijsvanloef: {DISCORD_WEBHOOK_URL: ''},
    jammsen: {WEBHOOK_ENABLED: 'false', WEBHOOK_URL: ''},
  },
  players: {
    thijsvanloef: {ENABLE_PLAYER_LOGGING: 'true', PLAYER_LOGGING_POLL_PERIOD: '5'},
    jammsen: {PLAYER_DETECTION_ENABLED: 'true'},
  },
  account: {
    thijsvanloef: {PUID: '1000', PGID: '1000', TZ: 'UTC'},
    jammsen: {PUID: '1000', PGID: '1000', TZ: 'Europe/Berlin'},
  },
  flags: {
    thijsvanloef: {ENABLE_PERF_THREADING_ARGS: 'false', WORKER_THREADS_SERVER: ''},
    jammsen: {MULTITHREAD_ENABLED: 'true'},
  },
  engine: {thijsvanloef: {DISABLE_GENERATE_ENGINE: 'true'}, jammsen: {NETSERVERMAXTICKRATE: '120'}},
  log: {thijsvanloef: {LOG_LEVEL: 'INFO'}},
  gameData: {
    since: '1.0.0',
    thijsvanloef: {ENABLE_GAMEDATA_API: 'false'},
    jammsen: {GAMEDATA_API_ENABLED: 'false'},
  },
  clock: {since: '1.0.0', thijsvanloef: {PALWORLD_ALLOW_NEGATIVE_DELTA_TIME: 'false'}},
  panel: {since: '1.0.0', jammsen: {PANEL_ENABLED: 'false', PANEL_PASSWORD: ''}},
  status: {
    since: '1.0.0',
    jammsen: {DISCORD_STATUS_ENABLED: 'false', DISCORD_STATUS_WEBHOOK_URL: ''},
  },
  download: {thijsvanloef: {USE_DEPOT_DOWNLOADER: 'false'}},
  noSteam: {since: '1.0.0', thijsvanloef: {NOSTEAM: 'false'}},
} as const satisfies Readonly<Record<string, ImageOptionShape>>;

export type ImageOptionId = keyof typeof options;
export const imageOptions = rowsOf<ImageOptionId, ImageOptionShape>(options);
export type ImageOption = (typeof imageOptions)[number];
