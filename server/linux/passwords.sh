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
    fail "Compose can't read a password with a single quote, or with a backslash at its end. Choose another one. Nothing was written."
  fi
}

[[ $kind == [tj]* ]] || fail 'Only the community images take their passwords from passwords.env.'
file=$folder/passwords.env
# The image writes the passwords into the settings of the game, too, so only its account gets access to this
# folder.
install -d -m 700 "${saved%/Pal/Saved}"
ask AdminPassword
admin=$answer
[ -n "$admin" ] || fail 'Without an AdminPassword the server cannot be administered. Nothing was written.'
ask ServerPassword
[ -n "$answer" ] || say 'The second password is empty: everyone can join.'
install -m 600 /dev/null "$file"
printf "ADMIN_PASSWORD='%s'\nSERVER_PASSWORD='%s'\n" "$admin" "$answer" >"$file"
say 'Written: %s' "$file"
