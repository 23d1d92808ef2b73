import {cases, type SearchCase} from './types';

/** English queries for the latest version. */
export const englishQueries: readonly SearchCase[] = [
  ...cases('must', {
    'which ports do i need': 'needs#ports needs#port-8211 needs',
    'how do i back up my world': 'backups#make-backup backups',
    'how to update the server on linux': 'updates#steps updates',
  }),
  ...cases('question', {
    'friends cannot join my server':
      'join#outside trouble#outside deploy#cannot-join trouble#joining join#one-player',
    'server not showing in list': 'list#not-listed trouble#not-listed join#not-in-list',
    'my server is not visible to friends':
      'list#not-listed trouble#not-listed join#not-in-list list#visible list#who',
    'settings reset after restart':
      'trouble#settings-ignored deploy#settings-ignored config#edited-while-running config#not-applied',
    'changes to ini file ignored':
      'trouble#settings-ignored deploy#settings-ignored config#not-applied config#edit config#default-file',
    'why do my settings not apply':
      'trouble#settings-ignored deploy#settings-ignored config#not-applied',
    'connection timed out when joining':
      'join#timeout trouble#timeout messages#connection-timed-out',
    'i cannot connect from the same network':
      'join#inside trouble#inside join#same-network list#own-network',
    'how to open ports on router':
      'port#forward needs#ports needs#port-8211 trouble#no-forwarding deploy#firewall port#mistakes join#outside',
    'port forwarding impossible with my provider':
      'needs#shared-ipv4 port#cgnat trouble#no-forwarding port#ways port#which-line port',
    'server says incompatible version':
      'join#version trouble#version deploy#version-mismatch messages#incompatible-version',
    'analyze my log': 'diagnose#tool',
    'which settings does my server use': 'diagnose#settings-in-use',
    'update fails state is 0x6': 'deploy#state-0x6 trouble#state-0x6 messages#state-0x6',
    'everyone has to create a new character':
      'deploy#new-character trouble#new-character join#new-character takeOver#everybody-new-character',
    'world gone after reinstall': 'deploy#world-empty trouble#world-empty',
    'progress lost after restart': 'deploy#not-saved trouble#not-saved',
    'restore world from backup': 'backups#restore trouble#rollback',
    'move coop world to dedicated server': 'takeOver takeOver#world move#steps takeOver#before',
    'restart server every night automatically':
      'rest#restart rcon#restart commands#stop deploy#memory service#service restart#schedule restart#lower restart restart#now',
    'start server automatically after reboot':
      'service#service service#systemd service#docker-service service#windows-task',
    'server uses too much memory':
      'deploy#memory trouble#memory needs#memory restart#lower restart',
    'how much ram for 10 players': 'needs#memory needs',
    'can i run it on a raspberry pi arm': 'needs#cpu needs images#arm',
    'server is laggy with many bases': 'trouble#lag join#lag perf perf#what-helps',
    'can xbox players join steam server':
      'about#platforms join#console config#CrossplayPlatforms trouble#console join#platform',
    'ps5 friend does not see the server':
      'trouble#console join#console join#console-not-found list#console',
    'how many players can play': 'about#limits config#ServerPlayerMaxNum arguments#players',
    'change the number of player slots': 'config#ServerPlayerMaxNum arguments#players about#limits',
    'how to become admin in game': 'commands#administrator commands#AdminPassword',
    'admin password not accepted':
      'commands#password-refused rcon#password-refused trouble#password trouble#commands',
    'kick a player who is online': 'commands#KickPlayer kick manage#remove',
    'undo a ban': 'commands#unban commands#UnBanPlayer unban',
    'find the steam id of a player': 'commands#player-id',
    'only first word of broadcast shown': 'commands#first-word rcon#space-ends-text',
    'api returns 401 unauthorized': 'rest#unauthorized trouble#rest-401 messages#unauthorized',
    'how to enable the rest api': 'rest#enable config#RESTAPIEnabled',
    'monitor server fps and uptime':
      'metrics rest#monitoring discord#figures discord#health perf#measure',
    'send message to all players': 'announce commands#Broadcast',
    'stop server without losing data': 'service#stop commands#stop shutdown restart#now',
    'run two servers on one machine':
      'deploy#two-servers arguments#second-server serverFiles#two-servers startOver#several-servers startOver#second-server',
    'where are the save files': 'service#files',
    'where is the config file': 'service#files config#edit config',
    'make eggs hatch faster': 'config#PalEggDefaultHatchingTime',
    'turn off raids on my base': 'config#bEnableInvaderEnemy',
    'enable pvp between players':
      'recommended#pvp-on config#bIsPvP config#bEnablePlayerToPlayerDamage config#pvp',
    'keep items when dying': 'config#DeathPenalty',
    'password protect my server': 'config#ServerPassword deploy#settings list#strangers',
    'difference between dedicated and community server':
      'about#kinds about about#community about#dedicated',
  }),
  ...cases('question', {
    'only let whitelisted players in': 'manage#whitelist',
    'move the server to a new machine': 'move move#steps',
    'go back to an older version of the server': 'version#pin version updates#undo',
    'how to install mods on the server': 'mods#install mods',
    'send discord message when somebody joins':
      'discord#notify discord#webhook discord rest#player-list',
    'set up on synology nas': 'panels#synology',
    'which rented server is big enough': 'rental#memory rental#kinds',
    'port forwarding checked but two routers': 'port#double-router port#mistakes',
    'game pass save to server': 'takeOver#gamepass',
  }),
  ...cases('word', {
    whitelist: 'manage#whitelist manage#whitelist-script',
    ue4ss: 'mods#install mods mods#clients',
    hamachi: 'port#ways port#vpn names#vpn',
    backup: 'backups#make-backup backups#own-backups backups',
    firewall: 'deploy#firewall',
    docker: 'deploy#install service#docker-service deploy images',
    systemd: 'service#systemd',
    'how do you know': 'sources sources#reading',
    crossplay: 'config#CrossplayPlatforms about#platforms glossary#crossplay',
    'hairpin nat':
      'join#inside join#same-network trouble#inside list#own-network glossary#hairpin-nat',
    'exp rate': 'config#ExpRate',
    PlayerDamage:
      'config#bEnablePlayerToPlayerDamage config#PlayerDamageRateAttack config#PlayerDamageRateDefense',
    MaxNum:
      'config#ServerPlayerMaxNum config#BaseCampMaxNum config#GuildPlayerMaxNum config#CoopPlayerMaxNum config#BaseCampWorkerMaxNum config#DropItemMaxNum config#BaseCampMaxNumInGuild config#DropItemMaxNum_UNKO',
    multithreading:
      'arguments#UseMultithreadForDS arguments#start-performance arguments#useperfthreads arguments#together',
    'player list': 'commands#ShowPlayers players config#bShowPlayerList rest#player-list',
    'launch options': 'arguments arguments#arguments arguments#where arguments#start-lines',
    'death penalty': 'config#DeathPenalty',
    restrat: 'commands#stop rest#restart rcon#restart restart#schedule restart#now',
    pasword:
      'config#ServerPassword config#AdminPassword join#password trouble#password commands#AdminPassword',
    trubleshooting: 'trouble',
    'memory leak': 'deploy#memory trouble#memory restart#lower restart',
    'xp multiplier': 'config#ExpRate',
    cgnat: 'needs#shared-ipv4 port#cgnat port#which-line port#ways port glossary#cgnat',
    'day length': 'config#DayTimeSpeedRate',
    'fast travel': 'config#bEnableFastTravel',
    'base workers': 'config#BaseCampWorkerMaxNum',
    unban: 'unban commands#UnBanPlayer',
    difficulty: 'config#Difficulty',
  }),
  ...cases('name', {
    bEnablePlayerToPlayerDamage: 'config#bEnablePlayerToPlayerDamage',
    serverplayermaxnum: 'config#ServerPlayerMaxNum',
    PalEggDefaultHatchingTime: 'config#PalEggDefaultHatchingTime',
    'PalWorldSettings.ini': 'config config#edit service#files config#format editor',
    'WorldOption.sav': 'config#worldoption deploy#worldoption',
    '/v1/api/players': 'players',
    'POST /v1/api/shutdown': 'shutdown',
    'v1/api/metrics': 'metrics',
    '-publiclobby': 'arguments#publiclobby',
    '-NumberOfWorkerThreadsServer': 'arguments#NumberOfWorkerThreadsServer',
    useperfthreads: 'arguments#useperfthreads',
    KickPlayer: 'commands#KickPlayer',
    '/Shutdown': 'commands#Shutdown shutdown',
    ShowPlayers: 'commands#ShowPlayers',
    '8211': 'needs#port-8211 arguments#port',
    '8212': 'needs#port-8212 config#RESTAPIPort',
    '25575': 'needs#port-25575 config#RCONPort',
    '27015': 'needs#port-27015 arguments#queryport',
    '0x6': 'deploy#state-0x6 trouble#state-0x6 messages#state-0x6',
    '401': 'rest#unauthorized trouble#rest-401 messages#unauthorized',
    'steamclient.so': 'deploy#steamclient trouble#steamclient messages#steamclient',
    'S_API FAIL': 'deploy#s-api-fail messages#s-api-fail',
    worldguid: 'info#reply-worldguid info',
    '0x202': 'messages#state-0x202',
    LowLevelFatalError: 'messages#low-level-fatal-error',
    'Unable to retrieve server information': 'messages#unable-to-retrieve',
    NetServerMaxTickRate: 'perf#engine-ini',
    waittime: 'shutdown#request-waittime shutdown',
  }),
  // As administrators type them: messages, slang, kana, romaji, words run together, typing errors.
  ...cases('question', {
    "ERROR! Failed to install app '2394010' (No subscription)": 'messages#no-subscription',
    'Refusing to run with the root privileges': 'messages#root-privileges',
    'exec format error arm': 'messages#exec-format-error images#arm messages#no-matching-manifest',
    'vcruntime140.dll was not found': 'messages#vcruntime',
    'signal 11 segfault after update': 'messages#signal-11',
    'port is already allocated docker': 'messages#port-allocated',
    'your connection to the host has been lost': 'messages#connection-lost',
    'steamcmd stuck verifying install 0%': 'messages#verifying updates#verifying',
    'steamcmd command not found ubuntu': 'messages#steamcmd-not-found',
    'failed to connect 401 unauthorized curl':
      'messages#unauthorized trouble#rest-401 rest#unauthorized',
    'not a compressed palworld save PlM':
      'messages#plm takeOver#unknown-format takeOver#tools messages#unknown-save-format',
    'permission denied docker.sock': 'messages#daemon-socket',
    worldoptionsav:
      'config#worldoption deploy#worldoption trouble#worldoption takeOver#worldoption',
    autorestart: 'restart#schedule service#comes-back service#service service#systemd',
    dockercompose: 'service#docker-service images#which images deploy#install',
    friendlyfire: 'config#bEnableFriendlyFire',
    'incubaton time': 'config#PalEggDefaultHatchingTime',
    bakcup: 'backups backups#make-backup backups#schedule',
    'teleprot to player': 'commands#TeleportToPlayer',
    'hostname doesnt work':
      'join#host-name names#name-fails names names#problems port#host-name names#name',
    linuxgsm: 'panels#linuxgsm',
    'settings not aplying':
      'config#not-applied trouble#settings-ignored deploy#settings-ignored config#edited-while-running',
    'how much ram do I need for 10 players': 'needs#memory rental#memory',
    'can steam and xbox players play on the same server':
      'join#platform config#CrossplayPlatforms about#platforms config#AllowConnectPlatform',
    'ps5 cant find my dedicated server':
      'join#console-not-found trouble#console list#console join#console',
    'how to make the server private': 'list#unlist config#ServerPassword deploy#settings',
    'change the server name': 'config#ServerName deploy#settings',
    'restore yesterdays save':
      'backups#restore trouble#rollback backups#restore-by-hand backups#restore-script',
    'which port do i have to open': 'port#forward needs#ports deploy#firewall needs#port-8211 port',
    'friends cant connect but i can': 'join#outside trouble#outside',
    'router has no public ip cgnat': 'port#cgnat',
    'host on oracle free tier': 'rental#host-oracle',
    'aws security group udp 8211': 'rental#host-aws rental#firewall',
    'hetzner vps firewall': 'rental#host-hetzner rental#firewall',
    'pterodactyl egg settings': 'panels#pterodactyl panels#any-panel',
    'truenas scale': 'panels#truenas',
    'change environment variable in docker compose does nothing':
      'images#ignored images#change images#reset config#container',
    'adminpasword not working':
      'commands#password-refused trouble#commands commands#AdminPassword config#AdminPassword',
    'how do i become admin in game':
      'commands#administrator manage#admins trouble#commands commands#AdminPassword',
    'spawn items admin command': 'commands#not-commands',
    'ban a griefer': 'manage#remove manage#cheaters commands#BanPlayer commands#unban ban',
    'unban steam id': 'commands#UnBanPlayer commands#unban unban manage#remove',
    'only allow my friends': 'manage#whitelist config#ServerPassword deploy#settings',
    'turn off raids': 'config#bEnableInvaderEnemy',
    'hardcore permadeath':
      'config#bHardcore config#bPalLost config#DeathPenalty config#bCharacterRecreateInHardcore',
    'keep inventory when i die': 'config#DeathPenalty',
    'palbox workers limit': 'config#BaseCampWorkerMaxNum',
    'day night speed': 'config#DayTimeSpeedRate config#NightTimeSpeedRate',
    'pvp on dedicated server': 'config#bIsPvP config#bEnablePlayerToPlayerDamage config#pvp',
    'server memory keeps growing until it crashes':
      'deploy#memory trouble#memory restart#full-again restart#schedule restart#lower messages#killed restart#measure',
    'rubber banding with 8 players': 'join#lag trouble#lag perf#measure perf#what-helps perf',
    'stop the server when nobody is online': 'whenEmpty whenEmpty#linux whenEmpty#auto-pause',
    'discord message when someone joins':
      'discord#notify discord#log discord#built-in discord#notify-install discord#webhook',
    'move server from windows to linux': 'move#windows-linux move#steps',
    'use my single player world on the server': 'takeOver takeOver#world takeOver#before',
    'roll back to older game version': 'updates#undo version#pin images#pin',
    'rcon python script': 'rcon#script rcon#clients',
    'run two servers on one pc':
      'startOver#several-servers serverFiles#two-servers deploy#two-servers arguments#second-server',
    'invalid password but its right':
      'join#password trouble#password messages#password-is-not-match commands#password-refused',
    'increase guild limit': 'config#GuildPlayerMaxNum',
    'docker container not updating':
      'updates#old-version updates#steps updates#automatic updates#still-incompatible deploy#version-mismatch',
    'host for free': 'cost cost#home cost#rented',
    'start over fresh world': 'startOver#reset startOver',
    'copy backups to another computer': 'backups#elsewhere',
    'convert worldoption.sav to ini': 'config#worldoption',
    'discord bot to start and stop server': 'discord#bot',
    'ddos attack': 'list#ddos',
  }),
];
