import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {buildSync} from 'esbuild';
import {beforeAll, expect, it} from 'vitest';
import {resolve} from '../../components/SettingsEditor/resolve';
import type * as Reader from '../editor/reader';
import {defaultIni} from '../settings';

/** The code in one piece, as a browser gets it: module by module it takes several times as long. */
let checkText: (typeof Reader)['checkText'];
beforeAll(async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'editor-'));
  const outfile = path.join(folder, 'editor.mjs');
  buildSync({
    entryPoints: [path.join(__dirname, '../editor/reader.ts')],
    bundle: true,
    format: 'esm',
    outfile,
  });
  ({checkText} = (await import(pathToFileURL(outfile).href)) as typeof Reader);
  return () => fs.rmSync(folder, {recursive: true});
});

const {data} = resolve({}, {version: '0.6.8', locale: 'en', baseUrl: '/', file: 'test'});
const count = 5000;

/** Random numbers, the same ones each time. */
function numbers(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

const sound = defaultIni('0.6.8')
  .replace('ServerPassword=""', 'ServerPassword="join-Us-22"')
  .replace('AdminPassword=""', 'AdminPassword="a, b) c=d"')
  .replace(/ServerDescription="[^"]*"/, 'ServerDescription="PvE \\"soft\\", 日本語"');
const keys = data.settings.map(({key}) => key);
/** The names in a text that stand whole before an equals sign. */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/(?<!\w)(\w+)=/g)].map(([, name]) => name ?? ''));

/** What slips of hands, editors and copies do to a file. */
const puts = [
  ...[
    '',
    '',
    '',
    '"',
    '(',
    ')',
    ',',
    '=',
    '\n',
    '\r\n',
    ' ',
    '\t',
    ';',
    '//',
    '#',
    '\\',
    '|',
    '{',
    '}',
  ],
  ...[
    '＝',
    '，',
    '“',
    "'",
    '[',
    ']',
    ':',
    'a',
    '1',
    '.',
    '\0',
    '; note\n',
    ' = ',
    '""',
    '),(',
    '=,',
  ],
];

function mutated(below: (end: number) => number): string {
  let text = sound;
  for (let edits = 1 + below(3); edits > 0; edits -= 1) {
    const at = below(text.length);
    const cut = below(3) === 0 ? below(20) : below(3);
    text = text.slice(0, at) + (puts[below(puts.length)] ?? '') + text.slice(at + cut);
  }
  return text;
}

it('loses nothing in silence of 5,000 mutated files, and writes what the game reads', () => {
  // Another run: MUTATIONS_SEED=1 npx vitest run src/core/ini/mutations.test.ts
  const seed = Number(process.env.MUTATIONS_SEED ?? 20_240_119);
  const below = numbers(seed);
  const silent: string[] = [];
  const unsound: string[] = [];
  const torn: string[] = [];
  let lost = 0;
  let damaged = 0;
  for (let file = 0; file < count; file += 1) {
    const text = mutated(below);
    damaged += Number(text !== sound);
    const {parsed, problems, fault} = checkText(text, data);
    const found = new Set(parsed.file.entries.map(({key}) => key));
    // Of a key whose own letters were damaged nothing can be asked.
    const names = namesIn(text);
    const gone = keys.filter((key) => names.has(key) && !found.has(key));
    lost += gone.length;
    if (gone.length > 0 && problems.length === 0) {
      silent.push(text);
    }
    if (gone.length > 3) {
      torn.push(text);
    }
    if (fault) {
      unsound.push(text);
    }
  }
  console.log(
    `Seed ${seed}: ${damaged} damaged files, ${silent.length} lost a setting in silence, ${unsound.length} unsound, ${torn.length} torn, ${lost} settings lost in all.`,
  );
  expect(damaged).toBeGreaterThan(count * 0.95);
  expect(silent).toEqual([]);
  expect(unsound.length).toBeLessThan(20);
  // What is lost beyond that is named in a message.
  expect(torn.length).toBeLessThan(5);
  expect(lost).toBeLessThan(count * 0.02);
}, 120_000);
