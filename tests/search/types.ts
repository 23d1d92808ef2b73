/**
 * A query as administrators type it, and the sections that answer it.
 *
 * `must`: one of its sections must be among the first three; the other kinds are counted, and some may miss.
 * `question`: a problem or a wish in several words. `word`: a word, a compound, a synonym, a typing
 * error. `name`: an identifier, flag, file, endpoint, error text or port; its place must come first.
 */
export interface SearchCase {
  readonly kind: 'must' | 'question' | 'word' | 'name';
  readonly query: string;
  /** The sections that answer it, `page#section`; `page` alone is the beginning of the page. */
  readonly accept: readonly string[];
}

export function cases(
  kind: SearchCase['kind'],
  list: Readonly<Record<string, string>>,
): SearchCase[] {
  return Object.entries(list).map(([query, accept]) => ({kind, query, accept: accept.split(' ')}));
}

/** Short names of pages, as the lists below write them. */
export const pages: Readonly<Record<string, string>> = {
  home: '',
  about: 'getting-started/about-server',
  needs: 'getting-started/requirements',
  deploy: 'getting-started/deploy-dedicated-server',
  list: 'getting-started/deploy-community-server',
  join: 'getting-started/connect-server',
  xbox: 'getting-started/for-xbox-dedicated-server',
  port: 'getting-started/port-forwarding',
  rental: 'getting-started/rental-server',
  cost: 'getting-started/home-or-rented',
  trouble: 'getting-started/troubleshooting',
  manage: 'operate/players',
  service: 'operate/service',
  backups: 'operate/backups',
  updates: 'operate/updates',
  startOver: 'operate/start-over',
  restart: 'operate/restart-and-memory',
  perf: 'operate/performance',
  mods: 'operate/mods',
  discord: 'operate/discord-and-monitoring',
  images: 'operate/community-images',
  panels: 'operate/panels-and-hosts',
  messages: 'operate/messages',
  diagnose: 'operate/diagnose',
  version: 'getting-started/your-version',
  newer: 'getting-started/newer-versions',
  whenEmpty: 'operate/stop-when-empty',
  names: 'operate/host-names',
  checklist: 'operate/checklist',
  move: 'operate/move-server',
  takeOver: 'operate/take-over-world',
  glossary: 'glossary',
  sources: 'sources',
  config: 'settings-and-operation/configuration',
  recommended: 'settings-and-operation/recommended-settings',
  editor: 'settings-and-operation/editor',
  command: 'settings-and-operation/palworld-settings',
  changes: 'settings-and-operation/changes',
  arguments: 'settings-and-operation/arguments',
  serverFiles: 'settings-and-operation/server-files',
  commands: 'settings-and-operation/commands',
  az: 'settings-and-operation/a-z',
  rcon: 'api/rcon/',
  rest: 'api/rest-api/palwold-rest-api',
  announce: 'api/rest-api/announce',
  ban: 'api/rest-api/ban',
  gameData: 'api/rest-api/game-data',
  info: 'api/rest-api/info',
  kick: 'api/rest-api/kick',
  metrics: 'api/rest-api/metrics',
  players: 'api/rest-api/players',
  save: 'api/rest-api/save',
  restSettings: 'api/rest-api/settings',
  shutdown: 'api/rest-api/shutdown',
  stop: 'api/rest-api/stop',
  unban: 'api/rest-api/unban',
};
