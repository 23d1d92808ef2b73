#!/bin/bash
# What an image does when its container starts: the official one runs what compose.yaml gives it, the
# others install the server, and write the settings file from their variables.
mkdir -p "$CONTAINER/pal/Package"
if [ -e "$CONTAINER/pal/helper.sh" ]; then
  cp -r "$MACHINE/steam/server/." "$CONTAINER/pal/Package/"
  cp "$CONTAINER/../used" "$CONTAINER/pal/Package/program"
  exec sh -c "$(sed "s#/pal/#$CONTAINER/pal/#g" "$CONTAINER/pal/helper.sh")" helper.sh "$@"
fi
variable() { grep -E "^($1)=" "$CONTAINER/../environment" | tail -n 1 | cut -d= -f2- | sed "s/^'\(.*\)'\$/\1/"; }
touch "$CONTAINER/stops-on-signal"
folder=$CONTAINER/palworld
cp -r "$MACHINE/steam/server/." "$folder/"
cp "$CONTAINER/../used" "$folder/program"
ini=$folder/Pal/Saved/Config/LinuxServer/PalWorldSettings.ini
password=$(variable ADMIN_PASSWORD)
port=$(variable 'REST_API_PORT|RESTAPI_PORT')
if [ "$(variable DISABLE_GENERATE_SETTINGS)" != true ] && [ "$(variable SERVER_SETTINGS_MODE)" != manual ]; then
  mkdir -p "$(dirname "$ini")"
  echo "OptionSettings=(ExpRate=$(variable EXP_RATE),AdminPassword=\"$password\",RESTAPIEnabled=True,RESTAPIPort=$port)" >"$ini"
fi
# Both images save when Docker stops them.
stop() {
  printf 'user = "admin:%s"\n' "$password" |
    curl -fsS --config - -H 'Content-Type: application/json' -d '{"waittime": 1, "message": "x"}' \
      "http://127.0.0.1:$port/v1/api/shutdown"
  wait
}
trap stop TERM
"$folder/PalServer.sh" &
wait
