/**
 * The program that wrote a line decides its meaning: "permission denied" of an image's script is
 * about a volume, that of PowerShell about administrator rights.
 */
import type {LogPattern, Speaker} from './types';

/** Expressions by program; the first that matches a line counts. */
// prettier-ignore
export const speakers = {
  wine: /^(?:wine(?:64|server|boot|dbg)?(?: client error(?::\d+)?)?: |[\da-f]{4}:(?:err|fixme|warn|trace):|WineDbg|Xvfb|xvfb-run|it looks like wine)|wineserver|GLIBC_\S+ not found \(required by \S*wine/,
  mod: /UE4SS|\bLua mod\b|PalSchema|PalDefender|PalGuard|^\[Lua\]|^\[PS\]/,
  kubernetes: /^(?:\d+[smhd]\S* +)?(?:Warning|Normal) +[A-Z]\w+ |\b(?:[Ll]iveness|[Rr]eadiness|[Ss]tartup) probe\b|Back-off (?:restarting|pulling)|CrashLoopBackOff|CreateContainerConfigError|Multi-Attach error|PersistentVolumeClaim|\bnodes are available\b|node was low on resource|MountVolume\.|FailedMount|\bkubelet\b/,
  windows: /^ *(?:At line:\d+|発生場所 |\+ (?:CategoryInfo|FullyQualifiedErrorId)|ParserError|[A-Z][a-z]+-[A-Z]\w+ ?: |(?:iwr|irm|icacls|robocopy|schtasks|netsh) ?: )|^(?:[\w.:\\/-]{1,120} ?: )?(?:The term|用語) '|^'[^']{1,80}' (?:is not recognized|は、内部コマンド)|^(?:System error|システム エラー) \d|elevation|管理者特権|管理者としての|終端記号|missing the terminator|Access is denied\.|アクセスが拒否されました|Cannot find path '|検出できません|リモート(?:名| ?サーバー)|操作[がは]タイムアウト|\bremote (?:name|server)\b|障害が発生している|Faulting (?:application|module)|\.(?:ps1|exe|dll) (?:cannot be loaded|が見つからない|を読み込|was not found)/,
  request: /^(?:curl|wget|mcrcon|rcon(?:-cli)?|telnet|nc|http): ?|^(?:urllib|requests|http\.client|System\.Net|HttpRequestException)\b/,
  systemd: /^[\w@.\\-]+\.(?:service|timer|mount|scope): |^systemd\b|^Job for \S+\.service/,
  docker: /^(?:docker|podman)(?:-compose)?: |^Error response from daemon|^Error: .*(?:container|image|short-name|statfs|netavark|crun|OCI|UIDs or GIDs|Podman)|^time="[^"]+" level=|^(?:failed to (?:solve|resolve|copy|pull|do request|create network)|validating \S+\.ya?ml): ?|^unable to (?:get|pull) image|\blookup [\w.-]+(?: on \S+)?: |onnect to Podman|OCI runtime|^(?:crun|runc|conmon|pasta|netavark): ?|net\/http: |avc: +denied/,
  steamcmd: /^(?:ERROR!|Error!|Success!|Logging in|Loading Steam API|Connecting anonymously| ?Update state|\[ *\d+%\]|\[----\])|[Ss]team(?:CMD|cmd)/,
  shell: /^(?:\/(?:usr\/)?bin\/)?(?:ba|da)?sh: |^(?:sed|awk|grep|cp|mv|rm|mkdir|tar|chown|chmod|rsync|find|jq|gosu|su|sudo|exec|cat|ls|touch|ln|unzip|python3?): |^[\w./-]{1,120}: line \d+: |^Traceback \(most recent|^\S*ld-linux\S*: |\w+: symbol lookup error: /,
  image: /Waiting for (?:REST API|RCON)\(\d+\)|^\*{3,}[^*]{1,80}\*{3,}$|^(?:>>>|->) [A-Z]|AUTO_PAUSE|servermanager\.sh|SERVER_SETTINGS_MODE|DISABLE_GENERATE_SETTINGS|\/home\/steam\/server\/|^\/usr\/local\/bin\/|(?<![\w.~-])\/palworld\//,
  game: /^(?:Game version is|Running Palworld|\[S_API|Log[A-Z]\w+: |REST API started|RCON |LowLevelFatalError|Shutdown handler|Signal \d+ caught|Setting breakpad|\[(?:LOG|CHAT)\])/,
} as const satisfies Readonly<Record<Speaker, RegExp>>;

const images = 'operate/community-images';

// prettier-ignore
export const speakerPatterns = [
  {id: 'mod-error', by: 'mod', kind: 'cause', pattern: /(?:Faulting module name|障害が発生しているモジュール(?:の?名前?)?): (?:UE4SS|dwmapi|PalSchema|PalDefender|xinput1_3)\b/i},
  {id: 'paldefender', kind: 'cause', afterCrash: true, pattern: /\bPalDefender(?:\.dll)?[!+]/},
  {id: 'mod-error', kind: 'cause', afterCrash: true, pattern: /^(?:UE4SS|xinput1_3|dwmapi)$|\b(?:UE4SS|PalSchema|PalGuard)(?:\.dll)?[!+]/i},
  {id: 'mod-error', by: 'mod', place: 'log', help: 'operate/mods#after-update', kind: 'cause', pattern: /(?:^|\[)(?:UE4SS|PalSchema|Lua|PS)\b.{0,60}\b(?:[Ee]rror|[Ff]atal|[Ff]ailed|attempt to (?:index|call))/, undoneBy: /Event loop start/},
  {id: 'wine-version', by: 'wine', place: 'log', help: 'getting-started/requirements#os', kind: 'cause', pattern: /wine client error\S*:? ?version mismatch|version mismatch \d+\/\d+|wineserver binary was not upgraded|WINEARCH set to win\d\d but|is a \d\d-bit (?:installation|prefix)/},
  {id: 'missing-library', by: 'wine', kind: 'cause', pattern: /could not load .{0,200}GLIBC_|wine(?:32|64) is missing|GLIBC_\S+ not found|could not load (?:kernel32|ntdll)/},
  {id: 'vcruntime', by: 'wine', kind: 'cause', pattern: /import_dll Library (?:VCRUNTIME|MSVCP|XINPUT)\w*\.dll/i},
  {id: 'wine', by: 'wine', kind: 'symptom', pattern: /nodrv_CreateWindow|failed, status c0000135|could not be loaded|explorer process failed/},
  {id: 'wine-notes', by: 'wine', place: 'log', help: 'getting-started/requirements#os', kind: 'harmless', pattern: /^[\da-f]{4}:(?:fixme|warn|trace):|wine: (?:created the configuration|configuration in|using (?:kernel|fast))|[ef]sync: up and running/},
  {id: 'probe', by: 'kubernetes', place: 'docker', help: `${images}#unhealthy`, kind: 'cause', pattern: /(?:[Ll]iveness|[Ss]tartup) probe (?:failed|errored)|failed (?:liveness|startup) probe/},
  {id: 'connection-refused', by: 'kubernetes', kind: 'hint', pattern: /[Rr]eadiness probe (?:failed|errored)(?!.*\b401\b)/, undoneBy: /Running Palworld dedicated server on/},
  {id: 'evicted', by: 'kubernetes', place: 'docker', help: 'getting-started/requirements#memory', kind: 'cause', pattern: /low on resource|\bEvicted\b|DiskPressure|MemoryPressure/},
  {id: 'pod-volume', by: 'kubernetes', place: 'docker', help: `${images}#owner`, kind: 'cause', pattern: /Multi-Attach error|AttachVolume\.|already (?:exclusively attached|used by pod)|unbound immediate PersistentVolumeClaim|persistentvolumeclaim "?[\w.-]+"? not found|volume node affinity conflict/i},
  {id: 'pod-values', by: 'kubernetes', place: 'docker', help: `${images}#change`, kind: 'cause', pattern: /CreateContainerConfigError|(?:secret|configmap) "[\w.-]+" not found|couldn't find key/},
  {id: 'image-name', by: 'kubernetes', kind: 'cause', pattern: /Failed to pull image .{1,300}(?:not found|denied|unauthorized)/},
  {id: 'administrator', by: 'windows', place: 'start', help: 'operate/service#windows-task', kind: 'cause', pattern: /^(?:(?:New|Set|Remove|Get|Enable|Disable)-Net\w+|(?:Register|Unregister|Set|Start|Stop)-Scheduled\w+|Stop-Service|Set-Service|icacls|schtasks) ?: .*(?:denied|拒否)|requires? elevation|管理者(?:特権|としての実行)が必要|(?:System error|システム エラー) 5\b|privilege is not held|特権を保有していません/i},
  {id: 'task-account', by: 'windows', place: 'start', help: 'operate/service#windows-task', kind: 'cause', pattern: /0x8007052E|user ?name or password is incorrect|ユーザー名またはパスワードが(?:正しくありません|間違っています)/i},
  {id: 'script-policy', by: 'windows', place: 'start', help: 'operate/service#windows-task', kind: 'cause', pattern: /not digitally signed|デジタル署名されていません|running scripts is disabled|スクリプトの実行が無効/},
  {id: 'steamcmd-not-found', by: 'windows', kind: 'cause', pattern: /'\S*steamcmd(?:\.exe)?' (?:is not|は、)/i},
  {id: 'no-such-file', by: 'windows', kind: 'effect', pattern: /'\S*PalServer\S*' (?:is not|は、)/},
  {id: 'not-recognised', by: 'windows', place: 'start', help: 'getting-started/troubleshooting#does-not-start', kind: 'cause', pattern: /(?:The term|用語) '[^']{1,120}'|'[^']{1,80}' (?:is not recognized as an internal|は、内部コマンド)/},
  {id: 'broken-script', by: 'windows', kind: 'cause', pattern: /missing the terminator|終端記号|ParserError|Missing closing|閉じ(?:る)?(?:かっこ|括弧)/},
  {id: 'unauthorized', by: 'windows', kind: 'hint', pattern: /\(401\)|401 \(Unauthorized\)|許可されていません/},
  {id: 'connection-refused', by: 'windows', kind: 'hint', pattern: /Unable to connect to the remote server|リモート ?サーバーに接続できません|actively refused|拒否されたため、接続できません/},
  {id: 'no-answer', by: 'windows', kind: 'hint', pattern: /operation has timed out|操作(?:が|は)タイムアウト|(?:request|HttpClient\.Timeout).{0,60}(?:timed out|canceled|elapsing)/i},
  {id: 'online-to-update', by: 'windows', kind: 'cause', pattern: /remote name could not be resolved|リモート名を解決できません/},
  {id: 'https', by: 'windows', kind: 'hint', pattern: /SSL\/TLS|SSL connection could not be established/},
  {id: 'no-such-file', by: 'windows', kind: 'effect', pattern: /Cannot find path|存在しないため検出できません|Could not find a part of the path|の一部が見つかりませんでした/},
  {id: 'no-answer', by: 'request', place: 'rest', help: 'api/rest-api/palwold-rest-api#refused', kind: 'hint', pattern: /^(?!.*rcon).*(?:\((?:28|52|56)\)|(?:Connect|Read)?Time(?:d )?out|Empty reply|reset by peer)/i},
  {id: 'connection-refused', by: 'request', kind: 'hint', pattern: /\(7\)|refused|Couldn't connect|Could not connect/i},
  {id: 'https', place: 'rest', help: 'api/rest-api/palwold-rest-api#refused', kind: 'hint', pattern: /^curl: \((?:35|60)\)|wrong version number|HTTP\/0\.9/},
  {id: 'unauthorized', by: 'request', kind: 'hint', pattern: /\b401\b/},
  {id: 'route-handler', by: 'request', kind: 'hint', pattern: /\(22\).*\b404\b|HTTP Error 404/},
  {id: 'image-name', by: 'docker', kind: 'cause', pattern: /short-name "[^"]{1,200}" did not resolve|initializing source docker:\/\/\S+: .*(?:unknown|denied|unauthorized)|short-name resolution enforced|manifests\/\S+: (?:unauthorized|denied)/},
  {id: 'volume-mount', by: 'docker', kind: 'cause', pattern: /statfs \S+: no such file|error while mounting volume|failed to mount local volume/},
  {id: 'compose-file', by: 'docker', kind: 'cause', pattern: /^validating /},
  {id: 'podman-ids', by: 'docker', place: 'docker', help: `${images}#owner`, kind: 'cause', pattern: /UIDs or GIDs available|enough IDs available/},
  {id: 'selinux', by: 'docker', place: 'docker', help: `${images}#owner`, kind: 'cause', pattern: /avc: +denied/},
  {id: 'daemon-socket', by: 'docker', kind: 'cause', pattern: /[Cc]annot connect to Podman|unable to connect to Podman/},
  {id: 'docker-network', by: 'docker', kind: 'cause', pattern: /netavark: (?!.*[Aa]ddress (?:already )?in use)/},
  {id: 'port-allocated', by: 'docker', kind: 'cause', pattern: /Failed to bind port|[Aa]ddress (?:already )?in use/},
  {id: 'online-to-update', by: 'docker', kind: 'cause', pattern: /lookup \S+.{0,60}: (?:i\/o timeout|server misbehaving|no such host|.*refused|.*unreachable)|Client\.Timeout exceeded|context deadline exceeded|request canceled while waiting/},
  {id: 'log-pipe', place: 'docker', help: `${images}#install`, kind: 'cause', pattern: /(?:palserver_)?log_fifo: Permission denied/},
  {id: 'knockd', kind: 'cause', pattern: /(?:tcpdump|knockd|iptables)\S*: Operation not permitted/},
  {id: 'image-sign', by: 'shell', place: 'docker', help: `${images}#name-cut`, kind: 'cause', pattern: /^sed: -e expression .{0,40}(?:unknown option to|unterminated|unknown command)/},
  {id: 'player-timeout', by: 'game', place: 'log', help: 'operate/messages#log', kind: 'harmless', pattern: /UNetConnection::Tick: Connection TIMED OUT|UChannel::Close|UNetConnection::Close/},
] as const satisfies readonly LogPattern[];
