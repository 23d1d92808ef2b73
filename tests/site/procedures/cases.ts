/** The editions that are walked, and what the walks share. */
import {afterAll, expect} from 'vitest';
import {isAtLeast} from '../../../src/data/versions';
import {builtLocales, builtVersions} from '../../support/procedures/blocks';
import {Reader} from '../../support/procedures/reader';
import type {Locale, Version} from '../../support/addresses';
import {procedures, type Walk} from './table';

interface Case {
  readonly locale: Locale;
  readonly version: Version;
}

/** The newest edition and an old one, in both languages. */
export const cases: readonly Case[] = builtLocales.flatMap((locale) =>
  builtVersions
    .filter((version) => ['1.0', '0.3.12.0'].includes(version))
    .map((version) => ({locale, version})),
);

/** All others in English: what is typed is the same in both languages. */
export const further: readonly Case[] = builtVersions
  .filter((version) => builtLocales.includes('en') && !cases.some((one) => one.version === version))
  .map((version) => ({locale: 'en', version}));

const total = {machines: 0, blocks: 0};
afterAll(() => {
  console.log(`${total.blocks} blocks of procedures typed on ${total.machines} clean machines.`);
});

/** Without a name the script lists the archives and ends with 1, which doesn't disturb a person at a prompt. */
export const LISTS = {'restore.sh\n': 'restore.sh || true\n'};

/** Sets a reader before a clean machine. */
export async function withReader(
  locale: Locale,
  version: Version,
  test: (reader: Reader) => Promise<void>,
): Promise<void> {
  const reader = await Reader.at(locale, version);
  try {
    await test(reader);
  } finally {
    total.machines += 1;
    total.blocks += [...reader.typed.values()].reduce((sum, count) => sum + count, 0);
    await reader.remove();
  }
}

/** Every section that the table gives to this walk was typed, apart from those of another test of it. */
export function expectWalked(reader: Reader, walk: Walk, elsewhere: readonly string[] = []): void {
  const wanted = procedures
    .filter((one) => one.in.includes(walk) && isAtLeast(reader.version, one.since))
    .flatMap(({at}) => at);
  const missing = wanted.filter((place) => !reader.typed.has(place) && !elsewhere.includes(place));
  expect(missing, 'sections of the table that the walk has not typed').toEqual([]);
}
