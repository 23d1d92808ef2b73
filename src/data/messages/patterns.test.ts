/**
 * An example from a public thread for each pattern of patterns.ts, by its id: the line, and where it
 * was read. Names, IDs and addresses of people are left out of the lines.
 */
import {describe, expect, it} from 'vitest';
import {messages} from '.';
import {logPatterns, type LogPattern, type PatternId} from './patterns';

const thijs = 'thijsvanloef/palworld-server-docker';
const jammsen = 'jammsen/docker-palworld-dedicated-server';

type Example = readonly [line: string, source: string];

// One example a line, so that the list reads as the table it is.
// prettier-ignore
const logExamples: Readonly<Record<PatternId, readonly Example[]>> = {
  'manifest-request': [["Failed to get manifest request code, 'Access Denied'", 'MystTiq roadmap (2026-09-28)']],
  'state-0x202': [["Error! App '2394010' state is 0x202 after update job.", `${jammsen} issue 8 (2024-01-20)`]],
  'state-0x6': [["Error! App '2394010' state is 0x6 after update job.", 'ich777/docker-steamcmd-server issue 104 (2026-07-29)']],
  'other-states': [["Error! App '2394010' state is 0x606 after update job.", `${jammsen} issue 61 (2024-01-25)`]],
  'missing-configuration': [["ERROR! Failed to install app '380870' (Missing configuration)", 'pelican-eggs/games-steamcmd issue 307 (2026-08-16)']],
  'no-subscription': [["ERROR! Failed to install app '2394010' (No subscription)", 'LinuxGSM documentation, SteamCMD errors (read 2026-11)']],
  'invalid-platform': [["ERROR! Failed to install app '2430930' (Invalid platform)", 'Acekorneya/Ark-Survival-Ascended-Server pull request 130 (2026-07-14)']],
  'steam-login': [["Logging in user '…' to Steam Public...FAILED (Invalid Password)", 'shadoxxhd/steamworkshopdownloader issue 42 (2023-02-05)']],
  'disk-full': [['OSError: [Errno 28] No space left on device', 'spacetelescope/jwql issue 751 (2021-07-06)']],
  'online-to-update': [['Fatal Error: Steamcmd needs to be online to update. Please confirm your network connection and try again.', `${jammsen} pull request 322 (2026-07-04)`]],
  arm: [
    ['Assertion failed: IsAligned(GCrashHandlerStackSize, FPlatformMemory::GetConstants().PageSize) [File:.\\Runtime/Core/Private/Unix/UnixPlatformCrashContext.cpp] [Line: 1103] ', `${thijs} issue 456 (2024)`],
    ['Loading Steam API...Error: Symbol execvpe not found, cannot apply R_386_JMP_SLOT 0x67137304 (0x1308f6) in /home/steam/steamcmd/linux32/steamclient.so', `${thijs} issue 652 (2024-12)`],
    ['Box64 arm64 v0.3.7 e863acf0 with Dynarec built on Aug 29 2025 06:24:46', 'ptitSeb/box64 issue 2976 (2025-08-30)'],
  ],
  linux32: [['./steamcmd.sh: line 37: /home/steam/linux32/steamcmd: No such file or directory', 'developer.valvesoftware.com, SteamCMD (read 2026-11)']],
  'missing-library': [
    ['./omp-server: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file or directory', 'openmultiplayer/open.mp issue 1168 (2025-12-23)'],
    ["atomic: /lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.38' not found (required by atomic)", 'atomicdotdev/atomic issue 181 (2026-08-26)'],
  ],
  'steamcmd-crash': [['/root/.local/share/Steam/steamcmd/steamcmd.sh: line 39: 10 Segmentation fault $DEBUGGER "$STEAMEXE" "$@"', 'steamcmd/docker issue 69 (2024-01-21)']],
  'steamcmd-not-found': [['/entrypoint.sh: line 72: ./steamcmd/steamcmd.sh: No such file or directory', 'pelican-eggs/games-steamcmd issue 129 (2025-02-02)']],
  'no-matching-manifest': [['no matching manifest for linux/arm64/v8 in the manifest list entries', 'Docker documentation, multi-platform images (read 2026-11)']],
  'exec-format-error': [['/home/steam/steamcmd/linux32/steamcmd: cannot execute binary file: Exec format error', `${jammsen} issue 13 (2024-01-21)`]],
  'no-configuration-file': [['no configuration file provided: not found', 'docker/compose, text of the command']],
  'compose-file': [["ERROR: The Compose file './docker-compose.yml' is invalid because:", `${thijs} issue 578 (2024-07-06)`]],
  'line-endings': [
    ["zomboid-dedicated-server    | /home/steam/run_server.sh: line 2: $'\\r': command not found", 'Renegade-Master/zomboid-dedicated-server issue 45 (2022-11-03)'],
    ['ctfd-1   | exec /opt/CTFd/docker-entrypoint.sh: no such file or directory', 'CTFd/CTFd issue 2598 (2024-09-13)'],
  ],
  'volume-mount': [['Are you trying to mount a directory onto a file (or vice-versa)? Check if the specified host path exists and is the expected type', 'microsoft/vscode-docker issue 1303 (2019-09-25)']],
  'container-name': [['docker: Error response from daemon: Conflict. The container name "/pj10" is already in use by container "bf11189421643442". You have to remove (or rename) that container to be able to reuse that name.', 'tomsik68/docker-xampp issue 62 (2024-05-21)']],
  'no-compose': [["ERROR: for pymc-repeater  'ContainerConfig'", 'openhop-dev/openhop_repeater issue 291 (2026)'], ["docker: 'compose' is not a docker command.", 'hyperledger-cello/cello issue 473 (2022-08-03)'], ["unknown shorthand flag: 'd' in -d", 'searxng/searxng-docker issue 223 (2024-04-10)']],
  'old-env': [['/usr/local/bin/restart: line 12: PLAYER_DETECTION.PID: No such file or directory', `${jammsen} issue 237 (2024-02-27)`]],
  'image-name': [["ERROR: pull access denied for ripps818/palworld-dedicated-server-wine, repository does not exist or may require 'docker login'", 'ripps818/docker-palworld-dedicated-server-wine issue 13 (2024-03-25)']],
  'pull-limit': [['toomanyrequests: You have reached your pull rate limit.', 'Docker documentation, usage and limits of Docker Hub']],
  'old-image': [['OCI runtime exec failed: exec failed: unable to start container process: exec: "rcon-cli": executable file not found in $PATH: unknown', `${thijs} issue 70 (2024-01-23)`]],
  'docker-network': [['driver failed programming external connectivity on endpoint bind: iptables failed: iptables --wait -t nat -A DOCKER -p tcp: iptables: No chain/target/match by that name.', 'moby/moby issue 26494 (2016-09-13)']],
  'docker-limits': [['Error response from daemon: Minimum memoryswap limit should be larger than memory limit, see usage', 'pterodactyl/panel issue 2000 (2020-05)']],
  'image-root': [['>>> This Docker-Container must be run as root! Please adjust how you started the container, to fix this error.', `${jammsen} issue 274 (2024-06-30)`]],
  'daemon-socket': [['permission denied while trying to connect to the Docker daemon socket at unix:///var/run/docker.sock', 'Docker documentation, post-installation steps (read 2026-11)']],
  'port-allocated': [['Bind for 0.0.0.0:8211 failed: port is already allocated', 'Docker documentation, publishing ports (read 2026-11)']],
  'bind-address': [['Error starting userland proxy: listen tcp4 203.0.113.112:8080: bind: cannot assign requested address', 'pelican-eggs/eggs issue 1679 (2022-05-27)']],
  'service-user': [['wsdd.service: Failed to determine user credentials: No such process', 'christgau/wsdd issue 101 (2021-04-21)']],
  'bind-27015': [["CreateBoundSocket: ::bind couldn't find an open port between 27015 and 27015", 'f8upd8/palserver issue 1 (2024-01-24)']],
  'root-privileges': [['Refusing to run with the root privileges.', 'text of the engine']],
  'service-unit': [['Failed to start palworld.service: Unit palworld.service not found.', 'systemd, text of the command']],
  'service-folder': [['satisfactory.service: Changing to the requested working directory failed: No such file or directory', 'feydan/satisfactory-server-aws issue 15 (2023-08-21)']],
  'script-policy': [['tasks.ps1 cannot be loaded because running scripts is disabled on this system.', 'learn.microsoft.com, about_Execution_Policies']],
  antivirus: [['Operation did not complete successfully because the file contains a virus or potentially unwanted software.', 'learn.microsoft.com, system error 225']],
  'file-locked': [["The process cannot access the file 'C:\\steamcmd\\steamapps\\common\\Arma 3 Server\\arma3server.exe' because it is being used by another process.", 'Foxlider/FASTER issue 69 (2022-03-29)']],
  'process-limit': [['2026/04/19 16:37:44 [alert] 1648#1648: pthread_create() failed (11: Resource temporarily unavailable)', 'ShaneIsrael/fireshare issue 572 (2026-04-19)']],
  'broken-script': [
    ["/etc/arkmanager/arkmanager-center-pve.cfg: line 82: unexpected EOF while looking for matching `''", 'arkmanager/ark-server-tools issue 641 (2016-10-16)'],
    ["[ FAIL ] Starting pwserver: Unable to start Bloodshed's Pals!", 'GameServerManagers/LinuxGSM issue 4729 (2025-01-02)'],
  ],
  'disk-error': [['read /etc/passwd: input/output error', 'dragonflyoss/helm-charts issue 316 (2024-09-04)']],
  'default-password': [['>>> Error: Security thread detected: Please change the default admin password. Aborting server start ...', `${jammsen} issue 98 (2024-01-27)`]],
  'old-program': [['/entrypoint.sh: line 89: /home/container/Pal/Binaries/Linux/PalServer-Linux-Test: No such file or directory', 'pelican-eggs/eggs issue 2943 (2024-05-13)']],
  'permission-denied': [
    ["mkdir: cannot create directory '/palworld/Pal': Permission denied", `${jammsen} issue 56 (2024-01-25)`],
    ['./PalServer.sh is not executable.', `${thijs} issue 846 (2026-07-13)`],
    ['ERROR: I do not have read/write permissions to /palworld! Please run "chown -R 1000', 'nitrog0d/palworld-arm64 issue 3 (2024-01-25)'],
  ],
  'no-such-file': [
    ['/servermanager.sh: line 48: ./PalServer.sh: No such file or directory', `${jammsen} issue 8 (2024-01-20)`],
    ['/home/container/Pal/Binaries/Linux/PalServer-Linux-Shipping: command not found', 'QuintenQVD0/Q_eggs issue 134 (2024-12-24)'],
  ],
  'exit-127': [['[Pterodactyl Daemon]: Exit code: 127', 'pelican-eggs/eggs issue 2944 (2024-05-13)']],
  'cpu-type': [['Illegal instruction (core dumped)', `${jammsen} issue 41 (2024-01-23)`]],
  vcruntime: [['The code execution cannot proceed because VCRUNTIME140.dll was not found.', 'learn.microsoft.com, Visual C++ redistributable']],
  'negative-delta': [['Detected negative delta time - DeltaTime:-0.110101 FApp::GetDeltaTime : 0.016772', `${thijs} issue 834 (2026-07-16)`]],
  'failed-to-save': [
    ['Failed to save. Failed copy from backup.', 'palserver-gui/palserver-gui issue 57 (2026-07-23)'],
    ['Failed save to backup.', 'GalileoFe/PalWorld-Save-Movement-Complete-Tutorio issue 7 (2024-01-28)'],
  ],
  paldefender: [
    ['[03:23:04][warning] Warning: Failed to find UFunction: RequestUnlockFastTravelPo', 'Ultimeit/PalDefender issue 129 (2026-09-07)'],
    ['[08:56:30][critical] Failed to find an address, please contact the PalDefender-Team!', 'Ultimeit/PalDefender issue 81 (2025-07-30)'],
  ],
  'mod-error': [
    ["Was unable to find AOB for 'StaticConstructObject' via Lua Script", 'UE4SS-RE/RE-UE4SS issue 645 (2024-09-01)'],
    ["[2024-02-18 21:07:47] [Lua::execute_file] lua_pcall returned LUA_ERRRUN => main.lua:1: module 'UEHelpers' not found:", 'UE4SS-RE/RE-UE4SS issue 406 (2024-02-21)'],
  ],
  killed: [
    ['Killed', 'KagurazakaNyaa/palworld-docker issue 4 (2024-01-20)'],
    ['Ran out of memory allocating 262144 bytes with alignment 0', `${jammsen} issue 53 (2024-01-25)`],
  ],
  'character-handle': [['Failed Join Game. [LocalPlayerId:(My ID)] Result = FailedInvalidLoginPlayerCharacterHandle', 'ashiswin/Palworld-Dedicated-Server-Host-Fix issue 3 (2024-02-20)']],
  'damaged-save': [['LowLevelFatalError [File:G:/works/repos/Pal_SVN/Pal-UE-App/Source/Pal/PalWorldSecuritySystem.cpp] [Line: 43]', 'cheahjs/palworld-save-tools pull request 75 (2024-01-29)']],
  'broken-settings': [['Failed to extract OptionSettings: …', 'supersunho/docker-palworld-server, its scripts (2026-07-30)']],
  'damaged-files': [['Failed to open descriptor file ../../../ShooterGame/ShooterGame.uproject', 'Ragonz/Ark-Server-Creation-Tool issue 54 (2025-10-29)']],
  'incompatible-version': [['The match you are trying to join is running an incompatible version of the game.', `${thijs} issue 629 (2024-11-30)`]],
  'no-password-entered': [['No password entered', 'DataKnifeAI/palworld-operator docs/FAQ.md (2026-08)']],
  'password-is-not-match': [['Password is not match', 'truenas/apps issue 1527 (2025-02-02)']],
  'empty-admin-password': [['[2026-07-14 20:58:12] [LOG] REST accessed endpoint / Unauthorized (AdminPassword is empty)', 'palserver-gui/palserver-gui issue 23 (2026-07-14)']],
  knockd: [['AUTO_PAUSE_KNOCKD_IF=auto did not resolve any usable interfaces.', 'Shakes63/palisade issue 58 (2026-09-02)']],
  plm: [["Exception: not a compressed Palworld save, found b'PlM' instead of b'PlZ'", 'oMaN-Rod/palworld-save-pal issue 143 (2025-06-25)']],
  'unknown-save-format': [['Unknown save format', 'deafdudecomputers/PalworldSaveTools issue 153 (2026-01)']],
  eof: [['Warning: EOF not reached', 'magicbear/palworld-server-toolkit issue 123 (2024)']],
  'save-in-use': [['zlib.error: Error -3 while decompressing data: invalid code lengths set', 'cheahjs/palworld-save-tools issue 157 (2024-02-23)']],
  'backup-damaged': [['gzip: stdin: not in gzip format', `${thijs} pull request 244 (2024-02-02)`]],
  steamclient: [['[S_API] SteamAPI_Init(): Sys_LoadModule failed to load: /serverdata/.steam/sdk64/steamclient.so', 'ich777/docker-steamcmd-server issue 104 (2026-07-29)']],
  'access-violation': [['Unhandled Exception: EXCEPTION_ACCESS_VIOLATION reading address 0x0000000000000920', 'VeroFess/PalWorld-Server-Unoffical-Fix issue 31 (2024-01-26)']],
  'low-level-fatal-error': [['LowLevelFatalError [File:C:/works/Pal-UE-App/Source/PalEngine/PalGameEngine.cpp] [Line: 42]', `${thijs} issue 834 (2026-07-16)`]],
  'signal-11': [
    ['Signal 11 caught.', `${thijs} issue 653 (2024-12-28)`],
    ['Engine crash handling finished; re-raising signal 11 for the default handler. Good bye.', `${thijs} issue 661 (2025-01-12)`],
  ],
  'stop-killed': [['/includes/server.sh: line 31: kill: (97) - No such process', 'ripps818/docker-palworld-dedicated-server-wine issue 35 (2025-09-01)']],
  'connection-timed-out': [['Connection timed out', `${thijs} issue 834 (2026-07-16)`]],
  'unable-to-retrieve': [['Unable to retrieve server information', 'hosthavoc.com wiki, fix connection timeout (2026-06-11)']],
  'connection-lost': [['Your connection to the host has been lost.', 'text of the engine']],
  mods: [['[2026-07-12 17:21:22.7051631] UE4SS - v3.0.1 Beta #0 - Git SHA #c2ac246', 'Okaetsu/PalSchema issue 118 (2026-07-12)']],
  'little-memory': [['[2024.01.24-08.56.25:421][  0]LogInit:  - Physical RAM available (not considering process quota): 6 GB (5930 MB, 6073144 KB, 6218899456 bytes)', `${thijs} issue 84 (2024-01-24)`]],
  wsl: [['LogInit: OS: Debian GNU/Linux 11 (bullseye) (5.15.133.1-microsoft-standard-WSL2), CPU: AMD Ryzen 5 4500U', `${thijs} issue 84 (2024-01-24)`]],
  wine: [['[2026-07-12 17:21:22.7051631] Timezone: UTC (local disabled due to wine)', 'Okaetsu/PalSchema issue 118 (2026-07-12)']],
  'settings-mode-manual': [["SERVER_SETTINGS_MODE is set to 'manual', NOT using environment variables to configure the server!", `${thijs} issue 543 (2024-04)`]],
  unauthorized: [['[2026-07-27 20:44:05] [LOG] REST accessed endpoint / Unauthorized', `${thijs} issue 886 (2026-07-27)`]],
  'route-handler': [['{"errorCode": "errors.com.epicgames.httpserver.route_handler_not_found", "errorMessage": ""}', `${thijs} issue 672 (2025-03)`]],
  'game-data-off': [['PalGameDataBridge GameData API is not enabled', `${jammsen} (2026-07-10)`]],
  'connection-refused': [['dial tcp 127.0.0.1:25575: connect: connection refused', 'general behaviour of TCP']],
  'waiting-for-rest-api': [
    ['AUTO_PAUSE requires ENABLE_PLAYER_LOGGING=True and REST_API_ENABLED=True.', `${thijs} pull request 777 (2026-01-02)`],
    ['Waiting for REST API(8212) port to open to show player logging...', `${thijs} issue 866 (2026-07-10)`],
  ],
  'image-variable': [['Unable to auto update, the server is not empty and AUTO_UPDATE_WARN_MINUTES is empty.', `${thijs} scripts/update.sh (2026-08-06)`]],
  'rcon-auth': [['cli: auth: rcon: authentication failed', 'itzg/rcon-cli issue 52 (2024-01-30)']],
  'rcon-timeout': [['cli: execute: rcon: read tcp 127.0.0.1:46026->127.0.0.1:25575: i/o timeout', `${thijs} issue 492 (2024-03-07)`]],
  'tar-changed': [['tar: Saved/SavedArks/TheIsland_WP: file changed as we read it', 'azixus/ARK_Ascended_Docker issue 18 (2023-11-09)']],
  'rcon-settings': [
    ['cli: execute: auth: rcon: dial tcp: address tcp/###RCON_PORT###: unknown port', `${jammsen} issue 189 (2024-02-09)`],
    ['cli: config: parse file: yaml: line 3: did not find expected tag URI', `${thijs} issue 368 (2024-02-11)`],
  ],
  's-api-fail': [['[S_API FAIL] Tried to access Steam interface SteamUser021 before SteamAPI_Init succeeded.', `${thijs} issue 115 (2024-01-25)`]],
  breakpad: [['Setting breakpad minidump AppID = 2394010', `${thijs} issue 888 (2026-07-16)`]],
  'app-info-cache': [['CAppInfoCacheReadFromDiskThread took 6 milliseconds to initialize', 'log of palworld-server-docker in a public repository (2024)']],
  'shutdown-handler': [['Shutdown handler: initalize.', `${thijs} issue 579 (2024-07-11)`]],
  'exiting-abnormally': [['Exiting abnormally (error code: 130)', 'safwyls/palcon docs/sidecar-agent.md (2026-07)']],
  'pthread-key': [['tid(22) burning pthread_key_t == 0 so we never use it', `${thijs} issue 31 (2024-01-21)`]],
  verifying: [[' Update state (0x5) verifying install, progress: 17.48 (392855223 / 2248053389)', `${jammsen} issue 75 (2024-01-26)`]],
  'crash-reporter': [['LogInit:  - we are not running under debugger', `${jammsen} issue 271 (2024-06-28)`]],
  'rest-access': [['[2026-07-16 14:56:36] [LOG] REST accessed endpoint /v1/api/players OK (x31)', `${thijs} issue 888 (2026-07-16)`]],
};

describe('the patterns of logs', () => {
  it.each(Object.entries(logExamples))('know the public example of %s', (id, examples) => {
    for (const [line] of examples) {
      const first = (logPatterns as readonly LogPattern[]).find(({pattern}) => pattern.test(line));
      expect(first?.id, line).toBe(id);
    }
  });

  it('are of a message or of a finding, each with an example', () => {
    const all: readonly LogPattern[] = logPatterns;
    const known = new Set([
      ...messages.map(({id}) => id),
      ...all.flatMap(({id, place, help}) => (place && help ? id : [])),
    ]);
    expect(all.filter(({id}) => !known.has(id))).toEqual([]);
    const used = new Set<string>(all.map(({id}) => id));
    expect(Object.values(logExamples).every((examples) => examples.length > 0)).toBe(true);
    expect([...used].sort()).toEqual((Object.keys(logExamples) as PatternId[]).sort());
  });
});
