import type {HandbookRow} from './types';

const engineIni = [
  'thijsvanloef/palworld-server-docker issues 153 and 176 (2024-01): origin and the only figures',
  'jammsen/docker-palworld-dedicated-server issues 64 and 82 (2024-01)',
  'Dhampyru/palworld-dashboard docs/specs/engine-tuning-spec.md (2026-07): values of the engine',
];
const settingsPage = 'docs.palworldgame.com, configuration: performance (read 2026-11)';

/** What is said to make a server faster, and what is known of it. */
export const tweaks = [
  {
    id: 'machine',
    source: ['thijsvanloef/palworld-server-docker issue 153 (2024-01): two hosts, same settings'],
  },
  {
    id: 'bases',
    since: '0.5.0',
    facts: {workers: 'BaseCampWorkerMaxNum'},
    source: [settingsPage],
  },
  {
    // Before 0.5.0 the setting had no effect, or reports differ: see its record in the catalogue.
    id: 'basesByHand',
    removed: '0.5.0',
    facts: {workers: 'BaseCampWorkerMaxNum'},
    source: [
      settingsPage,
      'Bluefissure/pal-conf issue 70 (2025-04-06): works from the file in 0.5',
    ],
  },
  {
    id: 'basesPerGuild',
    since: '0.3.1',
    facts: {key: 'BaseCampMaxNumInGuild'},
    source: [settingsPage],
  },
  {
    id: 'restart',
    source: [
      'thijsvanloef/palworld-server-docker issues 8 (2024-01-20) and 572 (2024-07-01)',
      'KBVE/kbve pull request 14525 (2026-07-23)',
    ],
  },
  {
    id: 'saves',
    since: '0.3.1',
    facts: {key: 'AutoSaveSpan'},
    source: ['default files of 0.3.12 to 0.6.8; reports of owners of large worlds'],
  },
  {
    id: 'distance',
    since: '0.4.11',
    facts: {key: 'ServerReplicatePawnCullDistance'},
    source: [settingsPage],
  },
  {id: 'spawns', facts: {key: 'PalSpawnNumRate'}, source: [settingsPage]},
  {
    id: 'raids',
    facts: {key: 'bEnableInvaderEnemy'},
    source: ['pelican-eggs/games-steamcmd palworld/README.md: memory (2026-08-17)'],
  },
  {
    id: 'flags',
    facts: {flags: '-useperfthreads -NoAsyncLoadingThread -UseMultithreadForDS'},
    source: [
      'docs.palworldgame.com, arguments, edition 1.0: may lower performance (read 2026-11)',
      'CubeCoders/AMPTemplates palworldconfig.json (2026-08-20)',
    ],
  },
  {id: 'tickRate', facts: {key: 'NetServerMaxTickRate', engine: '30'}, source: engineIni},
  {id: 'bandwidth', facts: {key: 'MaxInternetClientRate', engine: '10000'}, source: engineIni},
  {
    id: 'smoothing',
    facts: {keys: 'bSmoothFrameRate', fixed: 'bUseFixedFrameRate'},
    source: engineIni,
  },
  {id: 'priority', source: ['general behaviour of operating systems; no Palworld figures found']},
] as const satisfies readonly HandbookRow[];
