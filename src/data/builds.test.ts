import {describe, expect, it} from 'vitest';
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

describe('public builds', () => {
  it('are listed newest first, by number and by day', () => {
    expect(all.length).toBeGreaterThanOrEqual(55);
    for (const [index, build] of all.entries()) {
      const [first, last] = days(build) as [string, string];
      expect(first <= last, build.version).toBe(true);
      const older = all[index + 1];
      if (older) {
        expect(compareBuilds(build.version, older.version), build.version).toBeGreaterThan(0);
        expect((days(older) as [string, string])[0] <= first, build.version).toBe(true);
      }
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
      expect(build.linuxManifest ?? '1234567890123456').toMatch(/^\d{16,19}$/);
      for (const day of days(build)) {
        expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
      }
      for (const id of build.steamBuilds ?? []) {
        expect(id, build.version).toMatch(/^\d{8}$/);
      }
      if (build.imageTag) {
        expect(build.imageTag).toBe(`v${build.fullVersion ?? build.version}`);
      }
      if (build.fullVersion) {
        expect(build.fullVersion.startsWith(`${build.version}.`), build.version).toBe(true);
      }
      expect(
        [build.steamBuilds, build.linuxManifest, build.source].some(Boolean),
        `${build.version} has no source`,
      ).toBe(true);
    }
  });

  it('each have an edition to read, or are newer than all', () => {
    expect(editionFor('0.3.12')).toBe('0.3.12.0');
    expect(editionFor('0.5.4')).toBe('0.5.0');
    // Between two editions the older one; a patch belongs to the edition of its series.
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
});
