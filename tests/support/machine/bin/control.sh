# shellcheck shell=bash
# Functions of the replacements for systemctl and docker.
state=$MACHINE/state
mkdir -p "$state"

alive() { [ -e "$state/$1.pid" ] && kill -0 "$(<"$state/$1.pid")" 2>/dev/null; }

# launch NAME COMMAND: in a session of its own, without the lock of the script that starts it.
launch() {
  local name=$1
  rm -f "$state/$name.stopping"
  setsid "$MACHINE/bin/supervise" "$@" >>"$state/$name.log" 2>&1 </dev/null 9>&- &
  echo "$!" >"$state/$name.group"
  until [ -e "$state/$name.pid" ]; do /bin/sleep 0.05; done
}

# await_end NAME TENTHS: waits for the end, then kills.
await_end() {
  local i
  for ((i = 0; i < $2; i++)); do
    alive "$1" || return 0
    /bin/sleep 0.1
  done
  echo killed >>"$state/$1.kills"
  kill -KILL -- "-$(<"$state/$1.group")"
  rm -f "$state/$1.pid"
}
