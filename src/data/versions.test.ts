import {expect, it} from 'vitest';
import onDisk from '../../versions.json';
import {
  allVersions,
  compareBuilds,
  docsVersion,
  firstVersionWith,
  isPresent,
  newestVersion,
  previousVersion,
  rootVersion,
  versionIds,
  versionPath,
  oldestVersion,
} from './versions';

it('lists the documented versions, newest first', () => {
  expect(versionIds.length).toBeGreaterThanOrEqual(6);
  const sorted = [...versionIds].sort((a, b) => compareBuilds(b, a));
  expect(versionIds).toEqual(sorted);
});

it('agrees with versions.json, which lists every version but that in docs/', () => {
  expect([docsVersion, ...onDisk]).toEqual(allVersions.map(({id}) => id));
});

it('compares by number, not by text', () => {
  expect(compareBuilds('0.3.12.0', '0.3.9')).toBeGreaterThan(0);
  expect(compareBuilds('0.4.11', '0.4.15')).toBeLessThan(0);
  expect(compareBuilds('0.2.4.0', '0.2.4.0')).toBe(0);
});

it('compares an edition that is named by its series as the build it was checked against', () => {
  expect(compareBuilds('1.0', '1.0.4')).toBe(0);
  expect(isPresent({since: '1.0.3'}, '1.0')).toBe(true);
  expect(compareBuilds('1.0.5', '1.0')).toBeGreaterThan(0);
});

it('knows what a version has', () => {
  expect(isPresent({since: '0.2.0.6', removed: '0.5.0'}, '0.4.15')).toBe(true);
  expect(isPresent({since: '0.2.0.6', removed: '0.5.0'}, '0.5.0')).toBe(false);
  expect(isPresent({since: '0.2.0.6'}, oldestVersion.id)).toBe(false);
});

it('finds neighbours and paths', () => {
  expect(previousVersion('0.5.0')).toBe('0.4.15');
  expect(previousVersion(oldestVersion.id)).toBeUndefined();
  expect(firstVersionWith('0.3.1')).toBe('0.3.12.0');
  expect(versionPath(rootVersion)).toBe('');
  expect(versionPath('0.4.15')).toBe('0.4.15/');
  expect(versionPath(newestVersion.id)).toBe(
    newestVersion.id === rootVersion ? '' : `${newestVersion.id}/`,
  );
});
