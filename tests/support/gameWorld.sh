# The folders of a made-up server, as the game makes them; for a script that sourced this file.
# open_world FOLDER SYSTEM: sets config, ini, user, worlds and world.
open_world() {
  config=$1/Pal/Saved/Config/$2
  ini=$config/PalWorldSettings.ini
  user=$config/GameUserSettings.ini
  worlds=$1/Pal/Saved/SaveGames/0
  mkdir -p "$config" "$worlds"
  [ -e "$ini" ] || : >"$ini"
  [ -e "$user" ] || printf '[/Script/Pal.PalGameLocalSettings]\r\nDedicatedServerName=\r\n' >"$user"
  world=$(sed -n 's/^DedicatedServerName=//p' "$user" | tr -d '\r')
  # Without the folder that the file names, it makes a new world.
  if [ -z "$world" ] || [ ! -d "$worlds/$world" ]; then
    world=$(head -c 16 /dev/urandom | od -An -tx1 | tr -d ' \n' | tr a-f A-F)
    mkdir -p "$worlds/$world/Players" "$worlds/$world/backup/world/2026.01.31-06.30.00"
    : >"$worlds/$world/LevelMeta.sav"
    : >"$worlds/$world/backup/world/2026.01.31-06.30.00/Level.sav"
    sed -i "s/^DedicatedServerName=.*/DedicatedServerName=$world\r/" "$user"
  fi
}
