#!/bin/bash
# Looks for a newer build. If there is one, it warns, saves, stops, backs up, updates and starts the server.
# Run it as a job, so that its messages are in the journal: sudo systemctl start palworld-update
# shellcheck source=common.sh
. "$(dirname "$(readlink -f "$0")")/common.sh"

take_turn

# --- Docker: a new image ------------------------------------------------------------------------

if [ "$kind" != native ]; then
  container=$(compose ps --all --quiet | head -n 1)
  [ -n "$container" ] || fail 'There is no container yet. Start the server once.'
  image=$(compose config --images | head -n 1)
  used=$(docker inspect --format '{{.Image}}' "$container")
  # The new image is downloaded while the old one runs.
  compose pull --quiet || fail 'NOT UPDATED: the image could not be fetched. The server stays on the old one. Check the internet connection and the tag in compose.yaml.'
  newest=$(docker image inspect --format '{{.Id}}' "$image")
  if [ "$used" = "$newest" ]; then
    # An earlier update was ended after it had made the new container.
    [ ! -e "$paused" ] || resume
    say 'There is nothing newer than %s.' "$newest"
    exit 0
  fi
  # Until the backup is complete, the tag means the image in use, so that no other start installs the new one.
  docker tag "$used" "$image"
  stop_and_copy
  if [ "$was_running" = yes ]; then
    docker tag "$newest" "$image"
    if ! compose up --detach; then
      docker tag "$used" "$image"
      compose up --detach || true
      rm -f "$paused"
      fail 'NOT UPDATED: the new image does not start. The server is back on the old one, %s.' "$used"
    fi
  else
    docker tag "$newest" "$image"
    compose up --no-start
  fi
  rm -f "$paused"
  say 'The new image is installed. The old one was %s.' "$used"
  exit 0
fi

# --- SteamCMD: a new build ----------------------------------------------------------------------

app=2394010
record=$folder/steamapps/appmanifest_$app.acf

# Prints the build that Steam delivers now.
newest_build() {
  as_user "$steamcmd" +login anonymous +app_info_update 1 +app_info_print "$app" +quit |
    awk -F'"' '$2 == "branches" {inside = 1}
      inside && $2 == "public" {public = 1}
      public && $2 == "buildid" && !found {print $4; found = 1}'
}
installed() { awk -F'"' -v key="$1" '$2 == key && !found {print $4; found = 1}' "$record" 2>/dev/null; }
# Steam writes a state of 4 when all files of a build are there.
is_whole() { [ "$(installed StateFlags)" = 4 ]; }
install_build() {
  as_user "$steamcmd" +force_install_dir "$folder" +login anonymous +app_update "$app" validate +quit
}

find_steamcmd
newest=$(newest_build) || newest=
if [ ! -e "$unfinished" ]; then
  [ -n "$newest" ] || fail 'NOT UPDATED: Steam does not say what the newest build is. Nothing was changed. Run the update again later.'
  if [ "$newest" = "$(installed buildid)" ] && is_whole; then
    [ ! -e "$paused" ] || resume
    say 'There is nothing newer than %s.' "$newest"
    exit 0
  fi
  # A full disk would stop the update half-way.
  free=$(df --output=avail --block-size=1M "$folder" | tail -n 1 | tr -d ' ')
  [ "$free" -ge 6000 ] || fail 'NOT UPDATED: only %s MB are free, but 6000 MB are needed. Free disk space, then run the update again.' "$free"
  stop_and_copy
  # Every account can see that an update isn't complete, because the server's account checks this before a
  # start.
  install -d -m 755 "$state"
  echo "$was_running" >"$unfinished"
fi
was_running=$(<"$unfinished")

# A second try without Steam's record repairs most failed updates. If that fails too, the server stays off
# until the update is complete, because a mix of two builds could damage the world.
if ! { install_build && is_whole && [ "$(installed buildid)" = "${newest:-$(installed buildid)}" ]; }; then
  [ ! -e "$record" ] || as_user mv "$record" "$record.old"
  install_build || true
  is_whole ||
    fail 'THE UPDATE IS NOT COMPLETE. The server stays off, and the world is untouched. Run the update again. To start the incomplete build anyway, delete %s.' "$unfinished"
fi
rm -f "$unfinished"
say 'The update is complete.'
[ "$was_running" = no ] || resume
