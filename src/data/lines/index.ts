import {newestMonth} from '../newestMonth';
import {rowsOf} from '../rowsOf';

/**
 * Homes have an IPv4 address of their own (`ownAddress`, `pppoe`, `fixed`), share it with some
 * ports each (`mapE`, `sam`), or behind the carrier's translation (`dsLite`).
 */
export type LineMethod = 'mapE' | 'dsLite' | 'sam' | 'pppoe' | 'fixed' | 'varies';

export type Opening = 'all' | 'own' | 'none' | 'unclear' | 'depends';

interface LineShape {
  readonly method: LineMethod;
  readonly opening: Opening;
  readonly ports?: number;
  /** An IPv6 address of the service usually begins like this. */
  readonly prefix?: string;
  readonly asOf?: string;
  readonly sources: readonly string[];
}

const prefixes = 'github.com/ikm-san/openwrt calib.lua (2024-10-20)';
const services = 'github.com/makeding/luci-app-fleth readme.md (2026-08-19)';

const rows = {
  v6plus: {
    method: 'mapE',
    opening: 'own',
    ports: 240,
    prefix: '240b',
    sources: [services, prefixes, 'conagi.jp/content/?p=902 (2024-03-01)', 'minagi.jp/?p=2473'],
  },
  ocn: {
    method: 'mapE',
    opening: 'own',
    ports: 1008,
    prefix: '2400',
    sources: [services, prefixes, 'github.com/fakemanhk/openwrt-jp-ipoe README (2024-02-07)'],
  },
  biglobe: {
    method: 'mapE',
    opening: 'own',
    ports: 240,
    prefix: '2404:7a',
    sources: [services, prefixes, 'gist.github.com/osakanataro/a9ba5ded (2021-05-17)'],
  },
  nuro: {
    method: 'mapE',
    opening: 'none',
    prefix: '240d',
    sources: [
      'nuro.jp/ipv6.html (2024-09-04)',
      'note.com/dockingbay94/n/ndc73690a25f4',
      'github.com/site-u2023/config-software issue 4 (2024-11)',
    ],
  },
  transix: {method: 'dsLite', opening: 'none', prefix: '2409', sources: [services, prefixes]},
  xpass: {
    method: 'dsLite',
    opening: 'none',
    prefix: '2001:f',
    sources: [services, prefixes, 'help-gmobb.dga.jp FAQ 1021042'],
  },
  v6connect: {method: 'dsLite', opening: 'none', prefix: '2405', sources: [services, prefixes]},
  softbank: {
    method: 'sam',
    opening: 'unclear',
    asOf: '2024-10',
    sources: [
      'bike8615.blogspot.com/2021/10/v6-transix.html',
      'internet-manual.net/?p=12709 (2024)',
    ],
  },
  fixedAddress: {
    method: 'fixed',
    opening: 'all',
    sources: [services, 'conagi.jp/content/?p=902 (2024-03-01)'],
  },
  pppoe: {
    method: 'pppoe',
    opening: 'all',
    sources: ['github.com/ikm-san/openwrt README (2024-10-20)'],
  },
  ownNetwork: {
    method: 'varies',
    opening: 'depends',
    sources: ['github.com/ikm-san/openwrt README (2024-10-20)', 'bike8615.blogspot.com/2021/03'],
  },
} as const satisfies Readonly<Record<string, LineShape>>;

export type LineId = keyof typeof rows;

export const lines = rowsOf<LineId, LineShape>(rows).map((line) => ({
  asOf: newestMonth(line.sources),
  ...line,
}));
