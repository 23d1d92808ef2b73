/**
 * The sources are Pocketpair's guide, its container sample, and public copies of server folders of
 * 2024 to 2026.
 */
import {values} from '../values';
import type {Lifetime} from '../versions';

export const serverSystems = ['windows', 'linux', 'docker'] as const;
export type ServerSystem = (typeof serverSystems)[number];

/** A file that moved has a record for each of its places. */
interface ServerFileShape extends Lifetime {
  readonly id: string;
  /** A path starts at the install folder unless it starts at a drive or a slash. */
  readonly paths: Readonly<Partial<Record<ServerSystem, string>>>;
}

export const PLACE_IN_WORDS = 'words';

const inWords = {windows: PLACE_IN_WORDS, linux: PLACE_IN_WORDS, docker: PLACE_IN_WORDS} as const;

const installed = (path: string) => ({windows: path.replaceAll('/', '\\'), linux: path});

/** Docker keeps worlds and settings beside the compose file. */
const saved = (path: string) => ({
  ...installed(`Pal/Saved/${path}`),
  docker: `Saved/${path}`,
});

const files = [
  {id: 'installFolder', paths: inWords},
  {
    id: 'settings',
    paths: {
      windows: values.settingsFileWindows,
      linux: values.settingsFileLinux,
      docker: values.settingsFileDocker,
    },
  },
  {
    id: 'defaultSettings',
    paths: {
      ...installed('DefaultPalWorldSettings.ini'),
      docker: '/pal/Package/DefaultPalWorldSettings.ini',
    },
  },
  {
    id: 'worldChoice',
    paths: {
      ...saved('Config/LinuxServer/GameUserSettings.ini'),
      windows: 'Pal\\Saved\\Config\\WindowsServer\\GameUserSettings.ini',
    },
  },
  {id: 'world', paths: saved('SaveGames/0/<world id>/')},
  {id: 'worldOption', paths: saved('SaveGames/0/<world id>/WorldOption.sav')},
  {id: 'backups', since: '0.2.0.6', paths: saved('SaveGames/0/<world id>/backup/world/')},
  {id: 'bans', paths: saved('SaveGames/banlist.txt')},
  {id: 'log', paths: inWords},
  {id: 'launcher', paths: {windows: 'PalServer.exe', linux: 'PalServer.sh'}},
  {
    id: 'process',
    removed: '0.2.0.6',
    paths: {
      windows: 'Pal\\Binaries\\Win64\\PalServer-Win64-Test-Cmd.exe',
      linux: 'Pal/Binaries/Linux/PalServer-Linux-Test',
    },
  },
  {
    id: 'process',
    since: '0.2.0.6',
    paths: {
      windows: 'Pal\\Binaries\\Win64\\PalServer-Win64-Shipping-Cmd.exe',
      linux: 'Pal/Binaries/Linux/PalServer-Linux-Shipping',
    },
  },
  {id: 'installRecord', paths: installed(`steamapps/appmanifest_${values.steamAppId}.acf`)},
] as const satisfies readonly ServerFileShape[];

export type ServerFileId = (typeof files)[number]['id'];

export const serverFiles: readonly (ServerFileShape & {readonly id: ServerFileId})[] = files;
