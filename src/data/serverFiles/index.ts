/**
 * What the generator of server files may offer: the systems, their community images, and the values
 * of the choices. Facts only; the words are in src/words/<locale>/serverFiles.json, keyed by id.
 */
import type {CommunityImageId} from '../communityImages';
import type {Lifetime} from '../versions';

const systems = [
  {id: 'linux'},
  {id: 'windows'},
  // The first tag of the official image is v0.3.9.59545.
  {id: 'docker', since: '0.3.9'},
  // Today's images talk to the server over REST alone, which came with 0.2.0.6.
  {id: 'thijsvanloef', since: '0.2.0.6'},
  {id: 'jammsen', since: '0.2.0.6'},
] as const satisfies readonly (Lifetime & {readonly id: string})[];

export type FileSystem = (typeof systems)[number]['id'];

/** How a server runs. The order is that of the form. */
export const fileSystems: readonly (Lifetime & {readonly id: FileSystem})[] = systems;

/** The tools that may hold a Linux firewall. */
export const firewalls = ['ufw', 'firewalld', 'none'] as const;
export type Firewall = (typeof firewalls)[number];

/** Hours between two backups; 0 is none. */
export const backupHours = [0, 1, 2, 3, 6, 12, 24] as const;
export type BackupHours = (typeof backupHours)[number];

/** Minutes before a stop at which players are warned, by the first of them; 0 is no warning. */
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

/** How the program gets newer: looked for every hour, by hand, or never. */
export const updateKinds = ['auto', 'manual', 'pinned'] as const;
export type UpdateKind = (typeof updateKinds)[number];

/** How a community image is laid out; its variables are in src/data/communityImages. */
interface ImageLayout {
  /** The folder beside compose.yaml that holds the server. */
  readonly hostFolder: string;
  /** Where its own backups lie, below that folder, and what they are called (a glob). */
  readonly backups: string;
  readonly backupNames: string;
  /** What `docker compose exec` is given to make one. */
  readonly makesBackup: string;
  /** Whether the server inside takes another game port. Where not, only the published port moves. */
  readonly takesPort: boolean;
  /** Minutes of its countdown before a restart; absent where they can be chosen. */
  readonly countdown?: number;
  readonly source: string;
}

export const imageLayouts: Readonly<Record<CommunityImageId, ImageLayout>> = {
  thijsvanloef: {
    hostFolder: 'palworld',
    backups: 'backups',
    backupNames: 'palworld-save-*.tar.gz',
    makesBackup: 'palworld backup',
    takesPort: true,
    source:
      'thijsvanloef/palworld-server-docker compose.yaml, scripts/start.sh, scripts/backup.sh, 2026-08-06',
  },
  jammsen: {
    hostFolder: 'game',
    backups: 'backups',
    backupNames: 'saved-*.tar.gz',
    // As root it would write a file that the server's account can't remove.
    makesBackup: '--user steam palworld backup create',
    takesPort: false,
    countdown: 15,
    source:
      'jammsen/docker-palworld-dedicated-server docker-compose.yml, includes/server.sh, scripts/backupmanager.sh, scripts/restart.sh, README.md, 2025-07-20',
  },
};

/** Whether a server runs in one of the community's images. */
export const isCommunityImage = (system: FileSystem): system is CommunityImageId =>
  Object.hasOwn(imageLayouts, system);

/** The script that starts the server inside the official image: server/docker/helper.sh. */
export const officialImage = {
  helper: '/pal/helper.sh',
  source:
    'pocketpairjp/palworld-dedicated-server-docker compose/helper.sh, 2024-10-21 to 2026-04-06',
} as const;
