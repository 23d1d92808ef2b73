#!/bin/bash
# The first start makes the world and empty settings; then somebody presses Ctrl+C.
here=$(dirname "$(readlink -f "$0")")
mkdir -p "$here/Pal/Saved/Config/LinuxServer" "$here/Pal/Saved/SaveGames/0/0123ABCD/backup/world"
[ -e "$here/Pal/Saved/Config/LinuxServer/PalWorldSettings.ini" ] || : >"$here/Pal/Saved/Config/LinuxServer/PalWorldSettings.ini"
echo world >"$here/Pal/Saved/SaveGames/0/0123ABCD/Level.sav"
echo world >"$here/Pal/Saved/SaveGames/0/0123ABCD/backup/world/Level.sav"
echo "Game version is v0"
echo "Running Palworld dedicated server on :8211"
