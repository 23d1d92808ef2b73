import type {Version} from '../../support/addresses';

/** The procedures of an administrator: where they are on the pages, and where a test types them. */
export type Walk = 'linux' | 'docker' | 'community';

interface Procedure {
  readonly number: number;
  readonly name: string;
  /** `page#section` of the blocks. */
  readonly at: readonly string[];
  /** The walks that type them. Without one, they are only read, by the tests of every block. */
  readonly in: readonly Walk[];
  /** The first edition whose page has blocks. */
  readonly since: Version;
}

const install = 'getting-started/deploy-dedicated-server';
const service = 'operate/service';
const backups = 'operate/backups';
const memory = 'operate/restart-and-memory';
const native: readonly Walk[] = ['linux'];
const both: readonly Walk[] = ['linux', 'docker'];

const p = (
  number: number,
  name: string,
  at: readonly string[],
  walks: readonly Walk[] = [],
  since: Version = '0.1.5.1',
): Procedure => ({number, name, at, in: walks, since});

export const procedures: readonly Procedure[] = [
  p(1, 'Install on Ubuntu and Debian', [`${install}#install`], native),
  p(2, 'Install on AlmaLinux', [`${install}#install`], native),
  p(3, 'Service on Linux: start, stop, log', [`${service}#systemd`], native),
  p(4, 'First start and stop', [`${install}#first-start`], both),
  p(5, 'Docker, official image', [`${install}#install`, `${service}#docker-service`], ['docker']),
  p(6, 'Docker, community image', ['operate/community-images#install'], ['community']),
  p(7, 'Windows with SteamCMD, and its task', [`${install}#install`, `${service}#windows-task`]),
  p(8, 'Windows with Steam, and its task', [`${service}#windows-task`]),
  p(9, 'Change settings', ['settings-and-operation/configuration#edit'], both),
  p(10, 'Backup and timer on Linux', [`${backups}#make-backup`, `${backups}#schedule`], native),
  p(
    11,
    'Backup and timer in Docker',
    [`${backups}#make-backup`, `${backups}#schedule`],
    ['docker'],
  ),
  p(12, 'Backup and task on Windows', [`${backups}#make-backup`, `${backups}#schedule`]),
  p(13, 'Restore on Linux', [`${backups}#restore-script`], native),
  p(14, 'Restore in Docker', [`${backups}#restore-script`], ['docker']),
  p(15, 'Update by hand', ['operate/updates#steps'], both),
  p(16, 'Update automatically on Linux', ['operate/updates#automatic'], native),
  p(17, 'Update automatically in Docker', ['operate/updates#automatic'], ['docker']),
  p(18, 'Hold a build', ['getting-started/your-version#pin'], native),
  p(19, 'Take over a co-op world', ['operate/take-over-world#world'], native),
  p(20, 'Move to another machine', ['operate/move-server#steps'], native),
  p(21, 'Second server', ['operate/start-over#several-servers'], both),
  p(
    22,
    'Open the port, close the rest',
    [`${install}#firewall`, 'getting-started/port-forwarding#undo'],
    native,
  ),
  p(
    23,
    'REST API: from another PC, and a shutdown',
    [
      'api/rest-api/palwold-rest-api#first-call',
      'api/rest-api/palwold-rest-api#ssh',
      `${service}#stop`,
    ],
    native,
    '0.2.4.0',
  ),
  p(24, 'Opening hours', ['operate/stop-when-empty#hours'], native),
  p(25, 'Nightly restart', [`${memory}#schedule`], both),
  p(26, 'Mods', ['operate/mods#newer'], [], '1.0'),
  p(27, 'Measure and limit memory', [`${memory}#limit`], both),
  p(28, 'Logs', [`${service}#systemd`], native),
  p(29, 'Whitelist', ['operate/players#whitelist-script'], native, '0.2.4.0'),
  p(30, 'Uninstall', ['operate/checklist#leave'], both),
  p(31, 'Stop when empty, wake on join', ['operate/stop-when-empty#linux'], native, '0.2.4.0'),
];
