/**
 * The parts of the shell scripts. Each script holds only the parts that it needs, so that every file
 * is complete by itself and all of them do the same thing in the same way.
 */
import type {CommunityImageId} from '../../data/communityImages';
import {imageLayouts, warningMinutes} from '../../data/serverFiles';
import {usesRemote} from './shellRemote';
import {comment, lines} from './text';
import type {Make} from './types';

/** Folder of the scripts: root owns it, so that the server cannot change what root runs. */
export function scriptFolder({choices}: Make): string {
  return `/usr/local/lib/${choices.name}`;
}

/** The file with the admin password. */
export function passwordFile({choices}: Make): string {
  return `/etc/${choices.name}/admin-password`;
}

/** The folder with the world and the settings. */
export function savedFolder({choices: {system, folder}}: Make): string {
  if (system === 'docker') {
    return `${folder}/Saved`;
  }
  return system === 'linux'
    ? `${folder}/Pal/Saved`
    : `${folder}/${imageLayouts[system as CommunityImageId].hostFolder}/Pal/Saved`;
}

/** The folder with the backups: community images keep theirs in their volume. */
export function backupFolder({choices: {system, folder, backups}}: Make): string {
  if (system !== 'thijsvanloef' && system !== 'jammsen') {
    return backups;
  }
  const {hostFolder, backups: own} = imageLayouts[system];
  return `${folder}/${hostFolder}/${own}`;
}

/** Tells whether systemd runs the server; else Docker does. */
export function usesSystemd({choices}: Make): boolean {
  return choices.system === 'linux';
}

/** First lines of a script: what it does, and who runs it. */
export function head(what: string, how: string): string {
  return lines('#!/bin/bash', comment(what), `# ${how}`, 'set -euo pipefail');
}

/** The values that the parts below use. */
export function settings(make: Make, ...wanted: readonly (SettingName | false)[]): string {
  const {choices, facts} = make;
  const names = wanted.filter((name) => name !== false);
  const values: Readonly<Record<SettingName, string>> = {
    service: `service=${choices.name}`,
    user: `user=${choices.user}`,
    folder: `folder=${choices.folder}`,
    saved: `saved=${savedFolder(make)}`,
    backups: `backups=${backupFolder(make)}`,
    keep: `keep=${choices.keep}`,
    warnings: `warnings=(${warningMinutes[choices.warn].join(' ')})`,
    password_file: `password_file=${passwordFile(make)}`,
    port: `port=${choices.remotePort}`,
    app: `app=${facts.steamAppId}`,
  };
  return names.map((name) => values[name]).join('\n');
}
type SettingName =
  | 'service'
  | 'user'
  | 'folder'
  | 'saved'
  | 'backups'
  | 'keep'
  | 'warnings'
  | 'password_file'
  | 'port'
  | 'app';

/** `say` for what happened, `fail` for what ends the script. */
export const talk = lines(
  'say() { printf \'%s\\n\' "$*"; }',
  'fail() {',
  '  say "$@" >&2',
  '  exit 1',
  '}',
);

/** One at a time: backup, restart, update and restore wait for each other. */
export function lock({words}: Make): string {
  return lines(
    comment(words.comment.lock),
    'exec 9<"$folder"',
    `flock --wait 3600 9 || fail "${words.log.busy}"`,
  );
}

/** `save_world`: saves, and waits until the files are on the disk. Needs `remote` and `saved`. */
export function saveWorld({words}: Make): string {
  return lines(
    comment(words.comment.saveWorld),
    'save_world() {',
    '  local before last now calm=0 i',
    '  before=$(world_state)',
    '  last=$before',
    '  remote_save || return 1',
    '  for ((i = 0; i < 60; i++)); do',
    '    sleep 1',
    '    now=$(world_state)',
    '    if [ "$now" != "$before" ] && [ "$now" = "$last" ]; then',
    '      calm=$((calm + 1))',
    '    else',
    '      calm=0',
    '    fi',
    '    [ "$calm" -lt 3 ] || return 0',
    '    last=$now',
    '  done',
    `  say "${words.log.saveUnseen}"`,
    '}',
  );
}

/** `world_state`: a number that changes with every file of the world. */
export function worldState({words}: Make): string {
  return lines(
    comment(words.comment.worldState),
    'world_state() {',
    '  { find "$saved/SaveGames" -name backup -prune -o -type f -printf \'%p %s %T@\\n\' 2>/dev/null || true; } |',
    '    sort | cksum',
    '}',
  );
}

/** `warn_players`: announces the stop, and waits. Fails when the server does not answer. */
export function warnPlayers({words}: Make): string {
  return lines(
    comment(words.comment.warnPlayers),
    'warn_players() {',
    '  local i minutes',
    '  if [ "$(players_online || echo unknown)" = 0 ]; then',
    `    say "${words.log.nobodyOnline}"`,
    '    return 0',
    '  fi',
    '  for ((i = 0; i < ${#warnings[@]}; i++)); do',
    '    minutes=${warnings[i]}',
    '    remote_announce "$minutes" || return 1',
    '    sleep $(((minutes - ${warnings[i + 1]:-0}) * 60))',
    '  done',
    '}',
  );
}

/** What a script does with the server as a whole. */
type ControlNeed = 'is_running' | 'start_server' | 'stop_server';

/** `is_running`, `start_server`, `stop_server`. */
export function control(make: Make, ...needs: readonly ControlNeed[]): string {
  const {words} = make;
  const needsStop = needs.includes('stop_server');
  if (usesSystemd(make)) {
    return lines(
      needs.includes('is_running') && 'is_running() { systemctl is-active --quiet "$service"; }',
      needs.includes('start_server') && 'start_server() { systemctl start "$service"; }',
      needsStop && comment(words.comment.stopByUnit),
      needsStop && 'stop_server() { systemctl stop "$service"; }',
    );
  }
  const isAsked = usesRemote(make);
  return lines(
    'compose() { docker compose --project-directory "$folder" "$@"; }',
    needs.includes('is_running') &&
      'is_running() { [ -n "$(compose ps --status running --quiet)" ]; }',
    needs.includes('start_server') && 'start_server() { compose up --detach; }',
    needsStop &&
      lines(
        comment(isAsked ? words.comment.stopContainer : words.comment.stopContainerBySignal),
        'stop_server() {',
        isAsked && `  remote_shutdown 5 || say "${words.log.noShutdown}"`,
        '  compose stop --timeout 120',
        '}',
      ),
  );
}

/** `as_user`: the server's files belong to its user, never to root. */
export function asUser(make: Make): string {
  return usesSystemd(make)
    ? 'as_user() { runuser --user "$user" -- "$@"; }'
    : 'as_user() { "$@"; }';
}

/** `make_copy LABEL`: one archive of the whole folder, all of it from one moment. */
export function makeCopy({words}: Make, isRoot: boolean): string {
  const run = isRoot ? 'as_user ' : '';
  return lines(
    comment(words.comment.makeCopy),
    'make_copy() {',
    '  local archive work before try',
    '  archive=$backups/$service-$(date +%Y-%m-%d_%H%M%S)$1.tar.gz',
    '  work=$archive.partial',
    '  [ -d "$saved/SaveGames" ] || {',
    `    say "${words.log.noWorld}" >&2`,
    '    return 1',
    '  }',
    `  ${run}mkdir -p "$backups" || return 1`,
    '  for try in 1 2 3 4 5; do',
    '    before=$(world_state)',
    `    ${run}tar --create --file "$work" --numeric-owner --exclude='SaveGames/0/*/backup' \\`,
    '      --directory "$(dirname "$saved")" "$(basename "$saved")" || {',
    comment(words.comment.tarChanged).replace(/^/gm, '      '),
    '      [ "$?" = 1 ] || {',
    `        ${run}rm -f "$work"`,
    '        return 1',
    '      }',
    '    }',
    '    [ "$(world_state)" != "$before" ] || break',
    `    [ "$try" != 5 ] || say "${words.log.neverCalm}"`,
    '    sleep 5',
    '  done',
    `  if ! ${run}gzip --force --suffix .gz "$work" || ! ${run}gzip --test "$work.gz"; then`,
    `    ${run}rm -f "$work" "$work.gz"`,
    '    return 1',
    '  fi',
    `  ${run}sync "$work.gz" && ${run}mv "$work.gz" "$archive" || return 1`,
    `  say "${words.log.copied}"`,
    '}',
  );
}

/** `prune LABEL KEEP`: only files that `make_copy` named, newest kept. */
export function prune({words}: Make, isRoot: boolean): string {
  return lines(
    comment(words.comment.prune),
    'prune() {',
    '  local copies old',
    '  mapfile -t copies < <(',
    '    find "$backups" -maxdepth 1 -type f \\',
    '      -name "$service-[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]_[0-9][0-9][0-9][0-9][0-9][0-9]$1.tar.gz" | sort --reverse',
    '  )',
    '  for old in "${copies[@]:$2}"; do',
    `    ${isRoot ? 'as_user ' : ''}rm -f -- "$old"`,
    `    say "${words.log.pruned}"`,
    '  done',
    '}',
  );
}
