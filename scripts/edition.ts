/**
 * `npm run edition -- from|publish|retire …`: what a default file of the game changes against the newest
 * edition, as records to fill in; shows an edition that was in preparation; retires the oldest one.
 */
import fs from 'node:fs';
import {findSetting} from '../src/data/settings';
import {defaultFileEntries, entriesOf} from '../src/data/settings/order';
import {newestVersion} from '../src/data/versions';
import {publishVersion, retireVersion} from './lib/openVersion';
import {runScript} from './lib/runScript';

const HELP = `npm run edition -- from DefaultPalWorldSettings.ini 1.1.0   the records to fill in; writes nothing
npm run edition -- publish 1.1                              shows the edition to readers
npm run edition -- retire 0.1.5.1                           takes the oldest edition out; its addresses lead on`;

type Entries = ReadonlyMap<string, string>;

/** A value as a printed one shows it: its type with what else a record needs, and the value in code. */
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

/** One list of the draft; nothing where it is empty. */
const part = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`] : [];

/**
 * The draft for `build`: new keys, keys that are gone and changed defaults, each with the file and the
 * line to write there. `before` and `after` are keys with their printed values, in the order of the file.
 */
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
        return `{key: '${key}', since: '${build}', ${type}, default: ${value}, confidence: {default: 'high', effect: 'low'}},  // after ${neighbour}`;
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

/** What the command prints. */
function run([command, name = '', build = '']: readonly string[]): string {
  if (command === 'from' && /^\d+(?:\.\d+)+$/.test(build)) {
    const line = /^OptionSettings=\(.*\)$/m.exec(
      fs.readFileSync(name, 'utf8').replaceAll('\r', ''),
    );
    if (!line) {
      throw new Error(
        `${name} has no line OptionSettings=(…) that ends with its bracket. Take DefaultPalWorldSettings.ini of the build, unchanged.`,
      );
    }
    return editionDraft(defaultFileEntries(newestVersion.id), entriesOf(line[0]), build);
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

void runScript('edition', () => console.log(run(process.argv.slice(2))));
