import lockFile from '../../../package-lock.json';

/** What the lock file says of a package, at one place of the tree. */
interface LockEntry {
  readonly version?: string;
  readonly license?: string | undefined;
  readonly engines?: {readonly node?: string};
  /** The commands that the package brings. */
  readonly bin?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface LockedPackage extends LockEntry {
  /** Name and version, `yaml@2.9.1`. */
  readonly id: string;
  readonly name: string;
}

/** Every package of the lock file, those of other operating systems included. */
export const lockedPackages: readonly LockedPackage[] = Object.entries(
  lockFile.packages as Readonly<Record<string, LockEntry>>,
)
  .filter(([place]) => place !== '')
  .map(([place, entry]) => {
    const name = place.replace(/^.*node_modules\//, '');
    return {...entry, id: `${name}@${entry.version}`, name};
  });
