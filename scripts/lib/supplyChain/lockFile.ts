import fs from 'node:fs';

/** A package of the lock file, at one place of the tree. */
export interface LockedPackage {
  /** Name and version, `yaml@2.9.1`. */
  readonly id: string;
  readonly name: string;
  readonly license: string | undefined;
  /** The versions of Node.js that the package runs on; undefined when it does not say. */
  readonly node: string | undefined;
  readonly isDev: boolean;
  readonly peers: readonly string[];
  /** The commands that the package brings. */
  readonly commands: readonly string[];
}

interface LockEntry {
  readonly version: string;
  readonly license?: string;
  readonly engines?: {readonly node?: string};
  readonly dev?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Every package of the lock file, those of other operating systems included. */
export function readLockFile(file = 'package-lock.json'): LockedPackage[] {
  const {packages} = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    readonly packages: Readonly<Record<string, LockEntry>>;
  };
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => {
      const name = place.replace(/^.*node_modules\//, '');
      return {
        id: `${name}@${entry.version}`,
        name,
        license: entry.license,
        node: entry.engines?.node,
        isDev: entry.dev === true,
        peers: Object.keys(entry.peerDependencies ?? {}),
        commands: Object.keys(entry.bin ?? {}),
      };
    });
}
