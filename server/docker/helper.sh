#!/bin/sh
# Runs in the container: gives the world to the user of the image, then starts the server.
set -eu
sudo chown -R user:usergroup /pal/Package/Pal/Saved
exec /bin/sh /pal/Package/PalServer.sh "$@"
