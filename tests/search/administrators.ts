// Over 300 lines, because it is one list.

/** A question that people who run a server ask, and where the guide answers it. */
export interface Question {
  readonly en: string;
  readonly ja: string;
  /**
   * The answers, `page#section` below the version's root, the full one first. All are in both
   * languages of the newest version; a search may lead to any of them.
   */
  readonly answers: readonly string[];
}

const deploy = 'getting-started/deploy-dedicated-server';
const join = 'getting-started/connect-server';
const trouble = 'getting-started/troubleshooting';
const ports = 'getting-started/port-forwarding';
const xbox = `${join}#platform`;
const config = 'settings-and-operation/configuration';
const recommended = 'settings-and-operation/recommended-settings';
const files = 'settings-and-operation/server-files';
const commands = 'settings-and-operation/commands';
const start = 'settings-and-operation/arguments';
const rest = 'api/rest-api/palwold-rest-api';
const images = 'operate/community-images';
const messages = 'operate/messages';
const panels = 'operate/panels-and-hosts';
const players = 'operate/players';
const service = 'operate/service';
const backups = 'operate/backups';
const restart = 'operate/restart-and-memory';
const updates = 'operate/updates';
const startOver = 'operate/start-over';
const hostNames = 'operate/host-names';
const whenEmpty = 'operate/stop-when-empty';

/** A question in both languages with its answers. */
export const ask = (en: string, ja: string, ...answers: readonly string[]): Question => ({
  en,
  ja,
  answers,
});

/** Sixty questions, those that are asked most often in public. */
export const questions: readonly Question[] = [
  ask(
    'settings are not applied after a restart',
    '設定を変えても反映されない',
    `${config}#not-applied`,
    config,
    `${trouble}#settings-ignored`,
    `${deploy}#settings-ignored`,
    `${images}#reset`,
  ),
  ask(
    'PalWorldSettings.ini is empty',
    'PalWorldSettings.iniが空',
    `${config}#edit`,
    config,
    `${config}#default-file`,
    `${panels}#rented`,
  ),
  ask(
    'WorldOption.sav overrides my settings',
    'WorldOption.savが設定より優先される',
    `${config}#worldoption`,
    `${deploy}#worldoption`,
    `${trouble}#worldoption`,
    'operate/take-over-world#worldoption',
  ),
  ask('what does DeathPenalty do', 'DeathPenaltyの意味とデフォルト値', `${config}#DeathPenalty`),
  ask(
    'connection timed out',
    '接続がタイムアウトする',
    `${join}#timeout`,
    `${join}#diagnose`,
    `${trouble}#timeout`,
    `${messages}#connection-timed-out`,
  ),
  ask(
    'which ports does the server need',
    'サーバーに必要なポート',
    'getting-started/requirements#ports',
    `${ports}#forward`,
  ),
  ask(
    'how do I forward the port in my router',
    'ルーターでポートを開放する方法',
    `${ports}#forward`,
    ports,
  ),
  ask(
    'no public IP address behind CGNAT',
    'グローバルIPアドレスがない回線でサーバーを公開したい',
    `${ports}#cgnat`,
    ports,
    `${ports}#ways`,
    `${ports}#which-line`,
    'getting-started/requirements#shared-ipv4',
  ),
  ask(
    'my server is not in the community server list',
    'コミュニティサーバーの一覧に表示されない',
    'getting-started/deploy-community-server#not-listed',
    'getting-started/deploy-community-server',
    `${trouble}#not-listed`,
    `${join}#not-in-list`,
  ),
  ask(
    'console players cannot find the server',
    '家庭用ゲーム機からサーバーが見つからない',
    `${join}#console-not-found`,
    `${join}#console`,
    `${trouble}#console`,
    'getting-started/deploy-community-server#console',
  ),
  ask(
    'can Steam and Xbox play on the same server',
    'SteamとXboxで同じサーバーで遊べるか',
    'getting-started/about-server#platforms',
    xbox,
    `${config}#CrossplayPlatforms`,
  ),
  ask(
    'running an incompatible version of the game',
    'バージョンが違うと表示されて参加できない',
    `${join}#version`,
    `${messages}#incompatible-version`,
    `${trouble}#version`,
    `${deploy}#version-mismatch`,
  ),
  ask(
    'state is 0x6 after update job',
    '0x6のエラーで更新できない',
    `${deploy}#state-0x6`,
    `${messages}#state-0x6`,
    `${trouble}#state-0x6`,
  ),
  ask(
    'move a co-op world to a dedicated server',
    'マルチプレイのワールドを専用サーバーに移したい',
    'operate/take-over-world',
  ),
  ask(
    'new character after restart',
    '再起動したらキャラクターが作り直しになった',
    `${join}#new-character`,
    `${deploy}#new-character`,
    `${trouble}#new-character`,
    `${deploy}#world-empty`,
  ),
  ask(
    'memory usage keeps growing until the server is killed',
    'メモリが増え続けてサーバーが落ちる',
    restart,
    `${restart}#measure`,
    `${restart}#lower`,
    `${deploy}#memory`,
    `${trouble}#memory`,
    `${messages}#killed`,
  ),
  ask(
    'scheduled restart with a warning',
    '予告してから自動で再起動したい',
    `${restart}#schedule`,
    restart,
    `${rest}#restart`,
    'api/rcon/#restart',
  ),
  ask(
    'install mods on the server',
    'サーバーにModを入れたい',
    'operate/mods#install',
    'operate/mods',
  ),
  ask(
    'install with docker compose',
    'Dockerでサーバーを立てたい',
    `${deploy}#install`,
    `${service}#docker-service`,
    files,
    images,
  ),
  ask(
    'docker environment variable for a setting',
    'Dockerの環境変数で設定を変えたい',
    `${images}#variables`,
    `${images}#change`,
    images,
  ),
  ask(
    'how do I become admin',
    '管理者になる方法',
    `${commands}#administrator`,
    `${players}#admins`,
  ),
  ask(
    'how to ban and unban a player',
    'プレイヤーをBANする、BANを解除する',
    `${commands}#unban`,
    `${players}#remove`,
    'api/rest-api/ban',
    'api/rest-api/unban',
  ),
  ask(
    'automatic backup and delete old ones',
    '自動でバックアップを取り、古いものを消したい',
    `${backups}#schedule`,
    backups,
  ),
  ask(
    'restore a backup',
    'バックアップから復元したい',
    `${backups}#restore`,
    `${backups}#restore-script`,
    `${backups}#restore-by-hand`,
    backups,
  ),
  ask(
    'how much RAM do I need',
    '必要なメモリとスペック',
    'getting-started/requirements#memory',
    'getting-started/requirements',
  ),
  ask(
    'rubber-banding and lag',
    'ラグがひどい、位置が戻される',
    `${join}#lag`,
    `${trouble}#lag`,
    'operate/performance',
  ),
  ask(
    'Engine.ini NetServerMaxTickRate',
    'Engine.iniでティックレートを上げると軽くなるか',
    'operate/performance#engine-ini',
    'operate/performance#what-helps',
  ),
  ask(
    'useperfthreads and worker threads',
    'マルチスレッドの起動引数の効果',
    'operate/performance#flags',
    `${start}#arguments`,
    `${start}#useperfthreads`,
    `${start}#together`,
    `${start}#NumberOfWorkerThreadsServer`,
  ),
  ask(
    'run as a systemd service on Linux',
    'Linuxでサービスとして自動起動したい',
    `${service}#systemd`,
    `${service}#service`,
    files,
  ),
  ask(
    'start the server with Windows and restart it after a crash',
    'Windowsで自動起動し、落ちたら再起動したい',
    `${service}#windows-task`,
    `${service}#service`,
    `${service}#comes-back`,
    files,
  ),
  ask(
    'stop the server safely',
    'サーバーを安全に止める方法',
    `${service}#stop`,
    `${commands}#stop`,
  ),
  ask(
    'update the server automatically',
    'サーバーを自動で更新したい',
    `${updates}#automatic`,
    updates,
  ),
  ask(
    'install an older version of the server',
    '古いバージョンのサーバーに戻したい',
    'getting-started/your-version#pin',
    'getting-started/your-version',
    `${updates}#undo`,
  ),
  ask(
    'what is new in 1.0 for servers',
    '1.0でサーバーは何が変わったか',
    'getting-started/newer-versions',
    'operate/updates#from-0-6',
  ),
  ask(
    'new settings after an update',
    'アップデートで増えた設定',
    `${config}#after-update`,
    'settings-and-operation/changes#after-update',
    'settings-and-operation/changes',
  ),
  ask(
    'RCON client times out',
    'RCONがタイムアウトする',
    'api/rcon/#problems',
    'api/rcon/#faults',
    'api/rcon/#reply-id-zero',
    'api/rcon/#size-wrong-for-multibyte',
    'api/rcon/#clients',
    `${trouble}#rcon`,
  ),
  ask(
    'broadcast shows only the first word',
    'Broadcastで最初の単語しか表示されない',
    `${commands}#first-word`,
    'api/rcon/#space-ends-text',
  ),
  ask(
    'REST API 401 unauthorized',
    'REST APIで401になる',
    `${rest}#unauthorized`,
    `${messages}#unauthorized`,
    `${trouble}#rest-401`,
  ),
  ask(
    'REST API example in Python',
    'REST APIをPythonで使う例',
    `${rest}#first-call`,
    `${rest}#recipes`,
    rest,
  ),
  ask(
    'expose the REST API safely to the internet',
    'REST APIを外部から安全に使いたい',
    `${rest}#remote`,
  ),
  ask(
    'Discord notification when the server is down or someone joins',
    'サーバーの状態や参加をDiscordに通知したい',
    'operate/discord-and-monitoring#notify',
    'operate/discord-and-monitoring',
    'operate/discord-and-monitoring#built-in',
  ),
  ask(
    'monitor the server with Prometheus',
    'サーバーを監視したい',
    `${rest}#monitoring`,
    'operate/discord-and-monitoring#figures',
    'operate/discord-and-monitoring#health',
    'operate/discord-and-monitoring',
  ),
  ask(
    'pause the server when nobody is online',
    '誰もいないときにサーバーを止めたい',
    whenEmpty,
    `${whenEmpty}#auto-pause`,
    `${whenEmpty}#linux`,
    `${images}#options`,
    'getting-started/about-server#always-on',
  ),
  ask(
    'whitelist',
    'ホワイトリストで知り合いだけ入れたい',
    `${players}#whitelist`,
    `${players}#whitelist-script`,
  ),
  ask(
    'start a new world and keep the settings',
    '設定を残してワールドをリセットしたい',
    `${startOver}#reset`,
    startOver,
  ),
  ask(
    'move the server to another host',
    'サーバーを別のマシンに引っ越したい',
    'operate/move-server#steps',
    'operate/move-server',
  ),
  ask(
    'move the server from Windows to Linux',
    'WindowsからLinuxにサーバーを移したい',
    'operate/move-server#windows-linux',
    'operate/move-server',
  ),
  ask(
    'delete a player or a guild',
    'プレイヤーやギルドを削除したい',
    `${players}#delete`,
    `${players}#inactive`,
  ),
  ask(
    'save is corrupted, server crashes on start',
    'セーブデータが壊れて起動できない',
    `${trouble}#damaged-save`,
    `${messages}#signal-11`,
  ),
  ask(
    'more than 32 players',
    '32人より多く入れたい',
    'getting-started/about-server#limits',
    `${config}#ServerPlayerMaxNum`,
  ),
  ask(
    'two servers on one machine',
    '1台で2つのサーバーを動かしたい',
    `${startOver}#several-servers`,
    `${files}#two-servers`,
    `${deploy}#two-servers`,
    `${start}#second-server`,
  ),
  ask(
    'ARM, Raspberry Pi, Oracle Cloud, Apple Silicon',
    'ラズベリーパイやARMで動かせるか',
    `${images}#arm`,
    'getting-started/requirements#cpu',
    `${messages}#exec-format-error`,
  ),
  ask(
    'Pterodactyl settings are overwritten',
    'Pterodactylで設定を変えたい',
    `${panels}#pterodactyl`,
    panels,
  ),
  ask(
    'Unraid, TrueNAS, Synology or Proxmox',
    'SynologyやUnraidのNASで動かしたい',
    `${panels}#unraid`,
    `${panels}#synology`,
    `${panels}#truenas`,
    `${panels}#proxmox`,
    panels,
  ),
  ask(
    'where is the log file',
    'ログはどこにあるか',
    `${trouble}#log`,
    'operate/discord-and-monitoring#log',
  ),
  ask(
    'how to enable PvP',
    'PvPを有効にしたい',
    `${recommended}#pvp-on`,
    `${config}#bIsPvP`,
    `${config}#pvp`,
  ),
  ask('give items with admin commands', 'アイテムを出すコマンド', `${commands}#not-commands`),
  ask('cheaters and anti-cheat', 'チーターや荒らしの対策', `${players}#cheaters`),
  ask(
    'domain name with a changing IP address (DDNS)',
    'IPアドレスが変わるのでDDNSを使いたい',
    `${hostNames}#ddns`,
    hostNames,
    `${ports}#host-name`,
    `${join}#host-name`,
  ),
  ask(
    'casual, normal and hard as settings',
    '難易度をカジュアルやハードにする設定',
    `${recommended}#difficulty-presets`,
    `${config}#Difficulty`,
    `${recommended}#friends`,
  ),
];
