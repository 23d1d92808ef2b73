import type {HandbookRow} from './types';

/** Kinds of mods, and where a server of an edition of this guide looks for them. */
export const modKinds = [
  {
    id: 'pak',
    removed: '1.0.0',
    facts: {folder: 'Pal/Content/Paks/~mods'},
    source: [
      'CubeCoders/AMPTemplates palworld.kvp: download location (2026-08-20)',
      'note of the author of Guild Storage Expander; yorkhost.io, Palworld mods: Linux',
    ],
  },
  {
    id: 'pak10',
    since: '1.0.0',
    facts: {folder: 'Pal/Content/Paks/~mods'},
    source: ['morgannito/palworld-mods: 18 pak mods for the Linux server of 1.0.1 (2026-07-23)'],
  },
  {
    id: 'ue4ss',
    removed: '1.0.0',
    facts: {folder: 'Pal/Binaries/Win64'},
    source: [
      'CubeCoders/AMPTemplates palworldmetaconfig.json: UE4SS-settings.ini (2026-08-20)',
      'UE4SS-RE/RE-UE4SS pull requests 1342 and 1347: no release for Linux (2026)',
    ],
  },
  {
    id: 'ue4ss10',
    since: '1.0.0',
    facts: {folder: 'Pal/Binaries/Win64'},
    source: [
      'Qiiks/ue4ss-linux-palworld 1.0.4-palworld-linux, seen on 1.0.5 (2026-09)',
      'BlackBookOfficial/ue4ss-linux-palworld: restarts in a loop at 1.0.2',
    ],
  },
  {
    id: 'logicMods',
    facts: {folder: 'Pal/Content/Paks/LogicMods'},
    source: ['UE4SS-RE/RE-UE4SS documentation: BPModLoaderMod'],
  },
  {
    id: 'dll',
    facts: {folder: 'Pal/Binaries/Win64'},
    source: ['Ultimeit/PalDefender README.md (2026-06-26)'],
  },
] as const satisfies readonly HandbookRow[];
