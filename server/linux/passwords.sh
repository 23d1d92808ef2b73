#!/bin/bash
# Asks for the passwords of a community image and writes them into passwords.env, which only root can
# read, so that they reach the server exactly as typed:
#   sudo /usr/local/lib/palworld/passwords.sh
# shellcheck source=common.sh
. "$(dirname "$(readlink -f "$0")")/common.sh"

# Between single quotes, Compose takes every character as it is, except these two.
ask() {
  IFS= read -rsp "$1: " answer
  echo
  if [[ $answer == *"'"* || $answer == *\\ || $answer =~ [[:cntrl:]] ]]; then
    fail "Compose cannot read a password with a single quote, or with a backslash at its end. Nothing was written. Choose another one."
  fi
}

[[ $kind == [tj]* ]] || fail 'Only the community images use passwords.env. The passwords of this server are in PalWorldSettings.ini.'
file=$folder/passwords.env
# The image writes the passwords into the settings of the game, too, so only its account gets access to this
# folder.
install -d -m 700 "${saved%/Pal/Saved}"
ask AdminPassword
admin=$answer
[ -n "$admin" ] || fail 'The AdminPassword is empty, but without one the server cannot be administered. Run this again, and type one.'
ask ServerPassword
[ -n "$answer" ] || say 'The ServerPassword is empty, so everyone can join.'
# Your other lines stay, such as those of a Steam account.
others=$(grep -Ev '^(ADMIN|SERVER)_PASSWORD=' "$file" 2>/dev/null || true)
install -m 600 /dev/null "$file"
printf "ADMIN_PASSWORD='%s'\nSERVER_PASSWORD='%s'\n%s" "$admin" "$answer" "${others:+$others$'\n'}" >"$file"
say 'Written: %s' "$file"
