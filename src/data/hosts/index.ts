/** The list has no prices and no ranking. A public source shows each host in use. */

import type {Locale} from '../locales';
import {newestMonth} from '../newestMonth';
import {rowsOf} from '../rowsOf';

export type HostRegion = 'japan' | 'abroad';

export const regionOf: Readonly<Record<Locale, HostRegion>> = {en: 'abroad', ja: 'japan'};

export type HostKind = 'panel' | 'template' | 'plain';

interface HostShape {
  readonly kind: HostKind;
  readonly firewall?:
    | 'packetFilter'
    | 'securityGroup'
    | 'ipv4Firewall'
    | 'networkSecurityGroup'
    | 'securityList'
    | 'cloudFirewall'
    | 'edgeNetworkFirewall';
  readonly sources: readonly string[];
  readonly asOf?: string;
}

const kagoya = 'kagoya.jp/howto/cloud/vps/palworld_pass (2025-01)';
const compared = 'blogrou.com/?p=7112 (2026-02)';
const hideA88 = 'github.com/hideA88/game-server (2026-07)';
const je6hub = 'github.com/JE6HUB/je6hub_website (2026-07)';

/** Readers look for the hosts of their country. */
const regions = {
  japan: {
    conohaGame: {
      kind: 'template',
      firewall: 'securityGroup',
      sources: [
        'github.com/palsoku/Palworld-ConoHaVPS (2024-02-04)',
        'github.com/shio3ch/ginemishi-kun (2026-05-08)',
      ],
    },
    xserverGame: {kind: 'template', sources: [compared]},
    kagoya: {kind: 'template', sources: [kagoya]},
    xserverGames: {kind: 'panel', sources: [compared]},
    lolipop: {kind: 'panel', sources: ['blogrou.com/palworld-lolipopforgamers (2026-02)']},
    xserverVps: {kind: 'plain', firewall: 'packetFilter', sources: [compared, hideA88]},
    sakura: {
      kind: 'plain',
      firewall: 'packetFilter',
      sources: ['manual.sakura.ad.jp/vps/network/packetfilter.html', hideA88],
    },
  },
  abroad: {
    zapHosting: {
      kind: 'panel',
      sources: ['zap-hosting.com/guides palworld-server-savegames (2026-06)'],
    },
    aws: {kind: 'plain', firewall: 'securityGroup', sources: [je6hub]},
    lightsail: {kind: 'plain', firewall: 'ipv4Firewall', sources: [je6hub]},
    azure: {
      kind: 'plain',
      firewall: 'networkSecurityGroup',
      sources: ['pulumi.com registry azure networksecuritygroup (2026-02-05)'],
    },
    oracle: {
      kind: 'plain',
      firewall: 'securityList',
      sources: [
        'github.com/mochman/Bypass_CGNAT wiki, Oracle Cloud (2021-03-21)',
        'gist.github.com/mahata/856b7699 (2023-04-11)',
      ],
    },
    hetzner: {
      kind: 'plain',
      firewall: 'cloudFirewall',
      asOf: '2025-04',
      sources: ['docs.ansible.com hetzner.hcloud firewall module (2025)'],
    },
    ovh: {
      kind: 'plain',
      firewall: 'edgeNetworkFirewall',
      sources: ['help.ovhcloud.com KB0067917 (2026-01-06)'],
    },
  },
} as const satisfies Readonly<Record<HostRegion, Readonly<Record<string, HostShape>>>>;

export type HostId = keyof (typeof regions)['japan'] | keyof (typeof regions)['abroad'];

export const hosts = (Object.keys(regions) as readonly HostRegion[]).flatMap((region) =>
  rowsOf<HostId, HostShape>(regions[region]).map((host) => ({
    asOf: newestMonth(host.sources),
    ...host,
    region,
  })),
);
export type Host = (typeof hosts)[number];
