import {values} from '../values';
import type {MessagesByPlace} from './types';

const thijs = 'thijsvanloef/palworld-server-docker';

export const serverMessages: MessagesByPlace = {
  client: [
    {
      id: 'incompatible-version',
      text: 'The match you are trying to join is running an incompatible version of the game. Please try upgrading your game version.',
      source: [
        'ich777/docker-steamcmd-server issue 104 (2026-07-29)',
        `${thijs} issue 629 (2024-11-30)`,
      ],
    },
    {
      id: 'connection-timed-out',
      text: 'Connection timed out',
      source: [
        'hosthavoc.com wiki, fix connection timeout (2026-06-11)',
        `${thijs} issue 834 (2026-07-16)`,
      ],
    },
    {
      id: 'unable-to-retrieve',
      text: 'Unable to retrieve server information',
      since: '0.5.0',
      source: ['hosthavoc.com wiki, fix connection timeout (2026-06-11)'],
    },
    {
      id: 'no-password-entered',
      text: 'No password entered',
      source: ['DataKnifeAI/palworld-operator docs/FAQ.md (2026-08)'],
    },
    {
      id: 'password-is-not-match',
      text: 'Password is not match',
      source: [
        'truenas/apps issue 1527 (2025-02-02)',
        'DataKnifeAI/palworld-operator docs/FAQ.md (2026-08)',
      ],
    },
    {
      id: 'connection-lost',
      text: 'Your connection to the host has been lost.',
      source: ['text of the engine; several reports'],
    },
    {
      id: 'character-handle',
      text: 'FailedInvalidLoginPlayerCharacterHandle',
      source: [
        'xNul/palworld-host-save-fix issue 127 (2024-02-01)',
        'deafdudecomputers/PalworldSaveTools issues 50 and 57 (2025-01)',
      ],
    },
  ],
  start: [
    {
      id: 'no-such-file',
      text: 'PalServer.sh: No such file or directory',
      source: ['jammsen/docker-palworld-dedicated-server issue 2 (2024-01)', 'KBVE/kbve (2026)'],
    },
    {
      id: 'permission-denied',
      text: 'Permission denied',
      source: [`${thijs} issue 694 (2025)`, 'hmes98318/palworld-docker issue 1 (2024-01)'],
    },
    {
      id: 'root-privileges',
      text: 'Refusing to run with the root privileges.',
      source: ['public set-up guides for Palworld that quote it; source of the engine'],
    },
    {
      id: 'exec-format-error',
      text: 'Exec format error',
      source: [`${thijs} docusaurus/docs/known-issues/known-issues.md (2026-08-06)`],
    },
    {
      id: 'vcruntime',
      text: 'VCRUNTIME140.dll was not found',
      source: ['reports in issues of tools; learn.microsoft.com, Visual C++ redistributable'],
    },
    {
      id: 'missing-library',
      text: 'error while loading shared libraries',
      source: [
        'LsHallo/ets2-dedicated-convoy-server pull request 23 (2024-05-31)',
        'openmultiplayer/open.mp issue 1168 (2025-12-23)',
      ],
    },
    {
      id: 'bind-27015',
      text: "CreateBoundSocket: ::bind couldn't find an open port between 27015 and 27015",
      source: [
        'patrix87/PowerShellGSM issue 76 (2024-06-10)',
        'f8upd8/palserver issue 1 (2024-01-24)',
      ],
    },
  ],
  log: [
    {
      id: 's-api-fail',
      text: '[S_API FAIL] Tried to access Steam interface … before SteamAPI_Init succeeded.',
      source: [`${thijs} known-issues.md (2026-08-06)`],
    },
    {
      id: 'breakpad',
      text: `Setting breakpad minidump AppID = ${values.steamAppId}`,
      source: [`${thijs} issue 888 (2026-07-16)`],
    },
    {
      id: 'app-info-cache',
      text: 'CAppInfoCacheReadFromDiskThread took … milliseconds to initialize',
      source: [
        'logs of palworld-server-docker in public repositories (2024)',
        'logs of Core Keeper and Half-Life 2 servers, which print it as well',
      ],
    },
    {
      id: 'shutdown-handler',
      text: 'Shutdown handler: initalize.',
      source: [`${thijs} issues 225 (2024-01-30) and 395 (2024-02-16)`],
    },
    {
      id: 'steamclient',
      text: 'dlopen failed trying to load: steamclient.so',
      source: [
        'f8upd8/palserver issue 1 (2024-01-24)',
        'xNul/palworld-host-save-fix issue 61 (2024-01-25)',
      ],
    },
    {
      id: 'exiting-abnormally',
      text: 'Exiting abnormally (error code: 130)',
      source: ['safwyls/palcon docs/sidecar-agent.md (2026-07)'],
    },
    {id: 'killed', text: 'Killed', source: [`${thijs} issue 572 (2024-07-01)`]},
    {id: 'signal-11', text: 're-raising signal 11', source: [`${thijs} issue 661 (2025-01-12)`]},
    {
      id: 'access-violation',
      text: 'EXCEPTION_ACCESS_VIOLATION',
      source: ['Ultimeit/PalDefender issue 129 (2026-09-07)'],
    },
    {
      id: 'low-level-fatal-error',
      text: 'LowLevelFatalError',
      source: [`${thijs} issue 834 (2026-07-16)`],
    },
  ],
};
