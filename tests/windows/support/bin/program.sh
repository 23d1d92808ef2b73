#!/bin/bash
# The server: makes its folders, reads PalWorldSettings.ini once, and plays until it is stopped.
file=$(readlink -f "$0")
folder=${file%/Pal/Binaries/*}
port=8211
for argument; do
  case $argument in -port=*) port=${argument#-port=} ;; esac
done
. "$PROJECT/tests/support/gameWorld.sh"
open_world "$folder" WindowsServer
value() { grep -o "$1=[^,)]*" "$ini" | head -n 1 | cut -d= -f2- | sed 's/^"\(.*\)"$/\1/'; }
if [ "$(value RESTAPIEnabled)" = True ]; then
  REMOTE=rest REMOTE_PORT=$(value RESTAPIPort)
elif [ "$(value RCONEnabled)" = True ]; then
  REMOTE=rcon REMOTE_PORT=$(value RCONPort)
fi
notes=$MACHINE/notes/$port
mkdir -p "$notes"
[ -e "$notes/weight" ] || : >"$notes/weight"
touch "$notes/game.log"
starts=$(grep -c ^ready "$notes/game.log")
export REMOTE REMOTE_PORT NOTES=$notes WORLD=$worlds/$world PLAYERS=${PLAYERS:-$(cat "$MACHINE/state/players" 2>/dev/null || echo 0)}
PASSWORD=$(value AdminPassword)
export PASSWORD
cd "$PROJECT" || exit 1
set -m
"$NODE" "$GAME_SERVER" "$@" &
server=$!
rest=${file#"$MACHINE"/}
drive=${rest%%/*}
path=${rest#*/}
printf '%s\n' "${drive^^}:\\${path//\//\\}" "${drive^^}:\\${path//\//\\} $*" "$port" >"$MACHINE/state/processes/$server.new"
mv "$MACHINE/state/processes/$server.new" "$MACHINE/state/processes/$server"
until [ "$(grep -c ^ready "$notes/game.log")" != "$starts" ] || ! kill -0 "$server"; do sleep 0.05; done
echo "Game version is v$(cat "$folder/program")"
echo "Running Palworld dedicated server on :$port"
wait "$server"
rm -f "$MACHINE/state/processes/$server"
