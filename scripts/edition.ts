/** `npm run edition` copies facts alone, because older editions render the words of docs/. */
import fs from 'node:fs';
import {findSetting} from '../src/data/settings';
import {settingsForVersion} from '../src/core/settings';
import {defaultFileEntries, defaultFileLine, entriesOf} from '../src/data/settings/order';
import {allVersions, isVersionId, newestVersion, type VersionId} from '../src/data/versions';
import {cutVersion, NO_SOURCE, publishVersion, retireVersion} from './lib/editions';
import {runScript} from './lib/runScript';

const HELP = `npm run edition -- from DefaultPalWorldSettings.ini 1.1.0   the records to fill in; writes nothing
npm run edition -- cut 1.0 1.1 [1.1.0]                      freezes docs/ as 1.0 and opens it for 1.1
npm run edition -- check 1.1                                names each setting that differs from its default file
npm run edition -- publish 1.1                              shows the edition to readers
npm run edition -- retire 0.1.5.1                           takes the oldest edition out; its addresses lead on`;

type Entries = ReadonlyMap<string, string>;

function readAs(printed: string): {readonly type: string; readonly value: string} {
  if (/^(?:True|False)$/.test(printed)) {
    return {type: `type: 'bool'`, value: printed.toLowerCase()};
  }
  if (/^-?\d+(?:\.\d+)?$/.test(printed)) {
    const type = printed.includes('.') ? 'float' : 'int';
    return {type: `type: '${type}', unit: 'TO FILL IN'`, value: String(Number(printed))};
  }
  if (printed.startsWith('"')) {
    return {type: `type: 'string'`, value: `'${printed.slice(1, -1)}'`};
  }
  if (printed === '' || printed.startsWith('(')) {
    const words = printed.slice(1, -1).split(',').filter(Boolean);
    return {type: `type: 'list', values: [/* TO FILL IN */]`, value: JSON.stringify(words)};
  }
  return {type: `type: 'enum', values: [/* TO FILL IN */]`, value: `'${printed}'`};
}

const placeOf = (key: string) =>
  `src/data/settings/catalogue/${findSetting(key)?.group}.ts, ${key}`;

const part = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`] : [];

/** Drafts the records for `build` from the printed values of two default files. */
export function editionDraft(before: Entries, after: Entries, build: string): string {
  const keys = [...after.keys()];
  const added = keys.filter((key) => !before.has(key));
  const gone = [...before.keys()].filter((key) => !after.has(key));
  const changed = keys.filter((key) => before.has(key) && before.get(key) !== after.get(key));
  const parts = [
    ...part(
      'New keys: records for src/data/settings/catalogue, words for src/words/<language>/settings.json',
      added.map((key) => {
        const {type, value} = readAs(after.get(key)!);
        const neighbour = keys[keys.indexOf(key) - 1] ?? 'nothing';
        return `{key: '${key}', since: '${build}', ${type}, default: ${value}, confidence: {effect: 'low'}},  // after ${neighbour}`;
      }),
    ),
    ...part(
      'Keys that are gone',
      gone.map((key) => `${placeOf(key)}: removed: '${build}',`),
    ),
    ...part(
      'Changed defaults',
      changed.map(
        (key) =>
          `${placeOf(key)} (was ${before.get(key)}): defaultChanges: [{since: '${build}', value: ${readAs(after.get(key)!).value}}],`,
      ),
    ),
  ];
  return parts.length === 0
    ? `The defaults of ${build} are those of the edition ${newestVersion.id}. Set build: '${build}' for it in src/data/versions.ts: it was checked against it.`
    : [
        ...parts,
        `Then write the line OptionSettings=(…) into src/data/settings/fixtures/<edition>.txt; the tests compare it with the records.`,
      ].join('\n\n');
}

/** Reads the keys of a default file. Throws an error at other files. */
export function defaultFileIn(text: string, name: string): Entries {
  const line = /^OptionSettings=\(.*\)$/m.exec(text.replaceAll('\r', ''))?.[0];
  if (!line) {
    throw new Error(
      `${name} has no line OptionSettings=(…) that ends with its bracket. Take DefaultPalWorldSettings.ini of the build, unchanged.`,
    );
  }
  const entries = entriesOf(line);
  const known = [...entries.keys()].filter((key) => findSetting(key)).length;
  const most = defaultFileEntries(newestVersion.id).size;
  if (known < most / 2) {
    throw new Error(
      `${name} has ${known} of the ${most} keys of ${newestVersion.id}: it isn't a whole DefaultPalWorldSettings.ini.`,
    );
  }
  const twice = [...entries.keys()].find((key) => line.split(new RegExp(`[(,]${key}=`)).length > 2);
  if (twice) {
    throw new Error(
      `${name} has ${twice} twice. Take DefaultPalWorldSettings.ini of the build, unchanged.`,
    );
  }
  return entries;
}

/** Describes each setting of which the records and a default file differ. */
export function differencesOf(file: Entries, version: VersionId): readonly string[] {
  const records = new Map<string, string>(
    settingsForVersion(version).map(({key, printedDefault}) => [key, printedDefault]),
  );
  const fixture = `src/data/settings/fixtures/${version}.txt`;
  return [...new Set([...file.keys(), ...records.keys()])]
    .filter((key) => file.get(key) !== records.get(key))
    .map((key) => {
      const [printed, recorded] = [file.get(key), records.get(key)];
      if (recorded === undefined) {
        return findSetting(key)
          ? `${placeOf(key)}: ${fixture} has it (${printed}), the record says that ${version} doesn't.`
          : `${fixture}: no record of src/data/settings/catalogue is called ${key} (${printed}).`;
      }
      return printed === undefined
        ? `${placeOf(key)}: ${version} has it by the record, but ${fixture} has no line for it.`
        : `${placeOf(key)}: the default is ${recorded} by the record, ${printed} in ${fixture}.`;
    });
}

function checkEdition(version: string): number {
  if (!isVersionId(version)) {
    throw new Error(
      `There is no edition ${version}. There are ${allVersions.map(({id}) => id).join(', ')}.`,
    );
  }
  const name = `src/data/settings/fixtures/${version}.txt`;
  const found = differencesOf(defaultFileIn(defaultFileLine(version), name), version);
  const isCopy = fs
    .readFileSync('src/data/settings/sources.ts', 'utf8')
    .includes(`'${version}': ${NO_SOURCE}`);
  const all = [
    ...found,
    ...(isCopy
      ? [
          `${name} is still a copy of another edition's: write where you read it into src/data/settings/sources.ts.`,
        ]
      : []),
  ];
  console.log(all.join('\n') || `The records of ${version} are those of its default file.`);
  return all.length > 0 ? 1 : 0;
}

const nextSteps = (frozen: string, next: string, places: readonly string[]) => `
Version ${frozen} is frozen, docs/ is now ${next} and says what ${frozen} says. Only "npm start" shows
it, and no test asks for what it lacks. By hand:
  1. src/data/settings/fixtures/${next}.txt: the line of its DefaultPalWorldSettings.ini, and in
     src/data/settings/sources.ts where you read it. npm run edition -- check ${next} names every
     setting that differs: new keys (move those of later.ts and their words into the catalogue), removed ones, defaults.
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

function run([command, name = '', build = '', newest]: readonly string[]): string {
  if (command === 'from' && /^\d+(?:\.\d+)+$/.test(build)) {
    const after = defaultFileIn(fs.readFileSync(name, 'utf8'), name);
    return editionDraft(defaultFileEntries(newestVersion.id), after, build);
  }
  if (command === 'cut' && build !== '') {
    return nextSteps(name, build, cutVersion('.', name, build, newest));
  }
  if (command === 'publish' && name !== '') {
    publishVersion('.', name, new Date().toISOString().slice(0, 10));
    return `Readers see ${name}. npm run check:types && npm run test:unit say what is missing.`;
  }
  if (command === 'retire' && name !== '') {
    const files = retireVersion('.', name);
    return `${name} is retired. Its line in deploy/nginx.conf must lead to the oldest edition now, and one for /${name}/, too.
These files still name it; look at each:
${files.map((file) => `  ${file}`).join('\n')}`;
  }
  throw new Error(HELP);
}

runScript('edition', () => {
  const [command, name = '', ...others] = process.argv.slice(2);
  return command === 'check' && name !== ''
    ? checkEdition(name)
    : console.log(run([command ?? '', name, ...others]));
});
