/**
 * Fixed values that pages name in running text: `<Fact id="gamePort" />` in prose,
 * `{{gamePort}}` in code. A number that readers type or compare is here once; data files
 * (ports, platforms, kinds of server) refer to these ids instead of repeating the number.
 *
 * Only values that hold in every documented version belong here, or values whose text is used only
 * where a page is limited to the versions that have them (the REST port, the container image).
 */
export const values = {
  /** UDP port of the game, unless `-port=` changes it. */
  gamePort: '8211',
  queryPort: '27015',
  /** TCP, from 0.2.4.0. */
  restPort: '8212',
  rconPort: '25575',
  /**
   * Ports of a second server. They don't follow those of the first one, because 8212 is its REST
   * API.
   */
  secondGamePort: '8221',
  secondQueryPort: '27016',
  secondRestPort: '8222',
  secondRconPort: '25576',
  steamAppId: '2394010',
  /** The Steamworks SDK, which holds `steamclient.so`. */
  steamworksAppId: '1007',
  /** A manifest of a depot identifies a build. */
  linuxDepot: '2394012',
  windowsDepot: '2394011',
  /** On a dedicated, community or official server. */
  maxPlayers: '32',
  /** With an invite code, including the host. */
  coopPlayers: '4',
  recommendedMemory: '16 GB',
  largeServerMemory: '32 GB',
  minimumMemory: '8 GB',
  recommendedCores: '4',
  /** From 0.3.12.0. */
  image: 'ghcr.io/pocketpairjp/palserver',
  imageSampleUrl: 'https://github.com/pocketpairjp/palworld-dedicated-server-docker',
  /** The world and the settings inside the container. */
  imageSavedPath: '/pal/Package/Pal/Saved',
  /** Relative to the install folder; for Docker, to the folder of compose.yaml. */
  settingsFileWindows: 'Pal\\Saved\\Config\\WindowsServer\\PalWorldSettings.ini',
  settingsFileLinux: 'Pal/Saved/Config/LinuxServer/PalWorldSettings.ini',
  settingsFileDocker: 'Saved/Config/LinuxServer/PalWorldSettings.ini',
  /** The service has the name of the makers' sample. */
  composeFolder: '/opt/palworld',
  composeService: 'palworld-server',
  /** Gives the server time to save before Docker kills it. */
  stopGracePeriod: '2m',
  serverAccount: 'steam',
  linuxFolder: '/home/steam/palserver',
  /** With SteamCMD. */
  windowsFolder: 'C:\\palserver',
  /** Without `.service`. */
  serviceName: 'palworld',
  taskName: 'palworld server',
  /** For Xbox servers during the test of June 2024. */
  xboxBetaBranch: 'insiderprogram',
} as const satisfies Readonly<Record<string, string>>;

export type ValueId = keyof typeof values;

export const valueIds = Object.keys(values) as readonly ValueId[];

/** The text of a fixed value. */
export const valueOf = (id: ValueId): string => values[id];
