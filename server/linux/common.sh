# shellcheck shell=bash
# shellcheck disable=SC2034 # the scripts that read this file use the settings
# The scripts in this folder share this: the settings, the messages, and the world on the disk.
set -euo pipefail
# The scripts write files with passwords, such as backups of the settings of the game.
umask 077
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
conf=${conf:-$here/palworld.conf}
cd /

# --- Messages -----------------------------------------------------------------------------------

# The scripts contain the English messages. messages.LANGUAGE.txt contains pairs of lines, an English sentence
# and "= " with its translation. Each %s is a value.
declare -A translated=()
read_messages() {
  local english='' line
  while IFS= read -r line || [ -n "$line" ]; do
    line=${line#$'\xef\xbb\xbf'}
    line=${line%$'\r'}
    case $line in
      '= '*) [ -z "$english" ] || translated[$english]=${line#= } ;;
      *) english=$line ;;
    esac
  done <"$1"
}

# text SENTENCE VALUE... prints the sentence in the language of the settings, with its values.
text() {
  local rest=${translated[$1]-$1} done='' value
  shift
  for value; do
    done+=${rest%%'%s'*}$value
    rest=${rest#*'%s'}
  done
  printf '%s' "$done$rest"
}
say() { printf '%s\n' "$(text "$@")"; }
fail() {
  say "$@" >&2
  exit 1
}

# --- Settings -----------------------------------------------------------------------------------

# These values apply to settings that palworld.conf doesn't have.
name=$(basename "$here") kind=native language=en user=steam
folder='' backups='' keep=28
game_port=8211 query_port='' players=32 listed=no arguments=''
remote=rest remote_port='' password_file='' warnings='10 5 3 1'
memory_limit=0 empty_minutes=30 firewall=none steamcmd='' manifest='' state=''
known=' name kind language user folder backups keep game_port query_port players listed arguments
  remote remote_port password_file warnings memory_limit empty_minutes firewall steamcmd manifest state '

read_settings() {
  local lines line key value number=0
  [ -r "$conf" ] || fail 'The settings file %s is missing, or this account cannot read it. Check where the file is, and use sudo.' "$conf"
  mapfile -t lines <"$conf"
  for line in "${lines[@]}"; do
    number=$((number + 1))
    line=${line#$'\xef\xbb\xbf'}
    line=${line%$'\r'}
    [[ ! $line =~ ^[[:space:]]*(#|$) ]] || continue
    [[ $line =~ ^[[:space:]]*([a-z_]+)[[:space:]]*=[[:space:]]*(.*[^[:space:]])?[[:space:]]*$ ]] ||
      fail 'Line %s of %s is not of the form name=value.' "$number" "$conf"
    key=${BASH_REMATCH[1]} value=${BASH_REMATCH[2]}
    [[ $known =~ [[:space:]]"$key"[[:space:]] ]] ||
      fail 'Line %s of %s: there is no setting "%s".' "$number" "$conf" "$key"
    printf -v "$key" %s "$value"
  done
}

# check SETTING PATTERN SENTENCE stops with the sentence if the value doesn't match the pattern.
check() {
  [[ ${!1} =~ ^($2)$ ]] || fail '%s, %s=%s: %s' "$conf" "$1" "${!1}" "$(text "$3")"
}

# These folders belong to the system or to a whole account, so the scripts must not move or delete anything in
# them.
system_folders='/|/(bin|boot|dev|etc|lib|lib64|proc|root|run|sbin|sys|usr)(/.*)?|/(home|media|mnt|opt|srv|tmp|var)|/home/[^/]+|/var/(backups|cache|lib|log|mail|spool|tmp|www)'

# check_folder SETTING stops if the value isn't a folder of its own for the server.
check_folder() {
  check "$1" '/.*' 'Write a full path that starts with a slash.'
  [ "${!1}" = / ] || printf -v "$1" %s "${!1%/}"
  if [[ ${!1} =~ ^($system_folders)$ || /${!1}/ == */../* ]]; then
    fail '%s, %s=%s: %s' "$conf" "$1" "${!1}" \
      "$(text 'This folder belongs to the system or to a whole account. Choose a separate folder for the server.')"
  fi
}

# Tells whether each warning comes later than the one before.
warnings_fall() {
  local minutes last=100000
  for minutes in $warnings; do
    [ "$minutes" -lt "$last" ] || return 1
    last=$minutes
  done
}

check_settings() {
  local number='([1-9][0-9]{0,2}|1000)' port='[1-9][0-9]{2,4}'
  check name '[a-z][a-z0-9-]{0,30}' 'Use lower-case letters, digits and hyphens, starting with a letter.'
  check kind 'native|docker|thijsvanloef|jammsen' 'Write native, docker, thijsvanloef or jammsen.'
  check user '[a-z_][a-z0-9_-]{0,30}' 'Write the name of a Linux account.'
  check_folder folder
  check keep "$number" 'Write a whole number from 1 to 1000. Put comments on separate lines.'
  check game_port "$port" 'Write a port number.'
  check query_port "($port)?" 'Write a port number.'
  check remote_port "($port)?" 'Write a port number.'
  check players '[1-9]|[12][0-9]|3[0-2]' 'Write a whole number from 1 to 32.'
  check listed 'yes|no' 'Write yes or no.'
  check remote 'rest|rcon|none' 'Write rest, rcon or none.'
  check warnings '([0-9]+( +[0-9]+)*)?' 'Write minutes with spaces between them, for example 10 5 3 1, or nothing.'
  warnings_fall || fail '%s, %s=%s: %s' "$conf" warnings "$warnings" \
    "$(text 'Write the minutes from the largest to the smallest.')"
  check memory_limit '[0-9]{1,7}' 'Write a number of megabytes, or 0.'
  check empty_minutes "$number" 'Write a whole number from 1 to 1000. Put comments on separate lines.'
  check firewall 'ufw|firewalld|none' 'Write ufw, firewalld or none.'
  # Other accounts can't see the server, so the scripts would wrongly say that it is off.
  [ "$(id -u)" = 0 ] || [[ $kind == native && $(id -un) == "$user" ]] || fail 'Only root may do this. Run it again with sudo.'
  # A script that only asks the server may run under an account that isn't allowed to look into its folder.
  [ "${only_asks-no}" = yes ] || [ -d "$folder" ] || fail 'The folder %s does not exist. Correct folder= in %s.' "$folder" "$conf"
}

# These values follow from the settings.
derive_settings() {
  case $kind in
    native) saved=$folder/Pal/Saved ;;
    docker)
      saved=$folder/Saved
      # compose.yaml publishes only one port for this machine alone, that of the REST API. Until the file is installed,
      # it is in the archive.
      compose_file=$folder/compose.yaml
      [ -e "$compose_file" ] || compose_file=$here/compose.yaml
      [ -n "$remote_port" ] || [ "$remote" = none ] ||
        remote_port=$(sed -n "s/^ *- *[\"']\{0,1\}127\.0\.0\.1:\([0-9]*\):.*/\1/p" "$compose_file" | head -n 1)
      ;;
    # These images do everything else themselves.
    thijsvanloef) saved=$folder/palworld/Pal/Saved backups=$folder/palworld/backups remote=none ;;
    jammsen) saved=$folder/game/Pal/Saved backups=$folder/game/backups remote=none ;;
  esac
  check_folder backups
  [[ $kind == [tj]* || $backups/ != "$folder"/* ]] ||
    fail '%s, %s=%s: %s' "$conf" backups "$backups" "$(text 'Choose a folder outside the install folder.')"
  if [ "$remote" = rcon ]; then remote_port=${remote_port:-25575}; else remote_port=${remote_port:-8212}; fi
  secrets=/etc/$name
  # If a unit has LoadCredential, systemd names the folder with the password.
  [ -z "${CREDENTIALS_DIRECTORY-}" ] || secrets=$CREDENTIALS_DIRECTORY
  [ -n "$password_file" ] || password_file=$secrets/admin-password
  [ -n "$state" ] || state=/var/lib/$name
  # While this file exists, an update isn't complete, so the unit doesn't start the program.
  unfinished=$state/update-unfinished
  # Jobs create these files and remove them. If a job was ended in the middle, they tell where a restore has
  # put the world, and that an update has stopped the server.
  aside=$state/world-aside
  paused=$state/stopped-by-job
  # Here the server itself removes the file when it starts, under its own account.
  [ "$kind" != native ] || paused=$folder/.stopped-by-job
}

# The language comes first, because messages about the other settings are in it.
[ ! -r "$conf" ] || language=$(sed -n 's/^ *language *= *\([a-z]*\).*/\1/p' "$conf" | tail -n 1)
messages=$here/messages.${language:=en}.txt
[ ! -r "$messages" ] || read_messages "$messages"
read_settings
[ "$language" = en ] || [ -r "$messages" ] ||
  fail 'The file %s is missing. It is needed for language=%s. Download it from the guide.' "$messages" "$language"
check_settings
derive_settings

# --- The server ---------------------------------------------------------------------------------

# as_user COMMAND... runs a command as the server's user, because root must not own the files of a native
# server.
as_user() {
  if [ "$kind" = native ] && [ "$(id -un)" != "$user" ]; then
    runuser --user "$user" -- "$@"
  else
    "$@"
  fi
}

compose() { docker compose --project-directory "$folder" "$@"; }

is_running() {
  if [ "$kind" = native ]; then
    systemctl is-active --quiet "$name"
  else
    [ -n "$(compose ps --status running --quiet)" ]
  fi
}

# Starts the container as it is. Only update.sh makes a container from a new image.
start_server() {
  if [ "$kind" != native ]; then
    compose up --detach --no-recreate
  elif [ -e "$unfinished" ]; then
    say 'An update is not complete. Run it again: sudo systemctl start %s-update' "$name" >&2
    return 1
  else
    systemctl start "$name"
  fi
}

# Starts the server again after a job, if it ran before.
resume() {
  start_server
  as_user rm -f "$paused"
}

# systemd stops the server as its unit says. In a container, the shutdown ends the server, and compose stop
# waits for that and keeps Docker from starting it again.
stop_server() {
  if [ "$kind" = native ]; then
    systemctl stop "$name"
    return
  fi
  [ "$remote" = none ] || remote_shutdown 5 ||
    say 'The server did not accept the shutdown. Docker ends it within two minutes.'
  compose stop --timeout 120
}

# Each distribution puts SteamCMD in another place. Fails when it is in none of them.
find_steamcmd() {
  local place home
  home=$(getent passwd "$user" | cut -d: -f6) || true
  for place in "$steamcmd" /usr/games/steamcmd "$(command -v steamcmd || true)" "$home/steamcmd/steamcmd.sh" \
    /home/steam/steamcmd/steamcmd.sh /opt/steamcmd/steamcmd.sh; do
    if [ -n "$place" ] && [ -x "$place" ]; then
      steamcmd=$place
      return
    fi
  done
  fail 'SteamCMD was not found. Install it, or write its path after steamcmd= in %s.' "$conf"
}

# Puts the old world back, if a restore was ended before the other world was in place.
bring_back() {
  [ -s "$aside" ] && [ ! -e "$saved" ] && [ -d "$(<"$aside")" ] || return 0
  as_user mv --no-target-directory "$(<"$aside")" "$saved"
  say 'An earlier restore was interrupted. The old world is back in its place.'
}

# Backup, restart, update and restore wait for each other, so only one runs at a time.
take_turn() {
  exec 9<"$folder"
  if ! flock --nonblock 9; then
    say 'Another job is running. This one waits up to an hour for it to end.'
    flock --wait 3600 9 || fail 'Another job has been running for an hour. Nothing was done. When it has ended, run this one again.'
  fi
  bring_back
  # If a person moves the world away or stops the server from now on, that is on purpose. If this account
  # isn't allowed to delete these marks, the next job does.
  [ ! -e "$saved" ] || rm -f "$aside" 2>/dev/null || true
  [ ! -e "$paused" ] || ! is_running || as_user rm -f "$paused" 2>/dev/null || true
  # Removes what an interrupted job left, but not what other servers keep in the same backup folder.
  as_user find "$(dirname "$saved")" -maxdepth 1 -type d -name '.Saved.restore-??????' -exec rm -rf {} + 2>/dev/null || true
  as_user find "$backups" -maxdepth 1 -type f -name "$name-$stamp*.tar.gz.partial*" -delete 2>/dev/null || true
}

# rest.sh and rcon.sh each define remote_save, remote_announce TEXT, remote_shutdown SECONDS and players_online.
if [ "$remote" != none ]; then
  [ -r "$here/$remote.sh" ] ||
    fail 'The file %s is missing. It is needed for remote=%s in %s. Download it from the guide.' "$here/$remote.sh" "$remote" "$conf"
  # shellcheck source=rest.sh
  . "$here/$remote.sh"
fi

# Prints a text that changes with every file of the worlds, except those in folders named backup.
world_state() {
  { find "$saved/SaveGames" -name backup -prune -o -type f -printf '%p %s %T@\n' 2>/dev/null || true; } |
    sort | cksum
}

# The server answers a save before it has written the files, so this waits until they have changed, and then
# not for three seconds. Without REST and RCON, nothing can save.
save_world() {
  local before last now calm=0 i
  [ "$remote" != none ] || return 0
  before=$(world_state)
  last=$before
  remote_save || return 1
  for ((i = 0; i < 60; i++)); do
    sleep 1
    now=$(world_state)
    if [ "$now" != "$before" ] && [ "$now" = "$last" ]; then
      calm=$((calm + 1))
    else
      calm=0
    fi
    [ "$calm" -lt 3 ] || return 0
    last=$now
  done
  say 'The save may have failed, because no file of the world changed within a minute. The job continues.'
}

# Announces the stop several times, and waits, unless the server is empty. Fails when the server doesn't
# answer.
warn_players() {
  local minutes i
  read -ra minutes <<<"$warnings"
  [ "$remote" != none ] && [ "${#minutes[@]}" -gt 0 ] || return 0
  if [ "$(players_online || echo unknown)" = 0 ]; then
    say 'The server is empty, so no warning is sent.'
    return 0
  fi
  for ((i = 0; i < ${#minutes[@]}; i++)); do
    remote_announce "${minutes[i]}" || return 1
    sleep $(((minutes[i] - ${minutes[i + 1]:-0}) * 60))
  done
}

# --- Copies -------------------------------------------------------------------------------------

# This pattern matches the time in the name of a backup.
stamp='[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]_[0-9][0-9][0-9][0-9][0-9][0-9]'

# make_copy LABEL packs all files of one moment. If the server has saved meanwhile, it packs them again. An
# incomplete backup never gets the name of a complete one.
make_copy() {
  local archive work before try
  archive=$backups/$name-$(date +%Y-%m-%d_%H%M%S)$1.tar.gz
  work=$archive.partial
  [ -d "$saved/SaveGames" ] || {
    say 'There is no SaveGames folder in %s. Check folder= in %s. If it is right, start the server once.' "$saved" "$conf" >&2
    return 1
  }
  as_user mkdir -p "$backups" || return 1
  # If the folder already has backups, a group may read them, but other accounts must not.
  as_user chmod o= "$backups" 2>/dev/null || true
  for try in 1 2 3 4 5; do
    before=$(world_state)
    as_user tar --create --file "$work" --numeric-owner --exclude='SaveGames/0/*/backup' \
      --directory "$(dirname "$saved")" "$(basename "$saved")" || {
      # Status 1 means that a file changed meanwhile, which the loop handles. More means that the backup
      # failed.
      [ "$?" = 1 ] || {
        as_user rm -f "$work"
        return 1
      }
    }
    [ "$(world_state)" != "$before" ] || break
    [ "$try" != 5 ] || say 'The server saved during all five tries, so this backup may mix two saves. Make another one.'
    sleep 5
  done
  if ! as_user gzip --force --suffix .gz "$work" || ! as_user gzip --test "$work.gz"; then
    as_user rm -f "$work" "$work.gz"
    return 1
  fi
  as_user sync "$work.gz" && as_user mv "$work.gz" "$archive" || return 1
  say 'Backup made: %s' "$archive"
}

# prune LABEL NUMBER deletes only files that make_copy has named, and keeps the newest.
prune() {
  local copies old
  mapfile -t copies < <(find "$backups" -maxdepth 1 -type f -name "$name-$stamp$1.tar.gz" | sort --reverse)
  for old in "${copies[@]:$2}"; do
    as_user rm -f -- "$old"
    say 'Old backup deleted: %s' "$old"
  done
}

# stop_and_copy warns, saves, stops and backs up before the program changes. If it fails, the old server keeps
# running. It sets was_running.
stop_and_copy() {
  was_running=no
  [ ! -e "$paused" ] || was_running=yes
  if is_running; then
    was_running=yes
    if ! { warn_players && save_world; }; then
      fail 'NOT UPDATED: the server does not answer or does not save. It stays on the old build. Check the password in %s, and whether remote_port=%s is the port of REST or RCON.' "$password_file" "$remote_port"
    fi
  fi
  if [ "$was_running" = yes ]; then
    trap resume EXIT
    install -d -m 755 "$state"
    as_user touch "$paused"
    ! is_running || stop_server
    ! is_running || fail 'The server is still running. Nothing was changed. When it has stopped, run this again.'
  fi
  # Backups from before an update are counted separately, so that hourly ones don't replace them.
  make_copy -before-update ||
    fail 'NOT UPDATED: the backup before the update failed. The reason is above. The server stays on the old build.'
  prune -before-update 5
  trap - EXIT
}
