import {cases, type SearchCase} from './types';

/** Japanese queries from public threads. They began as an untuned list; since then the search was tuned to them. */
export const secondJapaneseQueries: readonly SearchCase[] = cases('question', {
  同じLANなのに接続タイムアウト:
    'join#timeout trouble#timeout join#same-network join#inside trouble#inside messages#connection-timed-out',
  'アプデ後 入れない':
    'join#version trouble#version deploy#version-mismatch messages#incompatible-version updates#still-incompatible',
  サーバー名で検索しても出てこない:
    'list#search list#not-listed trouble#not-listed join#not-in-list',
  友達だけ入れない:
    'join#outside trouble#outside join#one-player trouble#one-player deploy#cannot-join',
  自分だけ自分の鯖に入れない: 'join#inside trouble#inside join#same-network list#own-network',
  '鯖の建て方 windows': 'deploy deploy#install',
  'ubuntu サーバー構築': 'deploy#install deploy',
  'docker compose 書き方':
    'deploy#install service#docker-service deploy arguments#where serverFiles#make serverFiles images images#which',
  steamcmdの使い方: 'deploy#install updates#steps updates',
  メモリ16GBで足りる: 'needs#memory needs rental#memory',
  '32人 必要スペック': 'needs needs#memory needs#cpu rental#memory',
  ラズパイで動かせる: 'needs#cpu needs#os needs images#arm',
  ディスク容量はどれくらい: 'needs#storage',
  ポートが開いているか確認: 'port#check join#diagnose',
  'マンション ポート開けられない':
    'needs#shared-ipv4 port#cgnat trouble#no-forwarding port#ways port#which-line port',
  'IPoE サーバー公開できない':
    'needs#shared-ipv4 port#cgnat port#map-e trouble#no-forwarding port#ways port port#which-line port#services',
  二重ルーター:
    'port#mistakes port#which-line port#check join#outside trouble#outside port#forward port#double-router',
  'windowsファイアウォール 許可': 'deploy#firewall',
  'グローバルIP 調べ方': 'join#find-address port#which-line',
  IP直打ちで参加: 'join#address join',
  招待コードはどこに出る: 'join#invite-code about#invite-code',
  PS5から専用サーバーに入る: 'join#console about#platforms trouble#console join#console-not-found',
  'xbox版 サーバーが出てこない':
    'join#console-not-found join#console trouble#console list#console about#platforms',
  クロスプレイを有効にする: 'config#CrossplayPlatforms about#platforms',
  Steamの人だけにしたい: 'config#CrossplayPlatforms',
  パスワードの入力欄が出ない: 'join#password trouble#password messages#no-password-entered',
  知らない人が入ってきた: 'list#strangers config#ServerPassword manage#whitelist',
  サーバーを非公開にしたい: 'list#unlist',
  'サーバー名 変更': 'config#ServerName deploy#settings',
  iniファイルが空:
    'config#edit config#default-file config#not-applied trouble#settings-ignored config#format',
  起動するたびに設定が初期化される:
    'config#edited-while-running config#not-applied trouble#settings-ignored deploy#settings-ignored config#container config#edit images#reset panels#any-panel',
  'DefaultPalWorldSettings.iniを変えても変わらない': 'config#default-file trouble#settings-ignored',
  'レンタル鯖 設定 変わらない':
    'config#container config#not-applied rental#settings rental#settings-panel panels#any-panel rental#problems panels#rented',
  移行したら設定が効かない:
    'config#worldoption deploy#worldoption trouble#worldoption takeOver#worldoption',
  経験値倍率を上げたい: 'config#ExpRate',
  たまごをすぐ孵す: 'config#PalEggDefaultHatchingTime',
  捕まえやすくする: 'config#PalCaptureRate',
  夜を短くしたい: 'config#NightTimeSpeedRate',
  お腹が減るのが早すぎる: 'config#PlayerStomachDecreaceRate config#PalStomachDecreaceRate',
  持てる重さを増やす: 'config#ItemWeightRate',
  食べ物が腐る: 'config#ItemCorruptionMultiplier',
  武器が壊れやすい: 'config#EquipmentDurabilityDamageRate',
  '拠点 増やす': 'config#BaseCampMaxNumInGuild config#BaseCampMaxNum',
  拠点で働くパルの数: 'config#BaseCampWorkerMaxNum',
  建物が劣化する: 'config#BuildObjectDeteriorationDamageRate',
  木や石の復活を早くする: 'config#CollectionObjectRespawnSpeedRate',
  落としたアイテムがすぐ消える: 'config#DropItemAliveMaxHours',
  ドロップ率: 'config#EnemyDropItemRate config#CollectionDropRate',
  ギルドの人数: 'config#GuildPlayerMaxNum',
  ギルドが勝手に消えた:
    'config#bAutoResetGuildNoOnlinePlayers config#AutoResetGuildTimeNoOnlinePlayers manage#inactive',
  '隕石 頻度': 'config#SupplyDropSpan',
  ファストトラベル禁止: 'config#bEnableFastTravel',
  '対人戦 できるようにする': 'config#bIsPvP config#pvp config#bEnablePlayerToPlayerDamage',
  死んだら終わりのモード: 'config#bHardcore config#bPalLost config#bCharacterRecreateInHardcore',
  パルが死んだらいなくなる: 'config#bPalLost',
  別のサーバーにパルを持っていく: 'config#bAllowGlobalPalboxExport config#bAllowGlobalPalboxImport',
  'オートセーブ 間隔': 'config#AutoSaveSpan backups#autosave',
  定期的に一瞬止まる: 'trouble#save-stutter trouble#lag arguments#freezes',
  位置が巻き戻る: 'trouble#lag join#lag perf#what-helps',
  何時間か経つと重くなる:
    'deploy#memory trouble#memory trouble#lag perf#what-helps restart#lower restart restart#full-again restart#schedule',
  cronで定期再起動:
    'rest#restart commands#stop deploy#memory service#systemd rcon#restart service#service restart#schedule restart#lower restart restart#now',
  落ちたら自動で立ち上がるように:
    'service#service service#systemd service#docker-service service#windows-task',
  タスクスケジューラで自動起動: 'service#windows-task',
  '同じPC 2個 サーバー':
    'deploy#two-servers arguments#second-server serverFiles#two-servers startOver#several-servers startOver#second-server',
  'サーバー 更新 コマンド': 'updates#steps updates updates#automatic',
  サーバーのバージョン確認:
    'commands#Info info info#reply-version join#version trouble#version version#read version',
  自動バックアップの保存場所:
    'backups#own-backups service#files config#bIsUseBackupSaveData backups',
  昨日の状態に巻き戻したい:
    'trouble#rollback backups#restore backups#restore-by-hand backups#restore-script',
  セーブデータ消えた:
    'deploy#world-empty trouble#world-empty deploy#not-saved trouble#not-saved backups#restore trouble#rollback backups#after-restore',
  '4人マルチから専用鯖に移行':
    'takeOver takeOver#world move#steps takeOver#before takeOver#character',
  キャラクリからやり直しになった:
    'deploy#new-character trouble#new-character join#new-character takeOver#everybody-new-character takeOver#host-new-character backups#after-restore',
  '管理者権限 付与': 'commands#administrator commands#AdminPassword manage#admins',
  アイテムを出すコマンド: 'commands#not-commands',
  'テレポート コマンド': 'commands#TeleportToPlayer commands#TeleportToMe',
  今誰がいるか見たい: 'commands#ShowPlayers players config#bShowPlayerList rest#player-list',
  荒らしをBANする: 'commands#BanPlayer ban commands#unban manage#remove manage#cheaters',
  間違えてBANした: 'commands#unban commands#UnBanPlayer unban',
  BANした人がまた入ってきた: 'commands#ban-without-effect',
  コマンドを打っても無反応: 'commands#nothing-happens trouble#commands',
  お知らせが文字化けする: 'rcon#send-non-ascii announce',
  rconに接続できない:
    'rcon#connection-refused trouble#rcon rcon#problems messages#connection-refused',
  'RCON 廃止': 'rcon#state rcon#rest rcon config#RCONEnabled',
  'REST APIのポートは開放する?': 'rest#remote needs#port-8212 config#RESTAPIPort',
  'API 認証 ユーザー名': 'rest#unauthorized rest#first-call messages#unauthorized',
  Discordにログイン通知:
    'rest#player-list config#bIsShowJoinLeftMessage discord#notify discord#webhook discord',
  プレイヤーの座標を取得:
    'players players#reply-fields players#reply-players-location_x players#reply-players-location_y',
  サーバーのfpsを見る:
    'metrics metrics#reply-serverfps rest#monitoring perf#measure discord#figures',
  終了60秒前に警告:
    'commands#Shutdown shutdown commands#stop rest#restart rcon#restart restart#schedule restart#now',
  起動引数でマルチコア:
    'arguments#useperfthreads arguments#start-performance arguments#UseMultithreadForDS arguments#together arguments#NoAsyncLoadingThread perf#flags',
  公開ポートとの違い: 'arguments#public-port config#PublicPort arguments#publicport',
  'PalServer.exe 一瞬で閉じる': 'deploy#exe-closes trouble#does-not-start',
  ログはどこ: 'trouble#log service#files discord#log',
  寝てる間に拠点が襲われる: 'trouble#raids-offline config#bEnableInvaderEnemy about#always-on',
  ログアウトしたのにキャラが残る: 'config#bExistPlayerAfterLogout',
  'フレンドリーファイア オフ': 'config#bEnableFriendlyFire',
  入退室をチャットに出す: 'config#bIsShowJoinLeftMessage',
  けいけんち: 'config#ExpRate',
  ほかくりつ: 'config#PalCaptureRate',
  'settei hanei':
    'config#not-applied trouble#settings-ignored deploy#settings-ignored perf#no-effect',
  おもい:
    'trouble#lag join#lag deploy#memory trouble#memory perf perf#what-helps restart#lower restart',
});
