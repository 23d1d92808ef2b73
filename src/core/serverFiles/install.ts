/** The commands that put the files in place, and those that an administrator types later. */
import {windowsFolder} from './powershell';
import {backupFolder, passwordFile, scriptFolder} from './shell';
import {jobsOf, makeFiles} from './files';
import {fill, lines} from './text';
import type {GeneratedFile, InstallStep, Make} from './types';

/** Name of the zip with all files. */
export function zipName({choices}: Make): string {
  return `${choices.name}-server-files.zip`;
}

/** What has to be there before the first step. */
export function needs({choices, words}: Make): readonly string[] {
  const server = fill(words.steps.needServer, {folder: choices.folder});
  switch (choices.system) {
    case 'linux':
      return [server];
    case 'windows':
      return [server, words.steps.needSteamcmd];
    case 'docker':
      return [words.steps.needDocker];
    case 'thijsvanloef':
    case 'jammsen':
      return [words.steps.needDockerOnly];
  }
}

/** The steps in their order. */
export function installSteps(make: Make): readonly InstallStep[] {
  switch (make.choices.system) {
    case 'linux':
      return linuxSteps(make);
    case 'windows':
      return windowsSteps(make);
    case 'docker':
      return dockerSteps(make);
    case 'thijsvanloef':
    case 'jammsen':
      return communitySteps(make);
  }
}

const bash = (text: string, ...code: readonly (string | false)[]): InstallStep => ({
  text,
  code: lines(...code),
  language: 'bash',
});

/** Files that are run once and stay where they are. */
const runsOnce = ({id}: GeneratedFile): boolean => id === 'firewall-script';

function unpack(make: Make): InstallStep {
  const zip = zipName(make);
  const folder = zip.replace(/\.zip$/, '');
  return bash(make.words.steps.unpack, `unzip ${zip} -d ${folder}`, `cd ${folder}`);
}

function copyFiles(make: Make): InstallStep {
  return bash(
    make.words.steps.copy,
    ...makeFiles(make)
      .filter((file) => !runsOnce(file))
      .map(
        ({name, folder, rights}) =>
          `sudo install -D -m ${rights?.mode ?? '644'} -o root -g root ${name} ${folder}/${name}`,
      ),
  );
}

/** The line of PalWorldSettings.ini that switches the remote control on. */
export function settingsLine({choices, facts}: Make): string {
  const {remote, remotePort, players} = facts.settings;
  return `${remote}=True,${remotePort}=${choices.remotePort},${players}=${choices.players}`;
}

function password(make: Make, text: string, group: string): InstallStep {
  const file = passwordFile(make);
  return bash(
    text,
    `sudo install -D -m 640 -o root -g ${group} /dev/null ${file}`,
    "read -rsp 'AdminPassword: ' password && echo",
    `printf '%s\\n' "$password" | sudo tee ${file} >/dev/null`,
    'unset password',
  );
}

function timers(make: Make): readonly string[] {
  return jobsOf(make).map((job) => `${make.choices.name}-${job}.timer`);
}

function linuxSteps(make: Make): readonly InstallStep[] {
  const {choices, words} = make;
  const {name, user, backups} = choices;
  return [
    unpack(make),
    ...(choices.hasRemote
      ? [
          {text: words.steps.settings, code: settingsLine(make), language: 'ini' as const},
          password(make, words.steps.password, user),
        ]
      : []),
    bash(words.steps.folders, `sudo install -d -m 750 -o ${user} -g ${user} ${backups}`),
    copyFiles(make),
    ...(choices.firewall === 'none' ? [] : [bash(words.steps.firewall, 'sudo bash firewall.sh')]),
    bash(
      words.steps.start,
      'sudo systemctl daemon-reload',
      `sudo systemctl enable --now ${[`${name}.service`, ...timers(make)].join(' ')}`,
    ),
    bash(
      words.steps.check,
      `systemctl status --no-pager ${name}`,
      `systemctl list-timers '${name}-*'`,
      `sudo systemctl start ${name}-backup`,
      `sudo ls -l ${backups}`,
    ),
  ];
}

function dockerSteps(make: Make): readonly InstallStep[] {
  const {choices, words} = make;
  const {name, folder, backups} = choices;
  const active = timers(make);
  return [
    unpack(make),
    bash(words.steps.folders, `sudo install -d -m 750 ${backups} ${folder}/Saved`),
    copyFiles(make),
    bash(words.steps.startDocker, `cd ${folder}`, 'sudo docker compose up -d'),
    ...(choices.hasRemote
      ? [
          {
            text: fill(words.steps.settingsDocker, {folder}),
            code: settingsLine(make),
            language: 'ini' as const,
          },
          password(make, words.steps.passwordDocker, 'root'),
        ]
      : []),
    bash(
      words.steps.timers,
      'sudo systemctl daemon-reload',
      active.length > 0 && `sudo systemctl enable --now ${active.join(' ')}`,
    ),
    bash(
      words.steps.check,
      `sudo docker compose --project-directory ${folder} ps`,
      `systemctl list-timers '${name}-*'`,
      `sudo systemctl start ${name}-backup`,
      `sudo ls -l ${backups}`,
    ),
  ];
}

function communitySteps(make: Make): readonly InstallStep[] {
  const {choices, facts, words} = make;
  const {folder} = choices;
  const file = `${folder}/passwords.env`;
  const admin = facts.images[choices.system as 'jammsen'].variables.password;
  return [
    unpack(make),
    copyFiles(make),
    bash(
      words.steps.passwordsCommunity,
      `sudo install -m 600 /dev/null ${file}`,
      "read -rsp 'AdminPassword: ' admin && echo",
      "read -rsp 'ServerPassword: ' join && echo",
      `printf '${admin}=%s\\nSERVER_PASSWORD=%s\\n' "$admin" "$join" | sudo tee ${file} >/dev/null`,
      'unset admin join',
    ),
    bash(words.steps.startDocker, `cd ${folder}`, 'sudo docker compose up -d'),
    bash(words.steps.checkCommunity, 'sudo docker compose logs --follow'),
  ];
}

function windowsSteps(make: Make): readonly InstallStep[] {
  const {choices, words} = make;
  const folder = windowsFolder(make);
  const powershell = (text: string, ...code: readonly string[]): InstallStep => ({
    text,
    code: code.join('\n'),
    language: 'powershell',
  });
  const run = `powershell -ExecutionPolicy Bypass -File ${folder}`;
  return [
    powershell(
      words.steps.unpackWindows,
      `Expand-Archive -Path ${zipName(make)} -DestinationPath ${folder} -Force`,
      // The numbers are SYSTEM and Administrators, whose names differ between languages of Windows.
      `icacls ${folder} /inheritance:r /grant:r "\${env:USERNAME}:(OI)(CI)F" '*S-1-5-18:(OI)(CI)F' '*S-1-5-32-544:(OI)(CI)F'`,
    ),
    ...(choices.hasRemote
      ? [
          {text: words.steps.settings, code: settingsLine(make), language: 'ini' as const},
          powershell(
            words.steps.passwordWindows,
            "$password = Read-Host 'AdminPassword'",
            `Set-Content -LiteralPath ${folder}\\admin-password.txt -Value $password -Encoding UTF8`,
            'Remove-Variable password',
          ),
        ]
      : []),
    powershell(
      words.steps.folders,
      `New-Item -ItemType Directory -Force -Path '${choices.backups}' | Out-Null`,
    ),
    powershell(words.steps.firewall, `${run}\\firewall.ps1`),
    powershell(words.steps.tasks, `${run}\\tasks.ps1`),
    powershell(
      words.steps.checkWindows,
      `Get-ScheduledTask -TaskName '${choices.name} *'`,
      `${run}\\backup.ps1`,
      `Get-ChildItem '${choices.backups}'`,
    ),
  ];
}

/** What is typed later, each with what it does. */
export function byHand(make: Make): readonly (readonly [text: string, code: string])[] {
  const {choices, words} = make;
  const {hand} = words;
  const isPinned = choices.update === 'pinned';
  const {name, folder, system} = choices;
  if (system === 'windows') {
    const run = (call: string): string =>
      `powershell -ExecutionPolicy Bypass -File ${windowsFolder(make)}\\${call}`;
    return [
      [hand.stop, run('stop.ps1')],
      [hand.start, `Remove-Item ${windowsFolder(make)}\\stopped.txt`],
      [hand.restart, run('restart.ps1')],
      [hand.backup, run('backup.ps1')],
      [hand.restore, run('restore.ps1 FILE.zip')],
      isPinned
        ? [hand.build, run('install-build.ps1 STEAM_ACCOUNT MANIFEST')]
        : [hand.update, run('update.ps1')],
    ];
  }
  const scripts = scriptFolder(make);
  const restore = [
    hand.restore,
    `sudo ${scripts}/restore.sh ${backupFolder(make)}/FILE.tar.gz`,
  ] as const;
  if (system === 'thijsvanloef' || system === 'jammsen') {
    const compose = `sudo docker compose --project-directory ${folder}`;
    return [
      [hand.stop, `${compose} stop`],
      [hand.start, `${compose} up -d`],
      [hand.restartPlain, `${compose} restart`],
      restore,
    ];
  }
  const isDocker = system === 'docker';
  return [
    [hand.stop, isDocker ? `sudo ${scripts}/stop.sh` : `sudo systemctl stop ${name}`],
    [
      hand.start,
      isDocker
        ? `sudo docker compose --project-directory ${folder} up -d`
        : `sudo systemctl start ${name}`,
    ],
    [hand.restart, `sudo systemctl start ${name}-restart`],
    [hand.backup, `sudo systemctl start ${name}-backup`],
    restore,
    ...(isPinned
      ? isDocker
        ? []
        : [[hand.build, `sudo ${scripts}/install-build.sh STEAM_ACCOUNT`] as const]
      : [[hand.update, `sudo systemctl start ${name}-update`] as const]),
    [hand.log, `journalctl -u '${name}-*' --since today`],
  ];
}
