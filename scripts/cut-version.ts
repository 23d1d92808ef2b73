/**
 * `npm run cut-version -- 0.6.8 1.0`: freezes the pages in docs/ as version 0.6.8 and opens docs/ for
 * version 1.0. Readers don't see the new one until it is published.
 *
 * An edition is called by a build (0.6.8), or by its series (1.0) when patches are to renew it without
 * moving anything; it is then compared by the newest build of the series. Older editions render the
 * words of docs/, so nothing is copied but facts: the new version starts with those of the one before.
 * The script ends with the list of what to write and to judge by hand.
 */
import fs from 'node:fs';
import path from 'node:path';
import {addBehind, carryOver, openFacts, VERSIONS_FILE, writeDerived} from './lib/openVersion';
import {runScript} from './lib/runScript';
import {BUILDS, knownBuilds} from './new-build';

/** The entry of a version, `{id: '1.0', build: '1.0.4'}`. Throws when no build of it is known. */
function entryOf(root: string, next: string, build: string | undefined): string {
  const known: readonly string[] = knownBuilds(root);
  const own =
    build ?? (known.includes(next) ? next : known.find((id) => id.startsWith(`${next}.`)));
  if (!own || !known.includes(own) || (own !== next && !own.startsWith(`${next}.`))) {
    throw new Error(`${BUILDS} does not know ${build ?? next}. Add it first: npm run new-build.`);
  }
  const named = own === next ? `id: '${next}'` : `id: '${next}', build: '${own}'`;
  return `{${named}, isHidden: true}`;
}

/**
 * Cuts a version in the project at `root`.
 *
 * @param build the build that a version named by its series is compared by; the newest one when left out
 * @returns the places that named only the frozen version, among others, and now name the new one, too
 * @throws a sentence saying what is wrong
 */
export function cutVersion(
  root: string,
  frozen: string,
  next: string,
  build?: string,
): readonly string[] {
  const source = fs.readFileSync(path.join(root, VERSIONS_FILE), 'utf8');
  const newest = /const documented = \[\n {2}\{id: '(?<id>[^']+)'/.exec(source)?.groups?.id;
  if (newest !== frozen) {
    throw new Error(
      `The newest version in ${VERSIONS_FILE} is ${newest}, so that is the one to freeze, not ${frozen}.`,
    );
  }
  if (!/^\d+(?:\.\d+){1,3}$/.test(next) || source.includes(`{id: '${next}'`)) {
    throw new Error(`"${next}" must be a new version, such as 1.0 or 0.7.0.`);
  }
  const entry = entryOf(root, next, build);
  addBehind(root, VERSIONS_FILE, 'const documented = [', `  ${entry},`);
  openFacts(root, frozen, next);
  const places = carryOver(root, frozen, next);
  writeDerived(root);
  return places;
}

const NEXT_STEPS = (frozen: string, next: string, places: readonly string[]) => `
Version ${frozen} is frozen, docs/ is now ${next} and says what ${frozen} says. Only "npm start" shows
it, and no test asks for what it lacks. By hand:
  1. src/data/settings/fixtures/${next}.txt: the line of its DefaultPalWorldSettings.ini, and in
     src/data/settings/sources.ts where you read it. The tests then name every setting that differs:
     new keys (move those of later.ts and their words into the catalogue), removed ones, defaults.
  2. src/data/arguments, commands, paths, ports, operations: what came with ${next} or went.
  3. openapi/source: what its REST API changed; then "npm run openapi".
  4. src/data/whatsNew and src/words/<language>/whatsNew.json: at least one note for ${next}.
  5. docs/ and i18n/: <Since v="${next}"> around what is new.
  6. These places were right for ${frozen} and now hold for ${next} as well. Correct what does not:
${places.map((place) => `       ${place}`).join('\n')}
  7. npm run edition -- publish ${next} shows it to readers. From then on npm run check:types &&
     npm run test:unit say what is still missing.
  8. npm test; then "npm run pictures", and look at each picture that changed.
`;

void runScript('cut-version', () => {
  const [frozen, next, build] = process.argv.slice(2);
  if (!frozen || !next) {
    throw new Error(
      'Say which version to freeze and which comes next: npm run cut-version -- 0.6.8 1.0',
    );
  }
  console.log(NEXT_STEPS(frozen, next, cutVersion(process.cwd(), frozen, next, build)));
});
