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

export interface NewEdition extends Entry {
  readonly kind: 'edition';
  /** A retired version stays in the list. */
  readonly version: string;
}

export interface NewBuild extends Entry {
  readonly kind: 'build';
  readonly build: BuildVersion;
}

export interface NewPage extends Entry {
  readonly kind: 'page';
  readonly page: string;
  readonly version: VersionId;
}

export type CorrectedFact = 'default' | 'range' | 'since' | 'removed' | 'deprecatedSince';

interface Correction extends Entry {
  readonly versions: readonly [VersionId, ...VersionId[]];
  readonly from: string;
  readonly to: string;
  readonly source: Source;
}

export interface CorrectedSetting extends Correction {
  readonly kind: 'setting';
  readonly key: SettingKey;
  readonly fact: CorrectedFact;
}

export interface CorrectedEntry extends Correction {
  readonly kind: 'endpoint' | 'argument' | 'command' | 'port' | 'path';
  readonly name: string;
}

export type GuideChange = NewEdition | NewBuild | NewPage | CorrectedSetting | CorrectedEntry;

const page = (day: string, name: string, version: VersionId = newestVersion.id): NewPage => ({
  id: `page-${name.replaceAll('/', '-')}`,
  day,
  kind: 'page',
  page: name,
  version,
});

const edition = (day: string, version: string): NewEdition => ({
  id: `edition-${version}`,
  day,
  kind: 'edition',
  version,
});

const build = (day: string, version: BuildVersion): NewBuild => ({
  id: `build-${version}`,
  day,
  kind: 'build',
  build: version,
});

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
  {...rconDeprecation, id: 'RCONEnabled-deprecated-0.6.2', key: 'RCONEnabled'},
  {...rconDeprecation, id: 'RCONPort-deprecated-0.6.2', key: 'RCONPort'},
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
  edition(firstDay, '0.6.8'),
  edition(firstDay, '0.5.0'),
  edition(firstDay, '0.4.15'),
  edition(firstDay, '0.3.12.0'),
  edition(firstDay, '0.2.4.0'),
  edition(firstDay, '0.1.5.1'),
];
