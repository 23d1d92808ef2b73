import fc from 'fast-check';
import {defaultChoices, type Choices} from '../../src/core/serverFiles';
import {serverFilesFacts} from '../../src/core/serverFiles/facts';
import type {Make} from '../../src/core/serverFiles/types';
import {locales} from '../../src/data/locales';
import {fileSystems, firewalls, updateKinds} from '../../src/data/serverFiles';
import {isPresent, versionIds} from '../../src/data/versions';
import {wordsOf} from '../../src/words';

const row = fc
  .record({
    version: fc.constantFrom(...versionIds),
    locale: fc.constantFrom(...locales),
    system: fc.constantFrom(...fileSystems.map(({id}) => id)),
    place: fc.constantFrom('own', 'other'),
    port: fc.constantFrom(8211, 28250),
    queryPort: fc.constantFrom(27015, 27016),
    players: fc.constantFrom(1, 32),
    isListed: fc.boolean(),
    hasRemote: fc.boolean(),
    restart: fc.constantFrom('', '05:00', '00:03'),
    warn: fc.constantFrom(0, 10, 30),
    backupHours: fc.constantFrom(0, 1, 6, 24),
    keep: fc.constantFrom(1, 28),
    memory: fc.constantFrom(0, 14000),
    update: fc.constantFrom(...updateKinds),
    build: fc.constantFrom('', 'given'),
    firewall: fc.constantFrom(...firewalls),
  })
  .filter(({system, version}) =>
    isPresent(
      fileSystems.find(({id}) => id === system)!,
      version,
    ),
  );

type Row = typeof row extends fc.Arbitrary<infer T> ? T : never;

export const pairsOf = (one: Row): readonly string[] =>
  Object.entries(one)
    .map(([name, value]) => `${name}=${value}`)
    .flatMap((a, i, all) => all.slice(i + 1).map((b) => `${a} ${b}`));

/** Returns rows that contain every pair of values, always in the same order. */
export function coveringRows(isWanted: (one: Row) => boolean = () => true): readonly Row[] {
  const candidates = fc.sample(row, {seed: 7, numRuns: 600}).filter(isWanted);
  const parts = candidates.map(pairsOf);
  const open = new Set(parts.flat());
  const rows: Row[] = [];
  while (open.size > 0) {
    const counts = parts.map((own) => own.filter((part) => open.has(part)).length);
    const best = counts.indexOf(Math.max(...counts));
    parts[best]!.forEach((part) => open.delete(part));
    rows.push(candidates[best]!);
  }
  return rows;
}

export function makeOf({version, locale, place, build, ...rest}: Row): Make {
  const facts = serverFilesFacts(version);
  const other =
    rest.system === 'windows'
      ? {name: 'pal2', folder: 'D:\\Game servers\\pal2', backups: 'E:\\pal2 backups'}
      : {name: 'pal2', folder: '/srv/pal2', backups: '/mnt/backup/pal2', user: 'palserver'};
  const given = rest.system === 'docker' ? 'v0.6.2.76269' : '7543835373978771853';
  const choices: Choices = {
    ...defaultChoices(rest.system, facts),
    ...rest,
    ...(place === 'other' ? other : {}),
    build: build === 'given' ? given : '',
  };
  return {facts, words: wordsOf(locale).serverFiles, choices};
}
