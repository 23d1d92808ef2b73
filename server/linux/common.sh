# shellcheck shell=bash
# shellcheck disable=SC2034 # the scripts that read this file use the settings
# What the scripts in this folder share: the settings, the messages, and the world on the disk.
set -euo pipefail
# What the scripts write holds passwords: the settings of the game, and every copy of them.
umask 077
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
conf=${conf:-$here/palworld.conf}
cd /

# --- Messages -----------------------------------------------------------------------------------

# English is in the scripts. messages.LANGUAGE.txt holds pairs of lines: an English sentence, then
# "= " and its translation. Each %s is a value.
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

# text SENTENCE VALUE...: the sentence in the language of the settings, with its values.
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

# The settings and what they are when palworld.conf doesn't name them.
name=$(basename "$here") kind=native language=en user=steam
folder='' backups='' keep=28
game_port=8211 query_port='' players=32 listed=no arguments=''
remote=rest remote_port='' password_file='' warnings='10 5 3 1'
memory_limit=0 empty_minutes=30 firewall=none steamcmd='' manifest='' state=''
known=' name kind language user folder backups keep game_port query_port players listed arguments
  remote remote_port password_file warnings memory_limit empty_minutes firewall steamcmd manifest state '

read_settings() {
  local lines line key value number=0
  [ -r "$conf" ] || fail 'The settings file %s is missing, or this account may not read it. Check where the file is, and use sudo.' "$conf"
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

# check SETTING PATTERN SENTENCE: stops with the sentence when the value is not of the pattern.
check() {
  [[ ${!1} =~ ^($2)$ ]] || fail '%s, %s=%s: %s' "$conf" "$1" "${!1}" "$(text "$3")"
}

# Folders that belong to the system or to a whole account: the scripts would move and delete in them.
system_folders='/|/(bin|boot|dev|etc|lib|lib64|proc|root|run|sbin|sys|usr)(/.*)?|/(home|media|mnt|opt|srv|tmp|var)|/home/[^/]+|/var/(backups|cache|lib|log|mail|spool|tmp|www)'

# check_folder SETTING
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
  check keep "$number" 'Write a whole number from 1 to 1000, and comments on lines of their own.'
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
  check empty_minutes "$number" 'Write a whole number from 1 to 1000, and comments on lines of their own.'
  check firewall 'ufw|firewalld|none' 'Write ufw, firewalld or none.'
  # Other accounts can't see the server, so the scripts would say that it is off.
  [ "$(id -u)" = 0 ] || [[ $kind == native && $(id -un) == "$user" ]] || fail 'Only root may do this. Run it again with sudo.'
  # The account of a script that only asks the server may not look into its folder.
  [ "${only_asks-no}" = yes ] || [ -d "$folder" ] || fail 'The folder %s does not exist. Correct folder= in %s.' "$folder" "$conf"
}

# What follows from the settings.
derive_settings() {
  case $kind in
    native) saved=$folder/Pal/Saved ;;
    docker)
      saved=$folder/Saved
      # compose.yaml publishes one port for this machine alone: the REST API.
      [ -n "$remote_port" ] || [ "$remote" = none ] ||
        remote_port=$(sed -n "s/^ *- *[\"']\{0,1\}127\.0\.0\.1:\([0-9]*\):.*/\1/p" "$folder/compose.yaml" | head -n 1)
      ;;
    # These images do the rest themselves.
    thijsvanloef) saved=$folder/palworld/Pal/Saved backups=$folder/palworld/backups remote=none ;;
    jammsen) saved=$folder/game/Pal/Saved backups=$folder/game/backups remote=none ;;
  esac
  check_folder backups
  [[ $kind == [tj]* || $backups/ != "$folder"/* ]] ||
    fail '%s, %s=%s: %s' "$conf" backups "$backups" "$(text 'Choose a folder outside the install folder.')"
  if [ "$remote" = rcon ]; then remote_port=${remote_port:-25575}; else remote_port=${remote_port:-8212}; fi
  secrets=/etc/$name
  # systemd names a folder of its own where a unit has LoadCredential.
  [ -z "${CREDENTIALS_DIRECTORY-}" ] || secrets=$CREDENTIALS_DIRECTORY
  [ -n "$password_file" ] || password_file=$secrets/admin-password
  [ -n "$state" ] || state=/var/lib/$name
  # While this file exists, the program may be half old and half new, and the unit doesn't start it.
  unfinished=$state/update-unfinished
  # Jobs write these and take them away. They are left by a job that was ended in the middle: where a restore
  # has put the world, and that an update has stopped the server.
  aside=$state/world-aside
  paused=$state/stopped-by-job
  # Here the server itself takes it away when it starts, as its account.
  [ "$kind" != native ] || paused=$folder/.stopped-by-job
}

# The language first: what is wrong with the other settings is said in it.
[ ! -r "$conf" ] || language=$(sed -n 's/^ *language *= *\([a-z]*\).*/\1/p' "$conf" | tail -n 1)
messages=$here/messages.${language:=en}.txt
[ ! -r "$messages" ] || read_messages "$messages"
read_settings
[ "$language" = en ] || [ -r "$messages" ] ||
  fail 'There is no file %s with the messages of language=%s.' "$messages" "$language"
check_settings
derive_settings

# --- The server ---------------------------------------------------------------------------------

# as_user COMMAND...: the files of a native server belong to its user, never to root.
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

# Starts the container as it is. A new image that was fetched meanwhile stays unused: only update.sh
# makes a new container.
start_server() {
  if [ "$kind" != native ]; then
    compose up --detach --no-recreate
  elif [ -e "$unfinished" ]; then
    say 'An update is half done. Run it again: sudo systemctl start %s-update' "$name" >&2
    return 1
  else
    systemctl start "$name"
  fi
}

# The server runs again as before a job that has stopped it.
resume() {
  start_server
  as_user rm -f "$paused"
}

# systemd stops the server as its unit says. The shutdown ends the server in a container; compose stop
# waits for that, and keeps Docker from starting it again.
stop_server() {
  if [ "$kind" = native ]; then
    systemctl stop "$name"
    return
  fi
  [ "$remote" = none ] || remote_shutdown 5 ||
    say 'The server did not accept the shutdown. Docker ends it after its time limit.'
  compose stop --timeout 120
}

# SteamCMD is in another place on each distribution. Fails when it is in none of them.
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
  fail 'SteamCMD was not found. Write its path into %s: steamcmd=' "$conf"
}

# Puts the world back that a restore has set aside, when it was ended before the other one was in place.
bring_back() {
  [ -s "$aside" ] && [ ! -e "$saved" ] && [ -d "$(<"$aside")" ] || return 0
  as_user mv --no-target-directory "$(<"$aside")" "$saved"
  say 'A restore was ended in the middle. The world is back in its place.'
}

# One at a time: backup, restart, update and restore wait for each other.
take_turn() {
  exec 9<"$folder"
  if ! flock --nonblock 9; then
    say 'Another job is running. This one waits for its end, up to an hour.'
    flock --wait 3600 9 || fail 'Another job has been running for an hour. Nothing was done. When it has ended, run this one again.'
  fi
  bring_back
  # From now on, a person who moves the world away or stops the server does so on purpose. An account that may
  # not delete these marks leaves them to the next job.
  [ ! -e "$saved" ] || rm -f "$aside" 2>/dev/null || true
  [ ! -e "$paused" ] || ! is_running || as_user rm -f "$paused" 2>/dev/null || true
  # What a job left that was ended in the middle; other servers may keep their backups in the same folder.
  as_user find "$(dirname "$saved")" -maxdepth 1 -type d -name '.Saved.restore-??????' -exec rm -rf {} + 2>/dev/null || true
  as_user find "$backups" -maxdepth 1 -type f -name "$name-$stamp*.tar.gz.partial*" -delete 2>/dev/null || true
}

# remote_save, remote_announce TEXT, remote_shutdown SECONDS, players_online
# shellcheck source=rest.sh
[ "$remote" = none ] || . "$here/$remote.sh"

# Changes with every file of the worlds. What is in a folder named backup doesn't count.
world_state() {
  { find "$saved/SaveGames" -name backup -prune -o -type f -printf '%p %s %T@\n' 2>/dev/null || true; } |
    sort | cksum
}

# The server answers a save before the files are written: wait until they have changed and are calm
# for three seconds. Without REST and RCON nothing can save.
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
  say 'No file changed within a minute after the save. The job continues.'
}

# Announces the stop several times, and waits. When the server is empty, it doesn't wait.
# Fails when the server doesn't answer.
warn_players() {
  local minutes i
  read -ra minutes <<<"$warnings"
  [ "$remote" != none ] && [ "${#minutes[@]}" -gt 0 ] || return 0
  if [ "$(players_online || echo unknown)" = 0 ]; then
    say 'The server is empty. No warning needed.'
    return 0
  fi
  for ((i = 0; i < ${#minutes[@]}; i++)); do
    remote_announce "${minutes[i]}" || return 1
    sleep $(((minutes[i] - ${minutes[i + 1]:-0}) * 60))
  done
}

# --- Copies -------------------------------------------------------------------------------------

# The time in the name of a copy, as a pattern.
stamp='[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]_[0-9][0-9][0-9][0-9][0-9][0-9]'

# make_copy LABEL: packs everything of one moment. If the server has saved meanwhile, it packs again.
# Half a copy never gets the name of a whole one.
make_copy() {
  local archive work before try
  archive=$backups/$name-$(date +%Y-%m-%d_%H%M%S)$1.tar.gz
  work=$archive.partial
  [ -d "$saved/SaveGames" ] || {
    say 'There is no SaveGames folder in %s. Is folder= right in %s, and has the server run once?' "$saved" "$conf" >&2
    return 1
  }
  as_user mkdir -p "$backups" || return 1
  # A folder from elsewhere, with copies in it: a group may read them, other accounts may not.
  as_user chmod o= "$backups" 2>/dev/null || true
  for try in 1 2 3 4 5; do
    before=$(world_state)
    as_user tar --create --file "$work" --numeric-owner --exclude='SaveGames/0/*/backup' \
      --directory "$(dirname "$saved")" "$(basename "$saved")" || {
      # 1 means that a file changed meanwhile, and the loop deals with that. More means a failed copy.
      [ "$?" = 1 ] || {
        as_user rm -f "$work"
        return 1
      }
    }
    [ "$(world_state)" != "$before" ] || break
    [ "$try" != 5 ] || say 'The server saved during every try. This backup may mix two saves.'
    sleep 5
  done
  if ! as_user gzip --force --suffix .gz "$work" || ! as_user gzip --test "$work.gz"; then
    as_user rm -f "$work" "$work.gz"
    return 1
  fi
  as_user sync "$work.gz" && as_user mv "$work.gz" "$archive" || return 1
  say 'Backup made: %s' "$archive"
}

# prune LABEL NUMBER: touches only files that make_copy has named, and keeps the newest.
prune() {
  local copies old
  mapfile -t copies < <(find "$backups" -maxdepth 1 -type f -name "$name-$stamp$1.tar.gz" | sort --reverse)
  for old in "${copies[@]:$2}"; do
    as_user rm -f -- "$old"
    say 'Old backup deleted: %s' "$old"
  done
}

# stop_and_copy: warns, saves, stops and copies before the program changes. Whatever fails here leaves
# the old server running. Sets was_running.
stop_and_copy() {
  was_running=no
  [ ! -e "$paused" ] || was_running=yes
  if is_running; then
    was_running=yes
    if ! { warn_players && save_world; }; then
      fail 'NOT UPDATED: the server does not answer or does not save. It stays on the old build.'
    fi
  fi
  if [ "$was_running" = yes ]; then
    trap resume EXIT
    install -d -m 755 "$state"
    as_user touch "$paused"
    ! is_running || stop_server
    ! is_running || fail 'The server is still running. Nothing was changed. When it has stopped, run this again.'
  fi
  # Copies from before an update are kept apart, so that hourly ones don't push them out.
  make_copy -before-update ||
    fail 'NOT UPDATED: the backup before the update failed. The server stays on the old build.'
  prune -before-update 5
  trap - EXIT
}
