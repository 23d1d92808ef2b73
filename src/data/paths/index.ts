/**
 * Where the files of a server lie, by operating system and version.
 *
 * Facts only; names and remarks are in src/words/<locale>, keyed by id. Sources are
 * the makers' guide, their container sample, and public copies of server folders of 2024 to 2026.
 */
import {values} from '../values';
import type {Build, Lifetime} from '../versions';

export const serverSystems = ['windows', 'linux', 'docker'] as const;
/** How a server runs. In Docker the paths are those of the folder with the compose file. */
export type ServerSystem = (typeof serverSystems)[number];

export interface ServerFileShape {
  readonly id: string;
  /**
   * The place in each period, one period after the other. A path starts at the install folder
   * unless it starts at a drive or a slash. `'words'` stands for a place that is no path: it is
   * under `places` in the words. A system without an entry has no such file.
   */
  readonly places: readonly (Lifetime & {
    readonly paths: Readonly<Partial<Record<ServerSystem, string>>>;
  })[];
}

const launch: Build = '0.1.2.0';

/** The place that is described in words instead of a path. */
export const PLACE_IN_WORDS = 'words';

/** Every file and folder a page points at, in the order of the table. */
export const serverFiles = [
  {
    id: 'installFolder',
    places: [
      {
        since: launch,
        paths: {windows: PLACE_IN_WORDS, linux: PLACE_IN_WORDS, docker: PLACE_IN_WORDS},
      },
    ],
  },
  {
    id: 'settings',
    places: [
      {
        since: launch,
        paths: {
          windows: values.settingsFileWindows,
          linux: values.settingsFileLinux,
          docker: values.settingsFileDocker,
        },
      },
    ],
  },
  {
    id: 'defaultSettings',
    places: [
      {
        since: launch,
        paths: {
          windows: 'DefaultPalWorldSettings.ini',
          linux: 'DefaultPalWorldSettings.ini',
          docker: '/pal/Package/DefaultPalWorldSettings.ini',
        },
      },
    ],
  },
  {
    id: 'worldChoice',
    places: [
      {
        since: launch,
        paths: {
          windows: 'Pal\\Saved\\Config\\WindowsServer\\GameUserSettings.ini',
          linux: 'Pal/Saved/Config/LinuxServer/GameUserSettings.ini',
          docker: 'Saved/Config/LinuxServer/GameUserSettings.ini',
        },
      },
    ],
  },
  {
    id: 'world',
    places: [
      {
        since: launch,
        paths: {
          windows: 'Pal\\Saved\\SaveGames\\0\\<world id>\\',
          linux: 'Pal/Saved/SaveGames/0/<world id>/',
          docker: 'Saved/SaveGames/0/<world id>/',
        },
      },
    ],
  },
  {
    id: 'worldOption',
    places: [
      {
        since: launch,
        paths: {
          windows: 'Pal\\Saved\\SaveGames\\0\\<world id>\\WorldOption.sav',
          linux: 'Pal/Saved/SaveGames/0/<world id>/WorldOption.sav',
          docker: 'Saved/SaveGames/0/<world id>/WorldOption.sav',
        },
      },
    ],
  },
  {
    id: 'backups',
    places: [
      {
        since: '0.2.0.6',
        paths: {
          windows: 'Pal\\Saved\\SaveGames\\0\\<world id>\\backup\\world\\',
          linux: 'Pal/Saved/SaveGames/0/<world id>/backup/world/',
          docker: 'Saved/SaveGames/0/<world id>/backup/world/',
        },
      },
    ],
  },
  {
    id: 'bans',
    places: [
      {
        since: launch,
        paths: {
          windows: 'Pal\\Saved\\SaveGames\\banlist.txt',
          linux: 'Pal/Saved/SaveGames/banlist.txt',
          docker: 'Saved/SaveGames/banlist.txt',
        },
      },
    ],
  },
  {
    id: 'log',
    places: [
      {
        since: launch,
        paths: {windows: PLACE_IN_WORDS, linux: PLACE_IN_WORDS, docker: PLACE_IN_WORDS},
      },
    ],
  },
  {
    id: 'launcher',
    places: [{since: launch, paths: {windows: 'PalServer.exe', linux: 'PalServer.sh'}}],
  },
  {
    id: 'process',
    places: [
      {
        since: launch,
        removed: '0.2.0.6',
        paths: {
          windows: 'Pal\\Binaries\\Win64\\PalServer-Win64-Test-Cmd.exe',
          linux: 'Pal/Binaries/Linux/PalServer-Linux-Test',
        },
      },
      {
        since: '0.2.0.6',
        paths: {
          windows: 'Pal\\Binaries\\Win64\\PalServer-Win64-Shipping-Cmd.exe',
          linux: 'Pal/Binaries/Linux/PalServer-Linux-Shipping',
        },
      },
    ],
  },
  {
    id: 'installRecord',
    places: [
      {
        since: launch,
        paths: {
          windows: 'steamapps\\appmanifest_2394010.acf',
          linux: 'steamapps/appmanifest_2394010.acf',
        },
      },
    ],
  },
] as const satisfies readonly ServerFileShape[];

export type ServerFileId = (typeof serverFiles)[number]['id'];
