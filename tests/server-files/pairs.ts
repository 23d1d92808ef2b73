/** Sets of choices that hold every pair of values at least once. */
import {defaultChoices, type Choices} from '../../src/core/serverFiles';
import {serverFilesFacts, type ServerFilesFacts} from '../../src/core/serverFiles/facts';
import type {Make} from '../../src/core/serverFiles/types';
import {fileSystems, firewalls, updateKinds} from '../../src/data/serverFiles';
import en from '../../src/words/en/serverFiles.json';
import ja from '../../src/words/ja/serverFiles.json';
import {isPresent, versionIds, type VersionId} from '../../src/data/versions';

const words = {en, ja};

/** Values that are tried, by the name of the choice. 'own' and 'other' are filled in below. */
const values = {
  version: versionIds,
  locale: ['en', 'ja'],
  system: fileSystems.map(({id}) => id),
  place: ['own', 'other'],
  port: [8211, 28250],
  queryPort: [27015, 27016],
  players: [1, 32],
  isListed: [true, false],
  hasRemote: [true, false],
  restart: ['', '05:00', '00:03'],
  warn: [0, 10, 30],
  backupHours: [0, 1, 6, 24],
  keep: [1, 28],
  memory: [0, 14000],
  update: updateKinds,
  build: ['', 'given'],
  firewall: firewalls,
} as const satisfies Readonly<Record<string, readonly (string | number | boolean)[]>>;

type Name = keyof typeof values;
type Row = Readonly<Record<Name, string | number | boolean>>;
const names = Object.keys(values) as readonly Name[];

/** A system that the version does not have cannot be chosen. */
function isPossible(row: Partial<Row>): boolean {
  const system = fileSystems.find(({id}) => id === row.system);
  return !system || !row.version || isPresent(system, row.version as VersionId);
}

type Value = Row[Name];
const keyOf = (a: Name, x: Value, b: Name, y: Value): string =>
  `${a}=${String(x)} ${b}=${String(y)}`;

/** Every pair of values that can stand together. */
export function allPairs(): ReadonlySet<string> {
  const pairs = new Set<string>();
  names.forEach((a, i) =>
    names.slice(i + 1).forEach((b) => {
      for (const x of values[a]) {
        for (const y of values[b]) {
          if (isPossible({[a]: x, [b]: y})) {
            pairs.add(keyOf(a, x, b, y));
          }
        }
      }
    }),
  );
  return pairs;
}

/** The pairs that a row holds. */
export function pairsOf(row: Row): readonly string[] {
  return names.flatMap((a, i) => names.slice(i + 1).map((b) => keyOf(a, row[a], b, row[b])));
}

/** Whole numbers below a limit, the same ones for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/**
 * Rows beside the covering ones: `RANDOM_SETS=20` asks for twenty whose files run on Linux. Another
 * `SEED` gives others; the seed in use is printed, so that a failure can be had again.
 */
export function randomRows(): readonly Row[] {
  const count = Number(process.env.RANDOM_SETS ?? 0);
  const seed = Number(process.env.SEED ?? Date.now() % 100_000);
  const random = randomFrom(seed);
  const rows: Row[] = [];
  while (rows.length < count) {
    const row = Object.fromEntries(
      names.map((name) => [name, values[name][random(values[name].length)]]),
    ) as Row;
    if (isPossible(row) && ['linux', 'docker'].includes(String(row.system))) {
      rows.push(row);
    }
  }
  if (count > 0) {
    console.log(`${count} random sets of choices, made with SEED=${seed}.`);
  }
  return rows;
}

/** Rows that together hold every pair: each is the best of some random ones, always the same. */
export function coveringRows(): readonly Row[] {
  const random = randomFrom(7);
  const open = new Set(allPairs());
  const rows: Row[] = [];
  while (open.size > 0) {
    const [first = ''] = open;
    const wanted = new Map(
      first.split(' ').map((part) => part.split('=') as [name: string, value: string]),
    );
    let best: {row: Row; count: number} | undefined;
    for (let i = 0; i < 60; i += 1) {
      const row = Object.fromEntries(
        names.map((name) => {
          const list: readonly (string | number | boolean)[] = values[name];
          const asked = list.find((value) => String(value) === wanted.get(name));
          return [name, asked ?? list[random(list.length)]];
        }),
      ) as Row;
      const count = isPossible(row) ? pairsOf(row).filter((pair) => open.has(pair)).length : 0;
      if (count > (best?.count ?? 0)) {
        best = {row, count};
      }
    }
    if (best) {
      pairsOf(best.row).forEach((pair) => open.delete(pair));
      rows.push(best.row);
    }
  }
  return rows;
}

const factsOf = new Map<VersionId, ServerFilesFacts>(
  versionIds.map((version) => [version, serverFilesFacts(version)]),
);

/** What the generator gets for a row. */
export function makeOf(row: Row): Make {
  const {version, locale, place, build, ...rest} = row;
  const facts = factsOf.get(version as VersionId);
  if (!facts) {
    throw new Error(`No facts of ${String(version)}.`);
  }
  const system = rest.system as Choices['system'];
  const preset = defaultChoices(system, facts);
  const isWindows = system === 'windows';
  const other = isWindows
    ? {name: 'pal2', folder: 'D:\\Game servers\\pal2', backups: 'E:\\pal2 backups'}
    : {name: 'pal2', folder: '/srv/pal2', backups: '/mnt/backup/pal2', user: 'palserver'};
  const given = system === 'docker' ? 'v0.6.2.76269' : '7543835373978771853';
  return {
    facts,
    words: words[locale as 'en' | 'ja'],
    choices: {
      ...preset,
      ...(rest as Partial<Choices>),
      ...(place === 'other' ? other : {}),
      build: build === 'given' ? given : '',
    },
  };
}
