/**
 * The sources are Pocketpair's guide, their container sample, and dated changes in projects that
 * follow them.
 */
import type {Confidence, Source} from '../sources/types';
import {
  ampTemplates,
  jammsen,
  linuxGsm,
  obouhlel,
  officialGuide,
  officialImage,
  thijsvanloef,
} from '../sources/projects';
import {rowsOf} from '../rowsOf';
import {LAUNCH, type Build, type Lifetime, type VersionId} from '../versions';

export type ArgumentDefault =
  {readonly kind: 'value'; readonly value: string} | {readonly kind: 'off' | 'unset' | 'detected'};

interface ArgumentShape extends Lifetime {
  /** Pocketpair documents no such argument. */
  readonly isUndocumented?: true;
  readonly value?: {
    readonly placeholder: string;
    readonly example: string;
    readonly choices?: readonly string[];
    readonly range?: readonly [number, number];
  };
  /** A flag without one is off. */
  readonly default?: ArgumentDefault;
  /** An absent list means both, because Docker runs the Linux server. */
  readonly platforms?: readonly ('windows' | 'linux')[];
  readonly goesWith?: readonly `-${string}`[];
  readonly settings?: readonly string[];
  readonly inferredIn?: readonly VersionId[];
  readonly confidence?: 'medium';
  readonly source: readonly Source[];
}

const guide = officialGuide('settings-and-operation/arguments', '1.0');
const container = officialImage('compose.yaml', '2024-10-21');
const performanceFlags = [
  '-useperfthreads',
  '-NoAsyncLoadingThread',
  '-UseMultithreadForDS',
] as const;

const rows = {
  '-port': {
    value: {placeholder: 'port', example: '8250'},
    default: {kind: 'value', value: '8211'},
    source: [guide, container],
  },
  '-players': {
    value: {placeholder: 'number', example: '16', range: [1, 32]},
    default: {kind: 'value', value: '32'},
    settings: ['ServerPlayerMaxNum'],
    source: [guide, obouhlel('Dockerfile', '2024-12-14')],
  },
  '-publiclobby': {
    settings: [
      'ServerName',
      'ServerDescription',
      'ServerPassword',
      'AllowConnectPlatform',
      'CrossplayPlatforms',
    ],
    since: '0.1.5.0',
    source: [guide, thijsvanloef('pull/460', '2024-02-26')],
  },
  '-publicip': {
    value: {placeholder: 'IPv4', example: '203.0.113.10'},
    default: {kind: 'detected'},
    goesWith: ['-publiclobby'],
    settings: ['PublicIP'],
    source: [guide],
  },
  '-publicport': {
    value: {placeholder: 'port', example: '28211'},
    default: {kind: 'detected'},
    goesWith: ['-publiclobby'],
    settings: ['PublicPort'],
    source: [guide, officialGuide('settings-and-operation/configuration', '1.0')],
  },
  '-useperfthreads': {
    goesWith: ['-NoAsyncLoadingThread', '-UseMultithreadForDS'],
    source: [guide, container],
  },
  '-NoAsyncLoadingThread': {
    goesWith: ['-useperfthreads', '-UseMultithreadForDS'],
    source: [guide, container],
  },
  '-UseMultithreadForDS': {
    goesWith: ['-useperfthreads', '-NoAsyncLoadingThread'],
    source: [guide, container],
  },
  '-NumberOfWorkerThreadsServer': {
    value: {placeholder: 'threads', example: '7'},
    default: {kind: 'unset'},
    goesWith: performanceFlags,
    since: '0.4.11',
    inferredIn: ['0.4.15'],
    confidence: 'medium',
    source: [
      ampTemplates(undefined, '2024-12-23', {note: 'no trace in the 0.3 series'}),
      thijsvanloef(undefined, '2025-01-19'),
    ],
  },
  '-logformat': {
    value: {placeholder: 'text|json', example: 'json', choices: ['text', 'json']},
    default: {kind: 'value', value: 'text'},
    settings: ['LogFormatType'],
    since: '0.2.1.0',
    inferredIn: ['0.2.4.0', '0.3.12.0'],
    confidence: 'medium',
    source: [guide, ampTemplates(undefined, '2024-04-07'), obouhlel('Dockerfile', '2024-12-14')],
  },
  '-queryport': {
    isUndocumented: true,
    value: {placeholder: 'port', example: '27016'},
    default: {kind: 'value', value: '27015'},
    confidence: 'medium',
    source: [linuxGsm('issues/4454', '2024-01-25'), thijsvanloef('scripts/start.sh', '2024-12-05')],
  },
  '-NoMods': {platforms: ['windows'], since: '0.7.0', source: [guide]},
  '-workshopdir': {
    value: {placeholder: 'folder', example: 'C:\\palserver\\Mods\\Workshop'},
    default: {kind: 'unset'},
    platforms: ['windows'],
    since: '0.7.0',
    source: [guide],
  },
  '-enable-gamedata-api': {
    settings: ['RESTAPIEnabled'],
    since: '1.0.0',
    source: [guide, jammsen('issues/321', '2026-07-13')],
  },
  '-collect-gamedata-interval': {
    isUndocumented: true,
    value: {placeholder: 'seconds', example: '60'},
    default: {kind: 'unset'},
    goesWith: ['-enable-gamedata-api'],
    since: '1.0.0',
    confidence: 'medium',
    source: [jammsen('issues/321', '2026-07-13')],
  },
} as const satisfies Readonly<Record<`-${string}`, ArgumentShape>>;

export type ArgumentName = keyof typeof rows;

export type ServerArgument = Omit<ArgumentShape, 'goesWith' | 'confidence'> & {
  readonly name: ArgumentName;
  readonly goesWith?: readonly ArgumentName[];
  readonly since: Build;
  readonly default: ArgumentDefault;
  readonly platforms: readonly ('windows' | 'linux')[];
  readonly confidence: Confidence;
};

export const serverArguments: readonly ServerArgument[] = rowsOf(rows).map(
  ({id: name, ...row}) => ({
    name,
    since: LAUNCH,
    default: {kind: 'off'},
    platforms: ['windows', 'linux'],
    confidence: 'high',
    ...row,
  }),
);
