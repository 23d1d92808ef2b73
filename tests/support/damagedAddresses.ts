import {addressesIn} from '../../src/config/sidebar/addresses';
import {sidebarFor} from '../../src/config/sidebar/sidebar';
import {redirectsTo} from '../../src/core/address';
import {localePath, locales} from '../../src/data/locales';
import {versionIds, versionPath} from '../../src/data/versions';
import {numbers} from './mutations';

export const everyPage: readonly string[] = locales.flatMap((locale) =>
  versionIds.flatMap((version) =>
    ['', ...addressesIn(sidebarFor(version))].map((page) =>
      `${localePath(locale)}${versionPath(version)}${page}`.replace(/\/$/, ''),
    ),
  ),
);

type Damage = (path: string, pick: (count: number) => number) => string;

/** Puts other letters at some place of the last part, in place of `letters`. */
const atLetter =
  (letters: number, others: (here: string, pick: (count: number) => number) => string): Damage =>
  (path, pick) => {
    const start = path.lastIndexOf('/') + 2;
    const at = start + pick(Math.max(1, path.length - start - 1));
    const end = at + letters;
    return path.slice(0, at) + others(path.slice(at, end), pick) + path.slice(end);
  };
const letterTooFew = atLetter(1, () => '');
const last = (path: string) => path.split('/').at(-1)!;

export const damages: Readonly<Record<string, Damage>> = {
  'a letter too few': letterTooFew,
  'a letter twice': atLetter(1, (letter) => letter + letter),
  'another letter': atLetter(1, (_, pick) => 'qxzkw'[pick(5)]!),
  'two letters swapped': atLetter(2, ([one = '', other = '']) => other + one),
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
  'no edition and a letter too few': (path, pick) =>
    letterTooFew(path, pick).replace(/(^|ja\/)\d[\d.]+\//, '$1'),
  'underscores and a full stop': (path) => `${path.replaceAll('-', '_')}_.`,
};

/** Returns addresses of no page or redirect, equally many of each kind. */
export function damagedAddresses(count: number, seed: number) {
  const pick = numbers(seed);
  const known = new Set([...everyPage, ...Object.keys(redirectsTo(everyPage))]);
  const kinds = Object.entries(damages);
  const found = new Map<string, Record<'what' | 'path' | 'meant', string>>();
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
