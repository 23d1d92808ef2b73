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
type Kind = (below: Below) => string;
const asFile = (all: readonly string[], sign = ',') =>
  `${header}\nOptionSettings=(${all.join(sign)})\n`;
const oneAs =
  (by: (part: string) => string): Kind =>
  (below) => {
    const at = below(parts.length);
    return asFile(parts.map((part, index) => (index === at ? by(part) : part)));
  };
const eachAs =
  (by: (part: string, below: Below) => string): Kind =>
  (below) =>
    asFile(parts.map((part) => by(part, below)));
const without = (text: string, from: number, length: number) =>
  text.slice(0, from) + text.slice(from + length);

const kinds: Readonly<Record<string, Kind>> = {
  'a comma gone behind an unknown key': oneAs((part) => `MaxPlayers=15${part}`),
  'a comma gone': (below) => {
    const at = 1 + below(parts.length - 1);
    return asFile(parts).replace(`,${parts[at]}`, parts[at]!);
  },
  'codes of an address': () => asFile([encodeURIComponent(list)]).replace('=(', '=%28'),
  'chat times': () => parts.map((part) => `[12:10] Bob: ${part}`).join('\n'),
  'colours of a terminal': () =>
    parts.map((part) => `\u001b[32m${part.replace('=', '\u001b[0m=')}`).join('\n'),
  'cut at the end': (below) => sound.slice(0, header.length + below(list.length)),
  'cut in the middle': (below) => without(sound, below(sound.length), 1 + below(300)),
  'start cut off': (below) => sound.slice(below(200)),
  'the own list above the default one': () =>
    `${sound}OptionSettings=(${list.replace(/="[^"]+"/g, '=""').replace('ExpRate=1', 'ExpRate=3')})\n`,
  'conflict marks': () => `${sound}=======\n${sound.replace('zq-Pass9x', '')}>>>>>>> main\n`,
  'a text without quotes that swallows a key': eachAs((part, below) =>
    part.startsWith('ServerName') ? `ServerName=My,bNew${below(9)}=True` : part,
  ),
  'a password that looks like a placeholder': eachAs((part) =>
    part.startsWith('Admin') ? 'AdminPassword=$ecretPass9' : part,
  ),
  'an unreadable value before an unknown key': oneAs(
    (part) => `${part.replace(/=.*/, '=?!')},Other="x"`,
  ),
  'the key twice': eachAs((part) => part.replace(/^\w+=/, '$&$&')),
  ...Object.fromEntries(
    [' / ', '&', '<br>', '|'].map((sign) => [`${sign} between`, () => asFile(parts, sign)]),
  ),
  'letters for digits': oneAs((part) => part.replace(/\d/, 'O')),
  'another letter in a key': oneAs((part) => `${part.slice(0, 2)}x${part.slice(3)}`),
  'half a key': oneAs((part) => part.slice(3)),
  'a dash for the sign': oneAs((part) => part.replace('=', ' - ')),
  'a comment sign in the list': oneAs((part) => `\n;${part}`),
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
  'a quote gone': (below) =>
    without(sound, [...sound.matchAll(/"/g)][below(sound.split('"').length - 1)]!.index, 1),
  'closing quotes gone': eachAs((part) => part.replace(/"$/, '')),
  'opening quotes gone': eachAs((part) => part.replace('="', '=')),
  'an open text of an unknown key': () => asFile(['Motd="hello', ...parts]),
  'a placeholder in quotes': eachAs((part) =>
    part.startsWith('PublicIP') ? 'PublicIP="${IP}"' : part,
  ),
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
  const faults: string[] = [];
  const names = [...Object.keys(kinds), ...Array<string>(6).fill('slips of all kinds')];
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
    const kept = new Map(check.parsed.file.entries.map(({key, value}) => [key, value]));
    const isKept = parts.every((part) => {
      const [key = ''] = part.split('=');
      return kept.has(key) || !stands(text, key);
    });
    const faulty = {
      untrue: !isWhole && isAllUsed(check),
      silent: !check.isRefused && !isKept && isAllUsed(check, true),
      torn: /between$/.test(name) && kept.get('AdminPassword') !== '"zq-Pass9x"',
      unsound: check.fault !== undefined,
    };
    const found = Object.entries(faulty).filter(([, isSo]) => isSo);
    faults.push(...found.map(([fault]) => `${fault}: ${name}`));
  }
  console.log(`Seed ${seed}: ${count} damaged files of ${names.length} kinds, ${told} told.`);
  expect(faults).toEqual([]);
  expect(told).toBeGreaterThan(count / 2);
}, 600_000);
