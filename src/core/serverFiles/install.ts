/** The commands that put the files in place, and those that an administrator types later. */
import {imageLayouts, isCommunityImage} from '../../data/serverFiles';
import {makeFiles} from './files';
import {fillIn} from '../text/fillIn';
import {lines} from '../text/lines';
import type {InstallStep, Make} from './types';
import {jobsOf, scriptFolder} from './units';

/** Name of the zip with all files. */
export function zipName({choices}: Make): string {
  return `${choices.name}-server-files.zip`;
}

/** What has to be there before the first step. */
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
  (language: 'bash' | 'powershell' | 'ini') =>
  (text: string, ...code: readonly (string | false)[]): InstallStep => ({
    text,
    code: lines(...code),
    language,
  });
const bash = step('bash');
const powershell = step('powershell');

function unpack(make: Make): InstallStep {
  const zip = zipName(make);
  const folder = zip.replace(/\.zip$/, '');
  return bash(make.words.steps.unpack, `unzip ${zip} -d ${folder}`, `cd ${folder}`);
}

function copyFiles(make: Make): InstallStep {
  return bash(
    make.words.steps.copy,
    ...makeFiles(make).map(
      ({name, folder, mode}) =>
        `sudo install -D -m ${mode} -o root -g root ${name} ${folder}/${name}`,
    ),
  );
}

/** Switches the remote control on in PalWorldSettings.ini, and puts its password where scripts read it. */
function remote(make: Make, text: string, ...password: readonly InstallStep[]) {
  const {choices, facts} = make;
  const {remote: on, remotePort, players} = facts.settings;
  const line = `${on}=True,${remotePort}=${choices.remotePort},${players}=${choices.players}`;
  return choices.hasRemote ? [step('ini')(text, line), ...password] : [];
}

function password({choices}: Make, text: string, group: string): InstallStep {
  const file = `/etc/${choices.name}/admin-password`;
  return bash(
    text,
    `sudo install -D -m 640 -o root -g ${group} /dev/null ${file}`,
    "IFS= read -rsp 'AdminPassword: ' password && echo",
    `printf '%s\\n' "$password" | sudo tee ${file} >/dev/null`,
    'unset password',
  );
}

/** A look from outside at the port through which the server is administered: nothing may answer. */
function closed({choices, words}: Make): InstallStep {
  return bash(words.steps.closed, `curl --max-time 5 http://YOUR_SERVER:${choices.remotePort}/`);
}

const timers = (make: Make): string =>
  jobsOf(make)
    .map((job) => ` ${make.choices.name}-${job}.timer`)
    .join('');

/** The steps in their order. */
export function installSteps(make: Make): readonly InstallStep[] {
  const {choices, words} = make;
  const {name, user, folder, backups, firewall} = choices;
  const {steps} = words;
  const scripts = scriptFolder(make);
  const reload = 'sudo systemctl daemon-reload';
  const check = [
    `systemctl list-timers '${name}-*'`,
    `sudo systemctl start ${name}-backup`,
    `sudo ls -l ${backups}`,
  ];
  switch (choices.system) {
    case 'linux':
      return [
        unpack(make),
        ...remote(make, steps.settings, password(make, steps.password, user)),
        bash(steps.folders, `sudo install -d -m 700 -o ${user} -g ${user} ${backups}`),
        copyFiles(make),
        ...(firewall === 'none'
          ? []
          : [bash(steps.firewall, `sudo ${scripts}/firewall.sh`), closed(make)]),
        bash(steps.start, reload, `sudo systemctl enable --now ${name}.service${timers(make)}`),
        bash(steps.check, `systemctl status --no-pager ${name}`, ...check),
      ];
    case 'docker':
      return [
        unpack(make),
        bash(steps.folders, `sudo install -d -m 700 ${backups} ${folder}/Saved`),
        copyFiles(make),
        bash(steps.startDocker, `cd ${folder}`, 'sudo docker compose up -d'),
        ...remote(
          make,
          fillIn(steps.settingsDocker, {folder}),
          password(make, steps.passwordDocker, 'root'),
        ),
        bash(
          steps.timers,
          reload,
          timers(make) !== '' && `sudo systemctl enable --now${timers(make)}`,
        ),
        bash(steps.check, `sudo docker compose --project-directory ${folder} ps`, ...check),
      ];
    case 'thijsvanloef':
    case 'jammsen':
      return [
        unpack(make),
        copyFiles(make),
        bash(steps.passwordsCommunity, `sudo ${scripts}/passwords.sh`),
        bash(steps.startDocker, `cd ${folder}`, 'sudo docker compose up -d'),
        bash(steps.checkCommunity, 'sudo docker compose logs --follow'),
      ];
    case 'windows':
      return windowsSteps(make);
  }
}

/** A script of Windows as it is run by hand. */
const runs = (make: Make, call: string): string =>
  `powershell -ExecutionPolicy Bypass -File ${scriptFolder(make)}\\${call}`;

function windowsSteps(make: Make): readonly InstallStep[] {
  const {choices, words} = make;
  const {steps} = words;
  const folder = scriptFolder(make);
  return [
    powershell(
      steps.unpackWindows,
      `Expand-Archive -Path ${zipName(make)} -DestinationPath ${folder} -Force`,
      // The numbers are SYSTEM and Administrators, whose names differ between languages of Windows.
      `icacls ${folder} /inheritance:r /grant:r "\${env:USERNAME}:(OI)(CI)F" '*S-1-5-18:(OI)(CI)F' '*S-1-5-32-544:(OI)(CI)F'`,
    ),
    ...remote(
      make,
      steps.settings,
      powershell(
        steps.passwordWindows,
        "$password = Read-Host 'AdminPassword'",
        `Set-Content -LiteralPath ${folder}\\admin-password.txt -Value $password -Encoding UTF8`,
        'Remove-Variable password',
      ),
    ),
    powershell(
      steps.folders,
      `New-Item -ItemType Directory -Force -Path '${choices.backups}' | Out-Null`,
    ),
    powershell(steps.firewall, runs(make, 'firewall.ps1')),
    ...(choices.hasRemote ? [closed(make)] : []),
    powershell(steps.tasks, runs(make, 'tasks.ps1')),
    powershell(
      steps.checkWindows,
      `Get-ScheduledTask -TaskName '${choices.name} *'`,
      runs(make, 'backup.ps1'),
      `Get-ChildItem '${choices.backups}'`,
    ),
  ];
}

type Typed = readonly [text: string, code: string];

/** What is typed later, each with what it does. */
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
    [hand.log, `journalctl -u '${name}-*' --since today`],
  ];
}
