import {imageLayouts, isCommunityImage, type FileSystem} from '../../data/serverFiles';
import {fillIn} from '../text/fillIn';
import type {InstallStep, Make} from './types';
import {scriptFolder} from './units';

export const archiveName = ({choices}: Pick<Make, 'choices'>): string =>
  `${choices.name}-${choices.system}`;

/** A minimal Linux has no unzip, so it gets another kind of archive. */
const endingOf = (system: FileSystem): string => (system === 'windows' ? '.zip' : '.tar.gz');

/** Gives the archive's name with .zip for Windows, .tar.gz elsewhere. */
export const archiveFile = (make: Pick<Make, 'choices'>): string =>
  archiveName(make) + endingOf(make.choices.system);

/** Gives the path of a default archive; versions without REST have their own. */
export const archivePath = (system: FileSystem, remote: 'rest' | 'rcon'): string =>
  `server-files/${remote === 'rcon' ? 'rcon/' : ''}palworld-${system}${endingOf(system)}`;

/** Lists what the machine needs before the first step. */
export function needs({choices, words}: Make): readonly string[] {
  const {needServer, needSteamcmd, needDocker, needDockerOnly} = words.steps;
  const server = fillIn(needServer, {folder: choices.folder});
  return {
    linux: [server],
    windows: [server, needSteamcmd],
    docker: [needDocker],
    thijsvanloef: [needDockerOnly],
    jammsen: [needDockerOnly],
  }[choices.system];
}

const step =
  (language: InstallStep['language']) =>
  (text: string, ...lines: readonly string[]): InstallStep => ({
    text,
    code: lines.join('\n'),
    language,
  });
const [bash, powershell, ini] = [step('bash'), step('powershell'), step('ini')];

/**
 * Returns the step that turns on REST or RCON, without which scripts can't make the server save.
 */
function remote({choices, facts, words}: Make): readonly InstallStep[] {
  const {remote: on, remotePort, players} = facts.settings;
  const {settings, settingsDocker} = words.steps;
  const text =
    choices.system === 'docker' ? fillIn(settingsDocker, {folder: choices.folder}) : settings;
  const line = `${on}=True,${remotePort}=${choices.remotePort},${players}=${choices.players}`;
  return choices.hasRemote ? [ini(text, line)] : [];
}

function closed({choices, words}: Make): readonly InstallStep[] {
  const look = `curl --max-time 5 http://YOUR_SERVER:${choices.remotePort}/`;
  return choices.hasRemote ? [bash(words.steps.closed, look)] : [];
}

/** Lists what an administrator does to install the files, with commands. */
export function installSteps(make: Make): readonly InstallStep[] {
  const {choices, words} = make;
  const {name, backups, firewall, system} = choices;
  const {steps} = words;
  if (system === 'windows') {
    return windowsSteps(make);
  }
  const archive = archiveName(make);
  const script = `sudo bash ${archive}/install.sh`;
  const all = isCommunityImage(system) ? script : `${script} --all`;
  const copy = bash(steps.copy, `scp ${archiveFile(make)} YOU@YOUR_SERVER:`);
  const install = (text: string) => bash(text, `tar -xzf ${archiveFile(make)} &&`, `  ${all}`);
  const check = bash(
    steps.check,
    `systemctl list-timers '${name}-*' &&`,
    `  sudo systemctl start ${name}-backup &&`,
    `  sudo ls -l ${backups}`,
  );
  switch (system) {
    case 'linux':
      return [
        ...remote(make),
        copy,
        install(steps.install),
        ...(firewall === 'none'
          ? []
          : [bash(steps.firewall, `sudo ${scriptFolder(make)}/firewall.sh`), ...closed(make)]),
        check,
      ];
    case 'docker':
      return [
        copy,
        install(choices.hasRemote ? steps.installDocker : steps.install),
        ...remote(make),
        ...(choices.hasRemote ? [bash(steps.again, all)] : []),
        check,
      ];
    case 'thijsvanloef':
    case 'jammsen':
      return [
        copy,
        install(steps.installCommunity),
        bash(
          steps.checkCommunity,
          `sudo docker compose --project-directory ${choices.folder} logs --follow`,
        ),
      ];
  }
}

const runs = (make: Make, call: string): string =>
  `powershell -ExecutionPolicy Bypass -File ${scriptFolder(make)}\\${call}`;

function windowsSteps(make: Make): readonly InstallStep[] {
  const {choices, words} = make;
  const {steps} = words;
  const archive = archiveName(make);
  return [
    ...remote(make),
    powershell(
      steps.installWindows,
      '& {',
      "  $ErrorActionPreference = 'Stop'",
      `  Expand-Archive -Force ${archiveFile(make)} .`,
      `  powershell -ExecutionPolicy Bypass -File ${archive}\\install.ps1 -All`,
      '}',
    ),
    ...closed(make),
    powershell(
      steps.checkWindows,
      `Get-ScheduledTask -TaskName '${choices.name} *'`,
      runs(make, 'backup.ps1'),
      `Get-ChildItem '${choices.backups}'`,
    ),
  ];
}

type Typed = readonly [text: string, code: string];

/** Lists what an administrator types later. */
export function byHand(make: Make): readonly Typed[] {
  const {choices, words} = make;
  const {hand} = words;
  const isPinned = choices.update === 'pinned';
  const {name, folder, system} = choices;
  const scripts = scriptFolder(make);
  if (system === 'windows') {
    return [
      [hand.stop, runs(make, 'stop.ps1')],
      [hand.stopWarn, runs(make, 'stop.ps1 -Warn')],
      [hand.start, `Remove-Item ${scripts}\\stopped.txt`],
      [hand.restart, runs(make, 'restart.ps1')],
      [hand.backup, runs(make, 'backup.ps1')],
      [hand.restore, runs(make, 'restore.ps1 FILE.zip')],
      isPinned
        ? [hand.build, runs(make, 'install-build.ps1 STEAM_ACCOUNT MANIFEST')]
        : [hand.update, runs(make, 'update.ps1')],
    ];
  }
  const restoreFrom = (backups: string): Typed => [
    hand.restore,
    `sudo ${scripts}/restore.sh ${backups}/FILE.tar.gz`,
  ];
  const compose = `sudo docker compose --project-directory ${folder}`;
  if (isCommunityImage(system)) {
    const {hostFolder, backups, makesBackup} = imageLayouts[system];
    const isUpdated = system === 'jammsen' ? choices.update === 'auto' : !isPinned;
    return [
      [hand.stop, `${compose} stop`],
      [hand.start, `${compose} start`],
      [isUpdated ? hand.restartUpdate : hand.restartPlain, `${compose} restart`],
      [hand.backup, `${compose} exec ${makesBackup}`],
      restoreFrom(`${folder}/${hostFolder}/${backups}`),
    ];
  }
  const isDocker = system === 'docker';
  const build: Typed = [hand.build, `sudo ${scripts}/install-build.sh STEAM_ACCOUNT`];
  const update: Typed = [hand.update, `sudo systemctl start ${name}-update`];
  return [
    [hand.stop, isDocker ? `sudo ${scripts}/stop.sh` : `sudo systemctl stop ${name}`],
    [hand.stopWarn, `sudo ${scripts}/stop.sh --warn`],
    [hand.start, isDocker ? `${compose} start` : `sudo systemctl start ${name}`],
    [hand.restart, `sudo systemctl start ${name}-restart`],
    [hand.backup, `sudo systemctl start ${name}-backup`],
    restoreFrom(choices.backups),
    ...(!isPinned ? [update] : isDocker ? [] : [build]),
    [hand.log, `sudo journalctl -u '${name}-*' --since today`],
  ];
}
