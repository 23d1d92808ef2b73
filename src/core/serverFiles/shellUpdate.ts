/** The shell scripts that change the build of the server: newest, or one that is held. */
import {
  asUser,
  control,
  head,
  lock,
  makeCopy,
  prune,
  saveWorld,
  settings,
  talk,
  usesSystemd,
  warnPlayers,
  worldState,
} from './shell';
import {byHand, byUnit} from './shellScripts';
import {remote, usesRemote} from './shellRemote';
import {comment, lines, parts} from './text';
import type {Make} from './types';

/** Copies from before an update are kept apart from the others, so that hourly ones do not push them out. */
const LABEL = '-before-update';
const KEPT = 5;

/** While this file exists, the program may be half old and half new, and the unit does not start it. */
export function unfinishedMark({choices}: Make): string {
  return `${choices.folder}/.update-unfinished`;
}

/** Parts that every script of this file begins with. */
function beginning(make: Make, what: string, how: string): readonly (string | false)[] {
  const own = usesSystemd(make);
  const isAsked = usesRemote(make);
  const warns = isAsked && make.choices.warn > 0;
  return [
    head(what, how),
    settings(
      make,
      'service',
      own && 'user',
      'folder',
      'saved',
      'backups',
      own && 'app',
      isAsked && 'password_file',
      isAsked && 'port',
      warns && 'warnings',
    ),
    own && 'export PATH="$PATH:/usr/games"\ncd /',
    talk,
    asUser(make),
    lock(make),
    isAsked &&
      remote(
        make,
        'save',
        ...(warns ? (['announce'] as const) : []),
        ...(own ? [] : (['shutdown'] as const)),
      ),
    worldState(make),
    isAsked && saveWorld(make),
    warns && warnPlayers(make),
    control(make, 'is_running', 'start_server', 'stop_server'),
    makeCopy(make, true),
    prune(make, true),
  ];
}

/** Warns, saves, stops, and copies. Whatever fails here leaves the old server running. */
function stopAndCopy(make: Make): string {
  const {words, choices} = make;
  const isAsked = usesRemote(make);
  // Docker swaps a whole image; only SteamCMD can leave a program half old and half new.
  const marks = usesSystemd(make);
  return lines(
    comment(words.comment.stopAndCopy),
    'was_running=no',
    marks && '[ ! -e "$unfinished" ] || was_running=$(<"$unfinished")',
    'if is_running; then',
    '  was_running=yes',
    isAsked && choices.warn > 0 && `  warn_players || fail "${words.log.updatePutOff}"`,
    isAsked && `  save_world || fail "${words.log.updatePutOff}"`,
    'fi',
    marks && 'as_user tee "$unfinished" >/dev/null <<<"$was_running"',
    'if [ "$was_running" = yes ]; then',
    '  stop_server',
    `  ! is_running || fail "${words.log.notStopped}"`,
    'fi',
    `if ! make_copy ${LABEL}; then`,
    marks && '  as_user rm -f "$unfinished"',
    '  [ "$was_running" = no ] || start_server',
    `  fail "${words.log.noCopyNoUpdate}"`,
    'fi',
    `prune ${LABEL} ${KEPT}`,
  );
}

/** Installs the newest build when there is one. */
export function updateScript(make: Make): string {
  return usesSystemd(make) ? steamUpdate(make) : imageUpdate(make);
}

function steamUpdate(make: Make): string {
  const {words} = make;
  return parts(
    ...beginning(make, words.comment.update, byUnit(make, 'update')),
    lines(
      `unfinished=${unfinishedMark(make).replace(make.choices.folder, '$folder')}`,
      'record=$folder/steamapps/appmanifest_$app.acf',
      comment(words.comment.newestBuild),
      'newest_build() {',
      '  as_user steamcmd +login anonymous +app_info_update 1 +app_info_print "$app" +quit |',
      `    awk -F'"' '$2 == "branches" {inside = 1}`,
      `      inside && $2 == "public" {public = 1}`,
      `      public && $2 == "buildid" && !found {print $4; found = 1}'`,
      '}',
      'installed() { awk -F\'"\' -v key="$1" \'$2 == key && !found {print $4; found = 1}\' "$record" 2>/dev/null; }',
      comment(words.comment.isWhole),
      'is_whole() { [ "$(installed StateFlags)" = 4 ]; }',
      'install_build() {',
      '  as_user steamcmd +force_install_dir "$folder" +login anonymous +app_update "$app" validate +quit',
      '}',
    ),
    lines(
      'newest=$(newest_build) || newest=',
      'if [ ! -e "$unfinished" ]; then',
      '  if [ -z "$newest" ]; then',
      `    say "${words.log.newestUnknown}"`,
      '    exit 0',
      '  fi',
      '  if [ "$newest" = "$(installed buildid)" ] && is_whole; then',
      `    say "${words.log.isNewest}"`,
      '    exit 0',
      '  fi',
      comment(words.comment.roomForUpdate).replace(/^/gm, '  '),
      '  free=$(df --output=avail --block-size=1M "$folder" | tail -n 1)',
      `  [ "$free" -ge 6000 ] || fail "${words.log.noRoomForUpdate}"`,
      stopAndCopy(make).replace(/^/gm, '  '),
      'fi',
      'was_running=$(<"$unfinished")',
    ),
    lines(
      comment(words.comment.twoTries),
      'if ! { install_build && is_whole && [ "$(installed buildid)" = "${newest:-$(installed buildid)}" ]; }; then',
      '  [ ! -e "$record" ] || as_user mv "$record" "$record.old"',
      '  install_build || true',
      `  is_whole || fail "${words.log.updateFailed}"`,
      'fi',
      'as_user rm -f "$unfinished"',
      '[ "$was_running" = no ] || start_server',
      `say "${words.log.updated}"`,
    ),
  );
}

function imageUpdate(make: Make): string {
  const {words} = make;
  return parts(
    ...beginning(make, words.comment.updateImage, byUnit(make, 'update')),
    lines(
      comment(words.comment.pullFirst),
      `compose pull --quiet || fail "${words.log.pullFailed}"`,
      'image=$(compose config --images | head -n 1)',
      'newest=$(docker image inspect --format \'{{.Id}}\' "$image")',
      'used=',
      'container=$(compose ps --all --quiet | head -n 1)',
      '[ -z "$container" ] || used=$(docker inspect --format \'{{.Image}}\' "$container")',
      'if [ "$used" = "$newest" ]; then',
      `  say "${words.log.isNewest}"`,
      '  exit 0',
      'fi',
    ),
    stopAndCopy(make),
    lines('[ "$was_running" = no ] || start_server', `say "${words.log.imageUpdated}"`),
  );
}

/** Fetches one build with the account of an owner of the game, and puts it in place. By hand only. */
export function buildScript(make: Make): string {
  const {words, choices, facts} = make;
  const manifest = choices.build || facts.linuxManifest;
  return parts(
    ...beginning(make, words.comment.build, byHand(make, 'install-build.sh STEAM_ACCOUNT')),
    lines(
      `depot=${facts.depots.linux}`,
      `manifest=\${2-${manifest}}`,
      'account=${1-}',
      `[ -n "$account" ] || fail "${words.log.whichAccount}"`,
      `[ -n "$manifest" ] || fail "${words.log.whichManifest}"`,
      `unfinished=${unfinishedMark(make).replace(choices.folder, '$folder')}`,
    ),
    lines(
      comment(words.comment.downloadDepot),
      'as_user steamcmd +login "$account" +download_depot "$app" "$depot" "$manifest" +quit',
      'home=$(getent passwd "$user" | cut -d: -f6)',
      'content=$(as_user find "$home" -type d -path "*/steamapps/content/app_$app/depot_$depot" | head -n 1)',
      'if [ -z "$content" ] || [ ! -f "$content/PalServer.sh" ]; then',
      `  fail "${words.log.noDepot}"`,
      'fi',
      `[ ! -e "$content/Pal/Saved" ] || fail "${words.log.depotHasSaves}"`,
    ),
    stopAndCopy(make),
    lines(
      `as_user cp --recursive --force "$content/." "$folder/" || fail "${words.log.buildFailed}"`,
      'as_user rm -f "$unfinished"',
      '[ "$was_running" = no ] || start_server',
      `say "${words.log.buildInstalled}"`,
    ),
  );
}
