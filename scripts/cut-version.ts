/**
 * `npm run cut-version -- 0.6.8 0.7.0`: freezes the pages in docs/ as version 0.6.8 and opens docs/
 * for version 0.7.0.
 *
 * It runs Docusaurus' own docs:version and then does what our data needs: the list of versions, the
 * sidebars and their words, the REST descriptions. Facts of the new version are added by hand; the
 * script ends with the list of what to write.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const VERSIONS_FILE = 'src/data/versions.ts';
const BUILDS_FILE = 'src/data/builds.ts';

/** Cuts a version in the project at `root`. Throws a sentence saying what is wrong. */
export function cutVersion(root: string, frozen: string, next: string): void {
  const file = path.join(root, VERSIONS_FILE);
  const source = fs.readFileSync(file, 'utf8');
  const newest = /export const versions = \[\n {2}\{id: '(?<id>[^']+)'/.exec(source)?.groups?.id;
  if (newest !== frozen) {
    throw new Error(
      `The latest version in ${VERSIONS_FILE} is ${newest}, so that is the one to freeze, not ${frozen}.`,
    );
  }
  if (!/^\d+(?:\.\d+){2,3}$/.test(next) || source.includes(`'${next}'`)) {
    throw new Error(`"${next}" must be a new version number, such as 0.7.0.`);
  }
  const builds = fs.readFileSync(path.join(root, BUILDS_FILE), 'utf8');
  if (!builds.includes(`{version: '${next}', `)) {
    throw new Error(
      `${BUILDS_FILE} does not know ${next}. Add its record first: the day, the manifest of the Linux depot, the image tag, and where they stand.`,
    );
  }
  const run = (command: string, ...parameters: string[]) =>
    execFileSync('npx', [command, ...parameters], {cwd: root, stdio: 'inherit'});

  // Docusaurus reads the pages of the REST API, which are generated and not in the repository.
  run('tsx', 'scripts/generate.ts');
  run('docusaurus', 'docs:version', frozen);
  fs.writeFileSync(
    file,
    source.replace(
      'export const versions = [\n',
      `export const versions = [\n  {id: '${next}'},\n`,
    ),
  );
  run('tsx', 'scripts/build-openapi.ts');
  run('tsx', 'scripts/sync.ts');
}

const NEXT_STEPS = (frozen: string, next: string) => `
Version ${frozen} is frozen, docs/ is now ${next}. What to write by hand:
  - src/data/settings/fixtures/    ${next}.txt, the line of its DefaultPalWorldSettings.ini
  - src/data/settings/later.ts     move the keys that ${next} has into the catalogue
  - src/data/settings/             new, removed and changed settings (since/removed: '${next}')
  - src/data/arguments, commands   the same
  - openapi/                       what the REST API of ${next} changed
  - src/content/**/en.mdx, ja.mdx  <Since v="${next}"> around what is new
  - src/data/guideChanges/         an entry for the new edition: the page and the feeds announce it
  - tests/support/addresses.ts     the addresses of ${next} and of ${frozen} below ${frozen}/
Then run: npm test
`;

if (process.argv[1]?.endsWith('cut-version.ts')) {
  const [frozen, next] = process.argv.slice(2);
  try {
    if (!frozen || !next) {
      throw new Error(
        'Say which version to freeze and which comes next: npm run cut-version -- 0.6.8 0.7.0',
      );
    }
    cutVersion(process.cwd(), frozen, next);
    console.log(NEXT_STEPS(frozen, next));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
