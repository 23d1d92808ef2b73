#!/bin/bash
# {{notify.purpose}}
# {{notify.usage}}
set -euo pipefail

interval=30
{{include rest.sh}}

{{include players.sh}}

# {{notify.post}}
post() {
  local body webhook
  webhook=$(<"$secrets/discord-webhook") || return 1
  body=$(jq -cn --arg text "$1" '{content: $text, allowed_mentions: {parse: []}, flags: 4}')
  curl --silent --show-error --fail --max-time 10 --output /dev/null \
    --header 'Content-Type: application/json' --data "$body" --config - <<END
url = "${webhook%$'\r'}"
END
}

# {{notify.changes}}
changes() {
  comm -13 <(echo "$before") <(echo "$now") | sed -n 's/^[^\t]*\t\(.*\)/\1{{notify.joined}}/p'
  comm -23 <(echo "$before") <(echo "$now") | sed -n 's/^[^\t]*\t\(.*\)/\1{{notify.left}}/p'
}

if [ "${1-}" = --test ]; then
  post "{{notify.test}}"
  exit
fi

# {{notify.state}}
state=unknown
failures=0
before=''
while true; do
  if players=$(rest GET players); then
    failures=0
    now=$(list_players <<<"$players" | sort)
    text=$({
      [ "$state" != down ] || say "{{notify.up}}"
      [ "$state" = unknown ] || changes
    })
    online=$(grep -c . <<<"$now" || true)
    if [ -z "$text" ] || post "$text"$'\n'"{{notify.online}} $online"; then
      state=up
      before=$now
    fi
  else
    failures=$((failures + 1))
    if [ "$failures" -ge 3 ] && [ "$state" = up ] && post "{{notify.down}}"; then
      state=down
      before=''
    fi
  fi
  sleep "$interval"
done
