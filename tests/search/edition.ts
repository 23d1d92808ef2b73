import {ask, type Question} from './administrators';

/** Thirty questions that people who run a server of 1.0 ask, from threads of July to October 2026. */
export const questionsOf10: readonly Question[] = [
  ask('does my 0.6 world work in 1.0', '0.6のワールドは1.0で使えるか', 'operate/updates#from-0-6'),
  ask(
    'which defaults changed in 1.0',
    '1.0で変わったデフォルト値',
    'operate/updates#from-0-6',
    'settings-and-operation/changes',
    'settings-and-operation/changes#compare',
    'settings-and-operation/changes#after-update',
  ),
  ask(
    'turn on voice chat',
    'ボイスチャットを有効にしたい',
    'operate/players#voice-chat',
    'settings-and-operation/configuration#bEnableVoiceChat',
  ),
  ask(
    'how far do voices carry in voice chat',
    'ボイスチャットが聞こえる距離',
    'operate/players#voice-chat',
    'settings-and-operation/configuration#VoiceChatZeroVolumeDistance',
    'settings-and-operation/configuration#VoiceChatMaxVolumeDistance',
  ),
  ask(
    'ban list is empty since 1.0',
    '1.0にしたらBANリストが空になった',
    'getting-started/troubleshooting#known',
    'operate/updates#from-0-6',
    'settings-and-operation/configuration#BanListURL',
  ),
  ask(
    'do I still need useperfthreads in 1.0',
    '1.0でもuseperfthreadsは必要か',
    'operate/performance#flags',
    'settings-and-operation/arguments#together',
    'settings-and-operation/arguments#useperfthreads',
  ),
  ask(
    'does RCON still work in 1.0',
    '1.0でもRCONは使えるか',
    'api/rcon/',
    'settings-and-operation/commands#which',
    'settings-and-operation/configuration#RCONEnabled',
  ),
  ask(
    'enable the game-data API',
    'game-dataのAPIを使いたい',
    'api/rest-api/game-data',
    'settings-and-operation/arguments#enable-gamedata-api',
    'operate/messages#game-data-off',
  ),
  ask(
    'live map with positions of Pals',
    'パルの位置を地図に表示したい',
    'api/rest-api/game-data',
    'operate/messages#game-data-off',
  ),
  ask(
    'server crashes when somebody joins, negative delta time',
    '誰かが参加するとnegative delta timeで落ちる',
    'operate/messages#negative-delta',
    'getting-started/troubleshooting#known',
  ),
  ask(
    'PalDefender kills the server after 40 seconds',
    'PalDefenderを入れると40秒で落ちる',
    'operate/mods#newer',
    'getting-started/troubleshooting#known',
  ),
  ask(
    'Steam Workshop mods on a dedicated server',
    '専用サーバーでSteamワークショップのModを使いたい',
    'operate/mods#newer',
  ),
  ask('mods on a Linux server', 'LinuxのサーバーでModを使えるか', 'operate/mods'),
  ask(
    'keep players with mods out',
    'Modを入れたプレイヤーを参加させたくない',
    'operate/mods#clients',
    'settings-and-operation/configuration#bAllowClientMod',
  ),
  ask(
    'forbid a technology',
    '特定のテクノロジーを禁止したい',
    'settings-and-operation/configuration#DenyTechnologyList',
  ),
  ask(
    'fishing is too difficult',
    '釣りが難しすぎる',
    'settings-and-operation/configuration#FishingDifficultyRate',
  ),
  ask(
    'limit buildings per player',
    'プレイヤーごとの建築数を制限したい',
    'settings-and-operation/configuration#MaxBuildingLimitNumPerPlayer',
  ),
  ask(
    'fast travel only between bases',
    '拠点の間だけファストトラベルできるようにしたい',
    'settings-and-operation/configuration#bEnableFastTravelOnlyBaseCamp',
  ),
  ask(
    'guild leader has not logged in for weeks',
    'ギルドマスターが何週間も来ない',
    'settings-and-operation/configuration#AutoTransferMasterThresholdDays',
    'settings-and-operation/configuration#AutoTransferMasterCheckIntervalSeconds',
  ),
  ask(
    'stop players from raising their carry weight',
    '所持重量のステータスを上げられないようにしたい',
    'settings-and-operation/configuration#bAllowEnhanceStat_Weight',
  ),
  ask(
    'enemy camps appear next to my base',
    '拠点の近くに敵の野営地が出る',
    'settings-and-operation/configuration#bAllowEnemyCampSpawnNearBaseCamp',
  ),
  ask(
    'wait before respawn after death',
    '死んでから復活するまでの待ち時間',
    'settings-and-operation/configuration#BlockRespawnTime',
  ),
  ask(
    'which docker image supports 1.0',
    '1.0に対応したDockerイメージ',
    'operate/community-images#for-1-0',
  ),
  ask(
    'REST API always 401 AdminPassword is empty',
    'REST APIがAdminPassword is emptyで401になる',
    'operate/messages#empty-admin-password',
  ),
  ask(
    'what is new in 1.0.5',
    '1.0.5で変わったこと',
    'getting-started/newer-versions',
    'getting-started/your-version#builds',
  ),
  ask(
    'steamcmd access denied when updating',
    'SteamCMDの更新でAccess Deniedと出る',
    'operate/messages#manifest-request',
  ),
  ask(
    'which save editor works with 1.0',
    '1.0のセーブデータを読めるツール',
    'operate/take-over-world#tools',
  ),
  ask(
    'see who built a structure',
    '建築物を誰が建てたか知りたい',
    'settings-and-operation/configuration#bEnableBuildingPlayerUIdDisplay',
  ),
  ask(
    'container is healthy but connection times out',
    'コンテナはhealthyなのに接続がタイムアウトする',
    'operate/community-images#healthy-timeout',
  ),
  ask(
    'go back from 1.0 to 0.6.8',
    '1.0から0.6.8に戻したい',
    'operate/updates#undo',
    'getting-started/your-version#pin',
    'operate/updates#from-0-6',
  ),
];
