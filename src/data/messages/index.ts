/** The texts are the headings of the page operate/messages, in the same order. */
import type {Build} from '../versions';

export type * from './types';

const thijs = 'thijsvanloef/palworld-server-docker';
const dashboards =
  'PKTJordan/BigJs-Palworld-Training-Center docs/09-when-things-break.md (2026-08)';
const linuxgsm = 'LinuxGSM documentation, SteamCMD errors (read 2026-11)';

/** The sources of each message, by the section in which the page has it. */
const sections: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  client: {
    'incompatible-version': [
      'ich777/docker-steamcmd-server issue 104 (2026-07-29)',
      `${thijs} issue 629 (2024-11-30)`,
    ],
    'connection-timed-out': [
      'hosthavoc.com wiki, fix connection timeout (2026-06-11)',
      `${thijs} issue 834 (2026-07-16)`,
    ],
    'unable-to-retrieve': ['hosthavoc.com wiki, fix connection timeout (2026-06-11)'],
    'no-password-entered': ['DataKnifeAI/palworld-operator docs/FAQ.md (2026-08)'],
    'password-is-not-match': [
      'truenas/apps issue 1527 (2025-02-02)',
      'DataKnifeAI/palworld-operator docs/FAQ.md (2026-08)',
    ],
    'connection-lost': ['text of the engine; several reports'],
    'character-handle': [
      'xNul/palworld-host-save-fix issue 127 (2024-02-01)',
      'deafdudecomputers/PalworldSaveTools issues 50 and 57 (2025-01)',
    ],
  },
  start: {
    'no-such-file': [
      'jammsen/docker-palworld-dedicated-server issue 2 (2024-01)',
      'KBVE/kbve (2026)',
    ],
    'permission-denied': [
      `${thijs} issue 694 (2025)`,
      'hmes98318/palworld-docker issue 1 (2024-01)',
    ],
    'root-privileges': ['public set-up guides for Palworld that quote it; source of the engine'],
    'exec-format-error': [`${thijs} docusaurus/docs/known-issues/known-issues.md (2026-08-06)`],
    vcruntime: ['reports in issues of tools; learn.microsoft.com, Visual C++ redistributable'],
    'missing-library': [
      'LsHallo/ets2-dedicated-convoy-server pull request 23 (2024-05-31)',
      'openmultiplayer/open.mp issue 1168 (2025-12-23)',
    ],
    'bind-27015': [
      'patrix87/PowerShellGSM issue 76 (2024-06-10)',
      'f8upd8/palserver issue 1 (2024-01-24)',
    ],
  },
  log: {
    's-api-fail': [`${thijs} known-issues.md (2026-08-06)`],
    breakpad: [`${thijs} issue 888 (2026-07-16)`],
    'app-info-cache': [
      'logs of palworld-server-docker in public repositories (2024)',
      'logs of Core Keeper and Half-Life 2 servers, which print it as well',
    ],
    'shutdown-handler': [`${thijs} issues 225 (2024-01-30) and 395 (2024-02-16)`],
    steamclient: [
      'f8upd8/palserver issue 1 (2024-01-24)',
      'xNul/palworld-host-save-fix issue 61 (2024-01-25)',
    ],
    'exiting-abnormally': ['safwyls/palcon docs/sidecar-agent.md (2026-07)'],
    killed: [`${thijs} issue 572 (2024-07-01)`],
    'signal-11': [`${thijs} issue 661 (2025-01-12)`],
    'access-violation': ['Ultimeit/PalDefender issue 129 (2026-09-07)'],
    'low-level-fatal-error': [`${thijs} issue 834 (2026-07-16)`],
  },
  steamcmd: {
    'state-0x6': [
      'ich777/docker-steamcmd-server issue 82 (2024-02)',
      'truenas/apps issue 1378 (2025)',
    ],
    'state-0x202': ['jammsen/docker-palworld-dedicated-server issue 8 (2024-01)', linuxgsm],
    'other-states': [linuxgsm],
    'missing-configuration': ['SteamCMD output in set-up reports (2024 to 2026)'],
    'no-subscription': [linuxgsm],
    'invalid-platform': [
      'ValveSoftware/steam-for-linux issue 11522 (2024-11-27)',
      'Acekorneya/Ark-Survival-Ascended-Server pull request 130 (2026-07-14)',
    ],
    'online-to-update': ['jammsen/docker-palworld-dedicated-server pull request 322 (2026-07-04)'],
    linux32: ['developer.valvesoftware.com, SteamCMD: 32-bit libraries (read 2026-11)'],
    'steamcmd-not-found': ['packages.debian.org, steamcmd: the program is /usr/games/steamcmd'],
    verifying: [dashboards],
    'pthread-key': ['start logs of container images that public guides show (2024 to 2026)'],
  },
  rest: {
    unauthorized: [
      'jammsen/docker-palworld-dedicated-server issue 299',
      `${thijs} issues 672 and 886`,
    ],
    'route-handler': ['replies of servers to wrong addresses; openapi/source/openapi.yaml'],
    'connection-refused': ['general behaviour of TCP'],
  },
  docker: {
    'no-configuration-file': [
      'docker/compose: text of the command; review of the official sample, whose files are in a folder below',
    ],
    'daemon-socket': ['Docker documentation, post-installation steps for Linux (read 2026-11)'],
    'port-allocated': ['Docker documentation, publishing ports (read 2026-11)'],
    'bind-address': [
      'pterodactyl/panel issue 5335 (2025-05-03)',
      'docker/compose issue 8106 (2021-02-08)',
    ],
    'volume-mount': ['microsoft/vscode-docker issue 1303 (2019-09-25)'],
    'line-endings': [
      'GameServerManagers/LinuxGSM-Docker issue 70 (2022-12-17)',
      'Renegade-Master/zomboid-dedicated-server issue 45 (2022-11-03)',
    ],
    'no-matching-manifest': ['Docker documentation, multi-platform images (read 2026-11)'],
    'settings-mode-manual': [`${thijs} issue 543 (2024-04)`],
    'waiting-for-rest-api': [`${thijs} issue 866 (2026-07-10)`],
    'exit-127': ['pelican-eggs/eggs issues 2862 (2024-04-05) and 2943 (2024-05-13)'],
    knockd: ['Shakes63/palisade issue 58 (2026-09-02)'],
  },
  tool: {
    plm: ['oMaN-Rod/palworld-save-pal issue 143 (2025-06-25)'],
    'unknown-save-format': ['deafdudecomputers/PalworldSaveTools issue 153 (2026-01)'],
    eof: ['magicbear/palworld-server-toolkit issue 123 (2024)', dashboards],
  },
  newer: {
    'negative-delta': [`${thijs} issues 834 and 888, pull request 892 (2026-07)`],
    'failed-to-save': ['Ultimeit/PalDefender issue 115 (2026-07-23)'],
    'game-data-off': [
      'jammsen/docker-palworld-dedicated-server (2026-07-10)',
      'tagamer-net/palrest-go README (2026-08)',
    ],
    'empty-admin-password': [
      `${thijs} issue 886, pull request 891 (2026-07)`,
      'palserver-gui/palserver-gui issue 23 (2026-07-14)',
    ],
    'manifest-request': ['MystTiq roadmap (2026-09-28)'],
    'missing-function': ['Ultimeit/PalDefender issue 129 (2026-09-07)'],
  },
};

/** The newest edition has the messages of newer builds, too, in the section `newer`. */
const sinceOf: Readonly<Record<string, Build>> = {
  rest: '0.2.0.6',
  docker: '0.2.0.6',
  newer: '1.0.0',
  'unable-to-retrieve': '0.5.0',
  plm: '0.6.0',
  'unknown-save-format': '0.6.0',
};

export const messages = Object.entries(sections).flatMap(([section, rows]) =>
  Object.entries(rows).map(([id, source]) => ({
    id,
    source,
    since: sinceOf[id] ?? sinceOf[section],
  })),
);
