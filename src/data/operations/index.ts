/**
 * How a server is run: what starts it again, how it is stopped, and who is at the prompt. Pages,
 * tables and generated files read the same records, so two pages cannot disagree about a restart.
 *
 * Names that procedures share (the unit, the account, the folders, the ports of a second server)
 * are fixed values in `values.ts`; words are in src/words/<locale>/operations.json, keyed by id.
 */
import {isPresent, type Lifetime, type VersionId} from '../versions';

/** Where a command is typed. The word after `at=` on a code fence is one of these. */
export const prompts = [
  /** The administrator's own account on Linux, which may use sudo. */
  'admin',
  /** The same account without sudo, in its home folder. */
  'home',
  /** Any shell on the machine of the server. */
  'machine',
  /** A terminal on the administrator's own PC, not on the server. */
  'pc',
  /** The administrator's own account, in the folder with `compose.yaml`. */
  'compose',
  /** PowerShell as it opens. */
  'powershell',
  /** PowerShell opened as administrator. */
  'powershell-admin',
  /** The chat of the game, typed by a player who is administrator. */
  'chat',
  /** An RCON client. */
  'rcon',
] as const;

export type Prompt = (typeof prompts)[number];

/** Tells whether a text names a prompt. */
export function isPrompt(text: string): text is Prompt {
  return (prompts as readonly string[]).includes(text);
}

interface RunModeShape extends Lifetime {
  readonly id: string;
  /** What the file that runs the server says about starting it again. */
  readonly policy?: string;
  /** When the server is started again without anybody typing a command. */
  readonly restartsAfter: {
    readonly crash: boolean;
    /** After the command `Shutdown`, from the chat, over RCON or through the REST API. */
    readonly shutdown: boolean;
    readonly reboot: boolean;
  };
  /** Seconds between the end of the server and its next start. */
  readonly restartDelay?: number;
  /** Seconds that a stop may take before what is left is killed. */
  readonly stopTimeout?: number;
  /** Who types the commands; absent where there are none. */
  readonly at?: Prompt;
  /**
   * Starts the server, and stops it and keeps it stopped. What a stop needs besides, such as a
   * save before it, is in the words (`stay`).
   */
  readonly commands?: {readonly start: string; readonly stop: string};
  readonly source: readonly string[];
}

/** Every way of running a server that the guide describes. */
export const runModes = [
  {
    id: 'window',
    restartsAfter: {crash: false, shutdown: false, reboot: false},
    source: ['a program in a window or terminal; nothing watches it'],
  },
  {
    id: 'systemd',
    policy: 'Restart=always',
    restartsAfter: {crash: true, shutdown: true, reboot: true},
    restartDelay: 15,
    // A stop saves first and waits until the files are written (60 s at most), then waits for the
    // end of the server (120 s at most).
    stopTimeout: 240,
    at: 'admin',
    commands: {start: 'sudo systemctl start palworld', stop: 'sudo systemctl stop palworld'},
    source: [
      'systemd.service manual: with Restart=always a clean exit is restarted too, systemctl stop is not',
      'safwyls/palcon docs/sidecar-agent.md (2026-07): exit codes',
    ],
  },
  {
    id: 'windowsTask',
    policy: 'while ($true)',
    restartsAfter: {crash: true, shutdown: true, reboot: true},
    restartDelay: 15,
    at: 'powershell-admin',
    commands: {
      start: 'Remove-Item C:\\ProgramData\\palworld\\stopped.txt',
      // It writes stopped.txt: the loop of the task waits while that file is there.
      stop: 'powershell -ExecutionPolicy Bypass -File C:\\ProgramData\\palworld\\stop.ps1',
    },
    source: [
      'learn.microsoft.com, New-ScheduledTaskSettingsSet and Priority (settingsType)',
      'the loop is in the script, because the scheduler restarts only runs that it counts as failed',
      'CubeCoders/AMPTemplates palworld.kvp (2026-08-13): the program to watch, its first argument and -stdout',
    ],
  },
  {
    id: 'docker',
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
] as const satisfies readonly RunModeShape[];

export type RunModeId = (typeof runModes)[number]['id'];
export type RunMode = RunModeShape & {readonly id: RunModeId};

/** The ways of running a server that a version has. */
export function runModesOf(version: VersionId): readonly RunMode[] {
  return (runModes as readonly RunMode[]).filter((mode) => isPresent(mode, version));
}

/** Seconds to wait between a save call and what ends the server: the call answers too early. */
export const SAVE_WAIT_SECONDS = 10;
