import {expect, it} from 'vitest';
import lockFile from '../../package-lock.json';

type Entry = Readonly<Partial<Record<'resolved' | 'integrity', string>>> & {
  readonly link?: boolean;
};

const installed = Object.entries(lockFile.packages as Readonly<Record<string, Entry>>).filter(
  ([path, {link}]) => path.includes('node_modules/') && !link,
);

it('holds every package to the hash of its archive', () => {
  expect(installed.length).toBeGreaterThan(1000);
  const unchecked = installed.filter(([, {integrity}]) => !integrity?.startsWith('sha512-'));
  // npm writes such an entry when the registry does not know this version of a package.
  expect(unchecked).toEqual([]);
});

it('takes every package from the npm registry, which an entry without an address means', () => {
  const isOurs = ({resolved = 'https://registry.npmjs.org/'}: Entry) =>
    resolved.startsWith('https://registry.npmjs.org/');
  expect(installed.filter(([, entry]) => !isOurs(entry))).toEqual([]);
});
