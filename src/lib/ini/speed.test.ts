import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {buildSync} from 'esbuild';
import {beforeAll, describe, expect, it} from 'vitest';
import {sectionHeader} from '.';
import type * as Ini from '.';

/**
 * The code as a browser gets it: in one piece. Here each module would ask the others for every
 * function it calls, several times for each character of a text.
 */
let parseIni: (typeof Ini)['parseIni'];
let writeIni: (typeof Ini)['writeIni'];
beforeAll(async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ini-'));
  const outfile = path.join(folder, 'ini.mjs');
  buildSync({
    entryPoints: [path.join(__dirname, 'index.ts')],
    bundle: true,
    format: 'esm',
    outfile,
  });
  ({parseIni, writeIni} = (await import(pathToFileURL(outfile).href)) as typeof Ini);
  return () => fs.rmSync(folder, {recursive: true});
});

const size = 1_000_000;
/** In milliseconds, on the machine the guide is made on: some 30 to 90 there. */
const limit = 100;
/** For texts made to lead a careless reader in circles. They take up to 99 ms there, which is too near. */
const hostileLimit = 150;

/** What the loop below takes there, in milliseconds. */
const referenceTime = 1.2;

/** How much slower this machine is than that one; at least 1. */
const slowness = ((): number => {
  const signs = 'Key=1.000000,'.repeat(80_000);
  let best = Infinity;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const from = performance.now();
    let sum = 0;
    for (let at = 0; at < signs.length; at += 1) {
      sum = (sum * 31 + signs.charCodeAt(at)) | 0;
    }
    best = sum === 0 ? best : Math.min(best, performance.now() - from);
  }
  return Math.max(1, best / referenceTime);
})();
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

/**
 * The time in which a text is read. A shared machine may be slow for a moment: the best of a few
 * tries counts, and by processor time, in which the work of others does not show.
 */
function bestTime(text: string, goodEnough = limit): number {
  let best = Infinity;
  for (let attempt = 0; attempt < 5 && best >= goodEnough; attempt += 1) {
    const from = performance.now();
    const usage = process.cpuUsage();
    const parsed = parseIni(text);
    const {user, system} = process.cpuUsage(usage);
    best = Math.min(best, Math.min(performance.now() - from, (user + system) / 1000) / slowness);
    expect(parsed.file.before.includes('alGameWorldSettings]')).toBe(true);
  }
  return best;
}

describe('parseIni', () => {
  it.each(Object.entries(real))('reads 1 MB of %s within 100 ms', (_name, text) => {
    expect(bestTime(text())).toBeLessThan(limit);
  });

  it.each(Object.entries(huge))('does not go in circles on 1 MB of %s', (_name, text) => {
    expect(bestTime(text(), hostileLimit)).toBeLessThan(hostileLimit);
  });

  it.each(Object.entries(settings))(
    'does not go in circles on 1 MB of any piece %s',
    {timeout: 300_000},
    (_name, put) => {
      const times = pieces.map(
        (piece) => [piece, Math.round(bestTime(put(fill(piece)), hostileLimit))] as const,
      );
      expect(times.length).toBeGreaterThan(80);
      expect(times.filter(([, time]) => time >= hostileLimit)).toEqual([]);
    },
  );

  it('does not go in circles on 1 MB of any mixture', {timeout: 300_000}, () => {
    const times = mixtures(40).map(
      (text) => [text.slice(0, 60), Math.round(bestTime(start + text, hostileLimit))] as const,
    );
    expect(times.filter(([, time]) => time >= hostileLimit)).toEqual([]);
  });

  it('mends 1 MB of damage in so many steps that the result needs no more', () => {
    for (const piece of ['A=1\n', ',K="', `${sectionHeader}\nOptionSettings=(A=1\n`]) {
      const mended = writeIni(parseIni(start + fill(piece)).file);
      expect(writeIni(parseIni(mended).file) === mended).toBe(true);
    }
  });
});
