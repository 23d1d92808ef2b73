#!/bin/bash
# Restores a backup. It moves the current world aside and never deletes it. Without a name it lists the
# backups:
#   sudo /usr/local/lib/palworld/restore.sh FILE.tar.gz
start_folder=$PWD
# shellcheck source=common.sh
. "$(dirname "$(readlink -f "$0")")/common.sh"

archive=${1-}
if [ -z "$archive" ]; then
  say 'Run this again with the path of one of these backups:'
  find "$backups" -maxdepth 1 -name '*.tar.gz' | sort
  exit 1
fi
archive=$(cd "$start_folder" && realpath -- "$archive")
[ -f "$archive" ] || fail 'There is no file %s.' "$archive"
take_turn

# Unpacks and checks the backup while the server runs, so that nothing has changed if the backup is damaged or
# the disk is full.
list=$(tar --list --gzip --quoting-style=escape --file "$archive") ||
  fail 'The backup is damaged. Nothing was changed. Choose another one.'
grep -q '^Saved/SaveGames/0/.*/Level.sav$' <<<"$list" ||
  fail 'This backup contains no world of a Palworld server. Nothing was changed. Choose another one.'
# A backup by these scripts contains only files and folders. Anything else comes from a person who wants more
# of this machine than a world.
kinds=$(tar --list --verbose --gzip --quoting-style=escape --file "$archive" | cut -c 1)
if grep -q '[^d-]' <<<"$kinds" ||
  grep -Eqv '^Saved(/|$)' <<<"$list" ||
  grep -Eq '(^|/)\.\.(/|$)' <<<"$list"; then
  fail 'The backup contains links, devices or files outside Saved, and a real backup has none. Nothing was changed. Choose another one.'
fi
size=$(gzip --decompress --stdout <"$archive" | wc -c)
free=$(df --output=avail --block-size=1 "$(dirname "$saved")" | tail -n 1)
[ "$size" -lt "$free" ] ||
  fail 'The backup needs %s MB, but only %s MB are free. Nothing was changed. Free disk space, then run this again.' $((size / 1048576)) $((free / 1048576))
new=$(as_user mktemp --directory "$(dirname "$saved")/.Saved.restore-XXXXXX")
trap 'as_user rm -rf "$new"' EXIT
# Owners, modes and attributes of the archive don't count.
as_user tar --extract --gzip --no-same-owner --no-same-permissions --directory "$new" <"$archive" ||
  fail 'The backup could not be unpacked. It may be damaged, or the disk may be full. Nothing was changed. Check the free space, and try another backup.'
# The folders are opened one by one, because a closed folder hides what is in it.
as_user find "$new" -type d -exec chmod 00700 {} \;
# A person may have exchanged the file since the check.
[ -z "$(as_user find "$new" ! -type d ! -type f)" ] ||
  fail 'The backup contains links, devices or files outside Saved, and a real backup has none. Nothing was changed. Choose another one.'
as_user find "$new" -type f -exec chmod 600 {} +
# In a container, the account of the image has to read it.
[ "$kind" = native ] || [ ! -e "$saved" ] || chown --recursive --reference="$saved" "$new/Saved"
ini=$new/Saved/Config/LinuxServer/GameUserSettings.ini
world=
[ ! -f "$ini" ] || world=$(sed -n 's/^DedicatedServerName=//p' "$ini" | tr -d '\r' | tail -n 1)
if [ -n "$world" ] && [ ! -d "$new/Saved/SaveGames/0/$world" ]; then
  fail 'The settings in the backup belong to the world %s, but the backup does not contain that world. Nothing was changed. Choose another backup.' "$world"
fi

old=$saved.before-restore-$(date +%Y-%m-%d_%H%M%S)
# If the script ends between the two moves below, the next job and the server itself know where the world is.
install -d -m 755 "$state"
echo "$old" >"$aside"
chmod 644 "$aside"
if is_running; then
  save_world ||
    say 'The server did not save. Progress since the last autosave may be lost.'
  stop_server
fi
! is_running || fail 'The server is still running. Nothing was changed. When it has stopped, run this again.'
# A move is a single step, so there is always a whole folder, the old or the new one.
[ ! -e "$saved" ] || as_user mv "$saved" "$old"
if ! as_user mv --no-target-directory "$new/Saved" "$saved"; then
  [ ! -e "$old" ] || as_user mv "$old" "$saved"
  start_server || true
  fail 'NOT RESTORED: the folder of the world could not be moved. The reason is above. The old world is back in its place. Close every program that uses a file in %s, then run this again.' "$saved"
fi
rm -f "$aside"
say 'Restored. The server is starting.'
start_server || fail 'THE SERVER DOES NOT START. The reason is above, or in its log.'
[ ! -e "$old" ] || say 'The world and the settings from before the restore are in %s. When everything works, delete that folder.' "$old"
