/**
 * `npm run check:translations` lists the texts that wait for a language, and fails
 * when src/words lacks a text or the record of what was compared is not committed. On a developer's
 * machine it writes that record, as a test runner does with new snapshots.
 *
 * `--release` fails as long as a text waits. `npm run translated -- <name…>` marks texts as still right;
 * `--all` marks every one.
 */
import fs from 'node:fs';
import {locales} from '../src/data/locales';
import {
  lackingWords,
  newRecord,
  placeOf,
  readRecord,
  readTexts,
  RECORD,
  waiting,
} from '../src/site/translations';

const isRelease = process.argv.includes('--release');
const marked = process.argv.slice(2).filter((word) => word !== '--release');
const lacking = lackingWords('.');
if (lacking.length > 0) {
  console.error(lacking.join('\n'));
  process.exit(1);
}

const texts = readTexts('.');
const unknown = marked.filter((name) => name !== '--all' && !texts.has(name));
if (unknown.length > 0) {
  console.error(
    `No text is called ${unknown.join(', ')}. Copy the name from the list of the check.`,
  );
  process.exitCode = 1;
}

const recorded = readRecord('.');
const renewed = newRecord(recorded, texts, marked);
const text = `${JSON.stringify(renewed, null, 2)}\n`;
if (!fs.existsSync(RECORD) || fs.readFileSync(RECORD, 'utf8') !== text) {
  if (process.env.CI) {
    console.error(
      `${RECORD} is older than the texts. Run "npm run check:translations" and commit it: without it a change of one language alone would pass unseen.`,
    );
    process.exitCode = 1;
  } else {
    fs.writeFileSync(RECORD, text);
  }
}

const WHY = {
  late: 'is newer in another language',
  missing: 'is missing',
  copied: 'is still the English text',
};
const list = waiting(renewed, texts);
if (list.length > 0) {
  const lines = list.map(
    ({name, locale, why}) => `  ${placeOf('.', name, locale)} ${WHY[why]}  (${name})`,
  );
  console.log(
    `These texts wait for a language:\n${lines.join('\n')}\nWrite them, or say that they are still right: npm run translated -- "${list[0]!.name}"`,
  );
  if (isRelease) {
    process.exitCode = 1;
  }
} else {
  console.log(`No text waits: ${texts.size} compared in ${locales.join(', ')}.`);
}
