#!/bin/bash
# Installs one build and nothing newer. Steam gives older builds only to an account that owns the game, so you
# sign in. The manifest is that of palworld.conf unless you name another one:
#   sudo /usr/local/lib/palworld/install-build.sh STEAM_ACCOUNT [MANIFEST]
# shellcheck source=common.sh
. "$(dirname "$(readlink -f "$0")")/common.sh"

app=2394010 depot=2394012
account=${1-}
manifest=${2-$manifest}
[ "$kind" = native ] || fail 'This script is for servers without Docker. With the official image, write the tag of the build into compose.yaml instead. For a community image, see the guide.'
[ -n "$account" ] || fail 'Add the name of a Steam account that owns the game to the command.'
[[ $manifest =~ ^[0-9]{15,20}$ ]] || fail 'Add the manifest of the build in depot %s to the command, or write it after manifest= in %s.' "$depot" "$conf"
take_turn
find_steamcmd

# Steam puts the build into a separate folder. SteamCMD asks for the password of the account and for Steam Guard.
as_user "$steamcmd" +login "$account" +download_depot "$app" "$depot" "$manifest" +quit
home=$(getent passwd "$user" | cut -d: -f6)
content=$(as_user find "$home" -type d -path "*/steamapps/content/app_$app/depot_$depot" | head -n 1)
if [ -z "$content" ] || [ ! -f "$content/PalServer.sh" ]; then
  fail 'Steam delivered no complete build. Nothing was changed. Run this again.'
fi
[ ! -e "$content/Pal/Saved" ] ||
  fail 'The download contains the folder %s, which would overwrite your world. Nothing was changed. Move that folder elsewhere, then run this again.' "$content/Pal/Saved"

# If an earlier try ended half-way, the world is already backed up and the server is off.
if [ ! -e "$unfinished" ]; then
  stop_and_copy
  install -d -m 755 "$state"
  echo "$was_running" >"$unfinished"
fi
was_running=$(<"$unfinished")
as_user cp --recursive --force "$content/." "$folder/" ||
  fail 'THE BUILD IS NOT COMPLETE. The server stays off, and the world is untouched. Run this again.'
as_user chmod +x "$folder/PalServer.sh" "$folder"/Pal/Binaries/Linux/* 2>/dev/null || true
rm -f "$unfinished"
[ "$was_running" = no ] || resume
say 'The build is installed.'
