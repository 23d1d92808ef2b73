/**
 * Fixed values that pages name in running text: `<Fact id="gamePort" />` in prose,
 * `{{gamePort}}` in code. A number that readers type or compare is here once; data files
 * (ports, platforms, kinds of server) refer to these ids instead of repeating the number.
 *
 * Only values that hold in every documented version belong here, or values whose text is used only
 * where a page is limited to the versions that have them (the REST port, the container image).
 */
export const values = {
  /** UDP port on which players reach the server, unless `-port=` says otherwise. */
  gamePort: '8211',
  /** UDP port of the Steam server query. */
  queryPort: '27015',
  /** TCP port of the REST API (only from 0.2.4.0 on). */
  restPort: '8212',
  /** TCP port of the remote console. */
  rconPort: '25575',
  /**
   * The ports of a second server on the same machine. Not the numbers next to those of the first:
   * 8212 is the REST API already, and the four stay easy to tell apart.
   */
  secondGamePort: '8221',
  secondQueryPort: '27016',
  secondRestPort: '8222',
  secondRconPort: '25576',
  /** Steam application id of the dedicated server. */
  steamAppId: '2394010',
  /** Steam application id of the Steamworks SDK files that hold `steamclient.so`. */
  steamworksAppId: '1007',
  /** Steam depots with the files of the server: a manifest of one of them is one build. */
  linuxDepot: '2394012',
  windowsDepot: '2394011',
  /** Most players on a dedicated, community or official server. */
  maxPlayers: '32',
  /** Most players in a world shared by invite code, the host included. */
  coopPlayers: '4',
  /** Recommended and comfortable sizes of memory. */
  recommendedMemory: '16 GB',
  largeServerMemory: '32 GB',
  minimumMemory: '8 GB',
  /** Recommended number of CPU cores. */
  recommendedCores: '4',
  /** Official container image (only from 0.3.12.0 on). */
  image: 'ghcr.io/pocketpairjp/palserver',
  /** Official sample project for the image. */
  imageSampleUrl: 'https://github.com/pocketpairjp/palworld-dedicated-server-docker',
  /** Where the world and the settings lie inside the container. */
  imageSavedPath: '/pal/Package/Pal/Saved',
  /** The settings file, seen from the install folder; in Docker from the folder with compose.yaml. */
  settingsFileWindows: 'Pal\\Saved\\Config\\WindowsServer\\PalWorldSettings.ini',
  settingsFileLinux: 'Pal/Saved/Config/LinuxServer/PalWorldSettings.ini',
  settingsFileDocker: 'Saved/Config/LinuxServer/PalWorldSettings.ini',
  /** The folder of compose.yaml in the procedures, and the service in it, named as in the sample project. */
  composeFolder: '/opt/palworld',
  composeService: 'palworld-server',
  /** What Docker gets in `stop_grace_period`: time to save before it kills the server. */
  stopGracePeriod: '2m',
  /** The account that owns and runs a server on Linux, its home, and its install folder. */
  serverAccount: 'steam',
  linuxFolder: '/home/steam/palserver',
  /** The install folder on Windows when SteamCMD installs. */
  windowsFolder: 'C:\\palserver',
  /** The systemd unit, without `.service`. */
  serviceName: 'palworld',
  /** The task in the Windows Task Scheduler. */
  taskName: 'palworld server',
  /** Beta branch on Steam used for Xbox servers during the test of June 2024. */
  xboxBetaBranch: 'insiderprogram',
} as const satisfies Readonly<Record<string, string>>;

/** The name of a fixed value. */
export type ValueId = keyof typeof values;

/** The names of all fixed values. */
export const valueIds = Object.keys(values) as readonly ValueId[];

/** The value itself. */
export const valueOf = (id: ValueId): string => values[id];
