import {execFileSync} from 'node:child_process';
import fs from 'node:fs';

const IMPORT =
  /(?:^import |\bfrom |\bimport\(|\brequire(?:\.resolve)?\()\s*'(?<name>[^'.][^'$]*)'|\brequire\(`(?<start>[^`.$]+)\$/gm;
const OF_DOCUSAURUS =
  /^(?:@theme|@site|@generated|@guide)|^@docusaurus\/(?:[A-Z]|use|isInternalUrl$|router$)|^history$/;

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

const trackedFiles = (...patterns: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', ...patterns], {encoding: 'utf8'})
    .split('\n')
    .filter((file) => file && fs.existsSync(file));

function packagesOf(files: readonly string[], text: (source: string) => string) {
  const found = new Map<string, string>();
  for (const file of files) {
    const source = text(fs.readFileSync(file, 'utf8'));
    for (const {groups} of source.matchAll(IMPORT)) {
      const specifier = groups?.name ?? groups?.start ?? '';
      const name = packageOf(specifier);
      const isPackage = /^@?[a-z][\w.-]*(?:\/[\w.-]+)?$/.test(name) && !name.startsWith('node:');
      if (isPackage && !OF_DOCUSAURUS.test(specifier) && !found.has(name)) {
        found.set(name, file);
      }
    }
  }
  return found;
}

/** Returns the packages that tracked code imports, with the first importing file. */
export function importedPackages(): ReadonlyMap<string, string> {
  // The benchmarks are left out, because they have their own package.json.
  const files = trackedFiles('*.ts', '*.tsx', '*.js', '*.mjs').filter(
    (file) => !file.startsWith('bench/'),
  );
  return packagesOf(files, (source) => source);
}

/** Returns the packages that a build loads, with the first importing file. */
export function packagesOfBuild(): ReadonlyMap<string, string> {
  const files = trackedFiles(
    'docusaurus.config.ts',
    'sidebars.ts',
    'src',
    'scripts/build.ts',
    'scripts/generate.ts',
    'scripts/lib/finish',
  ).filter((file) => /\.(?:tsx?|c?js|mjs)$/.test(file) && !/\.test\.ts$/.test(file));
  return packagesOf(files, (source) => source.replaceAll(/^import type [^;]*;$/gm, ''));
}
