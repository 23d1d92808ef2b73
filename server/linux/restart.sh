#!/bin/bash
# Restarts the server: warns the players, saves, then restarts.
# Run it as a job, so that its messages are in the journal: sudo systemctl start palworld-restart
# shellcheck source=common.sh
. "$(dirname "$(readlink -f "$0")")/common.sh"

take_turn
is_running || {
  say 'The server is not running. There is nothing to restart.'
  exit 0
}
# A server that doesn't answer can't save. In that case nothing changes, and an administrator has to find the
# reason.
if ! { warn_players && save_world; }; then
  fail 'NOT RESTARTED: the server does not answer or does not save. Check the password in %s, and whether remote_port=%s is the port of REST or RCON.' "$password_file" "$remote_port"
fi
if [ "$kind" = native ]; then
  systemctl restart "$name" || fail 'THE SERVER DOES NOT START. The reason is above, or in its log.'
else
  stop_server
  start_server
fi
say 'Restarted.'
