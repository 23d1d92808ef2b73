#!/bin/bash
# Copies the files beside it to their places, with owners and modes, asks for what is missing, turns on the
# jobs you want, and starts the server:
#   sudo bash install.sh          asks before it turns on a job
#   sudo bash install.sh --all    turns on every job of palworld.conf
# Run it again at any time: a settings file, timer or Compose file that you have changed stays as it is
# unless you agree to replace it, and jobs stay on or off.
set -euo pipefail
source=$(dirname "$(readlink -f "$0")")
name=$(sed -n 's/^name=\([a-z0-9-]*\).*/\1/p' "$source/palworld.conf")
lib=/usr/local/lib/$name units=/etc/systemd/system
# The settings in use override those of the archive, unless they are for another kind of server.
conf=$source/palworld.conf used=$lib/palworld.conf replaces=no
kind_in() { sed -n 's/^ *kind *= *\([a-z]*\).*/\1/p' "$1" | tail -n 1 | grep . || echo native; }
if [ -e "$used" ]; then
  if [ "$(kind_in "$used")" = "$(kind_in "$conf")" ]; then conf=$used; else replaces=yes; fi
fi
only_asks=yes
# shellcheck source=common.sh
. "$source/common.sh"
[ -w "${units%/*}" ] || fail 'Only root may do this. Run it again with sudo.'
umask 022

# agree SENTENCE VALUE... asks, and takes Enter for the first letter of the answers.
agree() {
  local answer
  printf '%s ' "$(text "$@")"
  IFS= read -r answer || answer=''
  [ -t 0 ] || echo
  case $1 in
    *'[Y/n]') [[ $answer != [Nn]* ]] ;;
    *) [[ $answer == [Yy]* ]] ;;
  esac
}

# put FILE FOLDER MODE copies a file, but keeps what you have changed unless you agree.
put() {
  local to=$2/$1
  if [ -e "$to" ] && ! cmp -s "$source/$1" "$to"; then
    case $1 in
      *.conf | *.timer | *.yaml | *.env)
        if [ "$replaces" = no ] && ! agree '%s differs from the one in this archive. Replace it, and keep yours as %s.old? [y/N]' "$to" "$to"; then
          say 'Kept: %s' "$to"
          return 0
        fi
        cp -p "$to" "$to.old"
        ;;
    esac
  elif [ -e "$to" ]; then
    chmod "$3" "$to"
    return 0
  fi
  install -D -m "$3" "$source/$1" "$to"
  say 'Written: %s' "$to"
}

# With SELinux, systemd starts only files that are labelled as programs.
label_programs() {
  { command -v selinuxenabled >/dev/null && selinuxenabled; } || return 0
  ! command -v semanage >/dev/null || semanage fcontext -a -t bin_t "$lib/.*\.(sh|py)" 2>/dev/null || true
  chcon -t bin_t "$lib"/*.sh
}

# Copies the password from the settings of the game, or asks for it, and writes it into a file that only root
# and the account of the server can read.
put_password() {
  local found='' kept='' mode=600 group=root
  [ ! -r "$ini" ] || found=$(sed -n '/[(,]AdminPassword="[^"\\]*"/{s/.*[(,]AdminPassword="\([^"\\]*\)".*/\1/p;q}' "$ini")
  [ ! -r "$password_file" ] || kept=$(<"$password_file")
  if [ -z "$found" ] && [ -n "$kept" ]; then
    say 'Kept: %s' "$password_file"
    return 0
  fi
  if [ -z "$found" ]; then
    say 'Type the AdminPassword of the server. Your typing is not shown.'
    IFS= read -rsp 'AdminPassword: ' found || true
    echo
  fi
  [ -n "$found" ] || fail 'The AdminPassword is empty, but without one the server cannot be administered. Run this again, and type one.'
  if [ "$found" != "$kept" ]; then
    [ "$kind" != native ] || mode=640 group=$user
    install -D -m "$mode" -o root -g "$group" /dev/null "$password_file"
    printf '%s\n' "$found" >"$password_file"
    say 'Written: %s' "$password_file"
  fi
}

# Without REST or RCON nothing can make the server save before it stops.
check_remote() {
  local switch='RESTAPIEnabled=True'
  [ "$remote" = rest ] || switch='RCONEnabled=True'
  if ! grep -q "[(,]$switch" "$ini" 2>/dev/null || ! grep -q '[(,]AdminPassword="[^"]' "$ini"; then
    fail 'NOT FINISHED: stop the server, set %s and AdminPassword in %s, and run this again.' "$switch" "$ini"
  fi
}

# Waits until the server answers, because a program that ends at once isn't a running server.
await_answer() {
  local i online
  for ((i = 0; i < 90; i++)); do
    if online=$(players_online 2>/dev/null); then
      say 'The server answers. Players online: %s' "$online"
      return 0
    fi
    sleep 2
  done
  fail 'THE SERVER DOES NOT ANSWER. Look at its log: %s. If the password in %s is not the AdminPassword of the game, delete that file and run this again.' "$1" "$password_file"
}

if [ "$replaces" = yes ]; then
  agree '%s belongs to a server of kind=%s, and this archive is for kind=%s. Replace its files, and keep yours as .old? Answer y only if that server is stopped. [y/N]' "$used" "$(kind_in "$used")" "$kind" ||
    fail 'Nothing was changed. To keep both servers, give the new one its own name and folder in the generator. To replace the old one, stop it, run this again, and answer y.'
fi
if [ ! -d "$folder" ] && [ ! -e "$source/compose.yaml" ]; then
  [ "$conf" = "$source/palworld.conf" ] || fail 'The folder %s does not exist. Correct folder= in %s.' "$folder" "$conf"
  printf '%s ' "$(text 'There is no server in %s. Type its install folder:' "$folder")"
  IFS= read -r folder || exit 1
  sed -i "s|^folder=.*|folder=${folder%/}|" "$conf"
  exec bash "$source/install.sh" "$@"
fi
[ ! -e "/usr/lib/systemd/system/$name.service" ] ||
  fail 'The name %s belongs to a service of the system. Write another one after name= in %s.' "$name" "$conf"
if [ "$conf" = "$source/palworld.conf" ] && [ "$firewall" = ufw ] && ! command -v ufw >/dev/null &&
  command -v firewall-cmd >/dev/null; then
  sed -i 's/^firewall=.*/firewall=firewalld/' "$conf"
fi
[ "$kind" != native ] || getent passwd "$user" >/dev/null || fail 'There is no account %s. Correct user= in %s.' "$user" "$conf"
[ "$remote" != rest ] || command -v curl >/dev/null || fail 'The program %s is missing. Install it, then run this again.' curl

# The settings come first, because everything below follows from them.
before=$(cksum <"$conf")
put palworld.conf "$lib" 644
[ "$(cksum <"$lib/palworld.conf")" = "$before" ] || exec bash "$source/install.sh" "$@"

# If a timer is already there, you have decided about it before.
jobs=()
for file in "$source"/*; do
  file=${file##*/}
  case $file in
    install.sh | README.md | palworld.conf) ;;
    *-memory.timer)
      [ -e "$units/$file" ] || [ "$memory_limit" = 0 ] || jobs+=("$file")
      put "$file" "$units" 644
      ;;
    *.timer)
      [ -e "$units/$file" ] || jobs+=("$file")
      put "$file" "$units" 644
      ;;
    *.service) put "$file" "$units" 644 ;;
    compose.yaml | palworld.env | helper.sh) put "$file" "$folder" 644 ;;
    *.sh) put "$file" "$lib" 755 ;;
    *) put "$file" "$lib" 644 ;;
  esac
done
label_programs

if [[ $kind == [tj]* ]]; then
  [ -e "$folder/passwords.env" ] || bash "$lib/passwords.sh"
  compose up --detach
  say 'The container is started. To see its log: sudo docker compose --project-directory %s logs --follow' "$folder"
  exit 0
fi

as_user mkdir -p "$backups"
as_user chmod 700 "$backups"
systemctl daemon-reload
for timer in "${jobs[@]}"; do
  if [ "${1-}" = --all ] || agree 'Turn on %s (%s)? [Y/n]' "$timer" "$(sed -n 's/^OnCalendar=//p' "$units/$timer")"; then
    systemctl enable --now "$timer"
    say 'Turned on: %s' "$timer"
  else
    say 'Not turned on. To turn it on later: sudo systemctl enable --now %s' "$timer"
  fi
done

ini=$saved/Config/LinuxServer/PalWorldSettings.ini
if [ "$kind" = docker ]; then
  is_running || compose up --detach
  log="sudo docker compose --project-directory $folder logs"
else
  log="sudo journalctl -u $name -n 50"
  if ! is_running && ss -lun | grep -q ":$game_port "; then
    fail 'NOT FINISHED: a server already runs on UDP port %s, perhaps in a terminal. Stop it, then run this again.' "$game_port"
  fi
fi
if [ "$remote" != none ]; then
  put_password
  check_remote
fi
if [ "$kind" = native ]; then
  systemctl enable --now "$name"
fi
[ "$remote" = none ] || await_answer "$log"
say 'Everything is installed. The settings of the scripts: %s' "$lib/palworld.conf"
