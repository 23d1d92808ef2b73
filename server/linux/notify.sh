#!/bin/bash
# Posts to a Discord channel who joins and leaves, and when the server stops answering.
#
#   sudo /usr/local/lib/palworld/notify.sh --test    posts one line and ends
#
# The address of the webhook is in /etc/palworld/discord-webhook.
only_asks=yes
# shellcheck source=common.sh
. "$(dirname "$(readlink -f "$0")")/common.sh"
# shellcheck source=rest.sh
. "$here/rest.sh"

interval=30

# Posts a text. Names in it can neither mention people nor show previews of links.
post() {
  local body webhook
  webhook=$(<"$secrets/discord-webhook") || return 1
  body=$(jq -cn --arg text "$1" '{content: $text, allowed_mentions: {parse: []}, flags: 4}')
  curl --silent --show-error --fail --max-time 10 --output /dev/null \
    --header 'Content-Type: application/json' --data "$body" --config - <<END
url = "${webhook%$'\r'}"
END
}

# each SENTENCE: says it of every player in its input.
each() {
  local player
  while IFS=$'\t' read -r _ player; do
    [ -z "$player" ] || say "$1" "$player"
  done
}

# One line for each player who joined or left since the last check.
changes() {
  comm -13 <(echo "$before") <(echo "$now") | each '%s joined'
  comm -23 <(echo "$before") <(echo "$now") | each '%s left'
}

if [ "${1-}" = --test ]; then
  post "$(text 'Notices from the Palworld server work.')"
  exit
fi

# Three failed calls in a row count as down. What could not be posted is posted next time.
state=unknown
failures=0
before=''
while true; do
  if now=$(list_players | sort); then
    failures=0
    news=$({
      [ "$state" != down ] || say 'The server answers again.'
      [ "$state" = unknown ] || changes
    })
    online=$(grep -c . <<<"$now" || true)
    if [ -z "$news" ] || post "$news"$'\n'"$(text 'Online: %s' "$online")"; then
      state=up
      before=$now
    fi
  else
    failures=$((failures + 1))
    if [ "$failures" -ge 3 ] && [ "$state" = up ] && post "$(text 'The server does not answer.')"; then
      state=down
      before=''
    fi
  fi
  sleep "$interval"
done
