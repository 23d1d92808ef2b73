#!/bin/sh
# This runs in the container. It gives the world to the user of the image, then starts the server. The
# settings in the world's folder contain passwords, so no other account of the machine may read them.
set -eu
saved=/pal/Package/Pal/Saved
sudo chown -R user:usergroup "$saved"
chmod 700 "$saved"
umask 077
exec /bin/sh /pal/Package/PalServer.sh "$@"
