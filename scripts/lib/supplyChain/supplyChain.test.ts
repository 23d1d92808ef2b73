import fs from 'node:fs';
import {subset} from 'semver';
import {describe, expect, it} from 'vitest';
import manifest from '../../../package.json';
import {importedPackages, packagesOfBuild} from './imports';
import {licenceProblems} from './licences';
import {lockedPackages as packages, type LockedPackage} from './lockFile';
import {readReasons, reasonProblems} from './reasons';

const markdown = fs.readFileSync('DEPENDENCIES.md', 'utf8');
const direct = {...manifest.dependencies, ...manifest.devDependencies};

const stranger: LockedPackage = {
  id: 'stranger@1.0.0',
  name: 'stranger',
  license: 'GPL-3.0',
  engines: {node: '>=22'},
};

describe('dependencies', () => {
  it('have a reason each, and a place of use', () => {
    expect(reasonProblems(markdown, manifest, packages)).toEqual([]);
    expect(readReasons(markdown, 'Builds the site').length).toBe(
      Object.keys(manifest.dependencies).length,
    );
  });

  it('are missed when they have no reason, and when the reason is stale', () => {
    const {yaml: _removed, ...others} = manifest.dependencies;
    const changed = {...manifest, dependencies: {...others, stranger: '1.0.0'}};
    const problems = reasonProblems(markdown, changed, packages);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain('stranger is in "dependencies" of package.json without a reason');
    expect(problems[1]).toContain('gives a reason for yaml');
  });

  it('are named exactly, without a range', () => {
    // A range would let two installations differ once the lock file is renewed.
    const ranges = Object.entries(direct)
      .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name} ${version} in package.json: write the one version`);
    expect(ranges).toEqual([]);
  });

  it('hold every package that the code imports', () => {
    const imported = importedPackages();
    expect(imported.size).toBeGreaterThan(25);
    const missing = [...imported].filter(
      ([name]) => !(name in direct) && !(`@types/${name}` in direct),
    );
    expect(missing).toEqual([]);
  });

  it('of the build are not among those for tests and tools: npm ci --omit=dev && npm run build', () => {
    const needed = [
      ...packagesOfBuild(),
      ...[...manifest.scripts.build.matchAll(/\btsx\b/g)].map(
        () => ['tsx', 'package.json'] as const,
      ),
    ];
    expect(needed.length).toBeGreaterThan(15);
    const known: Readonly<Record<string, string>> = manifest.dependencies;
    expect(needed.filter(([name]) => !(name in known))).toEqual([]);
  });
});

describe('packages of the lock file', () => {
  it('have licences that allow what we do with them', () => {
    expect(packages.length).toBeGreaterThan(1000);
    expect(licenceProblems(packages)).toEqual([]);
  });

  it('are refused with another licence, and with none', () => {
    const nameless = {...stranger, id: 'nameless@1.0.0', name: 'nameless', license: undefined};
    const either = {...stranger, license: '(MIT OR GPL-3.0)'};
    const both = {...stranger, license: 'MIT AND GPL-3.0'};
    expect(licenceProblems([...packages, stranger])[0]).toMatch(/^stranger@1\.0\.0 has .*GPL-3\.0/);
    expect(licenceProblems([...packages, nameless])[0]).toMatch(/^nameless@1\.0\.0 has .*unknown/);
    expect(licenceProblems([...packages, both])).toHaveLength(1);
    expect(licenceProblems([...packages, either])).toEqual([]);
  });

  it('run on every version of Node.js that the guide promises', () => {
    const tooNarrow = (list: readonly LockedPackage[]) =>
      list
        .filter(({engines}) => engines?.node && !subset(manifest.engines.node, engines.node))
        .map(({id}) => id);
    expect(packages.filter(({engines}) => engines?.node).length).toBeGreaterThan(800);
    expect(tooNarrow(packages)).toEqual([]);
    expect(tooNarrow([...packages, stranger])).toEqual(['stranger@1.0.0']);
  });
});
