/**
 * Pages, tables and generated files read the same records, so that two pages can't disagree about a
 * restart.
 */
import {rowsOf} from '../rowsOf';
import {isPresent, type Lifetime, type VersionId} from '../versions';

export const prompts = [
  'admin',
  'home',
  'machine',
  'pc',
  'compose',
  'powershell',
  'powershell-admin',
  'chat',
  'rcon',
] as const;

export type Prompt = (typeof prompts)[number];

export function isPrompt(text: string): text is Prompt {
  return (prompts as readonly string[]).includes(text);
}

interface RunModeShape extends Lifetime {
  readonly policy?: string;
  readonly restartsAfter: {
    readonly crash: boolean;
    readonly shutdown: boolean;
    readonly reboot: boolean;
  };
  /** The delay is in seconds. */
  readonly restartDelay?: number;
  /** A stop may take this many seconds. Then systemd or Docker kills the server. */
  readonly stopTimeout?: number;
  readonly at?: Prompt;
  /** This command stops the server. Further steps are in the words (`stay`). */
  readonly commands?: {readonly start: string; readonly stop: string};
  readonly source: readonly string[];
}

const modes = {
  window: {
    restartsAfter: {crash: false, shutdown: false, reboot: false},
    source: ['a program in a window or terminal; nothing watches it'],
  },
  systemd: {
    policy: 'Restart=always',
    restartsAfter: {crash: true, shutdown: true, reboot: true},
    restartDelay: 15,
    // A stop waits up to 60 s for the save, then up to 120 s for the end of the server.
    stopTimeout: 240,
    at: 'admin',
    commands: {start: 'sudo systemctl start palworld', stop: 'sudo systemctl stop palworld'},
    source: [
      'systemd.service manual: with Restart=always a clean exit is restarted too, systemctl stop is not',
      'safwyls/palcon docs/sidecar-agent.md (2026-07): exit codes',
    ],
  },
  windowsTask: {
    policy: 'while ($true)',
    restartsAfter: {crash: true, shutdown: true, reboot: true},
    restartDelay: 15,
    at: 'powershell-admin',
    commands: {
      start: 'Remove-Item C:\\ProgramData\\palworld\\stopped.txt',
      // The loop of the task waits while the file stopped.txt exists.
      stop: 'powershell -ExecutionPolicy Bypass -File C:\\ProgramData\\palworld\\stop.ps1',
    },
    source: [
      'learn.microsoft.com, New-ScheduledTaskSettingsSet and Priority (settingsType)',
      'the loop is in the script, because the scheduler restarts only runs that it counts as failed',
      'CubeCoders/AMPTemplates palworld.kvp (2026-08-13): the program to watch, its first argument and -stdout',
    ],
  },
  docker: {
    since: '0.3.9',
    policy: 'restart: unless-stopped',
    restartsAfter: {crash: true, shutdown: true, reboot: true},
    stopTimeout: 120,
    at: 'compose',
    commands: {start: 'docker compose start', stop: 'docker compose stop'},
    source: [
      'docs.docker.com, restart policies',
      'pocketpairjp/palworld-dedicated-server-docker compose/compose.yaml (2026-04-06): no restart line of its own',
      'jammsen/docker-palworld-dedicated-server issue 126 (2024-01-30): the container comes back after Shutdown',
    ],
  },
} as const satisfies Readonly<Record<string, RunModeShape>>;

export const runModes = rowsOf<keyof typeof modes, RunModeShape>(modes);
export type RunMode = (typeof runModes)[number];

export function runModesOf(version: VersionId): readonly RunMode[] {
  return runModes.filter((mode) => isPresent(mode, version));
}

/** The save call answers before the files are written. */
export const SAVE_WAIT_SECONDS = 10;
