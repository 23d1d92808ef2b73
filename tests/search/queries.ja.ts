import {cases, type SearchCase} from './types';

/** Japanese queries for the latest version. */
export const japaneseQueries: readonly SearchCase[] = [
  ...cases('must', {
    'サーバー 一覧に出ない': 'list#not-listed trouble#not-listed join#not-in-list',
    '設定 反映されない': 'trouble#settings-ignored deploy#settings-ignored config#not-applied',
    フレンドが入れない:
      'join#outside trouble#outside deploy#cannot-join join#one-player trouble#one-player trouble#joining',
  }),
  ...cases('question', {
    サーバーが一覧に表示されない: 'list#not-listed trouble#not-listed join#not-in-list',
    '鯖 リスト 見つからない': 'list#not-listed trouble#not-listed join#not-in-list list#search',
    設定を変えたのに元に戻る:
      'trouble#settings-ignored deploy#settings-ignored config#edited-while-running config#not-applied',
    iniを書き換えても変わらない:
      'trouble#settings-ignored deploy#settings-ignored config#not-applied config#default-file config#edit',
    接続がタイムアウトしました: 'join#timeout trouble#timeout messages#connection-timed-out',
    同じ家からつながらない: 'join#inside trouble#inside join#same-network list#own-network',
    'ルーター ポート開放 やり方':
      'needs#ports needs#port-8211 trouble#no-forwarding deploy#firewall port#mistakes port#forward',
    どのポートを開ければいい: 'needs#ports needs#port-8211 needs',
    'v6プラス ポート開放できない':
      'port#map-e trouble#no-forwarding needs#shared-ipv4 port#cgnat port#ways port',
    'DS-Liteでサーバーを公開したい':
      'port#cgnat port#ways trouble#no-forwarding needs#shared-ipv4 port',
    バージョンが違うと言われて参加できない:
      'join#version trouble#version deploy#version-mismatch messages#incompatible-version',
    サーバーのアップデート方法: 'updates#steps updates',
    アップデートしてもバージョンが古いまま:
      'deploy#state-0x6 trouble#state-0x6 join#version trouble#version deploy#version-mismatch updates#steps updates',
    キャラクターが最初からになる:
      'deploy#new-character trouble#new-character join#new-character takeOver#everybody-new-character takeOver#host-new-character',
    ワールドが消えた: 'deploy#world-empty trouble#world-empty deploy#not-saved trouble#not-saved',
    再起動すると進行が消える: 'deploy#not-saved trouble#not-saved',
    バックアップから戻す方法: 'backups#restore trouble#rollback',
    セーブデータの場所はどこ: 'service#files',
    招待コードのワールドを専用サーバーに引き継ぐ:
      'takeOver takeOver#world move#steps takeOver#before',
    マルチのデータ移行: 'takeOver takeOver#world move#steps takeOver#before move',
    毎日自動で再起動したい:
      'rest#restart rcon#restart commands#stop deploy#memory service#service restart#schedule restart#lower restart restart#now',
    PC起動時にサーバーも自動起動:
      'service#service service#systemd service#windows-task service#docker-service',
    メモリが増え続けて落ちる: 'deploy#memory trouble#memory restart#lower restart',
    必要なメモリは何GB: 'needs#memory needs',
    'サーバーが重い カクつく': 'trouble#lag join#lag perf perf#what-helps',
    PS5の友達が見つけられない: 'trouble#console join#console join#console-not-found list#console',
    'Xboxと一緒に遊べる?':
      'about#platforms config#CrossplayPlatforms join#console trouble#console join#platform',
    最大何人まで遊べる: 'about#limits config#ServerPlayerMaxNum arguments#players',
    人数を増やしたい: 'config#ServerPlayerMaxNum arguments#players about#limits',
    管理者になる方法: 'commands#administrator commands#AdminPassword',
    管理者パスワードが通らない:
      'commands#password-refused rcon#password-refused trouble#password trouble#commands',
    迷惑なプレイヤーを追い出す:
      'commands#KickPlayer kick ban commands#BanPlayer manage#remove manage#cheaters manage',
    BANを解除したい: 'commands#unban commands#UnBanPlayer unban',
    プレイヤーのSteamIDを調べる: 'commands#player-id',
    アナウンスが途中で切れる: 'commands#first-word rcon#space-ends-text',
    ログ解析: 'diagnose#tool',
    実際に使われている設定: 'diagnose#settings-in-use',
    'REST APIで401になる': 'rest#unauthorized trouble#rest-401 messages#unauthorized',
    'REST API 有効にする': 'rest#enable config#RESTAPIEnabled',
    全員にメッセージを送る: 'announce commands#Broadcast',
    データを失わずにサーバーを止める: 'service#stop commands#stop shutdown restart#now',
    一台で二つのサーバーを動かす:
      'deploy#two-servers arguments#second-server serverFiles#two-servers startOver#several-servers startOver#second-server',
    設定ファイルはどこにある: 'service#files config#edit config',
    卵を早く孵化させたい: 'config#PalEggDefaultHatchingTime',
    襲撃をオフにする: 'config#bEnableInvaderEnemy',
    死んでもアイテムを落とさない: 'config#DeathPenalty',
    パスワードをかけて身内だけで遊ぶ: 'config#ServerPassword deploy#settings list#strangers',
    経験値を2倍にする: 'config#ExpRate',
    専用サーバーとコミュニティサーバーの違い: 'about about#kinds about#community about#dedicated',
    自宅でサーバーを立てたい: 'deploy deploy#install about#dedicated about#choose',
  }),
  ...cases('question', {
    知り合いだけ入れるようにしたい: 'manage#whitelist',
    別のパソコンにサーバーを移す: 'move move#steps',
    前のバージョンに戻したい: 'version#pin version updates#undo',
    サーバーにModを入れる: 'mods#install mods',
    Discordに参加を通知したい: 'discord#notify discord#webhook discord rest#player-list',
    Synologyで動かす: 'panels#synology',
    レンタルサーバーはどのプランがいい: 'rental#memory rental#kinds',
    ルーターが二台ある: 'port#double-router',
    'Game Passのセーブをサーバーに移す': 'takeOver#gamepass',
    荒らし対策: 'manage#cheaters',
  }),
  ...cases('word', {
    ホワイトリスト: 'manage#whitelist manage#whitelist-script',
    UE4SS: 'mods#install mods mods#clients',
    DDNS: 'port#host-name names#ddns names#name names',
    サーバ: 'home about deploy list join about#dedicated about#community',
    さーばー: 'home about deploy list join about#dedicated about#community',
    鯖: 'home about deploy list join about#dedicated about#community',
    鯖立て: 'deploy deploy#install',
    ｐｏｒｔ: 'arguments#port needs#ports needs#port-8211',
    再起動: 'commands#stop rest#restart rcon#restart restart#schedule restart#now',
    ポート開放:
      'port port#forward needs#ports needs#port-8211 trouble#no-forwarding deploy#firewall needs',
    バックアップ: 'backups#make-backup backups#own-backups backups',
    ふぁいあうぉーる: 'deploy#firewall',
    ファイヤーウォール: 'deploy#firewall',
    起動オプション: 'arguments arguments#arguments arguments#where arguments#start-lines',
    情報源: 'sources sources#reading',
    クロスプレイ: 'config#CrossplayPlatforms about#platforms glossary#crossplay',
    デスペナ: 'config#DeathPenalty',
    孵化: 'config#PalEggDefaultHatchingTime',
    捕獲率: 'config#PalCaptureRate',
    拠点数: 'config#BaseCampMaxNum config#BaseCampMaxNumInGuild',
    経験値: 'config#ExpRate',
    固定IP:
      'port#fixed-ip port#mistakes join#outside needs#port-8211 port#ways port#map-e trouble#outside port#forward glossary#fixed-address',
    ﾒﾓﾘ: 'needs#memory deploy#memory trouble#memory rental#memory restart#lower restart',
    推奨スペック: 'needs needs#cpu needs#memory',
    ドッカー: 'deploy#install service#docker-service deploy',
    コマンド一覧: 'commands#commands commands',
    フレンドリーファイア: 'config#bEnableFriendlyFire',
    マルチスレッド:
      'arguments#UseMultithreadForDS arguments#start-performance arguments#useperfthreads arguments#together perf#flags',
  }),
  ...cases('name', {
    bEnablePlayerToPlayerDamage: 'config#bEnablePlayerToPlayerDamage',
    serverplayermaxnum: 'config#ServerPlayerMaxNum',
    ExpRate: 'config#ExpRate',
    'PalWorldSettings.ini': 'config config#edit service#files config#format editor',
    'WorldOption.sav': 'config#worldoption deploy#worldoption',
    '/v1/api/players': 'players',
    'v1/api/announce': 'announce',
    '-publiclobby': 'arguments#publiclobby',
    '-port': 'arguments#port',
    useperfthreads: 'arguments#useperfthreads',
    KickPlayer: 'commands#KickPlayer',
    '/Shutdown': 'commands#Shutdown shutdown',
    ShowPlayers: 'commands#ShowPlayers',
    '8211': 'needs#port-8211 arguments#port',
    '8212': 'needs#port-8212 config#RESTAPIPort',
    '25575': 'needs#port-25575 config#RCONPort',
    '0x6': 'deploy#state-0x6 trouble#state-0x6 messages#state-0x6',
    '401': 'rest#unauthorized trouble#rest-401 messages#unauthorized',
    'steamclient.so': 'deploy#steamclient trouble#steamclient messages#steamclient',
    DedicatedServerName:
      'service#files deploy#world-empty backups#restore startOver startOver#reset startOver#several-worlds trouble#world-empty takeOver takeOver#world move#steps move',
    basecampworkermaxnum: 'config#BaseCampWorkerMaxNum',
    worldguid: 'info#reply-worldguid info',
    '0x202': 'messages#state-0x202',
    LowLevelFatalError: 'messages#low-level-fatal-error',
    'Unable to retrieve server information': 'messages#unable-to-retrieve',
    NetServerMaxTickRate: 'perf#engine-ini',
    waittime: 'shutdown#request-waittime shutdown',
  }),
  // As administrators type them: messages, slang, kana, romaji, words run together, typing errors.
  ...cases('question', {
    'state is 0x202 after update job': 'messages#state-0x202',
    'steamclient.so が見つからない': 'messages#steamclient deploy#steamclient trouble#steamclient',
    バージョンが違うため参加できません:
      'join#version trouble#version messages#incompatible-version deploy#version-mismatch updates#still-incompatible',
    ホストとの接続が切断されました: 'messages#connection-lost',
    'Missing configuration と出る':
      'messages#missing-configuration deploy#missing-configuration trouble#missing-configuration',
    'VCRUNTIME140.dllが見つかりません': 'messages#vcruntime',
    'permission denied PalServer.sh': 'messages#permission-denied',
    'no matching manifest for linux/arm64': 'messages#no-matching-manifest images#arm',
    '401 Unauthorized になる': 'messages#unauthorized trouble#rest-401 rest#unauthorized',
    パスワードが一致しません: 'messages#password-is-not-match join#password trouble#password',
    サーバー情報を取得できません: 'messages#unable-to-retrieve',
    ばっくあっぷ: 'backups backups#make-backup backups#schedule',
    さーばーがおもい: 'join#lag trouble#lag perf perf#measure perf#what-helps',
    ぽーとかいほう: 'port port#forward deploy#firewall',
    saikidou: 'restart#now restart#schedule restart commands#stop',
    'pasuwa-do':
      'config#ServerPassword config#AdminPassword join#password trouble#password deploy#settings',
    'kyoten kazu': 'config#BaseCampMaxNum config#BaseCampMaxNumInGuild',
    '友達 入れない':
      'join#outside trouble#outside join#one-player deploy#cannot-join trouble#joining',
    鯖落ち:
      'messages#killed trouble#memory restart deploy#memory service#comes-back messages#signal-11 restart#full-again updates#does-not-start trouble#does-not-start',
    '巻き戻り 復元':
      'backups#restore trouble#rollback backups#restore-by-hand backups#restore-script trouble#not-saved deploy#not-saved',
    ﾎﾟｰﾄ8211: 'needs#port-8211 port#forward needs#ports',
    'Ｘｂｏｘ　クロスプレイ':
      'join#platform config#CrossplayPlatforms join#console config#AllowConnectPlatform about#platforms',
    'v6プラス ポート開放': 'port#map-e port#line-v6plus port#map-e-steps port#map-e-ports',
    'OCNバーチャルコネクト 鯖立て': 'port#line-ocn port#map-e',
    'transix で公開したい': 'port#line-transix port#cgnat port#ways',
    'ニューロ光 パルワールド': 'port#line-nuro',
    'ソフトバンク光 ポート': 'port#line-softbank',
    'conoha メモリ 増やす': 'rental#host-conohaGame rental#memory',
    'エックスサーバー 設定 変更':
      'rental#host-xserverGame rental#settings rental#host-xserverGames rental#settings-panel rental#host-xserverVps',
    'さくらのVPS ファイアウォール': 'rental#host-sakura rental#firewall',
    'aws lightsail': 'rental#host-lightsail',
    'シノロジー NAS で立てる': 'panels#synology',
    'proxmox lxc': 'panels#proxmox',
    'パルワールド 専用サーバー 立て方': 'deploy deploy#install',
    メモリは何GB必要ですか: 'needs#memory rental#memory',
    PS5から参加できますか:
      'join#console about#platforms join#console-not-found trouble#console list#console',
    コンソールで管理者になる方法: 'commands#administrator manage#admins',
    サーバーを毎朝再起動したい: 'restart#schedule',
    デスペナをなしにしたい: 'config#DeathPenalty',
    経験値を3倍にしたい: 'config#ExpRate',
    タマゴの孵化をすぐにしたい: 'config#PalEggDefaultHatchingTime',
    拠点の上限を増やす: 'config#BaseCampMaxNum config#BaseCampMaxNumInGuild',
    夜を短くする: 'config#NightTimeSpeedRate config#DayTimeSpeedRate',
    敵襲をオフにする: 'config#bEnableInvaderEnemy',
    建築物が壊れないようにする:
      'config#BuildObjectDeteriorationDamageRate config#BuildObjectDamageRate config#bIsPvP',
    設定を変えたのに元に戻ってしまう:
      'config#not-applied trouble#settings-ignored deploy#settings-ignored config#edited-while-running config#edit images#reset',
    ソロのワールドをサーバーに移したい: 'takeOver takeOver#world takeOver#before',
    別のパソコンに引っ越したい: 'move move#steps move#before',
    ホストのキャラだけ新規作成になる: 'takeOver#host-new-character takeOver#character',
    身内だけで遊びたい:
      'manage#whitelist config#ServerPassword deploy#settings list#strangers list#unlist',
    サーバー一覧に出てこない: 'list#not-listed trouble#not-listed join#not-in-list',
    荒らしをBANしたい: 'manage#remove manage#cheaters commands#BanPlayer commands#unban ban',
    誰もいないとき自動で止める: 'whenEmpty whenEmpty#linux whenEmpty#auto-pause',
    Discordに入退室を通知: 'discord#notify discord#log discord#built-in discord#notify-install',
    dockerで設定が反映されない:
      'images#ignored images#reset config#container images#change config#not-applied',
    Modを入れたい: 'mods#install mods',
    アップデートを自動でかけたい: 'updates#automatic',
    前のバージョンに戻す: 'updates#undo version#pin images#pin',
    ドメインで接続できない: 'join#host-name names#name-fails names',
    '鯖落ちた 復旧方法':
      'restart#now service#comes-back trouble#does-not-start backups#restore restart#stays-down commands#stop messages#log',
    サーバー起動したら黒い画面がすぐ消える: 'deploy#exe-closes trouble#does-not-start',
    'CPU使用率100%でがくがく':
      'trouble#lag join#lag perf#what-helps perf#measure needs#cpu perf#flags',
    iniいじったのに何も変わらん:
      'config#not-applied deploy#settings-ignored trouble#settings-ignored config#edited-while-running config#wrong-folder config#default-file editor#ignored perf#no-effect',
    '拠点の数増やしたい 4つ以上': 'config#BaseCampMaxNumInGuild config#BaseCampMaxNum',
    拠点に置けるパルを20匹に: 'config#BaseCampWorkerMaxNum',
    ロールバックしてキャラのレベル下がった:
      'trouble#not-saved deploy#not-saved trouble#rollback images#stop backups#did-not-save backups#restore',
    ローカルのワールドを専用サーバーに持っていく: 'takeOver takeOver#world takeOver#before',
    'ddos された': 'list#ddos',
    ディスコードからサーバー起動停止できるbot: 'discord#bot',
  }),
];
