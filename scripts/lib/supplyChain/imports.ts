/** Which packages the code of the project imports. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';

const IMPORT = /(?:^import |\bfrom |\bimport\(|\brequire(?:\.resolve)?\()\s*'([^'.][^'$]*)'/gm;
/** Names that Docusaurus gives a meaning: its aliases, and the router it brings along. */
const OF_DOCUSAURUS =
  /^(?:@theme|@site|@generated|@guide)|^@docusaurus\/(?:[A-Z]|use|isInternalUrl$|router$)|^(?:history|react-router(?:-config)?)$/;

/** The package of an import: `ajv/dist/2020` is in `ajv`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The packages that tracked code imports, each with the first file that does. */
export function importedPackages(): ReadonlyMap<string, string> {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.mjs'], {
    encoding: 'utf8',
  }).split('\n');
  const found = new Map<string, string>();
  for (const file of files.filter((name) => name && fs.existsSync(name))) {
    if (/^bench\/peers\/.*\.mjs$/.test(file)) {
      // These sites have a package.json of their own.
      continue;
    }
    for (const [, specifier = ''] of fs.readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const name = packageOf(specifier);
      const isPackage = /^@?[a-z][\w.-]*(?:\/[\w.-]+)?$/.test(name) && !name.startsWith('node:');
      if (isPackage && !OF_DOCUSAURUS.test(specifier) && !found.has(name)) {
        found.set(name, file);
      }
    }
  }
  return found;
}
