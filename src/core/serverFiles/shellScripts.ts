/** The shell scripts that stop, restart, back up and restore, for systemd and for Docker. */
import {
  asUser,
  control,
  head,
  lock,
  makeCopy,
  prune,
  saveWorld,
  scriptFolder,
  settings,
  talk,
  usesSystemd,
  warnPlayers,
  worldState,
} from './shell';
import {remote, usesRemote} from './shellRemote';
import {comment, fill, lines, parts} from './text';
import type {Make} from './types';

/** How to run a script by hand: as a unit, so that its output is in the journal. */
export function byUnit({words, choices}: Make, unit: string): string {
  return fill(words.comment.byUnit, {unit: `${choices.name}-${unit}`});
}

/** How to run a script that has no unit. */
export function byHand(make: Make, call: string): string {
  return fill(make.words.comment.byHand, {line: `sudo ${scriptFolder(make)}/${call}`});
}

/** systemd runs it before it sends a signal; in Docker an administrator does. */
export function stopScript(make: Make): string {
  const {words} = make;
  if (!usesSystemd(make)) {
    const isAsked = usesRemote(make);
    return parts(
      head(words.comment.stopDocker, byHand(make, 'stop.sh')),
      settings(make, 'folder', ...(isAsked ? (['saved', 'password_file', 'port'] as const) : [])),
      talk,
      isAsked && remote(make, 'save', 'shutdown'),
      isAsked && worldState(make),
      isAsked && saveWorld(make),
      control(make, 'is_running', 'stop_server'),
      lines(
        `is_running || fail "${words.log.notRunning}"`,
        isAsked && `save_world || say "${words.log.noSave}"`,
        'stop_server',
        `say "${words.log.stopped}"`,
      ),
    );
  }
  return parts(
    head(words.comment.stopUnit, words.comment.stopUnitHow),
    settings(make, 'saved', 'password_file', 'port'),
    talk,
    remote(make, 'save', 'shutdown'),
    worldState(make),
    saveWorld(make),
    lines(
      comment(words.comment.noPid),
      'pid=${1-}',
      '[ -n "$pid" ] || exit 0',
      `save_world || say "${words.log.noSave}"`,
      `remote_shutdown 5 || fail "${words.log.noShutdownSignal}"`,
      'for ((i = 0; i < 120; i++)); do',
      '  kill -0 "$pid" 2>/dev/null || exit 0',
      '  sleep 1',
      'done',
      `fail "${words.log.stillThere}"`,
    ),
  );
}

export function restartScript(make: Make): string {
  const {words, choices} = make;
  const own = usesSystemd(make);
  const isAsked = usesRemote(make);
  const warns = isAsked && choices.warn > 0;
  return parts(
    head(words.comment.restart, byUnit(make, 'restart')),
    settings(
      make,
      own && 'service',
      'folder',
      isAsked && 'saved',
      isAsked && 'password_file',
      isAsked && 'port',
      warns && 'warnings',
    ),
    talk,
    lock(make),
    isAsked &&
      remote(
        make,
        'save',
        ...(warns ? (['announce'] as const) : []),
        ...(own ? [] : (['shutdown'] as const)),
      ),
    isAsked && worldState(make),
    isAsked && saveWorld(make),
    warns && warnPlayers(make),
    control(make, 'is_running', ...(own ? [] : (['start_server', 'stop_server'] as const))),
    lines(
      'is_running || {',
      `  say "${words.log.nothingToRestart}"`,
      '  exit 0',
      '}',
      isAsked && comment(words.comment.putOff),
      warns && `warn_players || fail "${words.log.restartPutOff}"`,
      isAsked && `save_world || fail "${words.log.restartPutOff}"`,
      own ? 'systemctl restart "$service"' : lines('stop_server', 'start_server'),
      `say "${words.log.restarted}"`,
    ),
  );
}

export function backupScript(make: Make): string {
  const {words} = make;
  const isAsked = usesRemote(make);
  return parts(
    head(words.comment.backup, byUnit(make, 'backup')),
    settings(
      make,
      'service',
      'folder',
      'saved',
      'backups',
      'keep',
      isAsked && 'password_file',
      isAsked && 'port',
    ),
    talk,
    lock(make),
    isAsked && remote(make, 'save'),
    worldState(make),
    isAsked && saveWorld(make),
    isAsked && control(make, 'is_running'),
    makeCopy(make, false),
    prune(make, false),
    lines(
      isAsked &&
        lines('if is_running; then', `  save_world || say "${words.log.noSaveCopy}"`, 'fi'),
      `make_copy '' || fail "${words.log.noCopy}"`,
      comment(words.comment.pruneAfter),
      'prune \'\' "$keep"',
    ),
  );
}

export function restoreScript(make: Make): string {
  const {words} = make;
  const own = usesSystemd(make);
  const isAsked = usesRemote(make);
  return parts(
    head(words.comment.restore, byHand(make, 'restore.sh FILE.tar.gz')),
    settings(
      make,
      own && 'service',
      own && 'user',
      'folder',
      'saved',
      'backups',
      isAsked && 'password_file',
      isAsked && 'port',
    ),
    talk,
    asUser(make),
    isAsked && remote(make, 'save', ...(own ? [] : (['shutdown'] as const))),
    isAsked && worldState(make),
    isAsked && saveWorld(make),
    control(make, 'is_running', 'start_server', 'stop_server'),
    lines(
      'archive=${1-}',
      'if [ -z "$archive" ]; then',
      `  say "${words.log.whichArchive}"`,
      '  find "$backups" -maxdepth 1 -name \'*.tar.gz\' | sort',
      '  exit 1',
      'fi',
      `[ -f "$archive" ] || fail "${words.log.noArchive}"`,
      'archive=$(realpath "$archive")',
    ),
    lock(make),
    lines(
      comment(words.comment.unpackFirst),
      `list=$(tar --list --gzip --file "$archive") || fail "${words.log.badArchive}"`,
      `grep -q '^Saved/SaveGames/0/.*/Level.sav$' <<<"$list" || fail "${words.log.wrongArchive}"`,
      'new=$(as_user mktemp --directory "$(dirname "$saved")/.restore-XXXXXX")',
      'trap \'as_user rm -rf "$new"\' EXIT',
      'as_user tar --extract --gzip --numeric-owner --directory "$new" <"$archive" ||',
      `  fail "${words.log.noRoom}"`,
      'ini=$new/Saved/Config/LinuxServer/GameUserSettings.ini',
      'world=',
      '[ ! -f "$ini" ] ||',
      "  world=$(sed -n 's/^DedicatedServerName=//p' \"$ini\" | tr -d '\\r' | tail -n 1)",
      'if [ -n "$world" ] && [ ! -d "$new/Saved/SaveGames/0/$world" ]; then',
      `  fail "${words.log.otherWorld}"`,
      'fi',
    ),
    lines(
      'if is_running; then',
      isAsked && `  save_world || say "${words.log.noSave}"`,
      '  stop_server',
      'fi',
      `! is_running || fail "${words.log.notStopped}"`,
      comment(words.comment.setAside),
      'old=$saved.before-restore-$(date +%Y-%m-%d_%H%M%S)',
      '[ ! -e "$saved" ] || as_user mv "$saved" "$old"',
      'if ! as_user mv "$new/Saved" "$saved"; then',
      '  [ ! -e "$old" ] || as_user mv "$old" "$saved"',
      '  start_server',
      `  fail "${words.log.moveFailed}"`,
      'fi',
      'start_server',
      `say "${words.log.restored}"`,
      `[ ! -e "$old" ] || say "${words.log.oldIsIn}"`,
    ),
  );
}
