import {values} from '../values';
import type {HandbookRow} from './types';

const ini = values.settingsFileLinux;

/** Panels, managers and home servers: where the settings are edited, and what is written over. */
export const panels = [
  {
    id: 'pterodactyl',
    section: 'pterodactyl',
    facts: {file: ini},
    source: ['pelican-eggs/games-steamcmd palworld/egg-palworld.yaml (exported 2026-07-11)'],
  },
  {
    id: 'amp',
    section: 'amp',
    source: [
      'CubeCoders/AMPTemplates palworld.kvp, palworldmetaconfig.json, palworldconfig.json (2026-08-20)',
    ],
  },
  {
    id: 'linuxgsm',
    section: 'linuxgsm',
    facts: {file: `serverfiles/${ini}`},
    source: [
      'GameServerManagers/LinuxGSM lgsm/config-default/config-lgsm/pwserver/_default.cfg (2025-11-08)',
    ],
  },
  {
    id: 'windowsgsm',
    section: 'windowsgsm',
    facts: {file: values.settingsFileWindows},
    source: [
      'ohmcodes/WindowsGSM.Palworld README.md (2024-04-04)',
      'ohmcodes/WindowsGSM.Palworld issue 25 (2025-10-29)',
    ],
  },
  {
    id: 'unraid',
    section: 'unraid',
    facts: {file: ini},
    source: ['ich777/docker-steamcmd-server, branch palworld, README.md (2024-04-04)'],
  },
  {
    id: 'truenas',
    section: 'truenas',
    facts: {file: ini},
    source: ['truenas/apps issue 1527 (2025-02-02)', 'truenas/apps issue 3776 (2025-12-03, open)'],
  },
  {
    id: 'synology',
    section: 'synology',
    source: [
      'thijsvanloef/palworld-server-docker issue 506 (2024-03)',
      'jammsen/docker-palworld-dedicated-server issue 107 (2024-01)',
    ],
  },
  {
    id: 'proxmox',
    section: 'proxmox',
    source: ['proxmox/pve-docs qm.adoc and pct.adoc: CPU type, memory, Docker (read 2026-11)'],
  },
  {
    id: 'windows',
    section: 'programs',
    source: [
      'diogomartino/palworld-ds-gui README.md',
      'palserver-gui/palserver-gui (2026-07)',
      'zaigie/palworld-server-tool README.md',
    ],
  },
  {
    id: 'rented',
    section: 'rented',
    facts: {file: ini},
    source: [
      'legionhosting.net, knowledge base: keys that the panel writes (read 2026-11)',
      'help.winternode.com, Palworld: startup parameters (read 2026-11)',
    ],
  },
] as const satisfies readonly HandbookRow[];
