import {beforeAll, expect, it} from 'vitest';
import {inOnePiece} from '../../../tests/support/inOnePiece';
import {numbers} from '../../../tests/support/mutations';
import {timeOf} from '../../../tests/support/timeOf';
import type * as Lists from '../lists/pairs';
import type * as Settings from '../settings/knownKeys';
import {sectionHeader} from '.';
import type * as Ini from '.';
import type {ParsedIni} from '.';
import type * as Reader from './read';

let read: (text: string) => ParsedIni;
let view: (text: string) => unknown;
let list: (text: string) => unknown;
let writeIni: (typeof Ini)['writeIni'];
beforeAll(async () => {
  const modules = ['core/ini', 'core/ini/read', 'core/settings/knownKeys', 'core/lists/pairs'];
  const code = await inOnePiece<typeof Ini & typeof Reader & typeof Settings & typeof Lists>(
    ...modules,
  );
  read = (text) => code.parseIni(text, code.knownKeys);
  view = (text) => code.serverViewOf(text, [], (key) => code.knownKeys.find(key));
  list = (text) => code.pairsIn(text, () => false);
  ({writeIni} = code);
});

const size = 1_000_000;
/** Quadratic work of this length takes seconds. */
const hostileSize = 10_000;
const hostileLimit = 20;
const times = 4;
/** Linear growth gives 4 and quadratic growth 16, so the limit leaves room for a loaded machine. */
const growthLimit = 9;

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

const huge: Record<string, () => string> = {
  'one long text': () => `${start}ServerName="${fill('word, ')}")`,
  'other sections': () => many((i) => `[/Script/Engine.Other${i}]\nkey=value\n; comment\n`),
  'a file of something else': () => fill('The quick brown fox, (jumps) over "it".\n'),
  'ordinary settings': () => start + many((i) => `Key${i}=1.000000,`),
  'settings on many lines': () => `${start}${fill('\r\n  ExpRate=1.000000,')})`,
  'settings on lines of their own': () => `${sectionHeader}\n${many((i) => `Key${i}=1\n`)}`,
  'texts with escapes': () => start + many((i) => `Key${i}="a \\"b\\", c",`),
};

const pieces = [
  ...['a', ' ', '\n', '\r\n', '\r', '(', ')', '"', '\\', '\\"', '\\\\"', '=', ',', ';', '[', ']'],
  ...['“', "'", ':', '#', '/', '\0', '\uFEFF', '\u3000', '＝', '，', '（', '）', 'ａ', '🐑'],
  ...['🐑=1,', '# #', '\\"a'],
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
  'behind another quote': (text) => `${start}ServerName=“${text}`,
  'behind an open list': (text) => `${start}A=(${text}`,
  'in a key': (text) => `${start}A${text}=1)\n`,
  'behind a long word': (text) =>
    `${start}A=${'1'.repeat(text.length / 2)},${text.slice(text.length / 2)}`,
};

function mixtures(count: number): readonly string[] {
  const below = numbers(20_240_119);
  return Array.from({length: count}, () => {
    const few = Array.from({length: 2 + below(6)}, () => pieces[below(pieces.length)]!);
    return many(() => few[below(few.length)]!, times * hostileSize);
  });
}

/** Tries for five seconds of the processor, because a loaded machine distorts a single try. */
function growth(text: string, timeOfText: (text: string) => number): number {
  const best = {whole: Infinity, part: Infinity};
  const part = text.slice(0, text.length / times);
  let spent = 0;
  while (!(best.whole / best.part < growthLimit) && spent < 5_000) {
    const whole = timeOfText(text);
    spent += whole;
    best.whole = Math.min(best.whole, whole);
    best.part = Math.min(best.part, timeOfText(part));
  }
  return best.whole / best.part;
}

function complaint(text: string, timeOfText = timeOfReading): string | undefined {
  const part = text.slice(0, hostileSize);
  // A first reading also compiles code.
  if ([1, 2].some(() => timeOfText(part) < hostileLimit)) {
    return undefined;
  }
  const longer = growth(text, timeOfText);
  return longer > growthLimit
    ? `${longer.toFixed(1)} times its quarter: ${JSON.stringify(text.slice(-60))}`
    : undefined;
}

it.each(Object.entries(huge))('does not go in circles on %s', (_name, text) => {
  expect(complaint(text().slice(0, times * hostileSize))).toBeUndefined();
});

it.each(Object.entries(places))('does not go in circles on any piece %s', (_name, put) => {
  expect(pieces.length).toBeGreaterThan(80);
  const complaints = pieces.map((piece) => complaint(put(fill(piece, times * hostileSize))));
  expect(complaints.filter(Boolean)).toEqual([]);
});

const ofLists = ['\t', '- ', '-e ', 'A: ', 'A=x ', '| ', '`', '${', '$(', '{{', ' \\\n', 'name: '];

it.each(['', 'A=', 'docker run ', 'A: "', 'set ', '- '])(
  'does not go in circles on any piece of a list behind %j',
  (before) => {
    const complaints = [...pieces, ...ofLists].map((piece) =>
      complaint(before + fill(piece, times * hostileSize), (text) => timeOf(() => list(text))),
    );
    expect(complaints.filter(Boolean)).toEqual([]);
  },
);

it('does not go in circles on any piece above the list in what the server uses', () => {
  const complaints = pieces.map((piece) =>
    complaint(fill(piece, times * hostileSize), (text) =>
      timeOf(() => view(`${sectionHeader}\n${text}\nOptionSettings=(A=1)\n`)),
    ),
  );
  expect(complaints.filter(Boolean)).toEqual([]);
});

it('does not go in circles on any mixture', () => {
  const texts = mixtures(40);
  expect(texts).toHaveLength(40);
  expect(texts.map((text) => complaint(start + text)).filter(Boolean)).toEqual([]);
});

it.each([
  ['a long number in what the server uses', (text: string) => view(`${start}A=${text}`), '1'],
  [
    'many settings in what the server uses',
    (text: string) => view(`${start}${text.replace(/A/g, (_, at) => `K${at}`)})\n`),
    'A=1,',
  ],
  [
    'escaped quotes in a whole list',
    (text: string) => read(`${start}ServerName=“${text})\n`),
    '\\"a',
  ],
] as const)('does not go in circles on %s', (_name, work, piece) => {
  const time = (length: number): number =>
    Math.min(...[1, 2, 3].map(() => timeOf(() => work(fill(piece, length)))));
  expect(time(times * hostileSize) / time(hostileSize)).toBeLessThan(growthLimit);
});

it('repairs damage in so many steps that the result needs no more', () => {
  for (const piece of ['A=1\n', ',K="', `${sectionHeader}\nOptionSettings=(A=1\n`]) {
    const repaired = writeIni(read(start + fill(piece, times * hostileSize)).file);
    expect(writeIni(read(repaired).file) === repaired).toBe(true);
  }
});
