#!/bin/bash
# Measures players, frames per second and memory every 5 seconds, for 10 minutes. Every sample goes into
# a table in the folder in which you start it.
#
#   sudo /usr/local/lib/palworld/measure.sh 30    measures for 30 minutes
only_asks=yes
file=$PWD/palworld-$(date +%Y-%m-%d_%H%M%S).csv
# shellcheck source=common.sh
. "$(dirname "$(readlink -f "$0")")/common.sh"
# shellcheck source=rest.sh
. "$here/rest.sh"

duration=${1:-10}
interval=5

# Megabytes of the server process on this machine; 0 if it runs elsewhere.
memory() { ps -eo rss=,args= | awk '/[P]alServer-Linux/ {sum += $1} END {print int(sum / 1024)}'; }

echo 'time,players,fps,frame_time_ms,memory_mb' >"$file"
say 'Measuring. Every sample goes into %s' "${file##*/}"
end=$((SECONDS + duration * 60))
while [ "$SECONDS" -lt "$end" ]; do
  if metrics=$(rest GET metrics); then
    jq -r --arg time "$(date +%H:%M:%S)" --arg memory "$(memory)" 'with_entries(.key |= ascii_downcase)
      | [$time, .currentplayernum, .serverfps, .serverframetime, $memory] | join(",")' \
      <<<"$metrics" >>"$file"
  fi
  sleep "$interval"
done

summary=$(awk -F, 'NR > 1 {
  n++; fps += $3; time += $4; players += $2; memory = $5
  if (n == 1 || $3 < lowest) lowest = $3
  if ($3 < 30) slow++
}
END { if (n) printf "%d %.1f %.1f %d %.0f %.1f %d\n", n, players / n, fps / n, lowest, 100 * slow / n, time / n, memory }' "$file")
[ -n "$summary" ] || fail 'The server did not answer once.'
read -r samples online fps lowest slow time used <<<"$summary"
say '%s samples, %s players on average' "$samples" "$online"
say 'FPS: average %s, lowest %s, below 30 in %s % of the samples' "$fps" "$lowest" "$slow"
say 'Frame time: average %s ms' "$time"
say 'Memory at the end: %s MB' "$used"
