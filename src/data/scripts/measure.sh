#!/bin/bash
# {{measure.purpose}}
# {{measure.usage}}
set -euo pipefail

minutes=${1:-10}
interval=5
file=palworld-$(date +%Y-%m-%d_%H%M%S).csv
{{include rest.sh}}

# {{measure.memory}}
memory() { ps -eo rss=,args= | awk '/[P]alServer-Linux/ {sum += $1} END {print int(sum / 1024)}'; }

echo 'time,players,fps,frame_time_ms,memory_mb' >"$file"
say "{{measure.running}} $file"
end=$((SECONDS + minutes * 60))
while [ "$SECONDS" -lt "$end" ]; do
  if metrics=$(rest GET metrics); then
    jq -r --arg time "$(date +%H:%M:%S)" --arg memory "$(memory)" 'with_entries(.key |= ascii_downcase)
      | [$time, .currentplayernum, .serverfps, .serverframetime, $memory] | join(",")' \
      <<<"$metrics" >>"$file"
  fi
  sleep "$interval"
done

# {{measure.summary}}
awk -F, 'NR > 1 {
  n++; fps += $3; time += $4; players += $2; memory = $5
  if (n == 1 || $3 < lowest) lowest = $3
  if ($3 < 30) slow++
}
END {
  if (n == 0) { print "{{common.noAnswer}}"; exit 1 }
  printf "{{measure.resultWithMemory}}\n", n, players / n, fps / n, lowest, 100 * slow / n, time / n, memory
}' "$file"
