import {expect, it} from 'vitest';
import {header, line} from '../../../tests/support/damagedFiles';
import {mutated, numbers} from '../../../tests/support/mutations';
import {inOnePiece} from '../../../tests/support/inOnePiece';
import {wordsOf} from '../../words';
import {readAsGame} from '../ini';
import {defaultIni} from '../settings';
import {editorData} from './facts';
import {gameTypes} from './model';
import * as Reader from './reader';

const data = editorData('1.0', wordsOf('en'));
const typeOf = gameTypes(data);
/** More on request: DAMAGED=5000 npx vitest run src/core/editor/verdict.test.ts */
const count = Number(process.env.DAMAGED ?? 270);

const sound = defaultIni('1.0')
  .replace(/^;.*\n/gm, '')
  .replace('ServerPassword=""', 'ServerPassword="join-Us-22"')
  .replace('AdminPassword=""', 'AdminPassword="zq-Pass9x"')
  .replace(/ServerName="[^"]*"/, 'ServerName="My, server"');
const [, list = ''] = /\((.*)\)/s.exec(sound) ?? [];
const parts = list.match(/\w+=(?:"[^"]*"|\([^)]*\)|[^,]*)/g) ?? [];

const stands = (text: string, key: string): boolean =>
  new RegExp(`(?<![A-Za-z_])${key}\\b`).test(text);

type Below = (end: number) => number;
const one = (all: readonly string[], below: Below): number => below(all.length);
const without = (at: number, by: (part: string) => string) =>
  parts.map((part, index) => (index === at ? by(part) : part));
const asFile = (all: readonly string[], sign = ',') =>
  `${header}\nOptionSettings=(${all.join(sign)})\n`;
const piece = (text: string, below: Below, most: number): string => {
  const at = below(text.length);
  return text.slice(0, at) + text.slice(at + 1 + below(most));
};

const kinds: Readonly<Record<string, (below: Below) => string>> = {
  'a comma gone behind an unknown key': (below) =>
    asFile(without(one(parts, below), (part) => `MaxPlayers=15${part}`)),
  'a comma gone': (below) => {
    const at = 1 + below(parts.length - 1);
    return asFile(parts).replace(`,${parts[at]}`, parts[at]!);
  },
  'codes of an address': () => asFile([encodeURIComponent(list)]).replace('=(', '=%28'),
  'chat times': () => parts.map((part) => `[12:10] Bob: ${part}`).join('\n'),
  'colours of a terminal': () =>
    parts.map((part) => `\u001b[32m${part.replace('=', '\u001b[0m=')}`).join('\n'),
  'cut at the end': (below) => sound.slice(0, header.length + below(list.length)),
  'cut in the middle': (below) => piece(sound, below, 300),
  'start cut off': (below) => sound.slice(below(200)),
  'the own list above the default one': () =>
    `${sound}OptionSettings=(${list.replace(/="[^"]+"/g, '=""').replace('ExpRate=1', 'ExpRate=3')})\n`,
  'conflict marks': () => `${sound}=======\n${sound.replace('zq-Pass9x', '')}>>>>>>> main\n`,
  'a text without quotes that swallows a key': (below) =>
    asFile(
      parts.map((part) =>
        part.startsWith('ServerName') ? `ServerName=My,bNew${below(9)}=True` : part,
      ),
    ),
  'a password that looks like a placeholder': () =>
    asFile(parts.map((part) => (part.startsWith('Admin') ? 'AdminPassword=$ecretPass9' : part))),
  'an unreadable value before an unknown key': (below) =>
    asFile(without(one(parts, below), (part) => `${part.replace(/=.*/, '=?!')},Other="x"`)),
  'the key twice': () => asFile(parts.map((part) => part.replace(/^\w+=/, '$&$&'))),
  'slashes between': () => asFile(parts, ' / '),
  'ampersands between': () => asFile(parts, '&'),
  'line breaks between': () => asFile(parts, '<br>'),
  'letters for digits': (below) =>
    asFile(without(one(parts, below), (part) => part.replace(/\d/, 'O'))),
  'another letter in a key': (below) =>
    asFile(without(one(parts, below), (part) => part.slice(0, 2) + 'x' + part.slice(3))),
  'half a key': (below) => asFile(without(one(parts, below), (part) => part.slice(3))),
  'a dash for the sign': (below) =>
    asFile(without(one(parts, below), (part) => part.replace('=', ' - '))),
  'a comment sign in the list': (below) =>
    asFile(without(one(parts, below), (part) => `\n;${part}`)),
  'the rest of the list in a comment': (below) => {
    const at = 1 + below(parts.length - 1);
    const sign = [',\n#', '\n#,', ')\n;', ') //', ',\n// '][below(5)]!;
    return asFile([parts.slice(0, at).join(','), parts.slice(at).join(',')], sign);
  },
  'the rest of the list in another section': (below) => {
    const at = 1 + below(parts.length - 1);
    return `${asFile(parts.slice(0, at))}[Other]\n${parts.slice(at).join('\n')}\n`;
  },
  'a text over several settings': (below) =>
    asFile([
      ...parts,
      `Region="a,${['RCONEnabled', 'PublicPort', 'ExpRate'][below(3)]}=1"`,
    ]).replace(/(RCONEnabled|PublicPort|ExpRate)=[^,]*,/g, ''),
  'a quote gone': (below) => {
    const at = [...sound.matchAll(/"/g)][below(sound.split('"').length - 1)]!.index;
    return sound.slice(0, at) + sound.slice(at + 1);
  },
  'closing quotes gone': () => asFile(parts.map((part) => part.replace(/"$/, ''))),
  'opening quotes gone': () => asFile(parts.map((part) => part.replace('="', '='))),
  'an open text of an unknown key': () => asFile(['Motd="hello', ...parts]),
  'bars between': () => asFile(parts, '|'),
  'a placeholder in quotes': () =>
    asFile(parts.map((part) => (part.startsWith('PublicIP') ? 'PublicIP="${IP}"' : part))),
  'the list as a comment': (below) =>
    asFile(parts.slice(0, 1 + below(3))).replace('Option', ';Option'),
  'slips of all kinds': (below) => mutated(sound, below),
  'another section': () => sound.replace(header, '[/Script/Pal.PalGameLocalSettings]'),
};

it.each([
  ['quotes twice', line('ExpRate=2,AdminPassword=""zq9""'), 'AdminPassword'],
  ['an empty text before a password', line('ExpRate=2,AdminPassword=""zq9'), 'AdminPassword'],
  ['quotes in a name', line('ServerName="My "best" server",ExpRate=2'), 'ServerName'],
  ['words behind a text', line('ServerName="My" server,ExpRate=2'), 'ServerName'],
  ['no comma behind a word', line('NewThing=WordExpRate=2,bIsPvP=True'), 'ExpRate'],
  [
    'a default list below a misspelt own one',
    `${header}\nOptionSetting=(AdminPassword="zq9")\nOptionSettings=(AdminPassword="")\n`,
    'AdminPassword',
  ],
  [
    'a default list below an own one with blanks of a web page',
    `${header}\nOptionSettings\u00a0=\u00a0(ExpRate\u00a0=\u00a02)\nOptionSettings=(ExpRate=1)\n`,
    'ExpRate',
  ],
  [
    'an unknown setting behind a semicolon, whose name may be a password',
    `${header}\nOptionSettings=(ExpRate=2,MyKey=1;OtherKey=2)\n`,
    '…',
  ],
])('isn’t fine where a text is read in part or a list not at all: %s', (_name, text, key) => {
  const check = Reader.checkFile(text, '', data);
  expect(Reader.isAllUsed(check)).toBe(false);
  expect(check.server.unused).toContain(key);
});

it('is fine only where the server uses everything, and passwords in closed quotes stay', async () => {
  const {checkFile, isAllUsed} = await inOnePiece<typeof Reader>('core/editor/reader');
  const seed = Number(process.env.DAMAGED_SEED ?? 20_261_127);
  const below = numbers(seed);
  const untrue: Record<string, number> = {};
  const silent: Record<string, number> = {};
  const torn: Record<string, number> = {};
  const unsound: Record<string, number> = {};
  const names = [...Object.keys(kinds), ...Array<string>(6).fill('slips of all kinds')];
  const add = (to: Record<string, number>, name: string) => {
    to[name] = (to[name] ?? 0) + 1;
  };
  let told = 0;
  for (let at = 0; at < count; at += 1) {
    const name = names[at % names.length]!;
    const text = kinds[name]!(below);
    const read = readAsGame(text, typeOf);
    const used = new Map(
      read.entries.flatMap(({key, fate, value}) =>
        !read.fault && /used|empty/.test(fate) ? [[key.toLowerCase(), value]] : [],
      ),
    );
    const isUsed = (part: string): boolean => {
      const [key = '', value = ''] = part.split(/=(.*)/s);
      return value === '' || used.has(key.toLowerCase()) || !stands(text, key);
    };
    const isWhole = parts.every(isUsed) && !/^(?:the own|conflict|a placeholder)/.test(name);
    const check = checkFile(text, '', data);
    told += Number(!isAllUsed(check));
    if (!isWhole && isAllUsed(check)) {
      add(untrue, name);
    }
    if (check.fault) {
      add(unsound, name);
    }
    const kept = new Map(check.parsed.file.entries.map(({key, value}) => [key, value]));
    const isKept = parts.every((part) => {
      const [key = ''] = part.split('=');
      return kept.has(key) || !stands(text, key);
    });
    if (!check.isRefused && !isKept && isAllUsed(check, true)) {
      add(silent, name);
    }
    if (/between$/.test(name) && kept.get('AdminPassword') !== '"zq-Pass9x"') {
      add(torn, name);
    }
  }
  console.log(`Seed ${seed}: ${count} damaged files of ${names.length} kinds, ${told} told.`);
  expect({untrue, silent, torn, unsound}).toEqual({untrue: {}, silent: {}, torn: {}, unsound: {}});
  expect(told).toBeGreaterThan(count / 2);
}, 600_000);
