#!/bin/bash
# Starts the server with the arguments that palworld.conf names. systemd runs it: sudo systemctl start palworld
# shellcheck source=common.sh
. "$(dirname "$(readlink -f "$0")")/common.sh"

[ "$(id -un)" = "$user" ] ||
  fail 'The server runs as the user %s. Start it with: sudo systemctl start %s' "$user" "$name"
[ ! -e "$unfinished" ] || fail 'An update is half done. Run it again: sudo systemctl start %s-update' "$name"

options=("-port=$game_port" "-players=$players")
[ -z "$query_port" ] || options+=("-queryport=$query_port")
[ "$listed" = no ] || options+=(-publiclobby)
read -ra more <<<"$arguments"
cd "$folder"
exec "$folder/PalServer.sh" "${options[@]}" "${more[@]}"
