import {beforeAll, expect, it} from 'vitest';
import {inOnePiece} from '../../../tests/support/inOnePiece';
import {numbers} from '../../../tests/support/mutations';
import {timeOf} from '../../../tests/support/timeOf';
import type * as Settings from '../settings/knownKeys';
import {sectionHeader} from '.';
import type * as Ini from '.';
import type {ParsedIni} from '.';
import type * as Reader from './read';

let read: (text: string) => ParsedIni;
let view: (text: string) => unknown;
let writeIni: (typeof Ini)['writeIni'];
beforeAll(async () => {
  const modules = ['core/ini', 'core/ini/read', 'core/settings/knownKeys'];
  const code = await inOnePiece<typeof Ini & typeof Reader & typeof Settings>(...modules);
  read = (text) => code.parseIni(text, code.knownKeys);
  view = (text) => code.serverViewOf(text, [], (key) => code.knownKeys.find(key));
  ({writeIni} = code);
});

const size = 1_000_000;
/** Milliseconds on the machine on which the guide is made. */
const limit = 300;
/** Quadratic work of this length takes seconds. */
const hostileSize = 15_000;
const hostileLimit = 30;
/** Even growth gives 8, quadratic growth 64; the rest is room for a loaded machine. */
const growthLimit = 24;

const referenceTime = 6;
const referenceText = 'Key=1.000000,'.repeat(40_000);

function runReference(): void {
  const found: {readonly key: string; readonly value: string}[] = [];
  const byKey = new Map<string, object>();
  for (let at = 0; at < referenceText.length;) {
    const end = referenceText.indexOf(',', at);
    const key = referenceText.slice(at, at + 3) + found.length;
    const item = {key, value: referenceText.slice(at + 4, end)};
    found.push(item);
    byKey.set(item.key, item);
    at = end + 1;
  }
  expect(byKey.size).toBe(40_000);
}

const timeOfReading = (text: string): number => timeOf(() => read(text));

const fill = (piece: string, length = size): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const start = `${sectionHeader}\nOptionSettings=(`;
const many = (piece: (index: number) => string, length = size): string => {
  let text = '';
  for (let index = 0; text.length < length; index += 1) {
    text += piece(index);
  }
  return text.slice(0, length);
};

const real: Record<string, () => string> = {
  'one long text': () => `${start}ServerName="${fill('word, ')}")`,
  'other sections': () => many((i) => `[/Script/Engine.Other${i}]\nkey=value\n; comment\n`),
  'a file of something else': () => fill('The quick brown fox, (jumps) over "it".\n'),
};

const huge: Record<string, () => string> = {
  'ordinary settings': () => start + many((i) => `Key${i}=1.000000,`),
  'settings on many lines': () => `${start}${fill('\r\n  ExpRate=1.000000,')})`,
  'settings on lines of their own': () => `${sectionHeader}\n${many((i) => `Key${i}=1\n`)}`,
  'texts with escapes': () => start + many((i) => `Key${i}="a \\"b\\", c",`),
};

const pieces = [
  ...['a', ' ', '\n', '\r\n', '\r', '(', ')', '"', '\\', '\\"', '\\\\"', '=', ',', ';', '[', ']'],
  ...['“', "'", ':', '#', '/', '\0', '\uFEFF', '\u3000', '＝', '，', '（', '）', 'ａ', '🐑'],
  ...['🐑=1,', '# #'],
  ...['=(', '("', '"(', ',K="', ' K="', ',K="a\\",', '",K=', 'K=("', ',K=(', ',K=(x,', '((', '(a='],
  ...[',a', ' a', 'a=b ', '"x"y', '" "', '")', '"),x', '"=', '"a=', '"K =', 'K="a" b" ', '\n K="'],
  ...[',K=“', '“a', ",K='a", "'a", 'N=x,a,', '9,', 'A=1,', 'A=1\n', 'A="1",', 'A=1,5,', 'a:'],
  ...['\n;', ';\n', '\n; a', ' ; a', ' // a', '[x]\n', '\n[a]', '[a] ', '\n(', '\nS'],
  ...['\n/', '\n【', `${sectionHeader}\n`, ` ${sectionHeader.slice(1)}\n`],
  ...['\nOptionSettings=(', '\nOptionSettings(', 'OptionSettings=(A=1)\n', '\nOptionSettings="('],
  `${sectionHeader}\nOptionSettings=(A=1\n`,
  `${sectionHeader}\nOptionSettings=(...)\n`,
];

const places: Record<string, (text: string) => string> = {
  alone: (text) => text,
  'in the list': (text) => start + text,
  'behind a quote': (text) => `${start}A="${text}`,
  'behind an open list': (text) => `${start}A=(${text}`,
  'behind a long word': (text) =>
    `${start}A=${'1'.repeat(text.length / 2)},${text.slice(text.length / 2)}`,
};

function mixtures(count: number): readonly string[] {
  const below = numbers(20_240_119);
  return Array.from({length: count}, () => {
    const few = Array.from({length: 2 + below(6)}, () => pieces[below(pieces.length)]!);
    return many(() => few[below(few.length)]!, 8 * hostileSize);
  });
}

/** A shared machine may be slow for a while, so the best tries are compared. */
function measure(text: string, goal = limit): number {
  const best = {text: Infinity, reference: Infinity};
  let time = Infinity;
  for (let attempt = 0; attempt < 8 && time >= goal; attempt += 1) {
    best.reference = Math.min(best.reference, timeOf(runReference));
    best.text = Math.min(best.text, timeOfReading(text));
    time = best.text / Math.max(1, best.reference / referenceTime);
  }
  return time;
}

/** A loaded machine distorts a single try. */
function growth(text: string): number {
  const best = {whole: Infinity, part: Infinity};
  const part = text.slice(0, text.length / 8);
  const end = Date.now() + 5_000;
  while (!(best.whole / best.part < growthLimit) && Date.now() < end) {
    best.whole = Math.min(best.whole, timeOfReading(text));
    best.part = Math.min(best.part, timeOfReading(part));
  }
  return best.whole / best.part;
}

function complaint(text: string): string | undefined {
  const part = text.slice(0, hostileSize);
  if (timeOfReading(part) < hostileLimit || measure(part, hostileLimit) < hostileLimit) {
    return undefined;
  }
  const longer = growth(text);
  return longer > growthLimit
    ? `${longer.toFixed(1)} times its eighth: ${JSON.stringify(text.slice(-60))}`
    : undefined;
}

it.each(Object.entries(real))('reads 1 MB of %s within 300 ms', (_name, text) => {
  expect(measure(text())).toBeLessThan(limit);
});

it.each(Object.entries(huge))('does not go in circles on %s', (_name, text) => {
  expect(complaint(text().slice(0, 8 * hostileSize))).toBeUndefined();
});

it.each(Object.entries(places))('does not go in circles on any piece %s', (_name, put) => {
  expect(pieces.length).toBeGreaterThan(80);
  const complaints = pieces.map((piece) => complaint(put(fill(piece, 8 * hostileSize))));
  expect(complaints.filter(Boolean)).toEqual([]);
});

it('does not go in circles on any mixture', () => {
  const texts = mixtures(40);
  expect(texts).toHaveLength(40);
  expect(texts.map((text) => complaint(start + text)).filter(Boolean)).toEqual([]);
});

it.each([' ', '\t', '\\\n'])('does not go in circles on %j within a line', (piece) => {
  expect(measure(`${start}A${fill(piece, 8 * hostileSize)}=1)\n`)).toBeLessThan(limit);
});

it('does not go in circles on a long number in what the server uses', () => {
  const time = (length: number): number =>
    Math.min(...[1, 2, 3].map(() => timeOf(() => view(`${start}A=${fill('1', length)}`))));
  expect(time(8 * hostileSize) / time(hostileSize)).toBeLessThan(growthLimit);
});

it('repairs damage in so many steps that the result needs no more', () => {
  for (const piece of ['A=1\n', ',K="', `${sectionHeader}\nOptionSettings=(A=1\n`]) {
    const repaired = writeIni(read(start + fill(piece, 100_000)).file);
    expect(writeIni(read(repaired).file) === repaired).toBe(true);
  }
});
