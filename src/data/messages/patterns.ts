/**
 * Patterns for lines of a log. Each has an example from a public thread in
 * core/diagnose/fixtures/examples.txt.
 */

import {speakerPatterns} from './speakers';
import type {LogPattern} from './types';

const started = /Running Palworld dedicated server on/;
const installed = /Success! App '2394010'/;
const loaded = /Loaded .*steamclient\.so.* OK|Running Palworld dedicated server on/;
const open = /port is open|Running Palworld dedicated server on|REST API started|RCON .*on port/;

/** One pattern a line, whoever wrote it. */
// prettier-ignore
const commonPatterns = [
  // SteamCMD and the system, while installing.
  {id: 'manifest-request', kind: 'cause', pattern: /Failed to get manifest request [Cc]ode|manifest.{0,40}Access Denied|No manifest request code was returned/, undoneBy: installed},
  {id: 'state-0x202', kind: 'cause', pattern: /state is 0x(?:202|212) after update job|0x202\b.*update job/, undoneBy: installed},
  {id: 'state-0x6', kind: 'cause', pattern: /state is 0x(?:0?6|226|626) after update job(?!\.' message)/, undoneBy: installed},
  {id: 'other-states', kind: 'effect', pattern: /state is 0x[\dA-Fa-f]+ after update job(?!\.' message)|Failed to install app '\d+' \((?:Disk write|Missing (?:file|update)|Corrupt|Content)|\(Disk write failure\)|SteamCMD (?:commands )?failed(?!, falling back)|Timed out waiting for update to start|Timeout downloading item|[Ss]team(?:cmd|CMD).{0,60}\bcode:? 8\b/, undoneBy: installed},
  {id: 'missing-configuration', kind: 'cause', pattern: /Failed to install app '\d+' \(Missing configuration\)/, undoneBy: installed},
  {id: 'invalid-platform', kind: 'cause', pattern: /Failed to install app '\d+' \(Invalid platform\)/, undoneBy: installed},
  {id: 'no-subscription', kind: 'cause', pattern: /Failed to install app '\d+' \(No subscription\)|STEAM_USERNAME or STEAM_PASSWORD is not set/, undoneBy: installed},
  {id: 'disk-full', place: 'steamcmd', help: 'operate/messages#state-0x202', kind: 'cause', pattern: /No space left on device|not enough (?:free )?disk (?:space|quota)|needs \d+ ?MB of free disk space|There is not enough space on the disk|reserve at least \d+ ?GB of free disk|Disk quota exceeded|ENOSPC|disk space limit|十分な空き(?:領域|容量)がありません/i},
  {id: 'steam-login', place: 'steamcmd', help: 'getting-started/deploy-dedicated-server#install', kind: 'cause', pattern: /Rate ?Limit ?Exceeded|(?:FAILED|ERROR|Login Failure).{0,20}(?:Invalid ?Password|Two-factor|Steam ?Guard|Account ?Log[io]n ?Denied|Expired)|Cached credentials not found|has not been authenticated for your account/i, undoneBy: installed},
  {id: 'online-to-update', kind: 'cause', pattern: /needs to be online to update|Could not resolve (?:host|')|Name or service not known|Temporary failure (?:in name resolution|resolving)|no such host|TLS handshake timeout|to Steam Public\.\.\.(?:FAILED|ERROR|Retrying)|connect(?:ion)? to Steam.{0,20} failed|Failed to connect to Steam|Login Failure|FAILED (?:login )?with result code|AppInfo (?:update|request)|Download failed: http error|current key: '<!DOCTYPE'|curl: \((?:6|28|35|56|60)\)|getaddrinfo E|Max retries exceeded|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|awaiting headers|waiting for connection|certificate (?:has expired|verify failed|problem)|unable to resolve host|\bx509: |(?:Network is|host is) unreachable|No route to host|(?:FAILED|ERROR|app '\d+') \((?:No (?:internet )?connection|Time(?:out|d out)|Connection|Service Unavailable|Try another)/i, undoneBy: installed},
  {id: 'online-to-update', kind: 'hint', pattern: /Unable to check for updates|unexpected error downloading chunk/, undoneBy: installed},
  {id: 'arm', place: 'start', help: 'getting-started/requirements#cpu', kind: 'cause', pattern: /IsAligned\(GCrashHandlerStackSize|cannot apply R_386_|Symbol execvpe not found|4k page size is supported|box86: cannot execute|rosetta error|qemu: uncaught target signal|Could not open '\/lib(?:64)?\/ld-linux|Ubuntu_\d\d_\d\d\/bin\/\w+: command not found|RootFS.{0,40} (?:not found|missing|doesn't exist)/},
  {id: 'linux32', kind: 'cause', pattern: /linux32\/steamcmd: (?:No such file|not found)|Missing dependencies required to run SteamCMD|Missing dependencies:.*lib32|missing the following 32-bit libraries|\bsteamcmd(?::i386)? : Depends|steamcmd: error while loading shared libraries/, undoneBy: installed},
  {id: 'missing-library', kind: 'cause', pattern: /error while loading shared libraries|Error loading shared library|symbol lookup error: |version [`'‘]GLIBC(?:XX)?_[\d.]+['’] not found \(required by (?!\S*wine)/},
  {id: 'steamcmd-crash', place: 'steamcmd', help: 'getting-started/requirements#cpu', kind: 'cause', pattern: /steamcmd\.sh: line \d+: +\d+ (?!Killed)\w+.{0,40}\$DEBUGGER|steamcmd.{0,80}(?:qemu: uncaught|Segmentation fault)|Exiting on SPEW_ABORT|CWorkThreadPool::\w+: Thread creation failed/, undoneBy: installed},
  {id: 'service-folder', place: 'start', help: 'operate/service#systemd', kind: 'cause', pattern: /Changing to the requested working directory failed|Failed at step CHDIR|status=200\/CHDIR/},
  {id: 'steamcmd-not-found', kind: 'cause', pattern: /steamcmd(?:\.sh)?: (?:command not found|not found|No such file)|steamcmd(?:\.\w+)?'? (?:is not recognized|does not exist|は、内部)|Unable to locate package (?:steamcmd|lib32)|steamcmd' has no installation candidate/, undoneBy: started},
  {id: 'no-matching-manifest', kind: 'cause', pattern: /no matching manifest for linux\/(?!amd64)|image's platform \(linux\/amd64\) does not match/},
  {id: 'exec-format-error', kind: 'cause', pattern: /(?<!Reason: )Exec format error|cannot execute binary file/i},
  {id: 'no-configuration-file', kind: 'cause', pattern: /no configuration file provided: not found/},
  {id: 'compose-file', place: 'docker', help: 'operate/community-images#install', kind: 'cause', pattern: /Compose file '.{1,200}' is invalid|Unsupported config option|additional propert(?:y|ies) .{1,80} not allowed|invalid interpolation format|(?<!file: )ya?ml: (?:line \d+: )?(?:mapping|did not find|found|could not find|unmarshal)|invalid compose project|refers to undefined|must be a mapping|neither an image nor a build|env file .{1,200} not found|mapping values are not allowed|yaml: construct errors|mapping key ".{1,80}" already defined|cannot start any token|declared as external, but|invalid reference format/i},
  {id: 'line-endings', kind: 'cause', pattern: /\$'\\r'|\w+\^M: bad interpreter|bash\\r|: (?:invalid|illegal) option.*: set: pipefail|exec \S+\.sh: no such file or directory|exec user process caused:? "?no such file/},
  {id: 'volume-mount', kind: 'cause', pattern: /mount a directory onto a file|bind source path does not exist|error while creating mount source path|invalid (?:mount config|volume specification)|[Mm]ounts denied|cannot be opened because.*mount|mount source .* not a directory|FailedMount|MountVolume\.SetUp failed|Unable to (?:attach or )?mount volumes/},
  {id: 'container-name', place: 'docker', help: 'operate/community-images#install', kind: 'cause', pattern: /\b(?:container )?name "\/?[\w.-]{1,80}" is already in use/},
  {id: 'no-compose', place: 'docker', help: 'operate/community-images#install', kind: 'cause', pattern: /'compose' is not a docker command|unknown command: docker compose|unknown shorthand flag: '[df]' in -[df]|docker(?:-compose)?: (?:command )?not found|'ContainerConfig'|docker-compose==1\.|Not supported URL scheme http\+docker/},
  {id: 'old-env', place: 'docker', help: 'operate/community-images#install', kind: 'cause', pattern: /PLAYER_DETECTION\.PID: No such file/},
  {id: 'image-name', place: 'docker', help: 'operate/community-images#install', kind: 'cause', pattern: /pull access denied|manifest (?:for .{1,200} not found|unknown)|ErrImagePull|ImagePullBackOff|No such image|repository does not exist/},
  {id: 'pull-limit', place: 'docker', help: 'operate/community-images#install', kind: 'cause', pattern: /toomanyrequests|pull rate limit/i},
  {id: 'old-image', place: 'docker', help: 'operate/community-images#install', kind: 'cause', pattern: /OCI runtime exec failed|exec: \\?"[^"]{1,200}": (?:executable file not found in \$PATH|stat \S+: no such file)/},
  {id: 'docker-network', place: 'docker', help: 'operate/community-images#install', kind: 'cause', pattern: /No chain\/target\/match by that name|iptables failed|non-overlapping IPv4 address pool|address pools have been fully subnetted|Pool overlaps with other one/},
  {id: 'docker-limits', place: 'docker', help: 'operate/community-images#install', kind: 'cause', pattern: /memoryswap limit|Range of CPUs is from|Minimum memory limit|\d Insufficient (?:memory|cpu)\b/},
  {id: 'image-root', place: 'docker', help: 'operate/community-images#owner', kind: 'cause', pattern: /must be run as root|runAsNonRoot and image will run as root|(?:usermod|groupmod): (?:Permission denied|cannot lock)/},
  {id: 'daemon-socket', kind: 'cause', pattern: /permission denied while trying to connect to the Docker|Cannot connect to the Docker daemon|error during connect:|dockerDesktopLinuxEngine|docker_engine/i},
  {id: 'bind-address', kind: 'cause', pattern: /cannot assign requested address|EADDRNOTAVAIL|requested address is not valid in its context|要求したアドレスのコンテキストが無効/i},
  {id: 'port-allocated', kind: 'cause', pattern: /port is already allocated|address (?:is )?already in use|EADDRINUSE|Ports are not available|NetDriverListenFailure|InitBindSockets failed|binding to port \d+ failed|Could not (?:bind|create socket for bind) address|Only one usage of each socket address|unable to bind to \S+:\d|[Ll]istening on port \d+ failed|forbidden by its access p|アクセス許可で禁じられた方法|通常、各ソケット アドレス/i, undoneBy: started},
  {id: 'bind-27015', kind: 'cause', pattern: /CreateBoundSocket|couldn't find an open port|LogNet:.*(?:bind|socket).*fail/i},
  {id: 'root-privileges', kind: 'cause', pattern: /Refusing to run with the root privileges|Running (?:Palworld )?as root is not supported/},
  {id: 'service-user', place: 'start', help: 'operate/service#systemd', kind: 'cause', pattern: /Failed to determine (?:user|group) credentials|status=21[67]\/(?:USER|GROUP)|Failed at step (?:USER|GROUP)/},
  {id: 'service-unit', place: 'start', help: 'operate/service#systemd', kind: 'cause', pattern: /\bUnit(?: file)?(?: \S+)? (?:not found|could not be found|does not exist|has a bad unit)|Loaded: (?:error|bad-setting)|Failed to load environment files|Executable path is not absolute|unsupported key '|Neither a valid executable name|Assignment outside of section|status=2(?:09|18|26)\//},
  {id: 'antivirus', place: 'start', help: 'getting-started/troubleshooting#does-not-start', kind: 'cause', pattern: /contains a virus|potentially unwanted software|望ましくない可能性のあるソフトウェア/i},
  {id: 'file-locked', place: 'log', help: 'operate/updates#steps', kind: 'cause', pattern: /being used by another process|another process has locked|別のプロセス(?:で|が|によって)使用|Text file busy|\(File locked\)|\bEBUSY\b/i},
  {id: 'process-limit', place: 'log', help: 'operate/service#systemd', kind: 'cause', pattern: /pthread_create\b.{0,20}failed|Resource temporarily unavailable|Too many open files|\bEMFILE\b|can't start new thread/i},
  {id: 'broken-script', place: 'start', help: 'getting-started/troubleshooting#does-not-start', kind: 'cause', pattern: /unexpected EOF while looking for matching|syntax error: unexpected end of file|syntax error near unexpected token|[Uu]nterminated quoted string|unmatched (?:single|double) quote|\[ FAIL \] Starting \w+: .*\w'/},
  {id: 'disk-error', place: 'log', help: 'getting-started/requirements#storage', kind: 'cause', pattern: /\binput\/output error|\bI\/O error\b|(?:EXT4|XFS|BTRFS)\S* (?:error|\(\w+\): (?:Remounting|Corruption|Metadata))|Read-only file system|Stale (?:NFS )?file handle|Transport endpoint is not connected|Structure needs cleaning/i},
  {id: 'default-password', place: 'docker', help: 'operate/community-images#problems', kind: 'cause', pattern: /Please change the default (?:admin|server) password|Security threa[dt] detected/, undoneBy: started},
  {id: 'old-program', place: 'start', help: 'getting-started/your-version#current', kind: 'cause', pattern: /PalServer-(?:Linux|Win64)-Test\S*(?: .*)?:? (?:No such file|command not found|not found)/},
  {id: 'permission-denied', kind: 'cause', elsewhere: {container: 'container-owner', windows: 'windows-rights'}, pattern: /permission denied|is not executable|do not have read\/write permissions|is not (?:writ|read)able|Unable to create \S*\.ini|Operation not permitted|EACCES|proper read and write permissions|Failed to (?:create|set) log FIFO|Access is denied\.|アクセスが拒否されました|(?:mkdir|cp|chown|touch): cannot (?:create|change)/i, undoneBy: /Attempt to make ".*" executable|Running Palworld dedicated server on/},
  {id: 'permission-denied', kind: 'effect', pattern: /status=203\/EXEC/, undoneBy: started},
  {id: 'no-such-file', kind: 'effect', pattern: /PalServer(?:\.sh|\.exe|-Linux-\w+|-Win64-\w+)?\S*: (?:line \d+: .*)?(?:No such file|command not found|not found)|PalWorldSettings\.ini not found and Default|cannot open 3: No such file|(?:executable|binary) (?:was not|could not be) found|can't read \S*PalWorldSettings\.ini|cannot stat '\S*DefaultPalWorldSettings\.ini'|Server Not Installed Properly|wine: failed to open|failed to run command '\S+': No such file|exec: \S*PalServer\S* (?:stat|no such file)|PalServer\.\w+ (?:doesn't|does not) exist|PalServer\S* (?:is not recognized|は、内部コマンド)|status=127|Failed to locate executable|line \d+: \S{1,200}\/[\w.-]+: No such file/i, undoneBy: started},
  {id: 'exit-127', kind: 'effect', pattern: /Exit code: 127\b|exited with code 127\b/i, undoneBy: started},
  {id: 'vcruntime', kind: 'cause', pattern: /(?:VCRUNTIME140\w*|MSVCP140\w*|XINPUT1_3)\.dll(?: was not found| is missing| ?が見つからないため)|(?:code|コード)\W{0,3}0xc0000(?:135|07b)|\(0xc0000(?:135|07b)\)|side-by-side configuration/i},
  // The server and its surroundings, while running.
  {id: 'cpu-type', place: 'start', help: 'getting-started/requirements#cpu', kind: 'cause', pattern: /Illegal instruction|0xc000001d|trap invalid opcode|SIGILL|CPU does not support|status=4\/ILL|exited with code 132|Exit code: 132/i},
  {id: 'negative-delta', kind: 'cause', pattern: /Detected negative delta time/},
  {id: 'failed-to-save', kind: 'cause', pattern: /Failed (?:to save\. Failed copy from|save to) backup|PalSaveGameManager\.cpp/},
  {id: 'paldefender', place: 'log', help: 'operate/mods#after-update', kind: 'cause', pattern: /using PalDefender version|hasn't yet updated|contact the PalDefender-Team|\[SCAN\] Failed to find|Failed to receive UPal|Failed to find UFunction/i},
  {id: 'mod-error', place: 'log', help: 'operate/mods#after-update', kind: 'cause', pattern: /AOB scans? could not|unable to find AOB|Error: bad conversion|\[PS\] (?:Scan failed|Failed to find)|PS scan timed out|Failed to load \S*(?:UE4SS|PalSchema|main)\.dll|Failed to load (?:Lua )?(?:dll|mod|plugin)\b|unable to install mod|\bmods? failed to load/i, undoneBy: /Event loop start/},
  {id: 'killed', kind: 'cause', pattern: /^(?:.{0,80}: line \d+: +\d+ )?Killed\b|oom[-_](?:kill|reap)|Out of memory(?:: Kill|!|$)|signal: killed|killed as a result of limit|low virtual memory condition|仮想メモリ(?:の)?不足|Ran out of memory|OutOfMemory(?:Exception|Error)|critically low memory|Out of memory: true|Cannot allocate memory|std::bad_alloc|OOMKilled|killed by the OOM killer|paging file is too small|ページング ?ファイルが小さすぎる|FMallocBinned.*OutOfMemory|Freeing \d+ bytes from backup pool to handle out of memory/i},
  {id: 'character-handle', kind: 'cause', pattern: /Failed(?:InvalidLoginPlayerCharacterHandle|InvalidLoginPlayerId|DuplicateAccountCreation)|PalPlayerInventoryData\.cpp|Cannot Get Container/},
  {id: 'damaged-save', place: 'log', help: 'getting-started/troubleshooting#damaged-save', kind: 'cause', pattern: /LowLevelFatalError \[File:.{1,120}[\\/]Source[\\/]Pal[\\/]|InitializeWithSaveData|None\.PalWorldPlayerSaveGame/},
  {id: 'broken-settings', place: 'start', help: 'settings-and-operation/change-settings#broken-line', kind: 'cause', pattern: /(?:PalWorldSettings\.ini|OptionSettings).{0,60}(?:invalid|malformed|parse|broken)|(?:invalid|malformed|failed to (?:parse|extract)|could not find).{0,60}(?:PalWorldSettings\.ini|OptionSettings)|Error (?:reading|writing updated) INI file/i},
  {id: 'damaged-files', place: 'start', help: 'operate/updates#steps', kind: 'cause', pattern: /Failed to open descriptor file|LogPakFile: (?:Error|Fatal)|[Cc]orrupt(?:ed)? pak|pak.{0,40} (?:corrupt|failed signature)/},
  {id: 'incompatible-version', kind: 'cause', pattern: /incompatible version of the game|incapable version|OutdatedClient|OutdatedServer/},
  {id: 'no-password-entered', kind: 'cause', pattern: /^No password entered/},
  {id: 'password-is-not-match', kind: 'cause', pattern: /Password is not match/},
  {id: 'empty-admin-password', kind: 'cause', pattern: /AdminPassword is empty/},
  {id: 'knockd', kind: 'cause', pattern: /AUTO_PAUSE requires either KNOCKD|AUTO_PAUSE_KNOCKD_IF.*did not resolve|AUTO_PAUSE monitor: (?:could not|iptables|tcpdump)|knockd.*(?:Operation not permitted|failed)/},
  {id: 'plm', kind: 'cause', pattern: /not a compressed Palworld save, found b'PlM'/},
  {id: 'unknown-save-format', kind: 'cause', pattern: /Unknown save format|Unknown type: \w+Property|struct\.error: unpack|execute script 'sav_cli'/i},
  {id: 'eof', kind: 'cause', pattern: /EOF not reached/},
  {id: 'save-in-use', place: 'tool', help: 'getting-started/troubleshooting#damaged-save', kind: 'cause', pattern: /UnicodeDecodeError: 'utf-8'|while decompressing data|incorrect compressed length|not a compressed Palworld save/},
  {id: 'backup-damaged', place: 'tool', help: 'operate/backups#restore', kind: 'cause', pattern: /not in gzip format|gzip: .{0,80}unexpected end of file|Unexpected EOF in archive|does not look like a tar archive|[Ee]nd-of-central-directory signature not found|End of Central Directory record could not be found|BadZipFile/},
  {id: 'steamclient', kind: 'cause', pattern: /Sys_LoadModule failed to load|dlopen failed trying to load|\bsteamclient\.so: cannot open shared object/, undoneBy: loaded},
  {id: 'access-violation', kind: 'symptom', pattern: /EXCEPTION_(?:ACCESS_VIOLATION|STACK_OVERFLOW)|\b(?:0x)?c0000(?:005|409|374)\b|0x80000003|^S?TACK_TEXT:|FAILURE_BUCKET_ID|Faulting (?:application|module) name|障害が発生している(?:アプリケーション|モジュール)/i},
  {id: 'low-level-fatal-error', kind: 'symptom', pattern: /LowLevelFatalError|Assertion failed:|^Fatal error[:!]|appError called|=== Critical error/},
  {id: 'signal-11', kind: 'symptom', pattern: /Signal \d+ caught|signal 11\b|Segmentation fault|SIGSEGV|status=11\/SEGV|exited with code 139|Exit code: 139|core dumped|breakpoint trap|SIGABRT|status=6\/ABRT|exited with code 134|Exit code: 134|segfault at [\da-f]+ ip|CrashReportCoreLog: (?:All uploads done|Final state|State change)|Unhandled Exception:|CommonUnixCrashHandler|Engine crash handling finished|crashed state!|Server process crashed|Abort(?:Handler| signal received)|<CrashType>Assert|Failed with result '(?:signal|core-dump)'|code=exited, status=(?!(?:0|130|143)\b)\d/i},
  {id: 'stop-killed', place: 'log', help: 'operate/service#stop', kind: 'symptom', pattern: /stop-sigterm'? timed out|did not respond to SIGTERM|Sending SIGKILL|status=9\/KILL|Failed with result 'timeout'|exited with code 137|Exit code: 137|status=137|kill: \(\d+\) - No such process/},
  {id: 'pod-restarts', by: 'kubernetes', place: 'docker', help: 'operate/messages#docker', kind: 'symptom', pattern: /Back-off restarting|CrashLoopBackOff/},
  {id: 'connection-timed-out', kind: 'symptom', pattern: /^Connection timed out\.?$/i},
  {id: 'unable-to-retrieve', kind: 'symptom', pattern: /^Unable to retrieve server information/},
  {id: 'connection-lost', kind: 'symptom', pattern: /connection to the host has been lost/},
  {id: 'wine', place: 'log', help: 'getting-started/requirements#os', kind: 'symptom', pattern: /wine: (?:Unhandled|could not load|cannot find|chdir to)|WineDbg attached|err:(?:environ:run_wineboot|ole:start_rpcss)|Server is already active for display|Xvfb failed|xvfb-run: error|No compat data path|is not owned by you/},
  // What the server runs on.
  {id: 'arm', kind: 'context', pattern: /Box64 arm64|Dynarec for ARM64|PalServer-arm64\.sh|FEX(?:Interpreter|Bash)|arm architecture detected|qemu-x86_64|\bbox64\b|aarch64-linux-gnu|ARM64_DEVICE/},
  {id: 'mods', place: 'log', help: 'operate/mods#after-update', kind: 'context', pattern: /UE4SS - v|\[PalSchema\]|PalDefender Anti Cheat v|PalGuard|^UE4SS$|\b(?:UE4SS|PalDefender|PalSchema|dwmapi)(?:\.dll|[!+])/},
  {id: 'little-memory', place: 'log', help: 'operate/restart-and-memory#lower', kind: 'context', pattern: /Physical RAM available \(not considering process quota\): [1-9] GB|RAM: .*\/(?:[1-8]|[0-7]\.\d+) ?GB/},
  {id: 'wsl', place: 'log', help: 'getting-started/requirements#os', kind: 'context', pattern: /microsoft-standard-WSL2|linuxkit/},
  {id: 'wine', kind: 'hint', pattern: /local disabled due to wine|proton run |WINEPREFIX|\b[\da-f]{4}:err:/},
  {id: 'mod-error', kind: 'hint', pattern: /lua_pcall returned/},
  {id: 'settings-mode-manual', kind: 'hint', pattern: /SERVER_SETTINGS_MODE is set to '(?:manual|rcononly)'|DISABLE_GENERATE_SETTINGS(?:=| being set to )true/i},
  {id: 'unauthorized', kind: 'hint', pattern: /\bUnauthorized\b|failed \(HTTP 401\)|status ?code:? 401|parse error: Invalid numeric literal/},
  {id: 'route-handler', kind: 'hint', pattern: /route_handler_not_found/},
  {id: 'game-data-off', kind: 'hint', pattern: /Game ?Data API is not enabled/},
  {id: 'connection-refused', kind: 'hint', pattern: /failed \(HTTP 000\)|connection refused|ECONNREFUSED|Connect call failed|WinError 10061|actively refused|接続を拒否|拒否されたため、接続できません|积极拒绝/i, undoneBy: open},
  {id: 'waiting-for-rest-api', kind: 'cause', pattern: /AUTO_PAUSE requires/},
  {id: 'waiting-for-rest-api', kind: 'hint', pattern: /Waiting for (?:REST API|RCON)\(\d+\) port to open/, undoneBy: open, least: 10},
  {id: 'waiting-for-rest-api', kind: 'hint', pattern: /(?:REST API|RCON) is (?:not enabled|required)|REST_API_ENABLED=False|without REST API is not supported|RCON_PORT is not set/},
  {id: 'image-variable', place: 'docker', help: 'operate/community-images#change', kind: 'hint', pattern: /environment variable (?:is )?not set|must be (?:true or false|either|one of|an integer|a number)|(?:AUTO|OLD)_\w+ is (?:empty|not an integer)|UPDATE_ON_BOOT needs to be enabled|variable is not set\. Defaulting|bad crontab|env validation failed|Validation failed for key|(?:user|group)mod: [UG]ID '\d+' already exists|Locked by TARGET_MANIFEST_ID/},
  {id: 'rcon-auth', place: 'rest', help: 'api/rcon/#password-refused', kind: 'hint', pattern: /rcon:? authentication failed|(?:RCON|auth).{0,40}(?:wrong|incorrect|invalid) password/i},
  {id: 'rcon-timeout', place: 'rest', help: 'api/rcon/#faults', kind: 'hint', pattern: /\w{0,9}rcon.{0,120}(?:i\/o timeout|timed out|Connection timeout|SessionTimeout)|(?:Timeout while|timed out) waiting for (?:a )?(?:response|reply) from server/i},
  {id: 'tar-changed', place: 'tool', help: 'operate/backups#schedule', kind: 'hint', pattern: /tar: .{1,200}: file changed as we read it/},
  {id: 'rcon-settings', place: 'rest', help: 'getting-started/troubleshooting#rcon', kind: 'hint', pattern: /###RCON_PORT###|RCON command failed after|rcon-cli not available|rcon: .{0,80}unknown port|RCON.{0,40}response too long|cli: config: parse file/},
  {id: 's-api-fail', kind: 'harmless', pattern: /\[S_API FAIL\] Tried to access/},
  {id: 'breakpad', kind: 'harmless', pattern: /Setting breakpad minidump|minidumps folder is set|steamerrorreporter|breakpad exception handler/},
  {id: 'app-info-cache', kind: 'harmless', pattern: /CAppInfoCacheReadFromDiskThread/},
  {id: 'shutdown-handler', kind: 'harmless', pattern: /Shutdown handler:|per-process limit|Disabling core dumps/},
  {id: 'exiting-abnormally', kind: 'harmless', pattern: /Exiting abnormally \(error code: (?:130|143)\)|exited with code (?:0|130|143)\b|status=(?:130|143)|^Terminated$/},
  {id: 'pthread-key', kind: 'harmless', pattern: /burning pthread_key_t|setlocale\('|xdg-user-dir: not found|\/tmp\/dumps|force_install_dir before logon|steamservice\.so failed|IPC function call|RLIMIT_NICE|etc\/machine-id/},
  {id: 'verifying', kind: 'harmless', pattern: /Update state \(0x[\da-f]+\)|\[(?:----| *\d+%)\] /},
  {id: 'crash-reporter', place: 'log', help: 'operate/messages#signal-11', kind: 'harmless', pattern: /^(?:LogHttp|LogInit|LogPakFile|LogModuleManager|LogExit|CrashReportCoreLog|LogCore|LogCrashDebugHelper|LogTextLocalization\w*|LogUObject\w*|LogPaths|LogPackageLocalizationCache|LogICUInternationalization)\b|^Malloc Size=|^\* (?:h2h3|Using Stream)|Saved\/Logs\/Pal\.log|scaling_(?:cur|max)_freq|no stack mapping/},
  {id: 'rest-access', place: 'log', help: 'operate/messages#log', kind: 'harmless', pattern: /REST accessed endpoint \/v1\/\S+ OK/},
  // Kinds of faults in the words of any program.
  {id: 'disk-full', kind: 'cause', pattern: /\b(?:disk|drive|volume|storage|quota)\b.{0,20}\b(?:full|exceeded|exhausted)\b|\b(?:not enough|insufficient|out of|low on) (?:free )?(?:disk|storage|space)\b/i},
  {id: 'killed', kind: 'cause', pattern: /\b(?:not enough|insufficient|out of|exhausted)(?: \w+)? memory\b(?!: false)|\bmemory (?:limit exceeded|exhausted)/i},
  {id: 'permission-denied', kind: 'cause', elsewhere: {container: 'container-owner', windows: 'windows-rights'}, pattern: /\b(?:insufficient|check|missing|wrong|incorrect) (?:\w+ )?permissions?\b|\bpermissions? (?:are|is) (?:wrong|missing|insufficient|incorrect)|(?:can't|cannot|unable to|could not) (?:access|write)\b|\baccess (?:to .{1,120} )?(?:is |was )?denied/i, undoneBy: started},
  {id: 'port-allocated', kind: 'cause', pattern: /\bport\b.{0,20}\b(?:in use|taken|occupied|not available|already used)\b|(?:failed|unable) to (?:bind|listen)\b|(?:cannot|can't|could not) (?:bind|listen)\b/i, undoneBy: started},
  {id: 'online-to-update', kind: 'cause', pattern: /(?:could not|couldn't|can't|cannot|unable to|fail(?:ed)? to) (?:resolve|reach|download|fetch|connect to)\b.{0,80}(?:steam|https?:|docker\.io|ghcr\.io|github)/i, undoneBy: /Success! App|Running Palworld dedicated server on/},
  {id: 'incompatible-version', kind: 'cause', pattern: /version mismatch|(?:client|server|game)(?: version)? is (?:outdated|too old|newer|older|incompatible)/i},
  {id: 'damaged-save', kind: 'cause', pattern: /\b(?:Level\w*\.sav|save(?:game| file| data)?|world)\b.{0,40}\bcorrupt|\bcorrupt(?:ed)? (?:save|world)|(?:failed|unable) to (?:load|read|open) (?:the )?(?:save|world)\b/i},
  {id: 'broken-settings', kind: 'cause', pattern: /\b(?:config(?:uration)?|settings) (?:file )?(?:error|is (?:invalid|malformed))\b|\b(?:invalid|malformed|failed to parse) (?:config(?:uration)?|settings)\b/i},
  {id: 'no-such-file', kind: 'effect', pattern: /\b(?:executable|binary)\b.{0,40}(?:not found|missing|doesn't exist)|\w+\.(?:exe|sh|bat|ps1) (?:does not|doesn't) exist|system cannot find the (?:file|path)|指定された(?:ファイル|パス)が見つかりません|is not recognized as|は、内部コマンド|(?:failed|unable) to (?:find|locate) .{0,40}(?:executable|binary)/i, undoneBy: started},
  {id: 'signal-11', kind: 'symptom', pattern: /\b(?:server|process|game)\b.{0,20}\bcrashed\b|\bSIG(?:BUS|FPE|TRAP)\b|dumped core|terminated (?:abnormally|unexpectedly)|has stopped working|動作を停止しました|異常終了/i},
] as const satisfies readonly LogPattern[];

/** The first match counts, so the narrow patterns of one speaker come first. */
export const logPatterns = [...speakerPatterns, ...commonPatterns] as const;

export const elsewhereFindings = [
  {id: 'container-owner', place: 'docker', help: 'operate/community-images#owner'},
  {id: 'windows-rights', place: 'start', help: 'operate/service#windows-task'},
] as const satisfies readonly Pick<LogPattern, 'id' | 'place' | 'help'>[];

export type PatternId = (typeof logPatterns | typeof elsewhereFindings)[number]['id'];

/** A player's name or chat message never counts as a message of the server. */
export const saidByPlayers =
  /\[CHAT\]|\[LOG\] .* (?:joined|left|connected|executed the command)|^\s*"(?:event|playername|details|message)"\s*:|^\{.*"event"\s*:|has (?:joined|left)$|Broadcasted:/;
