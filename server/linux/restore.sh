#!/bin/bash
# Goes back to a backup. The present state is set aside, never deleted. Without a name it lists the backups:
#   sudo /usr/local/lib/palworld/restore.sh FILE.tar.gz
start_folder=$PWD
# shellcheck source=common.sh
. "$(dirname "$(readlink -f "$0")")/common.sh"

archive=${1-}
if [ -z "$archive" ]; then
  say 'Say which archive. There are:'
  find "$backups" -maxdepth 1 -name '*.tar.gz' | sort
  exit 1
fi
archive=$(cd "$start_folder" && realpath -- "$archive")
[ -f "$archive" ] || fail 'There is no file %s.' "$archive"
take_turn

# Unpack and check first, while the server runs: if the archive is damaged or the disk full, nothing
# has changed.
list=$(tar --list --gzip --file "$archive") || fail 'The archive is damaged. Nothing was changed. Choose another one.'
grep -q '^Saved/SaveGames/0/.*/Level.sav$' <<<"$list" ||
  fail 'This archive holds no world of a Palworld server. Nothing was changed. Choose another one.'
new=$(as_user mktemp --directory "$(dirname "$saved")/.restore-XXXXXX")
trap 'as_user rm -rf "$new"' EXIT
as_user tar --extract --gzip --numeric-owner --directory "$new" <"$archive" ||
  fail 'The archive could not be unpacked. It may be damaged, or the disk full. Nothing was changed. Check the free space, and try another archive.'
ini=$new/Saved/Config/LinuxServer/GameUserSettings.ini
world=
[ ! -f "$ini" ] || world=$(sed -n 's/^DedicatedServerName=//p' "$ini" | tr -d '\r' | tail -n 1)
if [ -n "$world" ] && [ ! -d "$new/Saved/SaveGames/0/$world" ]; then
  fail 'The settings in the archive name the world %s, which is not in it. Nothing was changed. Choose another archive.' "$world"
fi

if is_running; then
  save_world ||
    say 'The server did not save. What was played since the last automatic save may be lost.'
  stop_server
fi
! is_running || fail 'The server is still running. Nothing was changed. When it has stopped, run this again.'
# Moving is one step: there is always a whole folder, the old or the new one.
old=$saved.before-restore-$(date +%Y-%m-%d_%H%M%S)
[ ! -e "$saved" ] || as_user mv "$saved" "$old"
if ! as_user mv "$new/Saved" "$saved"; then
  [ ! -e "$old" ] || as_user mv "$old" "$saved"
  start_server
  fail 'The folder could not be moved. The old state is back.'
fi
start_server
say 'Restored. The server is starting.'
[ ! -e "$old" ] || say 'The state before is in %s. Delete it when all is well.' "$old"
