#!/bin/bash
# SteamCMD: installs a server, the Steamworks files, or a depot, into the folder named before the login.
folder= app= login=
while [ $# -gt 0 ]; do
  case $1 in
    +force_install_dir) [ -z "$login" ] && folder=$2 || { echo "Please use force_install_dir before logon!"; exit 1; } ;;
    +login) login=$2 ;;
    +app_update) app=$2 ;;
    +download_depot) depot=$HOME/.local/share/Steam/steamcmd/linux32/steamapps/content/app_$2/depot_$3 manifest=$4 ;;
  esac
  shift
done
server() {
  mkdir -p "$1/Pal/Binaries/Linux"
  cp "$MACHINE/bin/PalServer.sh" "$1/PalServer.sh"
  chmod "$2" "$1/PalServer.sh"
  echo 'OptionSettings=()' >"$1/DefaultPalWorldSettings.ini"
  touch "$1/Pal/Binaries/Linux/PalServer-Linux-Shipping" "$1/Pal/Binaries/Linux/PalServer-Linux-Test"
}
case $app in
  2394010)
    server "$folder" 755
    mkdir -p "$folder/steamapps"
    printf '\t"buildid"\t\t"20487619"\n' >"$folder/steamapps/appmanifest_2394010.acf"
    ;;
  1007) mkdir -p "$folder/linux64" && touch "$folder/linux64/steamclient.so" ;;
esac
[ -z "$app" ] || echo "Success! App '$app' fully installed."
if [ -n "$depot" ]; then
  [ "$login" != anonymous ] || { echo "Depot download failed : Manifest not available"; exit 1; }
  server "$depot" 644
  echo "$manifest" >"$depot/manifest"
  echo "Depot download complete : \"$depot\" (manifest $manifest)"
fi
