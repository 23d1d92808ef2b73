import {execFileSync} from 'node:child_process';
import fs from 'node:fs';

const IMPORT =
  /(?:^import |\bfrom |\bimport\(|\brequire(?:\.resolve)?\()\s*'(?<name>[^'.][^'$]*)'|\brequire\(`(?<start>[^`.$]+)\$/gm;
const OF_DOCUSAURUS =
  /^(?:@theme|@site|@generated|@guide)|^@docusaurus\/(?:[A-Z]|use|isInternalUrl$|router$)|^history$/;
const PACKAGE = /^(?!node:)(?:@[a-z][\w.-]*\/)?[a-z@][\w.-]*(?=\/|$)/;

const TYPES = /^import type [^;]*;$/gm;
/** The benchmarks are left out, because they have their own package.json. */
const CODE = /^(?!bench\/).*\.(?:tsx?|[cm]?js)$/;
const OF_BUILD =
  /^(?:(?:docusaurus\.config|sidebars|scripts\/(?:build|generate))\.ts|(?:src|scripts\/lib\/finish)\/(?!.*\.test\.ts).*)$/;

/**
 * Returns the packages that tracked code imports, or those that a build loads, with the first
 * importing file.
 */
export function importedPackages(what: 'all' | 'build'): ReadonlyMap<string, string> {
  const pattern = what === 'build' ? OF_BUILD : CODE;
  const files = execFileSync('git', ['ls-files'], {encoding: 'utf8'})
    .split('\n')
    .filter((file) => CODE.test(file) && pattern.test(file) && fs.existsSync(file));
  const found = new Map<string, string>();
  for (const file of files) {
    const source = fs.readFileSync(file, 'utf8');
    const loaded = what === 'build' ? source.replaceAll(TYPES, '') : source;
    for (const {groups} of loaded.matchAll(IMPORT)) {
      const specifier = groups?.name ?? groups?.start ?? '';
      const name = PACKAGE.exec(specifier)?.[0];
      if (name && !OF_DOCUSAURUS.test(specifier) && !found.has(name)) {
        found.set(name, file);
      }
    }
  }
  return found;
}
