/** What is wrong with a combination of choices, and what a combination loses. */
import type {Choices} from './choices';
import {imageLayouts, isCommunityImage} from '../../data/serverFiles';
import {daysKept} from './compose';
import {fillIn} from '../text/fillIn';
import type {ChoiceProblem, Make} from './types';

const NAME = /^[a-z][a-z0-9-]{0,30}$/;
const USER = /^[a-z_][a-z0-9_-]{0,30}$/;
// Folders go into shell scripts, units and compose files without quotes: nothing that any of them
// would read as more than a letter.
const LINUX_FOLDER = /^(?:\/[A-Za-z0-9_][A-Za-z0-9._-]*)+$/;
const WINDOWS_FOLDER = /^[A-Za-z]:(?:\\[\p{L}\p{N}_-](?:[\p{L}\p{N} ._()-]*[\p{L}\p{N}_)-])?)+$/u;
const TAG = /^[A-Za-z0-9][A-Za-z0-9._-]{0,60}$/;
const MANIFEST = /^\d{15,20}$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const MAX_KEPT = 1000;

/**
 * Folders that belong to the system or to a whole account: the scripts would move and delete in them.
 * server/linux/common.sh and server/windows/common.ps1 refuse the same.
 */
const LINUX_SYSTEM =
  /^\/(?:(?:bin|boot|dev|etc|lib|lib64|proc|root|run|sbin|sys|usr)(?:\/.*)?|home(?:\/[^/]+)?|media|mnt|opt|srv|tmp|var(?:\/(?:backups|cache|lib|log|mail|spool|tmp|www))?)$/;
const WINDOWS_SYSTEM =
  /^.:\\(?:windows(?:\\.*)?|program files(?: \(x86\))?|programdata|users(?:\\[^\\]+)?)$/i;

/** Every problem of the choices. Files are made only when there is no error among them. */
export function problemsOf(make: Make): readonly ChoiceProblem[] {
  return [...errors(make), ...losses(make)];
}

function errors({choices, facts, words}: Make): readonly ChoiceProblem[] {
  const said = words.errors;
  const found: ChoiceProblem[] = [];
  const check = (field: keyof Choices, isRight: boolean, text: string): void => {
    if (!isRight) {
      found.push({kind: 'error', field, text});
    }
  };
  const isPort = (port: number): boolean => Number.isInteger(port) && port >= 1024 && port <= 65535;
  const isWindows = choices.system === 'windows';
  const isFolder = (folder: string): boolean =>
    isWindows
      ? WINDOWS_FOLDER.test(folder) && !WINDOWS_SYSTEM.test(folder)
      : LINUX_FOLDER.test(folder) && !LINUX_SYSTEM.test(folder);
  const isInside = (one: string, other: string): boolean =>
    `${one}/`
      .toLowerCase()
      .replaceAll('\\', '/')
      .startsWith(`${other}/`.toLowerCase().replaceAll('\\', '/'));

  check('name', NAME.test(choices.name), said.name);
  check('user', choices.system !== 'linux' || USER.test(choices.user), said.user);
  check('user', choices.system !== 'linux' || choices.user !== 'root', said.root);
  check('folder', isFolder(choices.folder), isWindows ? said.windowsFolder : said.folder);
  if (!isCommunityImage(choices.system)) {
    check('backups', isFolder(choices.backups), isWindows ? said.windowsFolder : said.folder);
    check('backups', !isInside(choices.backups, choices.folder), said.backupsInside);
  }
  check('port', isPort(choices.port), said.port);
  check('queryPort', isPort(choices.queryPort), said.port);
  check('queryPort', choices.queryPort !== choices.port, said.samePort);
  check('remotePort', isPort(choices.remotePort), said.port);
  const most = Number(facts.maxPlayers);
  check(
    'players',
    Number.isInteger(choices.players) && choices.players >= 1 && choices.players <= most,
    fillIn(said.players, {most}),
  );
  check('restart', choices.restart === '' || TIME.test(choices.restart), said.time);
  check(
    'keep',
    Number.isInteger(choices.keep) && choices.keep >= 1 && choices.keep <= MAX_KEPT,
    fillIn(said.keep, {most: MAX_KEPT}),
  );
  check(
    'memory',
    Number.isInteger(choices.memory) && choices.memory >= 0 && choices.memory < 10_000_000,
    said.memory,
  );
  if (choices.update === 'pinned' && choices.build !== '') {
    const isTag = choices.system === 'docker';
    check('build', (isTag ? TAG : MANIFEST).test(choices.build), isTag ? said.tag : said.manifest);
  }
  return found;
}

function losses({choices, facts, words}: Make): readonly ChoiceProblem[] {
  const said = words.losses;
  const found: ChoiceProblem[] = [];
  const {system, hasRemote} = choices;
  const remote = facts.remote.toUpperCase();
  const lose = (field: keyof Choices, isLost: boolean, text: string): void => {
    if (isLost) {
      found.push({kind: 'loss', field, text: fillIn(text, {remote, version: facts.version})});
    }
  };
  const isOwn = system === 'linux' || system === 'windows' || system === 'docker';
  lose('hasRemote', !hasRemote && isOwn, said.noSave);
  lose(
    'hasRemote',
    !hasRemote &&
      isOwn &&
      choices.warn > 0 &&
      (choices.restart !== '' || choices.update === 'auto'),
    said.noWarning,
  );
  lose('hasRemote', !hasRemote && system === 'thijsvanloef', said.thijsvanloefNoRemote);
  lose('hasRemote', !hasRemote && system === 'jammsen', said.jammsenNoRemote);
  lose('backupHours', choices.backupHours === 0, said.noBackup);
  lose('warn', hasRemote && choices.warn === 0 && choices.restart !== '', said.restartUnannounced);
  const isPinned = choices.update === 'pinned';
  lose('update', isPinned, said.pinned);
  lose('update', choices.update !== 'pinned', said.currentBuild);
  lose('build', isPinned && system === 'docker' && choices.build === '', said.noTag);
  lose('build', isPinned && system === 'windows' && choices.build === '', said.noWindowsManifest);
  lose(
    'build',
    isPinned &&
      (system === 'linux' || system === 'thijsvanloef') &&
      choices.build === '' &&
      facts.linuxManifest === '',
    said.noLinuxManifest,
  );
  lose('update', isPinned && system === 'thijsvanloef', said.thijsvanloefPinned);
  lose('update', isPinned && system === 'jammsen', said.jammsenPinned);
  lose(
    'update',
    choices.update === 'auto' && system === 'jammsen' && choices.restart === '',
    said.jammsenUpdate,
  );
  const minutes = imageLayouts.jammsen.countdown ?? choices.warn;
  if (system === 'jammsen' && hasRemote && choices.restart !== '' && choices.warn !== minutes) {
    lose('warn', true, fillIn(said.jammsenWarning, {minutes}));
  }
  if (system === 'thijsvanloef' && choices.backupHours > 0) {
    lose('keep', true, fillIn(said.thijsvanloefKeep, {days: daysKept({choices})}));
  }
  lose('port', system === 'jammsen' && String(choices.port) !== facts.ports.game, said.jammsenPort);
  lose('folder', /\.\.|\/tmp\//.test(choices.folder), said.temporary);
  return found;
}
