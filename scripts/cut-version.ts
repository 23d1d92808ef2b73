/**
 * `npm run cut-version -- 0.6.8 0.7.0`: freezes the pages in docs/ as version 0.6.8 and opens docs/
 * for version 0.7.0.
 *
 * It runs Docusaurus' own docs:version and then does all that follows from it. The new version starts
 * with the facts of the one before; the script ends with the list of what to write and to judge by hand.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {carryOver, dropNewestPages, openFacts} from './lib/openVersion';

const VERSIONS_FILE = 'src/data/versions.ts';
const BUILDS_FILE = 'src/data/builds.ts';

/** What a person has to look at after a cut. */
export interface Cut {
  /** Places that named only the frozen version, among others, and now name the new one, too. */
  readonly places: readonly string[];
  /** Pages that only the newest version has. */
  readonly newestPages: readonly string[];
}

/** Cuts a version in the project at `root`. Throws a sentence saying what is wrong. */
export function cutVersion(root: string, frozen: string, next: string): Cut {
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
  openFacts(root, frozen, next, new Date().toISOString().slice(0, 10));
  const places = carryOver(root, frozen, next);
  run('tsx', 'scripts/build-openapi.ts');
  run('tsx', 'scripts/sync.ts');
  const newestPages = dropNewestPages(root, frozen);
  run('prettier', '--write', '--log-level', 'warn', 'src/data', 'tests/support/addresses.ts');
  return {places, newestPages};
}

const NEXT_STEPS = (frozen: string, next: string, {places, newestPages}: Cut) => `
Version ${frozen} is frozen, docs/ is now ${next} and says what ${frozen} says. By hand:
  1. src/data/settings/fixtures/${next}.txt: the line of its DefaultPalWorldSettings.ini, and in
     src/data/settings/sources.ts where you read it. The tests then name every setting that differs:
     new keys (move those of later.ts and their words into the catalogue), removed ones, defaults.
  2. src/data/arguments, commands, paths, ports, operations: what came with ${next} or went.
  3. openapi/source: what its REST API changed; then "npm run openapi".
  4. src/data/whatsNew and src/words/<language>/whatsNew.json: at least one note for ${next}.
  5. src/content: <Since v="${next}"> around what is new. Links to ${newestPages.join(', ')}, which
     ${frozen} no longer has, belong into <Since v="${next}">; the build names each of them.
  6. These places were right for ${frozen} and now hold for ${next} as well. Correct what does not:
${places.map((place) => `       ${place}`).join('\n')}
  7. npm run check:types && npm run test:unit say what is still missing.
  8. npm test; then "npm run pictures", and look at each picture that changed.
`;

if (process.argv[1]?.endsWith('cut-version.ts')) {
  const [frozen, next] = process.argv.slice(2);
  try {
    if (!frozen || !next) {
      throw new Error(
        'Say which version to freeze and which comes next: npm run cut-version -- 0.6.8 0.7.0',
      );
    }
    console.log(NEXT_STEPS(frozen, next, cutVersion(process.cwd(), frozen, next)));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
