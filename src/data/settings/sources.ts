import type {VersionId} from '../versions';

/**
 * The copies of the game's own default file that show which keys a version has, in which order and
 * with which defaults. Every record of the catalogue rests on them (`sources.defaultFiles`); a
 * record names further sources where it says more than that.
 */
export const defaultFileSources: Readonly<Record<VersionId, string>> = {
  '0.6.8':
    'localcc/PalworldModdingKit Config/DefaultPalWorldSettings.ini (2025-06-26, 0.6.0.75365); supersunho/docker-palworld-server (2025-06-30, 0.6.0); mgrffn117/Palworld_Server 04-Server-Configuration.md (2025-11-11)',
  '0.5.0':
    'localcc/PalworldModdingKit Config/DefaultPalWorldSettings.ini and PalOptionWorldSettings.h (2025-03-21, 0.5.0.67935); jammsen/docker-palworld-dedicated-server configs/PalWorldSettings.ini.template (2025-03-20)',
  '0.4.15':
    'localcc/PalworldModdingKit Config/DefaultPalWorldSettings.ini and PalOptionWorldSettings.h (2025-02-28, 0.4.15.66880); Techeron/PalServer DefaultPalWorldSettings.ini (0.4.11 to 0.4.14)',
  '0.3.12.0':
    'xq202/freeroot DefaultPalWorldSettings.ini (2024-12-05); localcc/PalworldModdingKit Config/DefaultPalWorldSettings.ini and PalOptionWorldSettings.h (2024-09-17, 0.3.7.58983)',
  '0.2.4.0':
    'hosvr/games palworld/DefaultPalWorldSettings.ini (2024-06-25); rinjugatla/palworld-setting-generator 0.2.3.0.ini (2024-04-28)',
  '0.1.5.1': 'TerrorJack/palworld-settings DefaultPalWorldSettings.ini (2024-03-01)',
};

/** Sources that several records share. */
export const sources = {
  defaultFiles: 'The default files of each version, see defaultFileSources',
  sliders:
    'range: rinjugatla/palworld-setting-generator palworld-server-settings.json (2024-01-28); palworld.wiki.gg World Settings (0.2.4.0, 0.3.10.0)',
  vendorDocs: 'docs.palworldgame.com settings-and-operation/configuration (Version 0.7.0)',
  vendorPvpDocs: 'docs.palworldgame.com settings-and-operation/pvp (Version 0.7.0)',
  vendorTable2025: 'The vendor table as copied in ExMachinaParlor/PalServer README (2025-07-23)',
  envVars: 'effect: jammsen/docker-palworld-dedicated-server docs/ENV_VARS.md (2024-07-06)',
  wiki: 'effect: palworld.wiki.gg World Settings (0.3.10.0)',
  palConfRanges: 'range: Bluefissure/pal-conf src/consts/entries.tsx (2026-01-14)',
} as const;
