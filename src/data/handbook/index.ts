import {values} from '../values';
import type {Lifetime} from '../versions';

export interface HandbookRow extends Lifetime {
  /** Names, paths and numbers for all languages, which texts insert by a name in braces. */
  readonly facts?: Readonly<Record<string, string>>;
  readonly section?: string;
  readonly source: readonly string[];
}

const inGame = 'gamesandwich.com, difficulty settings: texts of the game (2024-01)';
const figures = 'gist of MilesFarber, Palworld Kaizo Difficulty Settings (2024-04-21)';

const ini = values.settingsFileLinux;

const engineIni = [
  'thijsvanloef/palworld-server-docker issues 153 and 176 (2024-01): origin and the only figures',
  'jammsen/docker-palworld-dedicated-server issues 64 and 82 (2024-01)',
  'Dhampyru/palworld-dashboard docs/specs/engine-tuning-spec.md (2026-07): values of the engine',
];
const performanceFlags = '-useperfthreads -NoAsyncLoadingThread -UseMultithreadForDS';
const settingsPage = 'docs.palworldgame.com, configuration: performance (read 2026-11)';

export const handbookTables = {
  /** Two rates are published, and for the others only whether they rise or fall. */
  difficulty: {
    experience: {facts: {key: 'ExpRate'}, source: [inGame, figures]},
    capture: {facts: {key: 'PalCaptureRate'}, source: [inGame, figures]},
    death: {facts: {key: 'DeathPenalty'}, source: [inGame]},
    gathering: {facts: {key: 'CollectionDropRate'}, source: [inGame]},
    eggs: {facts: {key: 'PalEggDefaultHatchingTime'}, source: [inGame]},
    dealt: {facts: {key: 'PlayerDamageRateAttack'}, source: [inGame]},
    taken: {facts: {key: 'PlayerDamageRateDefense'}, source: [inGame]},
  },
  modKinds: {
    pak: {
      removed: '1.0.0',
      facts: {folder: 'Pal/Content/Paks/~mods'},
      source: [
        'CubeCoders/AMPTemplates palworld.kvp: download location (2026-08-20)',
        'note of the author of Guild Storage Expander; yorkhost.io, Palworld mods: Linux',
      ],
    },
    pak10: {
      since: '1.0.0',
      facts: {folder: 'Pal/Content/Paks/~mods'},
      source: ['morgannito/palworld-mods: 18 pak mods for the Linux server of 1.0.1 (2026-07-23)'],
    },
    ue4ss: {
      removed: '1.0.0',
      facts: {folder: 'Pal/Binaries/Win64'},
      source: [
        'CubeCoders/AMPTemplates palworldmetaconfig.json: UE4SS-settings.ini (2026-08-20)',
        'UE4SS-RE/RE-UE4SS pull requests 1342 and 1347: no release for Linux (2026)',
      ],
    },
    ue4ss10: {
      since: '1.0.0',
      facts: {folder: 'Pal/Binaries/Win64'},
      source: [
        'Qiiks/ue4ss-linux-palworld 1.0.4-palworld-linux, seen on 1.0.5 (2026-09)',
        'BlackBookOfficial/ue4ss-linux-palworld: restarts in a loop at 1.0.2',
      ],
    },
    logicMods: {
      facts: {folder: 'Pal/Content/Paks/LogicMods'},
      source: ['UE4SS-RE/RE-UE4SS documentation: BPModLoaderMod'],
    },
    dll: {
      facts: {folder: 'Pal/Binaries/Win64'},
      source: ['Ultimeit/PalDefender README.md (2026-06-26)'],
    },
  },
  panels: {
    pterodactyl: {
      section: 'pterodactyl',
      facts: {file: ini},
      source: ['pelican-eggs/games-steamcmd palworld/egg-palworld.yaml (exported 2026-07-11)'],
    },
    amp: {
      section: 'amp',
      source: [
        'CubeCoders/AMPTemplates palworld.kvp, palworldmetaconfig.json, palworldconfig.json (2026-08-20)',
      ],
    },
    linuxgsm: {
      section: 'linuxgsm',
      facts: {file: `serverfiles/${ini}`},
      source: [
        'GameServerManagers/LinuxGSM lgsm/config-default/config-lgsm/pwserver/_default.cfg (2025-11-08)',
      ],
    },
    windowsgsm: {
      section: 'windowsgsm',
      facts: {file: values.settingsFileWindows},
      source: [
        'ohmcodes/WindowsGSM.Palworld README.md (2024-04-04)',
        'ohmcodes/WindowsGSM.Palworld issue 25 (2025-10-29)',
      ],
    },
    unraid: {
      section: 'unraid',
      facts: {file: ini},
      source: ['ich777/docker-steamcmd-server, branch palworld, README.md (2024-04-04)'],
    },
    truenas: {
      section: 'truenas',
      facts: {file: ini},
      source: [
        'truenas/apps issue 1527 (2025-02-02)',
        'truenas/apps issue 3776 (2025-12-03, open)',
      ],
    },
    synology: {
      section: 'synology',
      source: [
        'thijsvanloef/palworld-server-docker issue 506 (2024-03)',
        'jammsen/docker-palworld-dedicated-server issue 107 (2024-01)',
      ],
    },
    proxmox: {
      section: 'proxmox',
      source: ['proxmox/pve-docs qm.adoc and pct.adoc: CPU type, memory, Docker (read 2026-11)'],
    },
    windows: {
      section: 'programs',
      source: [
        'diogomartino/palworld-ds-gui README.md',
        'palserver-gui/palserver-gui (2026-07)',
        'zaigie/palworld-server-tool README.md',
      ],
    },
    rented: {
      section: 'rented',
      facts: {file: ini},
      source: [
        'legionhosting.net, knowledge base: keys that the panel writes (read 2026-11)',
        'help.winternode.com, Palworld: startup parameters (read 2026-11)',
      ],
    },
  },
  tweaks: {
    machine: {
      source: ['thijsvanloef/palworld-server-docker issue 153 (2024-01): two hosts, same settings'],
    },
    bases: {since: '0.5.0', facts: {workers: 'BaseCampWorkerMaxNum'}, source: [settingsPage]},
    basesByHand: {
      removed: '0.5.0',
      facts: {workers: 'BaseCampWorkerMaxNum'},
      source: [
        settingsPage,
        'Bluefissure/pal-conf issue 70 (2025-04-06): works from the file in 0.5',
      ],
    },
    basesPerGuild: {since: '0.3.1', facts: {key: 'BaseCampMaxNumInGuild'}, source: [settingsPage]},
    restart: {
      source: [
        'thijsvanloef/palworld-server-docker issues 8 (2024-01-20) and 572 (2024-07-01)',
        'KBVE/kbve pull request 14525 (2026-07-23)',
      ],
    },
    saves: {
      since: '0.3.1',
      facts: {key: 'AutoSaveSpan'},
      source: ['default files of 0.3.12 to 0.6.8; reports of owners of large worlds'],
    },
    distance: {
      since: '0.4.11',
      facts: {key: 'ServerReplicatePawnCullDistance'},
      source: [settingsPage],
    },
    spawns: {facts: {key: 'PalSpawnNumRate'}, source: [settingsPage]},
    raids: {
      facts: {key: 'bEnableInvaderEnemy'},
      source: ['pelican-eggs/games-steamcmd palworld/README.md: memory (2026-08-17)'],
    },
    physics: {since: '1.0.0', facts: {key: 'PhysicsActiveDropItemMaxNum'}, source: [settingsPage]},
    flags: {
      removed: '1.0.0',
      facts: {flags: performanceFlags},
      source: ['docs.palworldgame.com, arguments (read 2026-11)'],
    },
    flags10: {
      since: '1.0.0',
      facts: {flags: performanceFlags},
      source: [
        'docs.palworldgame.com, arguments, edition 1.0: may lower performance (read 2026-11)',
        'CubeCoders/AMPTemplates palworldconfig.json (2026-08-20)',
      ],
    },
    tickRate: {facts: {key: 'NetServerMaxTickRate', engine: '30'}, source: engineIni},
    bandwidth: {facts: {key: 'MaxInternetClientRate', engine: '10000'}, source: engineIni},
    smoothing: {facts: {keys: 'bSmoothFrameRate', fixed: 'bUseFixedFrameRate'}, source: engineIni},
    priority: {source: ['general behaviour of operating systems; no Palworld figures found']},
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, HandbookRow>>>>;

export type HandbookTableName = keyof typeof handbookTables;

export type HandbookRowId<Name extends HandbookTableName> = keyof (typeof handbookTables)[Name];
