#!/bin/bash
# Stops the server without losing anything. It saves, waits for the files, asks for a shutdown and waits for
# the end. The server stays off until you start it again.
#
#   sudo /usr/local/lib/palworld/stop.sh           stops at once
#   sudo /usr/local/lib/palworld/stop.sh --warn    warns the players first
#
# systemd runs it with --pid and the number of the process, at systemctl stop and before a reboot.
# shellcheck source=common.sh
. "$(dirname "$(readlink -f "$0")")/common.sh"

if [ "${1-}" = --pid ]; then
  # Without a process, the server has already ended.
  pid=${2-}
  if [ -z "$pid" ] || [ "$remote" = none ]; then
    exit 0
  fi
  save_world ||
    say 'The server did not save. Progress since the last autosave may be lost.'
  remote_shutdown 5 || fail 'The server did not accept the shutdown. systemd now ends it with a signal.'
  for ((i = 0; i < 120; i++)); do
    kill -0 "$pid" 2>/dev/null || exit 0
    sleep 1
  done
  fail 'The server has not ended after two minutes. systemd now ends it with a signal.'
fi

# An interrupted update would start the server again.
[ ! -e "$paused" ] || as_user rm -f "$paused"
is_running || fail 'The server is not running.'
if [ "${1-}" = --warn ]; then
  warn_players || say 'The server did not accept the warning. The stop continues.'
fi
if [ "$kind" = native ]; then
  stop_server
  say 'The server has stopped and stays off until this machine restarts. To start it again: sudo systemctl start %s' "$name"
else
  save_world ||
    say 'The server did not save. Progress since the last autosave may be lost.'
  stop_server
  say 'The server has stopped and stays off. To start it again: sudo docker compose --project-directory %s start' "$folder"
fi
