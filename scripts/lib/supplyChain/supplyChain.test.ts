import fs from 'node:fs';
import {subset} from 'semver';
import {expect, it} from 'vitest';
import manifest from '../../../package.json';
import {importedPackages} from './imports';
import {licenceProblems, lockedPackages as packages, type LockedPackage} from './licences';

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

it('dependencies: hold every package that the code imports', () => {
  const imported = [...importedPackages('all')];
  expect(imported.length).toBeGreaterThan(25);
  const isThere = (name: string) =>
    name in direct || `@types/${name}` in direct || name === 'palworld-settings';
  expect(imported.filter(([name]) => !isThere(name))).toEqual([]);
});

it('dependencies: of the build are not among those for tests and tools: npm ci --omit=dev && npm run build', () => {
  const needed = [...importedPackages('build'), ['tsx', 'package.json'] as const];
  expect(needed.length).toBeGreaterThan(15);
  expect(needed.filter(([name]) => !(name in manifest.dependencies))).toEqual([]);
});

const stranger = (license?: string) => ({id: 'stranger@1.0.0', name: 'stranger', license});

it('packages of the lock file: have licences that allow what we do with them', () => {
  expect(packages.length).toBeGreaterThan(1000);
  expect(licenceProblems(packages)).toEqual([]);
  expect(licenceProblems([stranger('GPL-3.0')])[0]).toMatch(/^stranger@1\.0\.0 has .*GPL-3\.0/);
  expect(licenceProblems([stranger()])[0]).toContain('unknown');
  expect(licenceProblems([stranger('MIT AND GPL-3.0')])).toHaveLength(1);
  expect(licenceProblems([stranger('(MIT OR GPL-3.0)')])).toEqual([]);
});

it('packages of the lock file: run on every version of Node.js that the guide promises', () => {
  const bound = packages.filter(({engines}) => engines?.node);
  const isTooNarrow = ({engines}: LockedPackage) => !subset(manifest.engines.node, engines!.node!);
  expect(bound.length).toBeGreaterThan(800);
  expect(bound.filter(isTooNarrow).map(({id}) => id)).toEqual([]);
});
