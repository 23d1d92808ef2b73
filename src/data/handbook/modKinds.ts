import type {HandbookRow} from './types';

/** Kinds of mods, and where a server of an edition of this guide (before 0.7) looks for them. */
export const modKinds = [
  {
    id: 'pak',
    facts: {folder: 'Pal/Content/Paks/~mods'},
    source: [
      'CubeCoders/AMPTemplates palworld.kvp: download location (2026-08-20)',
      'note of the author of Guild Storage Expander; yorkhost.io, Palworld mods: Linux',
    ],
  },
  {
    id: 'ue4ss',
    facts: {folder: 'Pal/Binaries/Win64'},
    source: [
      'CubeCoders/AMPTemplates palworldmetaconfig.json: UE4SS-settings.ini (2026-08-20)',
      'UE4SS-RE/RE-UE4SS pull requests 1342 and 1347: no release for Linux (2026)',
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
