import {values} from '../values';
import type {MessagesByPlace} from './types';

const thijs = 'thijsvanloef/palworld-server-docker';
const dashboards =
  'PKTJordan/BigJs-Palworld-Training-Center docs/09-when-things-break.md (2026-08)';
const linuxgsm = 'LinuxGSM documentation, SteamCMD errors (read 2026-11)';

export const toolMessages: MessagesByPlace = {
  steamcmd: [
    {
      id: 'state-0x6',
      text: `Error! App '${values.steamAppId}' state is 0x6 after update job.`,
      source: [
        'ich777/docker-steamcmd-server issue 82 (2024-02)',
        'truenas/apps issue 1378 (2025)',
      ],
    },
    {
      id: 'state-0x202',
      text: `Error! App '${values.steamAppId}' state is 0x202 after update job.`,
      source: ['jammsen/docker-palworld-dedicated-server issue 8 (2024-01)', linuxgsm],
    },
    {
      id: 'other-states',
      text: 'state is 0x402, 0x602, 0x606 after update job.',
      source: [linuxgsm],
    },
    {
      id: 'missing-configuration',
      text: `ERROR! Failed to install app '${values.steamAppId}' (Missing configuration)`,
      source: ['SteamCMD output in set-up reports (2024 to 2026)'],
    },
    {
      id: 'no-subscription',
      text: `ERROR! Failed to install app '${values.steamAppId}' (No subscription)`,
      source: [linuxgsm],
    },
    {
      id: 'invalid-platform',
      text: `ERROR! Failed to install app '${values.steamAppId}' (Invalid platform)`,
      source: [
        'ValveSoftware/steam-for-linux issue 11522 (2024-11-27)',
        'Acekorneya/Ark-Survival-Ascended-Server pull request 130 (2026-07-14)',
      ],
    },
    {
      id: 'online-to-update',
      text: 'Steamcmd needs to be online to update',
      source: ['jammsen/docker-palworld-dedicated-server pull request 322 (2026-07-04)'],
    },
    {
      id: 'linux32',
      text: 'linux32/steamcmd: No such file or directory',
      source: ['developer.valvesoftware.com, SteamCMD: 32-bit libraries (read 2026-11)'],
    },
    {
      id: 'steamcmd-not-found',
      text: 'steamcmd: command not found',
      source: ['packages.debian.org, steamcmd: the program is /usr/games/steamcmd'],
    },
    {id: 'verifying', text: 'Update state (0x5) verifying install', source: [dashboards]},
    {
      id: 'pthread-key',
      text: 'tid(22) burning pthread_key_t == 0 so we never use it',
      source: ['start logs of container images that public guides show (2024 to 2026)'],
    },
  ],
  rest: [
    {
      id: 'unauthorized',
      text: 'Unauthorized',
      source: ['jammsen/docker-palworld-dedicated-server issue 299', `${thijs} issues 672 and 886`],
    },
    {
      id: 'route-handler',
      text: 'errors.com.epicgames.httpserver.route_handler_not_found',
      source: ['replies of servers to wrong addresses; openapi/source/openapi.yaml'],
    },
    {id: 'connection-refused', text: 'Connection refused', source: ['general behaviour of TCP']},
  ],
  docker: [
    {
      id: 'no-configuration-file',
      text: 'no configuration file provided: not found',
      source: [
        'docker/compose: text of the command; review of the official sample, whose files are in a folder below',
      ],
    },
    {
      id: 'daemon-socket',
      text: 'permission denied while trying to connect to the Docker daemon socket',
      source: ['Docker documentation, post-installation steps for Linux (read 2026-11)'],
    },
    {
      id: 'port-allocated',
      text: 'port is already allocated',
      source: ['Docker documentation, publishing ports (read 2026-11)'],
    },
    {
      id: 'bind-address',
      text: 'bind: cannot assign requested address',
      source: [
        'pterodactyl/panel issue 5335 (2025-05-03)',
        'docker/compose issue 8106 (2021-02-08)',
      ],
    },
    {
      id: 'volume-mount',
      text: 'Are you trying to mount a directory onto a file (or vice-versa)?',
      source: ['microsoft/vscode-docker issue 1303 (2019-09-25)'],
    },
    {
      id: 'line-endings',
      text: "$'\\r': command not found",
      source: [
        'GameServerManagers/LinuxGSM-Docker issue 70 (2022-12-17)',
        'Renegade-Master/zomboid-dedicated-server issue 45 (2022-11-03)',
      ],
    },
    {
      id: 'no-matching-manifest',
      text: 'no matching manifest for linux/arm64',
      source: ['Docker documentation, multi-platform images (read 2026-11)'],
    },
    {
      id: 'settings-mode-manual',
      text: "SERVER_SETTINGS_MODE is set to 'manual', NOT using environment variables to configure the server!",
      source: [`${thijs} issue 543 (2024-04)`],
    },
    {
      id: 'waiting-for-rest-api',
      text: 'Waiting for REST API(8212) port to open to show player logging...',
      source: [`${thijs} issue 866 (2026-07-10)`],
    },
    {
      id: 'exit-127',
      text: 'Exit code: 127',
      source: ['pelican-eggs/eggs issues 2862 (2024-04-05) and 2943 (2024-05-13)'],
    },
    {
      id: 'knockd',
      text: 'AUTO_PAUSE_KNOCKD_IF=auto did not resolve any usable interfaces.',
      source: ['Shakes63/palisade issue 58 (2026-09-02)'],
    },
  ],
  tool: [
    {
      id: 'plm',
      text: "not a compressed Palworld save, found b'PlM' instead of b'PlZ'",
      since: '0.6.0',
      source: ['oMaN-Rod/palworld-save-pal issue 143 (2025-06-25)'],
    },
    {
      id: 'unknown-save-format',
      text: 'Unknown save format',
      since: '0.6.0',
      source: ['deafdudecomputers/PalworldSaveTools issue 153 (2026-01)'],
    },
    {
      id: 'eof',
      text: 'Warning: EOF not reached',
      source: ['magicbear/palworld-server-toolkit issue 123 (2024)', dashboards],
    },
  ],
  newer: [
    {
      id: 'negative-delta',
      text: 'Detected negative delta time',
      since: '1.0.0',
      source: [`${thijs} issues 834 and 888, pull request 892 (2026-07)`],
    },
    {
      id: 'failed-to-save',
      text: 'Failed to save. Failed copy from backup.',
      since: '1.0.0',
      source: ['Ultimeit/PalDefender issue 115 (2026-07-23)'],
    },
    {
      id: 'game-data-off',
      text: 'PalGameDataBridge GameData API is not enabled',
      since: '1.0.0',
      source: [
        'jammsen/docker-palworld-dedicated-server (2026-07-10)',
        'tagamer-net/palrest-go README (2026-08)',
      ],
    },
    {
      id: 'empty-admin-password',
      text: 'Unauthorized (AdminPassword is empty)',
      since: '1.0.0',
      source: [
        `${thijs} issue 886, pull request 891 (2026-07)`,
        'palserver-gui/palserver-gui issue 23 (2026-07-14)',
      ],
    },
    {
      id: 'manifest-request',
      text: "Failed to get manifest request code, 'Access Denied'",
      since: '1.0.0',
      source: ['MystTiq roadmap (2026-09-28)'],
    },
    {
      id: 'missing-function',
      text: 'Failed to find UFunction: RequestUnlockFastTravelPoint_ToServer',
      since: '1.0.0',
      source: ['Ultimeit/PalDefender issue 129 (2026-09-07)'],
    },
  ],
};
