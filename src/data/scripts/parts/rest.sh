# {{common.credentials}}
secrets=${CREDENTIALS_DIRECTORY:-/etc/palworld}
api=${PALWORLD_API:-http://127.0.0.1:{{restPort}}/v1/api}

say() { printf '%s\n' "$*"; }

# {{common.rest}}
rest() {
  local method=$1 operation=$2 body=${3-} password
  password=$(<"$secrets/admin-password") || return 1
  password=${password%$'\r'}
  password=${password//\\/\\\\}
  password=${password//'"'/'\"'}
  local options=(--silent --show-error --fail --max-time 10 --request "$method")
  [ "$method" = GET ] || options+=(--header 'Content-Type: application/json' --data "$body")
  curl "${options[@]}" --config - "$api/$operation" <<END
user = "admin:$password"
END
}
