import {cases, type SearchCase} from './types';

/** English queries from public threads. They began as an untuned list; since then the search was tuned to them. */
export const secondEnglishQueries: readonly SearchCase[] = cases('question', {
  'connection timed out even on local network':
    'join#timeout trouble#timeout join#same-network join#inside trouble#inside messages#connection-timed-out',
  "can't connect using my public ip":
    'join#inside trouble#inside join#outside trouble#outside join#timeout trouble#timeout join#same-network join#diagnose',
  'unable to see server in community browser':
    'list#not-listed trouble#not-listed join#not-in-list list#steam-browser',
  'do i need to open port 25575': 'needs#port-25575 rcon#enable config#RCONPort needs#ports',
  'cannot change the port only 8211 works':
    'arguments#port arguments#port-changed arguments#public-port arguments#start-port',
  'rcon dial tcp 127.0.0.1:25575 connection refused':
    'rcon#connection-refused trouble#rcon messages#connection-refused',
  'recent servers tab always times out': 'join#recent',
  'palworldsettings.ini keeps resetting':
    'config#edited-while-running config#not-applied trouble#settings-ignored deploy#settings-ignored config#container config#edit images#reset panels#any-panel',
  'ini file is blank':
    'config#edit config#default-file config#not-applied trouble#settings-ignored config#format',
  'env variables ignored starts with default config':
    'config#container config#not-applied images#ignored images#reset images#defaults messages#settings-mode-manual',
  'how to change exp rate and death penalty': 'config#ExpRate config#DeathPenalty config#edit',
  'settings ignored after transferring save':
    'config#worldoption deploy#worldoption trouble#worldoption takeOver#worldoption',
  'lost character when server restarts':
    'deploy#new-character trouble#new-character join#new-character deploy#not-saved trouble#not-saved takeOver#everybody-new-character backups#after-restore',
  'prompted to create a new character after update':
    'deploy#new-character trouble#new-character join#new-character backups#after-restore',
  'showplayers no response':
    'rcon#size-wrong-for-multibyte rcon#reply-id-zero rcon#problems rcon#one-packet trouble#rcon rcon#faults',
  'rcon deprecated migrate to rest api': 'rcon#rest rcon#state rcon',
  'broadcast chinese characters broken': 'rcon#send-non-ascii announce',
  'max players launch option or ini':
    'arguments#precedence config#ServerPlayerMaxNum arguments#players',
  'no password prompt when direct connecting':
    'join#password trouble#password messages#no-password-entered',
  'server eats 16gb and gets oom killed':
    'deploy#memory trouble#memory needs#memory messages#killed restart#lower restart',
  'how often should i restart':
    'deploy#memory trouble#memory rest#restart commands#stop restart#schedule restart#lower restart restart#now',
  'rubber banding': 'trouble#lag join#lag perf#what-helps',
  'pals teleporting around desync':
    'trouble#lag join#lag config#ServerReplicatePawnCullDistance perf#what-helps',
  'items on ground despawn too fast': 'config#DropItemAliveMaxHours',
  'limit how many pals work at base': 'config#BaseCampWorkerMaxNum',
  'more bases per guild': 'config#BaseCampMaxNumInGuild',
  'walls decaying outside base': 'config#BuildObjectDeteriorationDamageRate',
  'invincible buildings': 'config#BuildObjectDamageRate config#BuildObjectHpRate',
  'ore respawn time': 'config#CollectionObjectRespawnSpeedRate',
  'carry weight multiplier': 'config#ItemWeightRate',
  'stop food from rotting': 'config#ItemCorruptionMultiplier',
  'weapon durability': 'config#EquipmentDurabilityDamageRate',
  'nights are too long': 'config#NightTimeSpeedRate',
  'players get hungry too fast': 'config#PlayerStomachDecreaceRate',
  'stamina drains fast on flying mounts': 'config#PalStaminaDecreaceRate',
  'catch rate': 'config#PalCaptureRate',
  permadeath: 'config#bHardcore config#bPalLost config#bCharacterRecreateInHardcore',
  'bring pals from another server':
    'config#bAllowGlobalPalboxImport config#bAllowGlobalPalboxExport',
  'guild deleted because nobody logged in':
    'config#bAutoResetGuildNoOnlinePlayers config#AutoResetGuildTimeNoOnlinePlayers manage#inactive',
  'supply drops more often': 'config#SupplyDropSpan',
  'no fast travel challenge': 'config#bEnableFastTravel',
  'autosave every 5 minutes': 'config#AutoSaveSpan backups#autosave',
  'freezes for a second when it saves': 'trouble#save-stutter config#AutoSaveSpan',
  'where are the automatic backups':
    'backups#own-backups service#files config#bIsUseBackupSaveData backups',
  'roll back to yesterday':
    'trouble#rollback backups#restore backups#restore-by-hand backups#restore-script',
  'transfer host save guid': 'takeOver takeOver#world move#steps takeOver#character takeOver#tools',
  'steam app id of the server': 'deploy#install about#dedicated deploy updates#steps updates',
  'install on ubuntu 22.04': 'deploy#install deploy needs#os',
  'docker compose example':
    'deploy#install service#docker-service deploy arguments#where serverFiles#make serverFiles images images#which',
  'run as a windows service in background': 'service#windows-task service#service',
  'bring it back up after a crash': 'service#service service#systemd service#docker-service',
  'server window closes immediately': 'deploy#exe-closes trouble#does-not-start',
  'dlopen failed trying to load steamclient.so':
    'deploy#steamclient trouble#steamclient messages#steamclient',
  "failed to install app '2394010' (missing configuration)":
    'deploy#missing-configuration trouble#missing-configuration messages#missing-configuration',
  'crossplay ps5 and steam':
    'config#CrossplayPlatforms about#platforms join#console join#platform trouble#console',
  'only allow steam players': 'config#CrossplayPlatforms',
  "game pass can't find dedicated server":
    'join#console-not-found join#console trouble#console list#console about#platforms',
  'public port vs port': 'arguments#public-port config#PublicPort arguments#publicport',
  'is 8211 tcp or udp': 'needs#port-8211 needs#ports port#mistakes port#forward',
  'test if my port is reachable': 'port#check join#diagnose',
  'carrier grade nat workaround':
    'needs#shared-ipv4 port#cgnat port#ways trouble#no-forwarding port#which-line port',
  'tailscale instead of port forwarding': 'port#ways trouble#no-forwarding port#vpn',
  'oracle cloud arm instance': 'needs#cpu needs#os needs images#arm',
  'specs for 32 players': 'needs needs#memory needs#cpu rental#memory',
  'how big is the server download disk space': 'needs#storage',
  'give myself admin': 'commands#administrator commands#AdminPassword manage#admins',
  'list of admin commands': 'commands#commands commands',
  'teleport to a friend': 'commands#TeleportToPlayer commands#TeleportToMe',
  'spawn items command': 'commands#not-commands',
  'banned someone by mistake': 'commands#unban commands#UnBanPlayer unban',
  'banned guy still gets in': 'commands#ban-without-effect commands#unban',
  'get player coordinates':
    'players players#reply-fields players#reply-players-location_x players#reply-players-location_y',
  'discord webhook who is online': 'rest#player-list discord#webhook discord#notify discord',
  'prometheus exporter': 'rest#monitoring discord#figures',
  'curl example to shut down': 'shutdown shutdown#samples',
  'basic auth username': 'rest#unauthorized rest#first-call messages#unauthorized',
  'rest api behind nginx https': 'rest#reverse-proxy rest#remote',
  'is it safe to expose rcon': 'rcon#enable needs#port-25575 config#RCONEnabled',
  'shutdown with 60 second warning':
    'commands#Shutdown shutdown commands#stop rest#restart rcon#restart restart#schedule restart#now',
  'low server fps':
    'trouble#lag metrics metrics#reply-serverfps rest#monitoring join#lag perf perf#measure perf#what-helps',
  'are the multicore flags worth it':
    'arguments#useperfthreads arguments#start-performance arguments#UseMultithreadForDS arguments#together arguments#NoAsyncLoadingThread perf#flags',
  'hide server from the public': 'list#unlist',
  'randoms keep joining my world': 'list#strangers config#ServerPassword manage#whitelist',
  'rename server': 'config#ServerName deploy#settings',
  'update container to newest game build': 'images#pin updates#steps updates updates#automatic',
  'which new settings came with the patch':
    'changes changes#settings home#whats-new config#after-update changes#after-update newer#settings-1-0 newer#settings-0-7',
  'log file location': 'trouble#log service#files discord#log',
  'what version is my server running':
    'commands#Info info info#reply-version join#version trouble#version version#read',
  'base destroyed while we were offline':
    'trouble#raids-offline about#always-on config#bEnableInvaderEnemy',
  'two worlds on one pc':
    'deploy#two-servers arguments#second-server serverFiles#two-servers startOver#several-servers startOver#second-server',
  'invite code for dedicated server': 'join#invite-code about#invite-code',
  'join by ip': 'join#address join',
  'one friend gets kicked right away': 'join#one-player trouble#one-player join#banned',
  'pvp does not work': 'config#bIsPvP config#pvp config#bEnablePlayerToPlayerDamage',
  'chat spam limit': 'config#ChatPostLimitPerMinute',
  'conection timeout': 'join#timeout trouble#timeout messages#connection-timed-out',
  'exp multipler': 'config#ExpRate',
  'sever wont start': 'trouble#does-not-start deploy#exe-closes',
  'windows firewall rule': 'deploy#firewall',
  'instant egg hatch': 'config#PalEggDefaultHatchingTime',
});
