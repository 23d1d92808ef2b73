/** `npm run edition` copies facts alone, because older editions render the words of docs/. */
import fs from 'node:fs';
import {findSetting} from '../src/data/settings';
import {settingsForVersion} from '../src/core/settings';
import {defaultFileEntries, defaultFileLine, entriesOf} from '../src/data/settings/order';
import {
  allVersions,
  buildOf,
  isVersionId,
  newestVersion,
  type VersionId,
} from '../src/data/versions';
import {cutVersion, NO_SOURCE, publishVersion, retireVersion} from './lib/editions';
import {runScript} from './lib/runScript';

const HELP = `npm run edition -- from DefaultPalWorldSettings.ini 1.1.0   the records to fill in; writes nothing
npm run edition -- cut 1.0 1.1                              freezes docs/ as 1.0 and opens it for 1.1
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

/** Says what to write into the records of a version where a default file of `build` differs. */
export function differencesOf(file: Entries, version: VersionId, build: string): readonly string[] {
  const records: Entries = new Map(
    settingsForVersion(version).map(({key, printedDefault}) => [key, printedDefault]),
  );
  const inOrder = [...file.keys()];
  return [...new Set([...inOrder, ...records.keys()])]
    .filter((key) => file.get(key) !== records.get(key))
    .map((key) => {
      const [printed, recorded] = [file.get(key), records.get(key)];
      if (printed === undefined) {
        return `${placeOf(key)}, which the file lacks: removed: '${build}',`;
      }
      const {type, value} = readAs(printed);
      if (recorded !== undefined) {
        return `${placeOf(key)} (${recorded} by the record): defaultChanges: [{since: '${build}', value: ${value}}],`;
      }
      return findSetting(key)
        ? `${placeOf(key)}: the file has it (${printed}), the record says that ${version} doesn't.`
        : `a new key, with words for src/words/<language>/settings.json: {key: '${key}', since: '${build}', ${type}, default: ${value}, confidence: {default: 'high', effect: 'low'}},  // after ${inOrder[inOrder.indexOf(key) - 1]}`;
    });
}

function draftFrom(name: string, build: string): string {
  const found = differencesOf(
    defaultFileIn(fs.readFileSync(name, 'utf8'), name),
    newestVersion.id,
    build,
  );
  return found.length > 0
    ? `${found.join('\n')}
Then write the line OptionSettings=(…) into src/data/settings/fixtures/<edition>.txt; the tests compare it with the records.`
    : `The defaults of ${build} are those of the edition ${newestVersion.id}. Set build: '${build}' for it in src/data/versions.ts: it was checked against it.`;
}

function checkEdition(version: string): number {
  if (!isVersionId(version)) {
    throw new Error(
      `There is no edition ${version}. There are ${allVersions.map(({id}) => id).join(', ')}.`,
    );
  }
  const name = `src/data/settings/fixtures/${version}.txt`;
  const file = defaultFileIn(defaultFileLine(version), name);
  const found = [...differencesOf(file, version, buildOf(version)?.version ?? version)];
  const sources = fs.readFileSync('src/data/settings/sources.ts', 'utf8');
  if (sources.includes(`'${version}': ${NO_SOURCE}`)) {
    found.push(
      `${name} is still a copy of another edition's: write where you read it into src/data/settings/sources.ts.`,
    );
  }
  console.log(found.join('\n') || `The records of ${version} are those of its default file.`);
  return found.length > 0 ? 1 : 0;
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

runScript('edition', () => {
  const [command, name = '', build = ''] = process.argv.slice(2);
  if (command === 'check' && name !== '') {
    return checkEdition(name);
  }
  if (command === 'from' && /^\d+(?:\.\d+)+$/.test(build)) {
    console.log(draftFrom(name, build));
  } else if (command === 'cut' && build !== '') {
    console.log(nextSteps(name, build, cutVersion('.', name, build)));
  } else if (command === 'publish' && name !== '') {
    publishVersion('.', name, new Date().toISOString().slice(0, 10));
    console.log(
      `Readers see ${name}. npm run check:types && npm run test:unit say what is missing.`,
    );
  } else if (command === 'retire' && name !== '') {
    const files = retireVersion('.', name).map((file) => `  ${file}`);
    console.log(`${name} is retired. Its line in deploy/nginx.conf must lead to the oldest edition now, and one for /${name}/, too.
These files still name it; look at each:
${files.join('\n')}`);
  } else {
    throw new Error(HELP);
  }
  return 0;
});
