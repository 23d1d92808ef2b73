#!/bin/bash
# Stops the server when it has been empty for a while (empty_minutes in palworld.conf), and starts it when a
# player tries to join. It runs as root.
#
#   sudo /usr/local/lib/palworld/stop-when-empty.sh --listen
#     only waits for an attempt to join and reports it, but doesn't stop or start anything
# shellcheck source=common.sh
. "$(dirname "$(readlink -f "$0")")/common.sh"
# shellcheck source=rest.sh
. "$here/rest.sh"

interval=60

# Two packets from one address within ten seconds mean that a player tries to join, because a port scan sends
# only one. The port stays free, so you can start the server by hand at any time. Status 124 means that
# nothing arrived.
knock() {
  timeout "$1" python3 -c '
import socket, sys, time
port, seen = int(sys.argv[1]), {}
listener = socket.socket(socket.AF_INET, socket.SOCK_RAW, socket.IPPROTO_UDP)
while True:
    packet, (sender, _) = listener.recvfrom(65535)
    udp = packet[(packet[0] & 15) * 4:]
    if int.from_bytes(udp[2:4], "big") == port:
        if time.monotonic() - seen.get(sender, -60) < 10:
            break
        seen[sender] = time.monotonic()
' "$game_port"
}

if [ "${1-}" = --listen ]; then
  say 'Listening for five minutes. Try to join now.'
  status=0
  knock 300 || status=$?
  case $status in
    0) say 'A player tried to join.' ;;
    124) fail 'No attempt to join reached this machine.' ;;
  esac
  exit "$status"
fi

# The wait also ends when an administrator or a timer has started the server.
wait_for_player() {
  until is_running; do
    if knock "$interval"; then
      say 'A player tried to join, so the server is started.'
      start_server || sleep "$interval"
    elif [ "$?" != 124 ]; then
      exit 1
    fi
  done
}

empty=0
while true; do
  if is_running && [ "$(players_online || echo unknown)" = 0 ]; then
    empty=$((empty + 1))
  else
    empty=0
  fi
  if [ "$empty" -ge "$empty_minutes" ]; then
    say 'The server is empty, so it is stopped.'
    stop_server
    wait_for_player
    empty=0
  fi
  sleep "$interval"
done
