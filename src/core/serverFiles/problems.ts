import type {Choices} from './choices';
import {imageLayouts, isCommunityImage} from '../../data/serverFiles';
import {daysKept} from './compose';
import {fillIn} from '../text/fillIn';
import type {ChoiceProblem, Make} from './types';

const NAME = /^[a-z][a-z0-9-]{0,30}$/;
const RESERVED =
  /^(?:apache2|apt|apparmor|auditd|chrony|containerd|cron|crond|cups|dbus|default|docker|fail2ban|firewalld|fwupd|getty|httpd|iptables|kubelet|libvirtd|mariadb|multipathd|mysql|mysqld|network|networking|networkmanager|nftables|nginx|ntp|pam|plymouth|podman|polkit|postfix|postgresql|profile|redis|rsyslog|sensors|skel|smbd|snapd|ssh|sshd|ssl|sudo|systemd(?:-.*)?|tuned|udev|udisks2|ufw|user|webmin|yum)$/;
const USER = /^[a-z_][a-z0-9_-]{0,30}$/;
// Shell scripts, units and Compose files contain folders without quotes, so few characters are
// allowed.
const LINUX_FOLDER = /^(?:\/[A-Za-z0-9_][A-Za-z0-9._-]*)+$/;
const WINDOWS_FOLDER = /^[A-Za-z]:(?:\\[\p{L}\p{N}_-](?:[\p{L}\p{N} ._()-]*[\p{L}\p{N}_)-])?)+$/u;
const TAG = /^[A-Za-z0-9][A-Za-z0-9._-]{0,60}$/;
const MANIFEST = /^\d{15,20}$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const MAX_KEPT = 1000;

/**
 * The scripts must not move or delete in folders of the system; common.sh and common.ps1 refuse the
 * same.
 */
const LINUX_SYSTEM =
  /^\/(?:(?:bin|boot|dev|etc|lib|lib64|proc|root|run|sbin|sys|usr)(?:\/.*)?|home(?:\/[^/]+)?|media|mnt|opt|srv|tmp|var(?:\/(?:backups|cache|lib|log|mail|spool|tmp|www))?)$/;
const WINDOWS_SYSTEM =
  /^.:\\(?:windows(?:\\.*)?|program files(?: \(x86\))?|programdata|users(?:\\[^\\]+)?)$/i;

type Check = readonly [field: keyof Choices, isFound: boolean, text: string];

/** Files are made only when no problem is an error. */
export function problemsOf(make: Make): readonly ChoiceProblem[] {
  const found = (kind: ChoiceProblem['kind'], checks: readonly Check[]) =>
    checks.flatMap(([field, isFound, text]) => (isFound ? [{kind, field, text}] : []));
  return [...found('error', errors(make)), ...found('loss', losses(make))];
}

const isWhole = (number: number, least: number, most: number): boolean =>
  Number.isInteger(number) && number >= least && number <= most;
const isPort = (port: number): boolean => isWhole(port, 1024, 65535);

function isInside(one: string, other: string): boolean {
  const [inner = '', outer = ''] = [one, other].map((folder) =>
    `${folder}/`.toLowerCase().replaceAll('\\', '/'),
  );
  return inner.startsWith(outer);
}

function errors({choices, facts, words}: Make): readonly Check[] {
  const said = words.errors;
  const {system, name, user, folder, backups, players, restart, build} = choices;
  const [isLinux, isWindows] = [system === 'linux', system === 'windows'];
  const isOwn = !isCommunityImage(system);
  const [right, wrong] = isWindows
    ? [WINDOWS_FOLDER, WINDOWS_SYSTEM]
    : [LINUX_FOLDER, LINUX_SYSTEM];
  const isFolder = (path: string): boolean => right.test(path) && !wrong.test(path);
  const folderText = isWindows ? said.windowsFolder : said.folder;
  const most = Number(facts.maxPlayers);
  const ports = [choices.port, choices.queryPort];
  const [buildForm, buildText] = system === 'docker' ? [TAG, said.tag] : [MANIFEST, said.manifest];
  return [
    ['name', !NAME.test(name), said.name],
    ['name', !isWindows && RESERVED.test(name), said.reserved],
    ['user', isLinux && !USER.test(user), said.user],
    ['user', isLinux && user === 'root', said.root],
    ['folder', !isFolder(folder), folderText],
    ['backups', isOwn && !isFolder(backups), folderText],
    ['backups', isOwn && isInside(backups, folder), said.backupsInside],
    ['port', !isPort(choices.port), said.port],
    ['queryPort', !isPort(choices.queryPort), said.port],
    ['queryPort', choices.queryPort === choices.port, said.samePort],
    ['remotePort', !isPort(choices.remotePort), said.port],
    ['remotePort', choices.hasRemote && ports.includes(choices.remotePort), said.samePort],
    ['players', !isWhole(players, 1, most), fillIn(said.players, {most})],
    ['restart', restart !== '' && !TIME.test(restart), said.time],
    ['keep', !isWhole(choices.keep, 1, MAX_KEPT), fillIn(said.keep, {most: MAX_KEPT})],
    ['memory', !isWhole(choices.memory, 0, 9_999_999), said.memory],
    ['build', choices.update === 'pinned' && build !== '' && !buildForm.test(build), buildText],
  ];
}

function losses({choices, facts, words}: Make): readonly Check[] {
  const said = words.losses;
  const {system, hasRemote, restart, warn, update, build, backupHours} = choices;
  const [isThijsvanloef, isJammsen] = [system === 'thijsvanloef', system === 'jammsen'];
  const isMute = !hasRemote && !isCommunityImage(system);
  const isPinned = update === 'pinned';
  const lacksBuild = isPinned && build === '';
  const hasLinuxManifest = facts.linuxManifest !== '';
  const minutes = imageLayouts.jammsen.countdown ?? warn;
  const stops = restart !== '' || update === 'auto';
  const checks: readonly Check[] = [
    ['hasRemote', isMute, said.noSave],
    ['hasRemote', isMute && warn > 0 && stops, said.noWarning],
    ['hasRemote', !hasRemote && isThijsvanloef, said.thijsvanloefNoRemote],
    ['hasRemote', !hasRemote && isJammsen, said.jammsenNoRemote],
    ['backupHours', backupHours === 0, said.noBackup],
    ['warn', hasRemote && warn === 0 && restart !== '', said.restartUnannounced],
    ['update', isPinned, said.pinned],
    ['update', !isPinned, said.currentBuild],
    ['build', lacksBuild && system === 'docker', said.noTag],
    ['build', lacksBuild && system === 'windows', said.noWindowsManifest],
    [
      'build',
      lacksBuild && (system === 'linux' || isThijsvanloef) && !hasLinuxManifest,
      said.noLinuxManifest,
    ],
    ['update', isPinned && isThijsvanloef, said.thijsvanloefPinned],
    ['update', isPinned && isJammsen, said.jammsenPinned],
    ['update', update === 'auto' && isJammsen && restart === '', said.jammsenUpdate],
    ['warn', isJammsen && hasRemote && restart !== '' && warn !== minutes, said.jammsenWarning],
    ['keep', isThijsvanloef && backupHours > 0, said.thijsvanloefKeep],
    ['port', isJammsen && String(choices.port) !== facts.ports.game, said.jammsenPort],
    ['folder', /\.\.|\/tmp\//.test(choices.folder), said.temporary],
  ];
  const {version} = facts;
  const values = {remote: facts.remote.toUpperCase(), version, minutes, days: daysKept({choices})};
  return checks.map(([field, isLost, text]) => [field, isLost, fillIn(text, values)]);
}
