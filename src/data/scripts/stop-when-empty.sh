#!/bin/bash
# {{idle.purpose}}
# {{idle.usage}}
set -euo pipefail

service=palworld
port={{gamePort}}
minutes=30
interval=60
{{include rest.sh}}

is_running() { systemctl is-active --quiet "$service"; }
stop_server() { systemctl stop "$service"; }
start_server() { systemctl start "$service"; }

players() { rest GET metrics | jq -r 'with_entries(.key |= ascii_downcase) | .currentplayernum'; }

# {{idle.knock}}
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
' "$port"
}

if [ "${1-}" = --listen ]; then
  say "{{idle.listening}}"
  knock 300 && say "{{idle.heard}}"
  exit
fi

empty=0
while :; do
  if is_running; then
    if [ "$(players || echo unknown)" = 0 ]; then
      empty=$((empty + 1))
    else
      empty=0
    fi
    if [ "$empty" -ge "$minutes" ]; then
      say "{{idle.stopping}}"
      stop_server
      empty=0
      # {{idle.byHand}}
      until is_running; do
        if knock "$interval"; then
          say "{{idle.waking}}"
          start_server
        elif [ "$?" != 124 ]; then
          exit 1
        fi
      done
    fi
  else
    empty=0
  fi
  sleep "$interval"
done
