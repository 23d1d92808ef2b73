/**
 * A value belongs here if every documented version has it, or if only pages of the versions that
 * have it use it.
 */
export const values = {
  gamePort: '8211',
  queryPort: '27015',
  restPort: '8212',
  rconPort: '25575',
  /** The ports of a second server don't follow those of the first, because 8212 is its REST API. */
  secondGamePort: '8221',
  secondQueryPort: '27016',
  secondRestPort: '8222',
  secondRconPort: '25576',
  steamAppId: '2394010',
  steamworksAppId: '1007',
  linuxDepot: '2394012',
  windowsDepot: '2394011',
  maxPlayers: '32',
  /** The host counts as a player. */
  coopPlayers: '4',
  recommendedMemory: '16 GB',
  largeServerMemory: '32 GB',
  minimumMemory: '8 GB',
  recommendedCores: '4',
  image: 'ghcr.io/pocketpairjp/palserver',
  imageSavedPath: '/pal/Package/Pal/Saved',
  /** The path starts at the install folder, in Docker at the folder of compose.yaml. */
  settingsFileWindows: 'Pal\\Saved\\Config\\WindowsServer\\PalWorldSettings.ini',
  settingsFileLinux: 'Pal/Saved/Config/LinuxServer/PalWorldSettings.ini',
  settingsFileDocker: 'Saved/Config/LinuxServer/PalWorldSettings.ini',
  composeService: 'palworld-server',
  /** The server needs time to save before Docker kills it. */
  stopGracePeriod: '2m',
  serverAccount: 'steam',
  linuxFolder: '/home/steam/palserver',
  windowsFolder: 'C:\\palserver',
  serviceName: 'palworld',
  taskName: 'palworld server',
  /** Xbox servers used this branch in the test of June 2024. */
  xboxBetaBranch: 'insiderprogram',
} as const satisfies Readonly<Record<string, string>>;

export type ValueId = keyof typeof values;
