#!/bin/bash
# Restarts the server, with warnings, when it uses more memory than memory_limit in palworld.conf.
# A timer runs it every five minutes. To see what the server uses, run: sudo systemctl start palworld-memory
# shellcheck source=common.sh
. "$(dirname "$(readlink -f "$0")")/common.sh"

[ "$memory_limit" -gt 0 ] || fail 'Set memory_limit in %s to a limit in megabytes.' "$conf"
is_running || exit 0

main_pid() {
  if [ "$kind" = native ]; then
    systemctl show --property MainPID --value "$name"
  else
    docker inspect --format '{{.State.Pid}}' "$(compose ps --quiet | head -n 1)"
  fi
}

# memory_of PID prints the megabytes of a process and all processes that it started.
memory_of() {
  ps -e -o pid=,ppid=,rss= | awk -v root="$1" '
    {parent[$1] = $2; size[$1] = $3}
    END {
      for (pid in size) {
        above = pid
        while (above != root && above in parent && above != 0) above = parent[above]
        if (above == root) sum += size[pid]
      }
      printf "%d\n", sum / 1024
    }'
}

pid=$(main_pid)
used=$(memory_of "$pid")
if [ "$used" -lt "$memory_limit" ]; then
  say 'The server uses %s MB. The limit is %s MB.' "$used" "$memory_limit"
  exit 0
fi
# If the limit is below what the world always needs, the script would restart the server again and again.
[ "$(ps -o etimes= -p "$pid")" -ge 3600 ] ||
  fail 'NOT RESTARTED: the server already uses %s MB within an hour of its start, so the limit of %s MB is too low. Raise memory_limit in %s.' "$used" "$memory_limit" "$conf"
say 'The server uses %s MB, more than the limit of %s MB. It restarts now.' "$used" "$memory_limit"
exec "$here/restart.sh"
