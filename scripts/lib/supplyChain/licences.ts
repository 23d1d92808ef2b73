/** Which licences the packages may have. Nothing of a package may oblige the guide to change its own. */
import lockFile from '../../../package-lock.json';

/** What the lock file says of a package, at one place of the tree. */
export interface LockedPackage {
  /** Name and version, `yaml@2.9.1`. */
  readonly id: string;
  readonly name: string;
  readonly license?: string | undefined;
  readonly engines?: {readonly node?: string};
  /** The commands that the package brings. */
  readonly bin?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Every package of the lock file, those of other operating systems included. */
export const lockedPackages: readonly LockedPackage[] = Object.entries(
  lockFile.packages as Readonly<
    Record<string, Omit<LockedPackage, 'id' | 'name'> & {version?: string}>
  >,
)
  .filter(([place]) => place !== '')
  .map(([place, entry]) => {
    const name = place.replace(/^.*node_modules\//, '');
    return {...entry, id: `${name}@${entry.version}`, name};
  });

/** Licences that ask for no more than a notice. */
const FREE =
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 PSF-2.0 Python-2.0 WTFPL Zlib'.split(
    ' ',
  );

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

/** Packages whose lock entry names no licence, or not by its SPDX name; MIT by their own files. */
const MIT_BY_HAND = new Set([
  'compute-gcd@1.2.1',
  'compute-lcm@1.1.2',
  'eval@0.1.8',
  'format@0.2.2',
  'rechoir@0.6.2',
  'require-like@0.1.2',
  'svg-tags@1.0.0',
  'validate.io-function@1.0.2',
  'validate.io-integer@1.0.5',
  'validate.io-integer-array@1.0.0',
  'validate.io-number@1.0.3',
]);

function licenceOf({id, license}: LockedPackage): string {
  const own = id === '@cspell/dict-en-common-misspellings@2.2.6' ? 'CC-BY-SA-4.0' : license;
  return MIT_BY_HAND.has(id) ? 'MIT' : (own ?? 'unknown');
}

/** A sentence for every package that may not be used by its SPDX expression, such as `(MIT OR CC0-1.0)`. */
export function licenceProblems(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap((item) => {
    const isOneAllowed = (license: string) =>
      FREE.includes(license) || LIMITED[license]?.test(item.name) === true;
    const isAllowed = licenceOf(item)
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((choice) => choice.split(' AND ').every((license) => isOneAllowed(license.trim())));
    return isAllowed
      ? []
      : `${item.id} has the licence "${licenceOf(item)}", which is not allowed. Replace the package, or read its licence and add it to scripts/lib/supplyChain/licences.ts.`;
  });
}
