import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {subset} from 'semver';
import {expect, it} from 'vitest';
import lockFile from '../../package-lock.json';
import manifest from '../../package.json';

interface LockedPackage {
  readonly id: string;
  readonly name: string;
  readonly license?: string | undefined;
  readonly engines?: {readonly node?: string};
  readonly bin?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
}

const packages = Object.entries(
  lockFile.packages as Readonly<
    Record<string, Omit<LockedPackage, 'id' | 'name'> & {version?: string}>
  >,
)
  .filter(([place]) => place !== '')
  .map(([place, entry]): LockedPackage => {
    const name = place.replace(/^.*node_modules\//, '');
    return {...entry, id: `${name}@${entry.version}`, name};
  });
const installed = packages.filter(({link, name}) => !link && !name.startsWith('packages/'));
const direct = {...manifest.dependencies, ...manifest.devDependencies};

const rowsBelow = (heading: string) => {
  const markdown = fs.readFileSync('DEPENDENCIES.md', 'utf8');
  const section = markdown.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const rows = section.matchAll(/^\| `(?<name>[^`]+)` *\|[^|]{10,}\|(?: (?<usedIn>[^|]+)\|)?$/gm);
  return [...rows].map(({groups}) => ({
    name: groups!.name!,
    usedIn: groups!.usedIn?.trim().replaceAll('`', '') ?? '',
  }));
};

function isUsed(name: string, usedIn: string): boolean {
  const host = /^peer of (\S+)$/.exec(usedIn)?.[1];
  if (host) {
    return packages.some((item) => item.name === host && item.peerDependencies?.[name]);
  }
  const scripts = Object.values(manifest.scripts).join('\n');
  const text = usedIn === 'package.json' ? scripts : fs.readFileSync(usedIn, 'utf8');
  return [
    name,
    name.replace(/^(?:@types\/|textlint-(?:filter-rule|plugin|rule)-)/, ''),
    ...Object.keys(packages.find((item) => item.name === name)?.bin ?? {}),
  ].some((known) => text.includes(known));
}

it.each([
  ['Builds the site', manifest.dependencies],
  ['Tests and tools', manifest.devDependencies],
  ['Overrides', manifest.overrides],
])('dependencies: have a reason each, and a place of use: %s', (heading, wanted) => {
  const rows = rowsBelow(heading);
  expect(rows.map(({name}) => name).sort()).toEqual(Object.keys(wanted).sort());
  const placed = heading === 'Overrides' ? [] : rows;
  expect(placed.filter(({name, usedIn}) => !isUsed(name, usedIn))).toEqual([]);
});

it('dependencies: are named exactly: with a range two installations could differ', () => {
  const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
  expect(Object.entries(direct).filter(([, version]) => !exact.test(version))).toEqual([]);
});

const IMPORT =
  /(?:^import |\bfrom |\bimport\(|\brequire(?:\.resolve)?\()\s*'(?<name>[^'.][^'$]*)'|\brequire\(`(?<start>[^`.$]+)\$/gm;
const TYPES = /^import type [^;]*;$/gm;
const OF_DOCUSAURUS =
  /^(?:@theme|@site|@generated|@guide)|^@docusaurus\/(?:[A-Z]|use|isInternalUrl$|router$)|^history$/;
const PACKAGE = /^(?!node:)(?:@[a-z][\w.-]*\/)?[a-z@][\w.-]*(?=\/|$)/;

/** The benchmarks are left out, because they have their own package.json. */
const code = execFileSync('git', ['ls-files'], {encoding: 'utf8'})
  .split('\n')
  .filter((file) => /^(?!bench\/).*\.(?:tsx?|[cm]?js)$/.test(file) && fs.existsSync(file));
const OF_BUILD =
  /^(?:(?:docusaurus\.config|sidebars|scripts\/(?:build|generate))\.ts|(?:src|scripts\/lib\/finish)\/(?!.*\.test\.ts).*)$/;

/** Returns imported packages, each with a file that imports it. */
const packagesIn = (files: readonly string[], without = /(?!)/g): ReadonlyMap<string, string> =>
  new Map(
    files.flatMap((file) =>
      [...fs.readFileSync(file, 'utf8').replaceAll(without, '').matchAll(IMPORT)]
        .map(({groups}) => groups?.name ?? groups?.start ?? '')
        .filter((specifier) => !OF_DOCUSAURUS.test(specifier))
        .flatMap((specifier) => PACKAGE.exec(specifier)?.[0] ?? [])
        .map((name) => [name, file] as const),
    ),
  );

it('dependencies: hold every package that the code imports', () => {
  const imported = [...packagesIn(code)];
  expect(imported.length).toBeGreaterThan(25);
  const isThere = (name: string) =>
    name in direct || `@types/${name}` in direct || name === 'palworld-settings';
  expect(imported.filter(([name]) => !isThere(name))).toEqual([]);
});

it('dependencies: of the build are not among those for tests and tools: npm ci --omit=dev && npm run build', () => {
  const ofBuild = packagesIn(
    code.filter((file) => OF_BUILD.test(file)),
    TYPES,
  );
  const needed = [...ofBuild, ['tsx', 'package.json'] as const];
  expect(needed.length).toBeGreaterThan(15);
  expect(needed.filter(([name]) => !(name in manifest.dependencies))).toEqual([]);
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

function licenceOf({id, license = 'unknown'}: LockedPackage): string {
  const own = id === '@cspell/dict-en-common-misspellings@2.2.6' ? 'CC-BY-SA-4.0' : license;
  return MIT_BY_HAND.has(id) ? 'MIT' : own;
}

/** Names packages with their licences, where these don't allow what we do with them. */
const notAllowed = (items: readonly LockedPackage[]): readonly string[] =>
  items
    .filter((item) => {
      const isOneAllowed = (license: string) =>
        FREE.includes(license) || LIMITED[license]?.test(item.name) === true;
      return !licenceOf(item)
        .replace(/[()]/g, '')
        .split(' OR ')
        .some((choice) => choice.split(' AND ').every((license) => isOneAllowed(license.trim())));
    })
    .map((item) => `${item.id}: ${licenceOf(item)}`);

it('packages of the lock file: have licences that allow what we do with them', () => {
  const what = 'replace the package, or read its licence and add it to this file';
  expect(packages.length).toBeGreaterThan(1000);
  expect(notAllowed(packages), what).toEqual([]);
  const allowed = ['MIT', '(MIT OR GPL-3.0)'];
  const licences = [...allowed, 'GPL-3.0', undefined, 'MIT AND GPL-3.0'];
  const strangers = licences.map((license) => ({id: 'stranger', name: 'stranger', license}));
  expect(notAllowed(strangers)).toEqual([
    'stranger: GPL-3.0',
    'stranger: unknown',
    'stranger: MIT AND GPL-3.0',
  ]);
});

it('packages of the lock file: run on every version of Node.js that the guide promises', () => {
  const bound = packages.filter(({engines}) => engines?.node);
  const isTooNarrow = ({engines}: LockedPackage) => !subset(manifest.engines.node, engines!.node!);
  expect(bound.length).toBeGreaterThan(800);
  expect(bound.filter(isTooNarrow).map(({id}) => id)).toEqual([]);
});

it('packages of the lock file: are held to the hash of their archive', () => {
  expect(installed.length).toBeGreaterThan(1000);
  // npm writes such an entry when the registry does not know this version of a package.
  const unchecked = installed.filter(({integrity}) => !integrity?.startsWith('sha512-'));
  expect(unchecked).toEqual([]);
});

it('packages of the lock file: come from the npm registry, which an entry without an address means', () => {
  const isOurs = ({resolved = 'https://registry.npmjs.org/'}: LockedPackage) =>
    resolved.startsWith('https://registry.npmjs.org/');
  expect(installed.filter((item) => !isOurs(item))).toEqual([]);
});
