/** Unit files of systemd: the server, and what runs at set times. */
import {officialImage} from '../../data/serverFiles';
import {scriptFolder} from './shell';
import {unfinishedMark} from './shellUpdate';
import {fill, lines} from './text';
import type {Make} from './types';

/** The arguments of the start line, as the version takes them. */
export function startArguments({choices, facts}: Make): readonly string[] {
  const {port, players, listed, queryPort} = facts.arguments;
  return [
    `${port}=${choices.port}`,
    `${players}=${choices.players}`,
    ...(String(choices.queryPort) === facts.ports.query
      ? []
      : [`${queryPort}=${choices.queryPort}`]),
    ...(choices.isListed ? [listed] : []),
  ];
}

/** The server as a service. */
export function serverUnit(make: Make): string {
  const {choices, facts, words} = make;
  return `${lines(
    '[Unit]',
    `Description=${fill(words.unit.server, {name: choices.name})}`,
    'Wants=network-online.target',
    'After=network-online.target',
    `# ${words.comment.limit}`,
    'StartLimitIntervalSec=600',
    'StartLimitBurst=5',
    `# ${words.comment.unfinished}`,
    `ConditionPathExists=!${unfinishedMark(make)}`,
    '',
    '[Service]',
    `User=${choices.user}`,
    `WorkingDirectory=${choices.folder}`,
    `ExecStart=${[`${choices.folder}/PalServer.sh`, ...startArguments(make)].join(' ')}`,
    choices.hasRemote && `# ${words.comment.execStop}`,
    choices.hasRemote && `ExecStop=${scriptFolder(make)}/stop.sh $MAINPID`,
    `# ${words.comment.always}`,
    facts.systemd.policy,
    `RestartSec=${facts.systemd.restartDelay}`,
    `# ${words.comment.exitCodes}`,
    `SuccessExitStatus=${facts.systemd.exitCodes.join(' ')}`,
    `# ${choices.hasRemote ? words.comment.stopTime : words.comment.stopTimeSignal}`,
    `TimeoutStopSec=${facts.systemd.stopTimeout}`,
    'LimitNOFILE=100000',
    `# ${words.comment.hardening}`,
    'NoNewPrivileges=yes',
    'PrivateTmp=yes',
    'ProtectSystem=full',
    'ProtectKernelTunables=yes',
    'ProtectControlGroups=yes',
    'RestrictSUIDSGID=yes',
    '',
    '[Install]',
    'WantedBy=multi-user.target',
  )}\n`;
}

export type Job = 'backup' | 'restart' | 'update';

/** A job that a timer starts, or an administrator by hand. */
export function jobUnit(make: Make, job: Job): string {
  const {choices, words} = make;
  // Only a backup needs nothing but the files of the server's user. Docker belongs to root.
  const isByUser = job === 'backup' && choices.system === 'linux';
  return `${lines(
    '[Unit]',
    `Description=${fill(words.unit[job], {name: choices.name})}`,
    job === 'update' && 'Wants=network-online.target',
    job === 'update' && 'After=network-online.target',
    choices.system === 'docker' && 'Requires=docker.service',
    choices.system === 'docker' && 'After=docker.service',
    '',
    '[Service]',
    'Type=oneshot',
    isByUser && `User=${choices.user}`,
    `ExecStart=${scriptFolder(make)}/${job}.sh`,
  )}\n`;
}

/** When a job runs, in the time of the machine. */
export function jobTimer(make: Make, job: Job): string {
  const {choices, words} = make;
  const when: Readonly<Record<Job, readonly string[]>> = {
    restart: [`OnCalendar=*-*-* ${firstWarning(make)}:00`],
    backup: [
      // A step of 24 hours is not a step within a day.
      `OnCalendar=*-*-* ${choices.backupHours === 24 ? '00' : `00/${choices.backupHours}`}:30:00`,
      'Persistent=true',
    ],
    update: ['OnCalendar=*-*-* *:15:00', 'RandomizedDelaySec=10min'],
  };
  return `${lines(
    '[Unit]',
    `Description=${fill(words.unit[`${job}Timer`], {name: choices.name})}`,
    '',
    '[Timer]',
    job === 'restart' &&
      choices.warn > 0 &&
      choices.hasRemote &&
      `# ${fill(words.comment.firstWarning, {time: choices.restart, minutes: choices.warn})}`,
    ...when[job],
    '',
    '[Install]',
    'WantedBy=timers.target',
  )}\n`;
}

/** When a nightly restart begins, so that the server goes down at the chosen time: `HH:MM`. */
export function firstWarning({choices}: Make): string {
  return earlier(choices.restart, choices.hasRemote ? choices.warn : 0);
}

/** A time of day some minutes before another one, both as `HH:MM`. */
export function earlier(time: string, by: number): string {
  const day = 24 * 60;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const start = (hours * 60 + minutes - by + day) % day;
  return [Math.floor(start / 60), start % 60].map((n) => String(n).padStart(2, '0')).join(':');
}

/** What the official image starts: it gives the mounted folder to its own user first. */
export function helperScript({facts, words}: Make): string {
  return `${lines(
    '#!/bin/sh',
    `# ${words.comment.helper}`,
    'set -eu',
    `sudo chown -R ${officialImage.user} ${facts.imageSavedPath}`,
    `exec /bin/sh ${officialImage.script} "$@"`,
  )}\n`;
}
