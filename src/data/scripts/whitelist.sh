#!/bin/bash
# {{whitelist.purpose}}
# {{whitelist.usage}}
set -euo pipefail

list=${PALWORLD_WHITELIST:-/etc/palworld-whitelist.txt}
mode=${1:-kick}
interval=15
{{include rest.sh}}

{{include players.sh}}

# {{whitelist.readList}}
read_list() {
  sed -E -e 's/#.*//' -e 's/[[:space:]]//g' -e '/^$/d' -e 's/^[0-9]{17}$/steam_&/' "$list"
}

check_players() {
  local allowed players user name
  allowed=$(read_list) || return 1
  if [ -z "$allowed" ]; then
    say "{{whitelist.emptyList}}"
    return 1
  fi
  players=$(rest GET players) || return 1
  list_players <<<"$players" | while IFS=$'\t' read -r user name; do
    if grep -qxF -e "$user" <<<"$allowed"; then
      [ "$mode" = kick ] || say "{{whitelist.onList}} $user $name"
      continue
    fi
    say "{{whitelist.notOnList}} $user $name"
    [ "$mode" = kick ] || continue
    rest POST kick "$(jq -cn --arg user "$user" '{userid: $user, message: "{{whitelist.message}}"}')" || true
  done
}

if [ "$mode" = --check ]; then
  check_players
  exit
fi
while true; do
  check_players || true
  sleep "$interval"
done
