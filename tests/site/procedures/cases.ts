/** The editions that are walked, and what the walks share. */
import {afterAll, expect} from 'vitest';
import {isAtLeast} from '../../../src/data/versions';
import {blocksOf, builtLocales, builtVersions} from '../../support/procedures/blocks';
import {Reader} from '../../support/procedures/reader';
import type {Locale, Version} from '../../support/addresses';
import {procedures, type Walk} from './table';

interface Case {
  readonly locale: Locale;
  readonly version: Version;
}

const languages = {'1.0': 'en', '0.3.12.0': 'ja'} as const;
const built = (version: Version, locale: Locale): Case => ({
  version,
  locale: builtLocales.includes(locale) ? locale : builtLocales[0]!,
});

/**
 * The newest edition, and an old one in Japanese: what is typed is the same in both languages
 * (blocks.test.ts), and what Japanese scripts print is seen there.
 */
export const cases: readonly Case[] = builtVersions.flatMap((version) =>
  version in languages ? [built(version, languages[version as keyof typeof languages])] : [],
);

/** What a reader types and sees in these sections (`page#section`). */
const blocksAt = (version: Version, places: readonly string[]): string =>
  JSON.stringify(
    places.flatMap((place) => {
      const [page = '', section = ''] = place.split('#');
      return blocksOf(builtLocales[0]!, version, page)
        .filter((block) => block.section === section)
        .map(({tabs, at, title, code, note}) => ({tabs, at, title, code, note}));
    }),
  );

/** The same, with one edition of all those that differ from them in these sections. */
export function casesThatDiffer(places: readonly string[]): readonly Case[] {
  const known = new Set(cases.map(({version}) => blocksAt(version, places)));
  const further = builtVersions.filter(
    (version) => known.size !== known.add(blocksAt(version, places)).size,
  );
  return [...cases, ...further.map((version) => built(version, 'en'))];
}

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
