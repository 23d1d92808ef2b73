import lockFile from '../../../package-lock.json';

export interface LockedPackage {
  readonly id: string;
  readonly name: string;
  readonly license?: string | undefined;
  readonly engines?: {readonly node?: string};
  readonly bin?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

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

const FREE =
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 PSF-2.0 Python-2.0 WTFPL Zlib'.split(
    ' ',
  );

/** These licences have more conditions, so a person has checked each package. */
const LIMITED: Readonly<Record<string, RegExp>> = {
  // The MPL covers only the package's own files, and no page contains these tools.
  'MPL-2.0': /^(?:@axe-core\/playwright|axe-core|@resvg\/resvg-js|lightningcss)(?:-|$)/,
  // The licence covers only the package's own files, and our search doesn't use them.
  'MPL-1.1': /^lunr-languages$/,
  'CC-BY-4.0': /^caniuse-lite$/,
  'CC-BY-SA-4.0': /^@cspell\/dict-en-common-misspellings$/,
  'CC-BY-3.0': /^spdx-exceptions$/,
  // Pictures made with the font may be published freely.
  'OFL-1.1': /^@fontsource\/biz-udpgothic$/,
};

/** Their lock entries name no SPDX licence, but their own files say MIT. */
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

/** Says which packages' SPDX expressions are not allowed. */
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
