#!/bin/bash
# This imitates a community image. It copies the server into its folder, writes the settings file from its
# variables, and saves when Docker stops it.
folder=/palworld ini=/palworld/Pal/Saved/Config/LinuxServer/PalWorldSettings.ini
port=${REST_API_PORT-$RESTAPI_PORT}
cp -r /pal/Package/. "$folder/"
mkdir -p "${ini%/*}"
echo "OptionSettings=(ExpRate=${EXP_RATE-1.0},AdminPassword=\"$ADMIN_PASSWORD\",RESTAPIEnabled=True,RESTAPIPort=$port)" >"$ini"
chown -R user:usergroup "$folder"
stop() {
  printf 'user = "admin:%s"\n' "$ADMIN_PASSWORD" |
    curl -fsS --config - -H 'Content-Type: application/json' -d '{"waittime": 1}' "http://127.0.0.1:$port/v1/api/shutdown"
  wait
}
trap stop TERM
setpriv --reuid=1000 --regid=1000 --clear-groups "$folder/PalServer.sh" &
wait
