import {cases, type SearchCase} from './types';

/** Japanese as it is typed: romaji of an input method that is off, and kana not yet converted. */
export const typedJapanese: readonly SearchCase[] = cases('word', {
  desupena: 'config#DeathPenalty',
  'keikenchi bairitsu': 'config#ExpRate',
  'saba ni hairenai':
    'join#problems join#outside trouble#outside join#one-player trouble#one-player trouble#joining deploy#cannot-join join#timeout',
  settei:
    'config config#parameters config#edit deploy#settings deploy#settings-ignored config#not-applied rental#settings images#change',
  'po-to kaihou': 'port port#forward needs#ports',
  bakkuappu: 'backups backups#make-backup backups#schedule',
  saikidou: 'restart restart#now restart#schedule rest#restart rcon#restart commands#stop',
  'jidou saikidou': 'restart restart#schedule service#comes-back service#service rest#restart',
  'memori rifure':
    'restart restart#lower trouble#memory deploy#memory restart#full-again restart#measure needs#memory',
  'ninzuu seigen':
    'config#ServerPlayerMaxNum about#limits arguments#players config#GuildPlayerMaxNum',
  kanrisha: 'commands#administrator manage#admins config#AdminPassword commands#AdminPassword',
  'pasuwa-do':
    'config#ServerPassword config#AdminPassword join#password trouble#password deploy#settings commands#AdminPassword commands#password-refused serverFiles#passwords',
  'tamago fuka': 'config#PalEggDefaultHatchingTime',
  'kyoten no kazu': 'config#BaseCampMaxNumInGuild config#BaseCampMaxNum',
  fukugen:
    'backups#restore backups#restore-script backups#restore-by-hand backups trouble#rollback',
  hikkoshi: 'move move#steps',
  'ichiran ni denai': 'list#not-listed trouble#not-listed join#not-in-list',
  taimuauto: 'join#timeout trouble#timeout messages#connection-timed-out list#listed-timeout',
  kurosupurei: 'config#CrossplayPlatforms about#platforms join#platform',
  'disuko-do tsuuchi': 'discord discord#notify discord#built-in discord#webhook',
  せってい:
    'config config#parameters config#edit deploy#settings deploy#settings-ignored config#not-applied rental#settings images#change',
  'せってい はんえいされない':
    'config#not-applied trouble#settings-ignored deploy#settings-ignored',
  'さばに はいれない':
    'join#problems join#outside trouble#outside join#one-player trouble#one-player trouble#joining deploy#cannot-join join#timeout',
  さいきどう: 'restart restart#now restart#schedule rest#restart rcon#restart commands#stop',
  ふくげん:
    'backups#restore backups#restore-script backups#restore-by-hand backups trouble#rollback',
  きょてん:
    'config#BaseCampMaxNumInGuild config#BaseCampMaxNum config#bases config#BaseCampWorkerMaxNum',
  けいけんち: 'config#ExpRate',
  ほかくりつ: 'config#PalCaptureRate',
  かんりしゃこまんど: 'commands commands#commands commands#administrator',
  じどうほぞん:
    'config#AutoSaveSpan backups#autosave backups#own-backups config#bIsUseBackupSaveData trouble#save-stutter',
  ですぺな: 'config#DeathPenalty',
  ぽーとかいほう: 'port port#forward needs#ports',
  おもい: 'trouble#lag join#lag perf perf#what-helps',
  重すぎる: 'trouble#lag join#lag perf perf#what-helps',
  重くてまともに遊べない: 'trouble#lag join#lag perf perf#what-helps',
  ラグすぎ: 'trouble#lag join#lag perf perf#what-helps',
  'GET players': 'players',
  ディスコード通知: 'discord discord#notify discord#built-in discord#webhook',
  リナックスで立てる: 'deploy#install service#systemd deploy needs#os deploy#first-start',
  ラズパイで動く:
    'images#arm needs#cpu messages#exec-format-error messages#no-matching-manifest needs#os',
});
