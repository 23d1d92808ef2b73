#!/bin/bash
# Starts the server with the arguments that palworld.conf names. systemd runs it: sudo systemctl start palworld
# shellcheck source=common.sh
. "$(dirname "$(readlink -f "$0")")/common.sh"

# systemd waits for this, because the server is active when its port is open, not when its program starts.
# Another server on the same port, started by hand, doesn't count.
if [ "${1-}" = --wait ]; then
  command -v ss >/dev/null || exit 0
  for ((i = 0; i < 240; i++)); do
    # A signal would prove nothing, because for a moment the process still belongs to root.
    [ -d "/proc/$2" ] || fail 'The server ended while it was starting. To see why: sudo journalctl -u %s -n 50' "$name"
    for pid in $(ss -Hlunp "sport = :$game_port" | grep -o 'pid=[0-9]*' | cut -d= -f2); do
      ! grep -q "/$name\.service" "/proc/$pid/cgroup" || exit 0
    done
    sleep 1
  done
  say 'The server has not opened UDP port %s within four minutes. It keeps running. To see its log: sudo journalctl -u %s -n 50' "$game_port" "$name"
  exit 0
fi
[ "$(id -un)" = "$user" ] ||
  fail 'Only the user %s may start the server. Start it with: sudo systemctl start %s' "$user" "$name"
[ ! -e "$unfinished" ] || fail 'An update is not complete. Run it again: sudo systemctl start %s-update' "$name"

bring_back
rm -f "$paused"
options=("-port=$game_port" "-players=$players")
[ -z "$query_port" ] || options+=("-queryport=$query_port")
[ "$listed" = no ] || options+=(-publiclobby)
read -ra more <<<"$arguments"
# The settings of the game contain its passwords.
[ ! -d "$saved" ] || chmod go= "$saved"
cd "$folder"
exec "$folder/PalServer.sh" "${options[@]}" "${more[@]}"
