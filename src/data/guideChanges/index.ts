/** A correction belongs here only where a reader may have acted on the wrong text. */
import type {BuildVersion} from '../builds';
import type {SettingKey} from '../settings';
import type {Source} from '../sources/types';
import {newestVersion, type VersionId} from '../versions';

interface Entry {
  /** Feed readers know the entry by its id, so it is never changed or used again. */
  readonly id: string;
  readonly day: string;
}

export interface News extends Entry {
  readonly kind: 'edition' | 'build' | 'page';
  /** A retired edition stays in the list. */
  readonly name: string;
  /** The edition whose page is new. */
  readonly version: VersionId;
}

export type Correction = Entry & {
  readonly versions: readonly [VersionId, ...VersionId[]];
  readonly from: string;
  readonly to: string;
  readonly source: Source;
} & (
    | {
        readonly kind: 'setting';
        readonly name: SettingKey;
        readonly fact: 'default' | 'range' | 'since' | 'removed' | 'deprecatedSince';
      }
    | {
        readonly kind: 'endpoint' | 'argument' | 'command' | 'port' | 'path';
        readonly name: string;
      }
  );

export type GuideChange = News | Correction;

const news =
  <Name extends string>(kind: News['kind']) =>
  (day: string, name: Name, version = newestVersion.id): News => ({
    id: `${kind}-${name.replaceAll('/', '-')}`,
    ...{day, kind, name, version},
  });
const page = news('page');
const edition = news('edition');
const build = news<BuildVersion>('build');

export const firstDay = '2026-11-21';

const rconDeprecation = {
  day: '2026-11-22',
  kind: 'setting',
  fact: 'deprecatedSince',
  versions: ['0.5.0'],
  from: '0.5.0',
  to: '0.6.2',
  source: {repo: 'gamedig/node-gamedig', path: 'issues/718', date: '2025-07-19'},
} as const;

export const guideChanges: readonly GuideChange[] = [
  page('2026-11-27', 'operate/scripts'),
  page('2026-11-26', 'operate/known-problems'),
  {
    id: 'ToggleSpectate-1.0',
    day: '2026-11-24',
    kind: 'command',
    name: 'ToggleSpectate',
    versions: ['1.0'],
    from: '',
    to: '/ToggleSpectate',
    source: {repo: 'bmurrtech/how-to-selfhost'},
  },
  build('2026-11-23', '1.0.5'),
  {
    id: 'game-data-1.0',
    day: '2026-11-23',
    kind: 'endpoint',
    name: 'game-data',
    versions: ['1.0'],
    from: '',
    to: 'GET /v1/api/game-data',
    source: {repo: 'tagamer-net/palrest-go', path: 'README.md', date: '2026-08-05'},
  },
  edition('2026-11-23', '1.0'),
  page('2026-11-23', 'getting-started/home-or-rented'),
  page('2026-11-23', 'operate/diagnose'),
  page('2026-11-23', 'operate/service'),
  page('2026-11-22', 'sources'),
  page('2026-11-22', 'guide-changes'),
  page('2026-11-22', 'api/data'),
  {...rconDeprecation, id: 'RCONEnabled-deprecated-0.6.2', name: 'RCONEnabled'},
  {...rconDeprecation, id: 'RCONPort-deprecated-0.6.2', name: 'RCONPort'},
  page('2026-11-22', 'settings-and-operation/recommended-settings'),
  page('2026-11-22', 'settings-and-operation/server-files'),
  page('2026-11-22', 'getting-started/your-version'),
  page('2026-11-22', 'getting-started/newer-versions', '0.6.8'),
  page('2026-11-22', 'getting-started/port-forwarding'),
  page('2026-11-22', 'getting-started/rental-server'),
  page('2026-11-22', 'operate/checklist'),
  page('2026-11-22', 'operate/backups'),
  page('2026-11-22', 'operate/updates'),
  page('2026-11-22', 'operate/restart-and-memory'),
  page('2026-11-22', 'operate/start-over'),
  page('2026-11-22', 'operate/stop-when-empty'),
  page('2026-11-22', 'operate/host-names'),
  page('2026-11-22', 'operate/move-server'),
  page('2026-11-22', 'operate/take-over-world'),
  page('2026-11-22', 'operate/players'),
  page('2026-11-22', 'operate/performance'),
  page('2026-11-22', 'operate/mods'),
  page('2026-11-22', 'operate/discord-and-monitoring'),
  page('2026-11-22', 'operate/community-images'),
  page('2026-11-22', 'operate/panels-and-hosts'),
  page('2026-11-22', 'operate/messages'),
  page('2026-11-22', 'glossary'),
  ...['0.6.8', '0.5.0', '0.4.15', '0.3.12.0', '0.2.4.0', '0.1.5.1'].map((id) =>
    edition(firstDay, id),
  ),
];
