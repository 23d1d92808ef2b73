import type {CommunityImageId} from '../communityImages';
import type {Lifetime} from '../versions';

const systems = [
  {id: 'linux'},
  {id: 'windows'},
  // The first tag of the official image is v0.3.9.59545.
  {id: 'docker', since: '0.3.9'},
  // The image talks to the server over REST alone, which came with 0.2.0.6.
  {id: 'thijsvanloef', since: '0.2.0.6'},
  {id: 'jammsen', since: '0.2.0.6'},
] as const satisfies readonly (Lifetime & {readonly id: string})[];

export type FileSystem = (typeof systems)[number]['id'];

export const fileSystems: readonly (Lifetime & {readonly id: FileSystem})[] = systems;

export const firewalls = ['ufw', 'firewalld', 'none'] as const;
export type Firewall = (typeof firewalls)[number];

export const backupHours = [0, 1, 2, 3, 6, 12, 24] as const;
export type BackupHours = (typeof backupHours)[number];

/** Minutes before a stop at which players are warned, by the first of these. */
export const warningMinutes = {
  0: [],
  1: [1],
  5: [5, 3, 1],
  10: [10, 5, 3, 1],
  15: [15, 10, 5, 3, 1],
  30: [30, 15, 10, 5, 3, 1],
} as const satisfies Readonly<Record<number, readonly number[]>>;
export type WarningLead = keyof typeof warningMinutes;
export const warningLeads: readonly WarningLead[] = [0, 1, 5, 10, 15, 30];

export const updateKinds = ['auto', 'manual', 'pinned'] as const;
export type UpdateKind = (typeof updateKinds)[number];

interface ImageLayout {
  readonly hostFolder: string;
  readonly backups: string;
  readonly makesBackup: string;
  /** The published port changes where the server inside can't use another port. */
  readonly takesPort: boolean;
  readonly countdown?: number;
  readonly source: string;
}

export const imageLayouts: Readonly<Record<CommunityImageId, ImageLayout>> = {
  thijsvanloef: {
    hostFolder: 'palworld',
    backups: 'backups',
    makesBackup: 'palworld backup',
    takesPort: true,
    source:
      'thijsvanloef/palworld-server-docker compose.yaml, scripts/start.sh, scripts/backup.sh, 2026-08-06',
  },
  jammsen: {
    hostFolder: 'game',
    backups: 'backups',
    // A file that root wrote can't be removed by the server's account.
    makesBackup: '--user steam palworld backup create',
    takesPort: false,
    countdown: 15,
    source:
      'jammsen/docker-palworld-dedicated-server docker-compose.yml, includes/server.sh, scripts/backupmanager.sh, scripts/restart.sh, README.md, 2025-07-20',
  },
};

export const isCommunityImage = (system: FileSystem): system is CommunityImageId =>
  Object.hasOwn(imageLayouts, system);

export const officialImage = {
  helper: '/pal/helper.sh',
  source:
    'pocketpairjp/palworld-dedicated-server-docker compose/helper.sh, 2024-10-21 to 2026-04-06',
} as const;
