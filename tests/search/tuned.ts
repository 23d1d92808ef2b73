// Over 300 lines, because it is one list of 120 questions in two languages.

import {cases, type SearchCase} from './types';

/**
 * 120 questions in each language, after the titles and words of public threads. They began as an untuned
 * list in November 2026; since then the search was tuned to them.
 */
const questions: readonly (readonly [en: string, ja: string, accept: string])[] = [
  [
    'my friend gets kicked back to the title screen with a timeout',
    '友達だけタイトルに戻されてタイムアウトになる',
    'join#timeout trouble#timeout join#outside trouble#outside join#one-player trouble#one-player join#diagnose messages#connection-timed-out',
  ],
  [
    'how to open the server for friends outside my house',
    '家の外にいる友達を鯖に呼びたい',
    'port#forward port join#outside trouble#outside port#ways join#find-address',
  ],
  [
    'do i have to forward tcp as well',
    'ポートはUDPだけでいいの？TCPも必要？',
    'needs#ports needs#port-8211 port#forward port#mistakes',
  ],
  [
    'port checker says 8211 is closed',
    'ポート開放確認サイトだと8211が閉じてる',
    'port#check port#mistakes',
  ],
  ['router behind another router', 'ルーターが二台あるときのポート開放', 'port#double-router'],
  [
    'my isp gives me a 100.64 address',
    'WAN側のIPが100.64で始まる',
    'port#cgnat port#which-line needs#shared-ipv4 trouble#no-forwarding port#ways',
  ],
  [
    'play over tailscale without opening ports',
    'ポートを開けずにTailscaleで遊ぶ',
    'names#vpn port#vpn port#ways port#tunnel',
  ],
  ['playit.gg tunnel', 'playit.ggを使って公開', 'names#tunnel port#tunnel port#ways'],
  [
    'local players should use 192.168 address',
    '同じ家のPCから192.168で入る',
    'join#same-network join#inside trouble#inside names#own-house join#find-address',
  ],
  [
    'server shows in list but i cant get in',
    '一覧には出るのに入ろうとすると失敗する',
    'list#listed-timeout join#timeout trouble#timeout',
  ],
  [
    'how long until a new server is listed',
    '一覧に載るまでどれくらい待つ',
    'list#early list#not-listed list#who',
  ],
  ['hide server from public browser', 'サーバーを一覧から消したい', 'list#unlist list#strangers'],
  [
    'random people keep joining my world',
    '知らない人が勝手に入ってくる',
    'list#strangers manage#whitelist manage#cheaters config#ServerPassword list#unlist',
  ],
  [
    'list shows wrong port after port mapping',
    '一覧に違うポートが表示される',
    'list#wrong-address list#advertised arguments#public-port arguments#publicport config#PublicPort arguments#start-listed-router',
  ],
  [
    'ps5 cant join dedicated',
    'プレステ5から専用サーバーに入る方法',
    'join#console trouble#console join#console-not-found about#platforms list#console config#CrossplayPlatforms',
  ],
  [
    'switch on crossplay for xbox and pc',
    'xboxとPCのクロスプレイを有効にする',
    'config#CrossplayPlatforms join#platform about#platforms',
  ],
  [
    'where to type ip and port in game',
    'ゲーム内のどこにIPを入力する',
    'join#address join#find-address',
  ],
  [
    'invite code for dedicated server',
    '専用サーバーに招待コードはある？',
    'join#invite-code about#invite-code',
  ],
  [
    'server full message with 32 players',
    '満員と出て入れない',
    'join#full config#ServerPlayerMaxNum about#limits',
  ],
  [
    'error no password entered',
    'パスワードを入れてないと言われる',
    'join#password trouble#password messages#no-password-entered',
  ],
  [
    'got banned by accident how to get back in',
    '間違えてBANした人を戻す',
    'commands#unban commands#UnBanPlayer unban join#banned manage#remove',
  ],
  ['steamcmd install command for palworld', 'steamcmdでのインストールコマンド', 'deploy#install'],
  ['set up on ubuntu 24.04', 'ubuntuに建てる手順', 'deploy#install service#systemd'],
  [
    'PalServer.exe opens and closes immediately',
    'PalServer.exeを開いてもすぐ閉じる',
    'deploy#exe-closes trouble#does-not-start messages#vcruntime',
  ],
  [
    'missing vcruntime140.dll',
    'VCRUNTIME140.dllが見つからない',
    'messages#vcruntime deploy#exe-closes',
  ],
  [
    'refusing to run with root privileges',
    'rootでは起動できないと出る',
    'messages#root-privileges',
  ],
  [
    'permission denied palserver.sh',
    'PalServer.shで許可がありません',
    'messages#permission-denied',
  ],
  [
    'exec format error on raspberry pi',
    'ラズパイでexec format error',
    'messages#exec-format-error images#arm',
  ],
  [
    'no matching manifest for linux/arm64',
    'linux/arm64のイメージがない',
    'messages#no-matching-manifest images#arm',
  ],
  [
    'cpu 100 percent with no players',
    '誰もいないのにCPU使用率が高い',
    'perf perf#what-helps perf#measure whenEmpty whenEmpty#auto-pause',
  ],
  ['how many cores does it use', '何コアあればいい', 'needs#cpu needs perf#flags'],
  ['16gb enough for 10 people', '10人なら16GBで足りる？', 'needs#memory needs'],
  ['disk space needed', 'ディスク容量はどのくらい', 'needs#storage needs'],
  ['ssd or hdd', 'SSDじゃないとだめ？', 'needs#storage'],
  ['windows or linux better for server', 'WindowsとLinuxどっちがいい', 'needs#os deploy#install'],
  [
    'where are the save files stored on linux',
    'Linuxのセーブの保存先',
    'service#files backups#make-backup backups',
  ],
  [
    'where do i find palworldsettings.ini',
    'PalWorldSettings.iniの場所',
    'service#files config#edit config',
  ],
  [
    'changes in ini dont take effect until?',
    'iniの変更はいつ反映される',
    'config#edit config#not-applied config#edited-while-running trouble#settings-ignored',
  ],
  [
    'settings wiped after shutdown',
    'サーバーを止めると設定が消える',
    'config#edited-while-running config#not-applied trouble#settings-ignored deploy#settings-ignored images#reset',
  ],
  [
    'quotes around server name',
    'サーバー名のダブルクォート',
    'config#format config#ServerName config#broken-line',
  ],
  ['ini all in one line', '設定は一行で書くの？', 'config#format config#broken-line'],
  [
    'validate my config file',
    '設定ファイルの書き間違いを調べる',
    'command#check editor command editor#command',
  ],
  ['generator for palworldsettings', '設定ファイルを作るツール', 'editor editor#tools'],
  [
    'change server name after creation',
    'あとからサーバー名を変えたい',
    'config#ServerName deploy#settings config#edit',
  ],
  ['join password setting name', '参加パスワードの設定名', 'config#ServerPassword deploy#settings'],
  ['turn off raids', '襲撃イベントをなくす', 'config#bEnableInvaderEnemy'],
  ['disable death drop', '死んでも物を落とさない', 'config#DeathPenalty'],
  ['egg hatch instantly', '卵をすぐ孵したい', 'config#PalEggDefaultHatchingTime'],
  ['xp x3', '経験値3倍', 'config#ExpRate'],
  ['pal catch rate easier', 'パルを捕まえやすくする', 'config#PalCaptureRate'],
  ['more pals spawn', '野生のパルを増やす', 'config#PalSpawnNumRate'],
  ['make days longer', '昼を長くする', 'config#DayTimeSpeedRate'],
  [
    'pals starve while offline',
    'ログアウト中にパルが飢える',
    'about#always-on config#PalStomachDecreaceRate trouble#raids-offline',
  ],
  [
    'base count per guild',
    '拠点の数を増やす',
    'config#BaseCampMaxNumInGuild config#BaseCampMaxNum',
  ],
  ['worker cap 50', '拠点のパルの上限', 'config#BaseCampWorkerMaxNum'],
  ['guild member limit', 'ギルドに入れる人数', 'config#GuildPlayerMaxNum'],
  ['stop buildings decaying', '建物の劣化を止める', 'config#BuildObjectDeteriorationDamageRate'],
  [
    'friendly fire on',
    'フレンドリーファイアを入れる',
    'config#bEnableFriendlyFire recommended#pvp-on config#bIsPvP',
  ],
  ['supply drop interval', '補給物資の間隔', 'config#SupplyDropSpan'],
  ['disable fast travel', 'ファストトラベル禁止', 'config#bEnableFastTravel'],
  ['autosave every 5 minutes', 'オートセーブを5分にする', 'config#AutoSaveSpan backups#autosave'],
  [
    'hardcore mode lose character',
    'ハードコアでキャラロスト',
    'config#bHardcore config#bCharacterRecreateInHardcore config#bPalLost',
  ],
  [
    'random pal species',
    'パルの出現をランダムにする',
    'config#RandomizerType config#RandomizerSeed',
  ],
  ['show join and leave messages', '入退室メッセージを出す', 'config#bIsShowJoinLeftMessage'],
  ['limit chat messages per minute', 'チャットの連投制限', 'config#ChatPostLimitPerMinute'],
  [
    'log as json',
    'ログをJSONにする',
    'config#LogFormatType arguments#logformat arguments#start-json',
  ],
  [
    'global palbox export on server',
    'グローバルパルボックスを使えるようにする',
    'config#bAllowGlobalPalboxExport config#bAllowGlobalPalboxImport',
  ],
  ['buildings hp', '建築物の耐久を上げる', 'config#BuildObjectHpRate config#BuildObjectDamageRate'],
  ['player damage taken', '受けるダメージを減らす', 'config#PlayerDamageRateDefense'],
  [
    'stamina use lower',
    'スタミナの減りを遅く',
    'config#PlayerStaminaDecreaceRate config#PalStaminaDecreaceRate',
  ],
  ['weight limit', '持てる重さを増やす', 'config#ItemWeightRate'],
  ['drop rate materials', '素材のドロップ量', 'config#CollectionDropRate config#EnemyDropItemRate'],
  ['trees and rocks respawn', '木や石が復活する早さ', 'config#CollectionObjectRespawnSpeedRate'],
  [
    'kick afk players',
    '放置プレイヤーを自動で落とす',
    'config#bEnableNonLoginPenalty manage#remove',
  ],
  [
    'auto delete guild when nobody plays',
    '長期間来ないギルドを消す',
    'config#bAutoResetGuildNoOnlinePlayers config#AutoResetGuildTimeNoOnlinePlayers manage#inactive',
  ],
  [
    'admin login command ingame',
    '管理者でログインするコマンド',
    'commands#administrator commands#AdminPassword',
  ],
  ['teleport to another player', '他のプレイヤーのところへ飛ぶ', 'commands#TeleportToPlayer'],
  ['kick someone from console', 'コマンドで人を蹴る', 'commands#KickPlayer kick manage#remove'],
  [
    'get a players steam id',
    '相手のSteamIDの見方',
    'commands#player-id commands#ShowPlayers players',
  ],
  ['spawn items command', 'アイテムを出すチートコマンド', 'commands#not-commands'],
  [
    'announce in japanese shows squares',
    'お知らせの日本語が文字化け',
    'rcon#send-non-ascii announce',
  ],
  [
    'save world command before shutdown',
    '終了前にセーブするコマンド',
    'commands#Save save commands#stop service#stop',
  ],
  [
    'warn players 10 minutes before shutdown',
    '10分前に告知してからシャットダウン',
    'commands#Shutdown shutdown restart#schedule rest#restart rcon#restart commands#stop',
  ],
  ['curl example for rest api', 'curlでREST APIを呼ぶ', 'rest#first-call rest'],
  [
    'rest api always unauthorized',
    'REST APIのユーザー名とパスワードが違うと言われる',
    'rest#unauthorized trouble#rest-401 messages#unauthorized',
  ],
  [
    'rest api port 8212 not listening',
    '8212番が開いていない',
    'rest#refused rest#enable trouble#rest-silent messages#connection-refused needs#port-8212',
  ],
  [
    'get player count via api',
    'APIで人数を取得',
    'metrics players rest#player-list rest#monitoring rcon#count',
  ],
  ['server fps from api', 'サーバーFPSの調べ方', 'metrics rest#monitoring perf#measure'],
  ['is rcon going away', 'RCONはもう使えない？', 'rcon#state rcon#rest rcon'],
  ['rcon client recommended', 'おすすめのRCONクライアント', 'rcon#clients'],
  [
    'post to discord when player joins',
    '誰か来たらDiscordに通知',
    'discord#notify discord discord#built-in',
  ],
  ['grafana dashboard', 'Grafanaで見る', 'discord#figures rest#monitoring'],
  [
    'uptime monitoring',
    '落ちたら気づけるようにする',
    'discord#health discord#outside discord#notify discord',
  ],
  ['backup every hour cron', '1時間ごとにバックアップ', 'backups#schedule backups'],
  ['copy backups to another machine', 'バックアップを別の場所にも置く', 'backups#elsewhere'],
  [
    'go back to yesterdays save',
    '昨日のデータに戻したい',
    'trouble#rollback backups#restore backups#restore-script backups#restore-by-hand',
  ],
  [
    'everyone lost their character after restoring',
    '復元したら全員キャラ作成になった',
    'backups#after-restore trouble#new-character deploy#new-character join#new-character',
  ],
  ['test if backup works', 'バックアップが使えるか試す', 'backups#try backups#check-restore'],
  ['level.sav corrupt', 'Level.savが壊れた', 'trouble#damaged-save backups#restore'],
  ['move world from singleplayer', 'ソロのワールドを専用サーバーへ', 'takeOver takeOver#world'],
  [
    'host character missing after migration',
    '移行したらホストだけ初期キャラ',
    'takeOver#host-new-character takeOver#character',
  ],
  ['gamepass save transfer', 'ゲームパスのセーブを移す', 'takeOver#gamepass takeOver'],
  [
    'switch hosting provider keep world',
    '別のレンタルサーバーに移る',
    'move#steps move rental#backup move#before',
  ],
  ['restart every night at 4', '毎朝4時に再起動', 'restart#schedule rest#restart restart'],
  [
    'ram goes up until crash',
    'だんだんメモリを食って落ちる',
    'restart#lower restart trouble#memory deploy#memory restart#measure messages#killed',
  ],
  ['add swap', 'スワップを増やす', 'restart#swap'],
  [
    'update breaks server wont start',
    'アプデ後に起動しない',
    'updates#does-not-start trouble#does-not-start updates#undo',
  ],
  [
    'stay on old version dont update',
    '自動で更新されないようにする',
    'version#pin images#pin updates#by-itself',
  ],
  [
    'which version is my server running',
    'サーバーのバージョンを見る方法',
    'version#read info commands#Info',
  ],
  ['steamcmd 0x202 not enough space', 'state is 0x202', 'messages#state-0x202'],
  [
    'engine.ini tweaks worth it?',
    'Engine.iniは書き換える意味ある？',
    'perf#engine-ini perf#what-helps',
  ],
  [
    'rubberbanding when many pals in base',
    '拠点にパルが多いとラグい',
    'trouble#lag join#lag perf#what-helps perf config#BaseCampWorkerMaxNum',
  ],
  ['workshop mods dedicated server', 'ワークショップのMODを鯖に入れる', 'mods#install mods'],
  [
    'docker compose example file',
    'docker-compose.ymlの例',
    'deploy#install serverFiles serverFiles#make service#docker-service',
  ],
  [
    'container keeps overwriting my settings',
    'コンテナが設定を上書きする',
    'images#reset config#container images#file config#not-applied',
  ],
  ['unraid template', 'Unraidで動かす', 'panels#unraid'],
  ['pterodactyl egg startup', 'pterodactylの設定', 'panels#pterodactyl'],
  ['start fresh world keep config', 'ワールドだけ作り直す', 'startOver#reset startOver'],
  [
    'run a second server on same pc',
    '同じPCにもう一つ鯖を立てる',
    'startOver#several-servers serverFiles#two-servers deploy#two-servers arguments#second-server startOver#second-server',
  ],
  [
    'systemd unit example',
    'systemdのユニットファイル例',
    'service#systemd serverFiles serverFiles#make service#service',
  ],
];

const listOf = (of: 0 | 1): readonly SearchCase[] =>
  cases('question', Object.fromEntries(questions.map((row) => [row[of], row[2]])));

export const tunedQueries = {en: listOf(0), ja: listOf(1)};
