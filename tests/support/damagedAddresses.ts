import {addressesIn} from '../../src/config/sidebar/addresses';
import {sidebarFor} from '../../src/config/sidebar/sidebar';
import {redirectsTo} from '../../src/core/address';
import {localePath, locales} from '../../src/data/locales';
import {versionIds, versionPath} from '../../src/data/versions';

export const everyPage: readonly string[] = locales.flatMap((locale) =>
  versionIds.flatMap((version) =>
    ['', ...addressesIn(sidebarFor(version))].map((page) =>
      `${localePath(locale)}${versionPath(version)}${page}`.replace(/\/$/, ''),
    ),
  ),
);

/** The algorithm is mulberry32. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Damage = (path: string, pick: (count: number) => number) => string;

const placeIn = (path: string, pick: (count: number) => number) => {
  const start = path.lastIndexOf('/') + 2;
  return start + pick(Math.max(1, path.length - start - 1));
};
const last = (path: string) => path.split('/').at(-1)!;

export const damages: Readonly<Record<string, Damage>> = {
  'a letter too few': (path, pick) => {
    const at = placeIn(path, pick);
    return path.slice(0, at) + path.slice(at + 1);
  },
  'a letter twice': (path, pick) => {
    const at = placeIn(path, pick);
    return path.slice(0, at) + path[at]! + path.slice(at);
  },
  'another letter': (path, pick) => {
    const at = placeIn(path, pick);
    return `${path.slice(0, at)}${'qxzkw'[pick(5)]}${path.slice(at + 1)}`;
  },
  'two letters swapped': (path, pick) => {
    const at = placeIn(path, pick);
    return path.slice(0, at) + (path[at + 1] ?? '') + path[at]! + path.slice(at + 2);
  },
  'wrong case and .html': (path) => `${path.replace(/[a-z-]+$/, (end) => end.toUpperCase())}.html`,
  'no folder': (path) => path.replace(/[a-z-]+\/(?=[^/]+$)/, ''),
  'an old folder': (path, pick) =>
    path.replace(
      /[a-z-]+\/(?=[^/]+$)/,
      `${['guide', 'setup', 'administration', 'server'][pick(4)]}/`,
    ),
  'a part twice': (path) => `${path}/${last(path)}`,
  'a cut end': (path, pick) =>
    path.slice(0, -2 - pick(Math.max(1, Math.min(6, last(path).length - 6)))),
  'another language': (path, pick) =>
    `${['fr', 'zh-cn', 'de', 'ko'][pick(4)]}/${path.replace(/^ja\//, '')}`,
  'no edition and a letter too few': (path, pick) => {
    const at = placeIn(path, pick);
    return (path.slice(0, at) + path.slice(at + 1)).replace(/(^|ja\/)\d[\d.]+\//, '$1');
  },
  'underscores and a full stop': (path) => `${path.replaceAll('-', '_')}_.`,
};

export interface DamagedAddress {
  readonly what: string;
  readonly path: string;
  readonly meant: string;
}

/** Returns addresses of no page or redirect, equally many of each kind. */
export function damagedAddresses(count: number, seed: number): readonly DamagedAddress[] {
  const next = chance(seed);
  const pick = (most: number) => Math.floor(next() * most);
  const known = new Set([...everyPage, ...Object.keys(redirectsTo(everyPage))]);
  const kinds = Object.entries(damages);
  const found = new Map<string, DamagedAddress>();
  for (let tries = 0; found.size < count && tries < 100 * count; tries += 1) {
    const [what, damage] = kinds[found.size % kinds.length]!;
    const meant = everyPage[pick(everyPage.length)]!;
    const path = damage(meant, pick);
    if (path !== meant && !known.has(path) && last(meant).length > 3) {
      found.set(path, {what, path, meant});
    }
  }
  return [...found.values()];
}
