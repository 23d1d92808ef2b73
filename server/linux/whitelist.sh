#!/bin/bash
# Removes players whose user ID is not on the whitelist, every 15 seconds.
#
#   sudo /usr/local/lib/palworld/whitelist.sh --check    only prints who is on the list and who is not, once
#
# /etc/palworld-whitelist.txt has one user ID a line; what follows # is a note. 17 digits alone are a
# Steam account.
only_asks=yes
# shellcheck source=common.sh
. "$(dirname "$(readlink -f "$0")")/common.sh"
# shellcheck source=rest.sh
. "$here/rest.sh"

list=/etc/$name-whitelist.txt
mode=${1:-kick}
interval=15

read_list() {
  sed -E -e 's/#.*//' -e 's/[[:space:]]//g' -e '/^$/d' -e 's/^[0-9]{17}$/steam_&/' "$list"
}

check_players() {
  local allowed online user player
  allowed=$(read_list) || return 1
  if [ -z "$allowed" ]; then
    say 'The whitelist is empty, so no players are removed.'
    return 1
  fi
  online=$(list_players) || return 1
  while IFS=$'\t' read -r user player; do
    if [ -z "$user" ]; then
      continue
    elif grep -qxF -e "$user" <<<"$allowed"; then
      [ "$mode" = kick ] || say 'on the list: %s %s' "$user" "$player"
    else
      say 'not on the list: %s %s' "$user" "$player"
      [ "$mode" != kick ] || kick "$user" || true
    fi
  done <<<"$online"
}

kick() {
  rest POST kick "$(jq -cn --arg user "$1" \
    --arg message "$(text 'You are not on the whitelist of this server.')" '{userid: $user, message: $message}')"
}

if [ "$mode" = --check ]; then
  check_players
  exit
fi
while true; do
  check_players || true
  sleep "$interval"
done
