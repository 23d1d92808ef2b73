#!/bin/bash
# The server: makes its folders, reads PalWorldSettings.ini once, and plays until it is stopped. Started in
# a terminal it hands the prompt back when its log is quiet; state/terminal.group ends it, as Ctrl+C does.
[ -n "$BASH_VERSION" ] || exec bash "$0" "$@"
. "$MACHINE/bin/control.sh"
here=$(dirname "$(readlink -f "$0")")
if [ "$(id -un)" = root ]; then
  echo "Refusing to run with the root privileges."
  exit 1
fi
if [ -z "$SUPERVISED" ]; then
  : >"$state/terminal.log"
  SUPERVISED=terminal setsid "$0" "$@" >>"$state/terminal.log" 2>&1 </dev/null &
  echo "$!" >"$state/terminal.group"
  until grep -q Running "$state/terminal.log"; do /bin/sleep 0.05; done
  cat "$state/terminal.log"
  exit
fi
port=8211
for argument; do
  case $argument in -port=*) port=${argument#-port=} ;; esac
done
. "$PROJECT/tests/support/gameWorld.sh"
open_world "$here" LinuxServer
value() { grep -o "$1=[^,)]*" "$ini" | head -n 1 | cut -d= -f2 | tr -d '"'; }
if [ "$(value RESTAPIEnabled)" = True ]; then
  export REMOTE=rest REMOTE_PORT=$(value RESTAPIPort)
elif [ "$(value RCONEnabled)" = True ]; then
  export REMOTE=rcon REMOTE_PORT=$(value RCONPort)
fi
# Up to 0.6 it writes the settings in use back to the file when it stops.
before=$(<"$ini")
ended() {
  rm -f "$MACHINE/udp/$port"
  case $VERSION in 0.*) printf '%s\n' "$before" >"$ini" ;; esac
  [ "$SUPERVISED" != terminal ] || rm -f "$state/terminal.group"
}
trap ended EXIT
echo "Game version is v$(cat "$here/program")"
echo "$$" >"$MACHINE/udp/$port"
notes=$MACHINE/notes/$port
mkdir -p "$notes"
: >"$notes/weight"
touch "$notes/game.log"
starts=$(grep -c ^ready "$notes/game.log")
cd "$PROJECT" || exit 1
PASSWORD=$(value AdminPassword) PLAYERS=${PLAYERS:-0} WORLD=$worlds/$world NOTES=$notes "$NODE" "$GAME_SERVER" &
until [ "$(grep -c ^ready "$notes/game.log")" != "$starts" ] || ! kill -0 "$!"; do /bin/sleep 0.05; done
echo "Running Palworld dedicated server on :$port"
wait
