import fs from 'node:fs';
import {versions, type Locale, type Version, newest} from '../../support/addresses';
import {blocksOf} from '../../support/procedures/blocks';
import {expect} from 'vitest';
import {Reader, type Edits} from '../../support/procedures/reader';

interface Case {
  readonly locale: Locale;
  readonly version: Version;
}

export const cases: readonly Case[] = [
  {version: newest, locale: 'en'},
  {version: '0.3.12.0', locale: 'ja'},
];

export const blocksAt = (version: Version, places: readonly string[]): string =>
  JSON.stringify(
    places.flatMap((place) => {
      const [page = '', section = ''] = place.split('#');
      return blocksOf('en', version, page)
        .filter((block) => block.section === section)
        .map(({tabs, at, title, code, note}) => ({tabs, at, title, code, note}));
    }),
  );

/** Adds an edition for each further form of these sections. */
export function casesThatDiffer(places: readonly string[]): readonly Case[] {
  const known = new Set(cases.map(({version}) => blocksAt(version, places)));
  const further = versions.filter(
    (version) => known.size !== known.add(blocksAt(version, places)).size,
  );
  return [...cases, ...further.map((version): Case => ({version, locale: 'en'}))];
}

export const filesIn = (reader: Reader, folder: string): readonly string[] =>
  fs.readdirSync(reader.file(folder)).sort();

const LINUX_COPIES = '/home/steam/backups';
export const inDocker: Readonly<Record<string, string>> = {[LINUX_COPIES]: '/opt/palworld-backups'};

export async function restore(reader: Reader, archive: string, edits: Edits = {}): Promise<void> {
  // Without a name the script ends with 1, which doesn't disturb a person at a prompt.
  const lists = {'restore.sh\n': 'restore.sh || true\n'};
  await reader.walk(reader.section('operate/backups', 'restore-script', 'Linux'), {
    ...lists,
    'palworld-2026-01-31_063000.tar.gz': archive,
    ...edits,
  });
  await reader.answers();
}

/** Turns off jobs of the install script, so that the pages turn them on. */
export async function turnOffJobs(reader: Reader): Promise<void> {
  const timers = ['backup', 'restart', 'update'].map((job) => `palworld-${job}.timer`);
  const {code, output} = await reader.admin(`sudo systemctl disable --now ${timers.join(' ')}`);
  expect(code, output).toBe(0);
}

export async function withReader(
  {locale, version}: Case,
  test: (reader: Reader) => Promise<void>,
): Promise<void> {
  const reader = await Reader.at(locale, version);
  try {
    await test(reader);
  } finally {
    await reader.remove();
  }
}
