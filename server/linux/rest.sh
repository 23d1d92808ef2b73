# shellcheck shell=bash
# shellcheck disable=SC2154 # common.sh sets what is used here
# Talks to the server over its REST API. common.sh reads this file when palworld.conf has remote=rest.
[ -n "${secrets-}" ] || fail 'common.sh is older than rest.sh. Download common.sh again from the guide.'

# rest METHOD OPERATION [BODY] passes the password through a pipe, so that no list of processes shows it.
rest() {
  local method=$1 operation=$2 body=${3-} password
  password=$(<"$password_file") || return 1
  password=${password%$'\r'}
  password=${password//\\/\\\\}
  password=${password//'"'/'\"'}
  # A proxy would see the password, so none is used.
  local options=(--noproxy '*' --silent --show-error --fail --max-time 15 --request "$method")
  [ "$method" = GET ] || options+=(--header 'Content-Type: application/json' --data "$body")
  curl "${options[@]}" --config - "http://127.0.0.1:$remote_port/v1/api/$operation" <<END
user = "admin:$password"
END
}

remote_save() { rest POST save >/dev/null; }
remote_announce() {
  rest POST announce "{\"message\": \"$(text 'Restart in %s min. The world is saved first.' "$1")\"}" >/dev/null
}
remote_shutdown() {
  rest POST shutdown "{\"waittime\": $1, \"message\": \"$(text 'The server stops now.')\"}" >/dev/null
}
players_online() {
  rest GET metrics | grep -io '"currentplayernum": *[0-9]*' | grep -o '[0-9]*$'
}
