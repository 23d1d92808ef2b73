/** package-lock.json says of every package what its archive must hash to. */
import {describe, expect, it} from 'vitest';
import lockFile from '../../package-lock.json';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

const installed = Object.entries(lockFile.packages as Readonly<Record<string, Entry>>).filter(
  ([path, {link}]) => path.includes('node_modules/') && !link,
);

describe('package-lock.json', () => {
  it('holds every package to the hash of its archive', () => {
    expect(installed.length).toBeGreaterThan(1000);
    const unchecked = installed.filter(([, {integrity}]) => !integrity?.startsWith('sha512-'));
    expect(
      unchecked.map(([path, {version}]) => `${path} ${version}`),
      'npm writes an entry without a hash for a package that the registry does not know in this version: take a version that it knows, and write the lock file again.',
    ).toEqual([]);
  });

  it('takes every package from the npm registry, which an entry without an address means', () => {
    const elsewhere = installed.filter(
      ([, {resolved}]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });
});
