import {expect, it} from 'vitest';
import {builds, newestBuild, type ServerBuild} from './builds';
import {
  buildOf,
  compareBuilds,
  editionFor,
  newestVersion,
  versionIds,
  type Build,
} from './versions';

const all: readonly ServerBuild[] = builds;
const days = ({released}: ServerBuild) =>
  typeof released === 'string' ? [released, released] : released;

it('are listed newest first, by number and by day', () => {
  expect(all.length).toBeGreaterThanOrEqual(55);
  const periods = all.map((build) => days(build) as [string, string]);
  expect(periods.filter(([first, last]) => first > last)).toEqual([]);
  for (const [index, build] of all.slice(0, -1).entries()) {
    expect(compareBuilds(build.version, all[index + 1]!.version), build.version).toBeGreaterThan(0);
    expect(periods[index + 1]![0] <= periods[index]![0], build.version).toBe(true);
  }
});

it('have ids in the form Steam and the image give them, and each id once', () => {
  const manifests = all.flatMap(({linuxManifest}) => linuxManifest ?? []);
  const tags = all.flatMap(({imageTag}) => imageTag ?? []);
  expect(manifests.length).toBeGreaterThanOrEqual(50);
  expect(tags.length).toBeGreaterThanOrEqual(9);
  expect(new Set(manifests).size).toBe(manifests.length);
  expect(new Set(tags).size).toBe(tags.length);
  for (const build of all) {
    const {version, fullVersion, imageTag, linuxManifest, source, steamBuilds = []} = build;
    expect(linuxManifest ?? '1234567890123456', version).toMatch(/^\d{16,19}$/);
    const valid = days(build).map((day) => new Date(day).toISOString().slice(0, 10));
    expect(valid).toEqual(days(build));
    expect(
      steamBuilds.every((id) => /^\d{8}$/.test(id)),
      version,
    ).toBe(true);
    expect(imageTag ?? `v${fullVersion ?? version}`).toBe(`v${fullVersion ?? version}`);
    expect(`${fullVersion ?? `${version}.`}`.startsWith(`${version}.`), version).toBe(true);
    const hasSource = [steamBuilds[0], linuxManifest, source].some(Boolean);
    expect(hasSource, `${version} has no source`).toBe(true);
  }
});

it('each have an edition to read, or are newer than all', () => {
  expect(editionFor('0.3.12')).toBe('0.3.12.0');
  expect(editionFor('0.5.4')).toBe('0.5.0');
  expect(editionFor('0.7.3')).toBe('0.6.8');
  expect(editionFor('1.0.0')).toBe('1.0');
  expect(editionFor('1.0.2.101103')).toBe('1.0');
  expect(editionFor('9.9' as Build)).toBe('newer');
});

it('hold every documented version, and newer ones', () => {
  for (const version of versionIds) {
    expect(buildOf(version), version).toBeDefined();
  }
  expect(compareBuilds(newestBuild.version, newestVersion.id)).toBeGreaterThanOrEqual(0);
});
