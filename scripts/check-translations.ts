/** `npm run check:translations` lists the texts that wait for a translation. */
import fs from 'node:fs';
import {defaultLocale, locales} from '../src/data/locales';
import {
  differingNumbers,
  fingerprintsOf,
  knownAfter,
  lackingWords,
  newRecord,
  placeOf,
  readRecord,
  readTexts,
  RECORD,
  recordedIn,
  waiting,
  type Fingerprints,
} from '../src/site/translations';
import {baseCommit, git, withFilesAt} from './lib/git';
import {nearestNames} from '../src/core/text/distance';
import {runScript} from './lib/runScript';

const TEXTS = ['docs', 'i18n', 'openapi', 'versioned_docs', 'src/words', 'src/pages'];

/**
 * Returns the texts that were known at the base and since, also those that have left the record.
 */
function knownBefore(): readonly Fingerprints[] {
  const base = baseCommit();
  if (base === undefined) {
    console.log('There is no git history here: only what was recorded before can be late.');
    return [];
  }
  const at = (commit: string, known: Fingerprints) =>
    withFilesAt(commit, TEXTS, (folder) =>
      knownAfter({...known, ...readRecord(folder)}, readTexts(folder), []),
    );
  const first = at(base, {});
  const records = git(
    ...['log', '--reverse', '--topo-order', '-p', '--no-color', '--no-ext-diff'],
    ...[`${base}..HEAD`, '--', RECORD],
  );
  return [first, at('HEAD', {...first, ...recordedIn(records)})];
}

const englishNames = new Intl.DisplayNames('en', {type: 'language'});
const nameOf = (locale: string) => englishNames.of(locale) ?? locale;
const pairs = locales
  .filter((locale) => locale !== defaultLocale)
  .flatMap((locale) => [[defaultLocale, locale] as const, [locale, defaultLocale] as const]);

const WHY = {
  late: 'is newer in another language',
  missing: 'is missing',
  copied: 'is still the English text',
};

runScript('check-translations', () => {
  const isRelease = process.argv.includes('--release');
  const marked = process.argv.slice(2).filter((word) => word !== '--release');
  const lacking = lackingWords('.');
  if (lacking.length > 0) {
    throw new Error(lacking.join('\n'));
  }
  const texts = readTexts('.');
  const unknown = marked.filter((name) => name !== '--all' && !texts.has(name));
  const before = knownBefore();
  const known = before.at(-1) ?? {};
  const recorded = readRecord('.');
  const renewed = newRecord(before, recorded, texts, marked);
  const list = waiting({...known, ...recorded, ...renewed}, texts);
  const unrecorded = list
    .filter(({name, why}) => why === 'late' && recorded[name] !== renewed[name])
    .map(({name}) => name);
  if (process.env.CI && unrecorded.length > 0) {
    console.error(
      `${RECORD} lacks ${unrecorded.join(', ')}, which one language alone changed. Run "npm run check:translations" and commit it, so that readers are told.`,
    );
  } else if (!process.env.CI) {
    fs.writeFileSync(RECORD, `${JSON.stringify(renewed, null, 2)}\n`);
  }
  if (list.length > 0) {
    const lines = list.map(
      ({name, locale, why}) => `  ${placeOf('.', name, locale)} ${WHY[why]}  (${name})`,
    );
    const late = list.find(({why}) => why === 'late');
    console.log(
      `These texts wait for a language:\n${lines.join('\n')}\nWrite them${late ? `, or say that they are still right: npm run translated -- "${late.name}"` : '.'}`,
    );
  } else {
    console.log(`No text waits: ${texts.size} compared in ${locales.join(', ')}.`);
  }
  const now = fingerprintsOf(texts);
  for (const [name, own] of texts) {
    if (known[name] === now[name] || Object.keys(known).length === 0) {
      continue;
    }
    for (const [from, to] of pairs) {
      const lacking = differingNumbers(own[from], own[to]);
      if (lacking.length > 0) {
        console.log(
          `${placeOf('.', name, from)} warning: the ${nameOf(from)} has ${lacking.join(', ')}, which the ${nameOf(to)} lacks.`,
        );
      }
    }
  }
  unknown.forEach((name) =>
    console.error(
      `No text is called ${name}. The nearest are ${nearestNames(name, [...texts.keys()]).join(', ')}.`,
    ),
  );
  const isWrong = unknown.length > 0 || (isRelease && list.length > 0);
  return isWrong || (process.env.CI && unrecorded.length > 0) ? 1 : 0;
});
