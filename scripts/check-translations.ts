/**
 * `npm run check:translations` fails when an English text changed and its Japanese counterpart
 * neither changed nor was marked as still right. On a developer's machine it also records new texts
 * and texts that changed in both languages, as a test runner does with new snapshots.
 *
 * `npm run translated -- <name…>` marks Japanese texts as still right; `--all` marks every one.
 */
import fs from 'node:fs';
import {behind, fingerprintsOf, readPairs, type Fingerprints} from '../src/build/translations';

const RECORD = 'src/words/translations.json';

const marked = process.argv.slice(2);
const pairs = readPairs('.');
const recorded = fs.existsSync(RECORD)
  ? (JSON.parse(fs.readFileSync(RECORD, 'utf8')) as Fingerprints)
  : {};
const late = behind(recorded, pairs).filter(
  (name) => !marked.includes('--all') && !marked.includes(name),
);

const unknown = marked.filter((name) => name !== '--all' && !pairs.has(name));
if (unknown.length > 0) {
  console.error(
    `No text is called ${unknown.join(', ')}. Copy the name from the list of the check.`,
  );
  process.exitCode = 1;
}

if (!process.env.CI) {
  const kept = Object.fromEntries(late.map((name) => [name, recorded[name] ?? '']));
  const text = `${JSON.stringify({...fingerprintsOf(pairs), ...kept}, null, 2)}\n`;
  if (!fs.existsSync(RECORD) || fs.readFileSync(RECORD, 'utf8') !== text) {
    fs.writeFileSync(RECORD, text);
  }
}

if (late.length > 0) {
  console.error(
    `The English of ${late.length} texts changed, the Japanese did not:\n${late
      .map((name) => `  ${name}`)
      .join(
        '\n',
      )}\nChange the Japanese too, or say that it is still right: npm run translated -- '${late[0]}'`,
  );
  process.exitCode = 1;
} else {
  console.log(`Japanese is up to date with English: ${pairs.size} texts compared.`);
}
