/** What a person enters for a new default file of the game, from the differences to the newest edition. */
import {findSetting} from '../../src/data/settings';
import {newestVersion} from '../../src/data/versions';

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
        return `{key: '${key}', since: '${build}', ${type}, default: ${value}, confidence: {default: 'high', effect: 'low'}, source: [...sources.defaultFiles]},  // after ${neighbour}`;
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
