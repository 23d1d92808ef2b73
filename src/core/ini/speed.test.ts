import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {buildSync} from 'esbuild';
import {beforeAll, describe, expect, it} from 'vitest';
import {sectionHeader} from '.';
import type * as Ini from '.';
import type {ParsedIni} from '.';

/**
 * The code as a browser gets it: in one piece. Here each module would ask the others for every
 * function it calls, several times for each character of a text.
 */
let read: (text: string) => ParsedIni;
let writeIni: (typeof Ini)['writeIni'];
beforeAll(async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ini-'));
  const outfile = path.join(folder, 'ini.mjs');
  buildSync({
    stdin: {
      contents: "export * from './ini'; export {knownKeys} from './settings/knownKeys';",
      resolveDir: path.join(__dirname, '..'),
    },
    bundle: true,
    format: 'esm',
    outfile,
  });
  const bundled = (await import(pathToFileURL(outfile).href)) as typeof Ini & {
    readonly knownKeys: Ini.KnownKeys;
  };
  read = (text) => bundled.parseIni(text, bundled.knownKeys);
  ({writeIni} = bundled);
  return () => fs.rmSync(folder, {recursive: true});
});

const size = 1_000_000;
/** In milliseconds, on the machine the guide is made on. */
const limit = 300;
/** For texts made to lead a careless reader in circles. */
const hostileLimit = 450;

/** What the work below takes there, in milliseconds. */
const referenceTime = 6;
const referenceText = 'Key=1.000000,'.repeat(40_000);

/** Work of the same kind as reading settings: most of it is making small objects. */
function reference(): number {
  const found: {readonly key: string; readonly value: string}[] = [];
  const byKey = new Map<string, object>();
  for (let at = 0; at < referenceText.length;) {
    const end = referenceText.indexOf(',', at);
    const item = {
      key: referenceText.slice(at, at + 3) + found.length,
      value: referenceText.slice(at + 4, end),
    };
    found.push(item);
    byKey.set(item.key, item);
    at = end + 1;
  }
  return byKey.size;
}

/** In milliseconds; of the processor, so that the work of others does not show. */
function timeOf(run: () => void): number {
  const from = performance.now();
  const usage = process.cpuUsage();
  run();
  const {user, system} = process.cpuUsage(usage);
  return Math.min(performance.now() - from, (user + system) / 1000);
}

const fill = (piece: string): string => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
const start = `${sectionHeader}\nOptionSettings=(`;
const many = (piece: (index: number) => string): string => {
  let text = '';
  for (let index = 0; text.length < size; index += 1) {
    text += piece(index);
  }
  return text.slice(0, size);
};

/** Texts of 1 MB as they may really come. */
const real: Record<string, () => string> = {
  'ordinary settings': () => start + many((i) => `Key${i}=1.000000,`),
  'one long text': () => `${start}ServerName="${fill('word, ')}")`,
  'settings on many lines': () => `${start}${fill('\r\n  ExpRate=1.000000,')})`,
  'other sections': () => many((i) => `[/Script/Engine.Other${i}]\nkey=value\n; comment\n`),
  'a file of something else': () => fill('The quick brown fox, (jumps) over "it".\n'),
};

/** Texts of 1 MB with more settings than any game has. */
const huge: Record<string, () => string> = {
  'settings on lines of their own': () => `${sectionHeader}\n${many((i) => `Key${i}=1\n`)}`,
  'texts with escapes': () => start + many((i) => `Key${i}="a \\"b\\", c",`),
};

/** Pieces that mean something to the reader, or nothing at all. */
const pieces = [
  ...['a', ' ', '\n', '\r\n', '\r', '(', ')', '"', '\\', '\\"', '\\\\"', '=', ',', ';', '[', ']'],
  ...[
    '“',
    "'",
    ':',
    '#',
    '/',
    '\0',
    '\uFEFF',
    '\u3000',
    '＝',
    '，',
    '（',
    '）',
    'ａ',
    '🐑',
    '🐑=1,',
  ],
  ...['=(', '("', '"(', ',K="', ' K="', ',K="a\\",', '",K=', 'K=("', ',K=(', ',K=(x,', '((', '(a='],
  ...[',a', ' a', 'a=b ', '"x"y', '" "', '")', '"),x', '"=', '"a=', '"K =', 'K="a" b" ', '\n K="'],
  ...[
    ',K=“',
    '“a',
    ",K='a",
    "'a",
    'N=x,a,',
    '9,',
    'A=1,',
    'A=1\n',
    'A="1",',
    'A=1,5,',
    'a:',
    '# #',
  ],
  ...[
    '\n;',
    ';\n',
    '\n; a',
    ' ; a',
    ' // a',
    '[x]\n',
    '\n[a]',
    '[a] ',
    '\n(',
    '\nS',
    '\n/',
    '\n【',
  ],
  ...['\nOptionSettings=(', '\nOptionSettings(', 'OptionSettings=(A=1)\n', '\nOptionSettings="('],
  `${sectionHeader}\n`,
  ` ${sectionHeader.slice(1)}\n`,
  `${sectionHeader}\nOptionSettings=(A=1\n`,
  `${sectionHeader}\nOptionSettings=(...)\n`,
];

/** Where a megabyte of one piece may stand. */
const settings: Record<string, (text: string) => string> = {
  alone: (text) => text,
  'in the list': (text) => start + text,
  'behind a quote': (text) => `${start}A="${text}`,
  'behind an open list': (text) => `${start}A=(${text}`,
  'behind a long word': (text) => `${start}A=${'1'.repeat(size / 2)},${text.slice(size / 2)}`,
};

/** Random texts of the pieces, the same ones each time. */
function mixtures(count: number): readonly string[] {
  let seed = 20_240_119;
  const below = (end: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed % end;
  };
  return Array.from({length: count}, () => {
    const few = Array.from({length: 2 + below(6)}, () => pieces[below(pieces.length)] ?? '');
    return many(() => few[below(few.length)] ?? 'a');
  });
}

interface Measured {
  /** In milliseconds, as it would be on the machine the guide is made on. */
  readonly time: number;
  /** How much slower than that one this machine is just now; at least 1. */
  readonly slowness: number;
}

/**
 * How long a text takes to read. A shared machine may be slow for a moment or for a while: the best of
 * a few tries counts, against the best of the reference at the same time.
 */
function measure(text: string, goodEnough = limit): Measured {
  const best = {text: Infinity, reference: Infinity};
  let measured: Measured = {time: Infinity, slowness: 1};
  for (let attempt = 0; attempt < 8 && measured.time >= goodEnough; attempt += 1) {
    if (attempt > 0) {
      best.reference = Math.min(
        best.reference,
        timeOf(() => expect(reference()).toBe(40_000)),
      );
    }
    best.text = Math.min(
      best.text,
      timeOf(() => {
        expect(read(text).file.before.includes('alGameWorldSettings]')).toBe(true);
      }),
    );
    const slowness = attempt > 0 ? Math.max(1, best.reference / referenceTime) : 1;
    measured = {time: best.text / slowness, slowness};
  }
  return measured;
}

/** How much longer a text takes than its first quarter: 4 when each character costs the same. */
function growth(text: string): number {
  const best = {whole: Infinity, quarter: Infinity};
  const quarter = text.slice(0, text.length / 4);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    best.whole = Math.min(
      best.whole,
      timeOf(() => read(text)),
    );
    best.quarter = Math.min(
      best.quarter,
      timeOf(() => read(quarter)),
    );
  }
  return best.whole / best.quarter;
}

/**
 * Why a text made to lead a reader in circles is too much for it, if it is. On a machine so much
 * slower that its milliseconds say little, the growth with the length of the text tells.
 */
function complaint(text: string): string | undefined {
  const {time, slowness} = measure(text, hostileLimit);
  if (time < hostileLimit) {
    return undefined;
  }
  const longer = growth(text);
  return slowness < 1.5 || longer > 8
    ? `${time.toFixed(0)} ms, ${longer.toFixed(1)} times its quarter: ${JSON.stringify(text.slice(-60))}`
    : undefined;
}

describe('parseIni', () => {
  it.each(Object.entries(real))('reads 1 MB of %s within 300 ms', (_name, text) => {
    expect(measure(text()).time).toBeLessThan(limit);
  });

  it.each(Object.entries(huge))('does not go in circles on 1 MB of %s', (_name, text) => {
    expect(complaint(text())).toBeUndefined();
  });

  it.each(Object.entries(settings))(
    'does not go in circles on 1 MB of any piece %s',
    {timeout: 300_000},
    (_name, put) => {
      expect(pieces.length).toBeGreaterThan(80);
      const complaints = pieces.map((piece) => complaint(put(fill(piece))));
      expect(complaints.filter(Boolean)).toEqual([]);
    },
  );

  it('does not go in circles on 1 MB of any mixture', {timeout: 300_000}, () => {
    const complaints = mixtures(40).map((text) => complaint(start + text));
    expect(complaints.filter(Boolean)).toEqual([]);
  });

  it('mends 1 MB of damage in so many steps that the result needs no more', () => {
    for (const piece of ['A=1\n', ',K="', `${sectionHeader}\nOptionSettings=(A=1\n`]) {
      const mended = writeIni(read(start + fill(piece)).file);
      expect(writeIni(read(mended).file) === mended).toBe(true);
    }
  });
});
