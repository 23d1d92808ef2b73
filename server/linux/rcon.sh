# shellcheck shell=bash
# shellcheck disable=SC2154 # common.sh sets what is used here
# Talks to the server over RCON. common.sh reads this file when palworld.conf has remote=rcon.

# rcon COMMAND... sends one command and prints the answer. It reads the password from its file.
rcon() {
  RCON_PORT=$remote_port RCON_PASSWORD_FILE=$password_file python3 "$here/rcon.py" "$@"
}

# RCON garbles everything but ASCII, and cuts a text at its first space.
remote_save() { rcon Save >/dev/null; }
remote_announce() { rcon Broadcast "Restart_in_$1_min" >/dev/null; }
remote_shutdown() { rcon Shutdown "$1" The_server_stops_now >/dev/null; }
# The first line of the list is its heading.
players_online() {
  local list
  list=$(rcon ShowPlayers) && [ -n "$list" ] || return 1
  printf '%s\n' "$list" | tail -n +2 | grep -c . || true
}
