/** Which licences the packages may have. Nothing of a package may oblige the guide to change its own. */
import type {LockedPackage} from './lockFile';

/** Licences that ask for no more than a notice. */
const FREE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'WTFPL',
  'Zlib',
];

/** Licences that ask for more, each for the packages that were looked at. */
const LIMITED: Readonly<Record<string, RegExp>> = {
  // Covers their own files only; tools that are used as they come and reach no page.
  'MPL-2.0': /^(?:@axe-core\/playwright|axe-core|@resvg\/resvg-js|lightningcss)(?:-|$)/,
  // Covers its own files only; comes with the search plugin, our search does not use it.
  'MPL-1.1': /^lunr-languages$/,
  // Data about browsers, read while the site is built.
  'CC-BY-4.0': /^caniuse-lite$/,
  // A list that the spell checker reads as it comes; nothing of it is passed on.
  'CC-BY-SA-4.0': /^@cspell\/dict-en-common-misspellings$/,
  // A list that a linter reads.
  'CC-BY-3.0': /^spdx-exceptions$/,
  // The font of the cards for social networks; pictures may be published freely.
  'OFL-1.1': /^@fontsource\/biz-udpgothic$/,
};

/** Packages whose lock entry names no licence, or not by its SPDX name; read from their own files. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings@2.2.6': 'CC-BY-SA-4.0',
  'compute-gcd@1.2.1': 'MIT',
  'compute-lcm@1.1.2': 'MIT',
  'eval@0.1.8': 'MIT',
  'format@0.2.2': 'MIT',
  'rechoir@0.6.2': 'MIT',
  'require-like@0.1.2': 'MIT',
  'svg-tags@1.0.0': 'MIT',
  'validate.io-function@1.0.2': 'MIT',
  'validate.io-integer@1.0.5': 'MIT',
  'validate.io-integer-array@1.0.0': 'MIT',
  'validate.io-number@1.0.3': 'MIT',
};

/** The licence of a package as an SPDX expression; 'unknown' when it isn't checked yet. */
const licenceOf = ({id, license}: LockedPackage): string =>
  READ_BY_HAND[id] ?? license ?? 'unknown';

/** Tells whether a package may be used under an SPDX expression such as `(MIT OR CC0-1.0)`. */
function isAllowed(name: string, expression: string): boolean {
  const isOneAllowed = (license: string) =>
    FREE.includes(license) || LIMITED[license]?.test(name) === true;
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => isOneAllowed(license.trim())));
}

/** A sentence for every package that may not be used, and for every stale line above. */
export function licenceProblems(packages: readonly LockedPackage[]): string[] {
  const ids = new Set(packages.map(({id}) => id));
  return [
    ...packages
      .filter((item) => !isAllowed(item.name, licenceOf(item)))
      .map(
        (item) =>
          `${item.id} has the licence "${licenceOf(item)}", which is not allowed. Replace the package, or read its licence and add it to scripts/lib/supplyChain/licences.ts.`,
      ),
    ...Object.keys(READ_BY_HAND)
      .filter((id) => !ids.has(id))
      .map(
        (id) =>
          `${id} is no longer in the lock file. Remove it from scripts/lib/supplyChain/licences.ts.`,
      ),
    ...Object.entries(LIMITED)
      .filter(([, limit]) => !packages.some(({name}) => limit.test(name)))
      .map(
        ([license, limit]) =>
          `No package ${String(limit)} with ${license} is in the lock file. Remove the line from scripts/lib/supplyChain/licences.ts.`,
      ),
  ];
}
