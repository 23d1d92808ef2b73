#!/bin/bash
# Like the real script, this starts the server as a child and passes no signals on. In a terminal, it returns
# the prompt when the log is quiet. /machine/terminal has the group of processes that Ctrl+C ends.
[ -n "$BASH_VERSION" ] || exec bash "$0" "$@"
program=$(dirname "$(readlink -f "$0")")/Pal/Binaries/Linux/PalServer-Linux-Shipping
if [ "$(id -u)" = 0 ]; then
  echo 'Refusing to run with the root privileges.'
  exit 1
elif [ -n "$INVOCATION_ID" ] || [ -e /.dockerenv ]; then
  "$program" "$@"
else
  log=$(mktemp)
  setsid "$program" "$@" >"$log" 2>&1 </dev/null &
  echo "$!" >/machine/notes/terminal
  until grep -q Running "$log" || ! kill -0 "$!"; do /usr/bin/sleep 0.05; done
  cat "$log"
fi
