/** The files of a set of choices, complete and ready to save. */
import {composeFile, environmentFile} from './compose';
import {windowsFolder} from './powershell';
import {rconClient} from './rconClient';
import {scriptFolder} from './shell';
import * as shell from './shellScripts';
import {buildScript, updateScript} from './shellUpdate';
import {comment, lines} from './text';
import type {FileId, GeneratedFile, Make} from './types';
import {helperScript, jobTimer, jobUnit, serverUnit, type Job} from './units';
import * as windows from './windowsScripts';
import * as windowsUpdate from './windowsUpdate';

/** The files, in the order in which a reader meets them. The README is not among them. */
export function makeFiles(make: Make): readonly GeneratedFile[] {
  switch (make.choices.system) {
    case 'linux':
      return linuxFiles(make);
    case 'windows':
      return windowsFiles(make);
    case 'docker':
      return dockerFiles(make);
    case 'thijsvanloef':
    case 'jammsen':
      return communityFiles(make);
  }
}

/** One file of a set of choices, for pages that explain it: `<ServerFile id="backup-script" />`. */
export function makeFile(make: Make, id: FileId): GeneratedFile {
  const files = makeFiles(make);
  const file = files.find((one) => one.id === id);
  if (!file) {
    throw new Error(
      `There is no file "${id}" on ${make.choices.system} with these choices. There are ${files.map((one) => one.id).join(', ')}.`,
    );
  }
  return file;
}

/** The jobs that run at set times with these choices. */
export function jobsOf({choices}: Make): readonly Job[] {
  return [
    ...(choices.restart ? (['restart'] as const) : []),
    ...(choices.backupHours > 0 ? (['backup'] as const) : []),
    ...(choices.update === 'auto' ? (['update'] as const) : []),
  ];
}

const text = (id: FileId, name: string, folder: string, content: string): GeneratedFile => ({
  id,
  name,
  folder,
  rights: {mode: '644', owner: 'root:root'},
  language: name.endsWith('.yaml') ? 'yaml' : name.endsWith('.env') ? 'bash' : 'ini',
  content,
});

const script = (id: FileId, make: Make, name: string, content: string): GeneratedFile => ({
  id,
  name,
  folder: scriptFolder(make),
  rights: {mode: '755', owner: 'root:root'},
  language: name.endsWith('.py') ? 'python' : 'bash',
  content,
});

const UNITS = '/etc/systemd/system';

/** Restart, backup, restore and update, with the units of those that run at set times. */
function jobFiles(make: Make): readonly GeneratedFile[] {
  const {choices} = make;
  const unit = (id: FileId, name: string, content: string): GeneratedFile =>
    text(id, `${choices.name}-${name}`, UNITS, content);
  const timed = (job: Job): readonly GeneratedFile[] => [
    unit(`${job}-service`, `${job}.service`, jobUnit(make, job)),
    ...(jobsOf(make).includes(job)
      ? [unit(`${job}-timer`, `${job}.timer`, jobTimer(make, job))]
      : []),
  ];
  return [
    script('restart-script', make, 'restart.sh', shell.restartScript(make)),
    ...timed('restart'),
    script('backup-script', make, 'backup.sh', shell.backupScript(make)),
    ...timed('backup'),
    script('restore-script', make, 'restore.sh', shell.restoreScript(make)),
    ...(choices.update === 'pinned'
      ? []
      : [script('update-script', make, 'update.sh', updateScript(make)), ...timed('update')]),
  ];
}

function linuxFiles(make: Make): readonly GeneratedFile[] {
  const {choices, facts} = make;
  return [
    text('service', `${choices.name}.service`, UNITS, serverUnit(make)),
    ...(choices.hasRemote ? [script('stop-script', make, 'stop.sh', shell.stopScript(make))] : []),
    ...(choices.hasRemote && facts.remote === 'rcon'
      ? [script('rcon-client', make, 'rcon.py', rconClient(make))]
      : []),
    ...jobFiles(make),
    ...(choices.update === 'pinned'
      ? [script('build-script', make, 'install-build.sh', buildScript(make))]
      : []),
    ...(choices.firewall === 'none'
      ? []
      : [script('firewall-script', make, 'firewall.sh', firewall(make))]),
  ];
}

function dockerFiles(make: Make): readonly GeneratedFile[] {
  const {choices} = make;
  return [
    text('compose', 'compose.yaml', choices.folder, composeFile(make)),
    {...script('helper', make, 'helper.sh', helperScript(make)), folder: choices.folder},
    script('stop-script', make, 'stop.sh', shell.stopScript(make)),
    ...jobFiles(make),
  ];
}

function communityFiles(make: Make): readonly GeneratedFile[] {
  const {choices} = make;
  return [
    text('compose', 'compose.yaml', choices.folder, composeFile(make)),
    text('environment', 'palworld.env', choices.folder, environmentFile(make)),
    script('restore-script', make, 'restore.sh', shell.restoreScript(make)),
  ];
}

function windowsFiles(make: Make): readonly GeneratedFile[] {
  const {choices} = make;
  const script = (id: FileId, name: string, content: string): GeneratedFile => ({
    id,
    name,
    folder: windowsFolder(make),
    language: 'powershell',
    content,
  });
  return [
    script('start-script', 'server.ps1', windows.runScript(make)),
    script('stop-script', 'stop.ps1', windows.stopScript(make)),
    script('restart-script', 'restart.ps1', windows.restartScript(make)),
    script('backup-script', 'backup.ps1', windows.backupScript(make)),
    script('restore-script', 'restore.ps1', windows.restoreScript(make)),
    choices.update === 'pinned'
      ? script('build-script', 'install-build.ps1', windowsUpdate.buildScript(make))
      : script('update-script', 'update.ps1', windowsUpdate.updateScript(make)),
    script('tasks-script', 'tasks.ps1', windowsUpdate.tasksScript(make)),
    script('firewall-script', 'firewall.ps1', windowsFirewall(make)),
  ];
}

/** What the firewall script opens, and which ports the version has besides. */
const firewallComment = ({facts, words}: Make): string =>
  comment(facts.remote === 'rest' ? words.comment.firewall : words.comment.firewallRcon);

/** Opens the game port alone: the ports for administration and the query port stay closed. */
function firewall(make: Make): string {
  const {choices} = make;
  const rules =
    choices.firewall === 'ufw'
      ? [`ufw allow ${choices.port}/udp comment '${choices.name}'`, 'ufw status']
      : [
          `firewall-cmd --permanent --add-port=${choices.port}/udp`,
          'firewall-cmd --reload',
          'firewall-cmd --list-ports',
        ];
  return `${lines('#!/bin/bash', firewallComment(make), 'set -euo pipefail', ...rules)}\n`;
}

function windowsFirewall(make: Make): string {
  const {choices} = make;
  return `${lines(
    firewallComment(make),
    "$ErrorActionPreference = 'Stop'",
    '$options = @{',
    `  DisplayName = '${choices.name} game port'`,
    "  Direction = 'Inbound'",
    "  Action = 'Allow'",
    "  Protocol = 'UDP'",
    `  LocalPort = ${choices.port}`,
    '}',
    'New-NetFirewallRule @options | Out-Null',
  )}\n`;
}
