/** How shell scripts talk to the running server: REST, RCON in versions without REST, or not at all. */
import {rconMessages} from '../../data/serverFiles';
import {comment, lines} from './text';
import type {Make} from './types';

/** What a script asks of the server. Announcing includes counting the players. */
export type RemoteNeed = 'save' | 'announce' | 'shutdown';

/** Tells whether scripts on the machine can talk to the server: community images do so themselves. */
export function usesRemote({choices}: Make): boolean {
  return choices.hasRemote && ['linux', 'docker'].includes(choices.system);
}

/**
 * `remote_save`, `remote_announce MINUTES` with `players_online`, and `remote_shutdown SECONDS`.
 * Needs `password_file` and `port`.
 */
export function remote(make: Make, ...needs: readonly RemoteNeed[]): string {
  return make.facts.remote === 'rest' ? rest(make, needs) : rcon(make, needs);
}

function rest({words}: Make, needs: readonly RemoteNeed[]): string {
  return lines(
    comment(words.comment.rest),
    'rest() {',
    '  local method=$1 operation=$2 body=${3-} password',
    '  password=$(<"$password_file") || return 1',
    "  password=${password%$'\\r'}",
    '  password=${password//\\\\/\\\\\\\\}',
    "  password=${password//'\"'/'\\\"'}",
    '  local options=(--silent --show-error --fail --max-time 15 --request "$method")',
    '  [ "$method" = GET ] || options+=(--header \'Content-Type: application/json\' --data "$body")',
    '  curl "${options[@]}" --config - "http://127.0.0.1:$port/v1/api/$operation" <<END',
    'user = "admin:$password"',
    'END',
    '}',
    needs.includes('save') && 'remote_save() { rest POST save >/dev/null; }',
    needs.includes('announce') &&
      lines(
        'remote_announce() {',
        '  local minutes=$1',
        `  rest POST announce "{\\"message\\": \\"${words.game.warning}\\"}" >/dev/null`,
        '}',
        'players_online() {',
        "  rest GET metrics | grep -io '\"currentplayernum\": *[0-9]*' | grep -o '[0-9]*$'",
        '}',
      ),
    needs.includes('shutdown') &&
      lines(
        'remote_shutdown() {',
        `  rest POST shutdown "{\\"waittime\\": $1, \\"message\\": \\"${words.game.stop}\\"}" >/dev/null`,
        '}',
      ),
  );
}

function rcon({words, choices}: Make, needs: readonly RemoteNeed[]): string {
  return lines(
    comment(words.comment.rcon),
    'rcon() {',
    '  RCON_PORT=$port RCON_PASSWORD_FILE=$password_file \\',
    `    python3 /usr/local/lib/${choices.name}/rcon.py "$@"`,
    '}',
    needs.includes('save') && 'remote_save() { rcon Save >/dev/null; }',
    needs.includes('announce') &&
      lines(
        'remote_announce() {',
        '  local minutes=$1',
        `  rcon Broadcast "${rconMessages.warning}" >/dev/null`,
        '}',
        comment(words.comment.rconPlayers),
        'players_online() {',
        '  local list',
        '  list=$(rcon ShowPlayers) && [ -n "$list" ] || return 1',
        '  printf \'%s\\n\' "$list" | tail -n +2 | grep -c . || true',
        '}',
      ),
    needs.includes('shutdown') &&
      `remote_shutdown() { rcon Shutdown "$1" ${rconMessages.stop} >/dev/null; }`,
  );
}
