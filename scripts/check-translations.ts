/**
 * `npm run check:translations` fails when a language lacks a text or still has the English one, and
 * when an English text changed and its counterpart in another language neither changed nor was marked
 * as still right. On a developer's machine it also records new texts and texts that changed in every
 * language, as a test runner does with new snapshots.
 *
 * `npm run translated -- <name…>` marks translations as still right; `--all` marks every one.
 */
import fs from 'node:fs';
import {locales} from '../src/data/locales';
import {
  behind,
  fingerprintsOf,
  lacking,
  readTexts,
  untranslated,
  type Fingerprints,
} from '../src/build/translations';

const RECORD = 'src/words/translations.json';

function fail(sentences: readonly string[]): never {
  console.error(sentences.join('\n'));
  process.exit(1);
}

const marked = process.argv.slice(2);
const missing = lacking('.');
if (missing.length > 0) {
  fail(missing);
}
const texts = readTexts('.');
const empty = untranslated(texts);
if (empty.length > 0) {
  fail(empty);
}

const recorded = fs.existsSync(RECORD)
  ? (JSON.parse(fs.readFileSync(RECORD, 'utf8')) as Fingerprints)
  : {};
const late = behind(recorded, texts).filter(
  ({name}) => !marked.includes('--all') && !marked.includes(name),
);

const unknown = marked.filter((name) => name !== '--all' && !texts.has(name));
if (unknown.length > 0) {
  console.error(
    `No text is called ${unknown.join(', ')}. Copy the name from the list of the check.`,
  );
  process.exitCode = 1;
}

if (!process.env.CI) {
  const kept = Object.fromEntries(late.map(({name}) => [name, recorded[name] ?? '']));
  const record = `${JSON.stringify({...fingerprintsOf(texts), ...kept}, null, 2)}\n`;
  if (!fs.existsSync(RECORD) || fs.readFileSync(RECORD, 'utf8') !== record) {
    fs.writeFileSync(RECORD, record);
  }
}

if (late.length > 0) {
  const list = late.map(({name, locale}) => `  ${name} (${locale})`).join('\n');
  console.error(
    `These texts changed in English, and not in the language named here:\n${list}\nChange them there too, or say that they are still right: npm run translated -- '${late[0]?.name}'`,
  );
  process.exitCode = 1;
} else {
  console.log(`Up to date with English: ${texts.size} texts compared in ${locales.join(', ')}.`);
}
