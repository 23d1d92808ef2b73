import {expect, it} from 'vitest';
import {header, line} from '../../../tests/support/damagedFiles';
import {isNoFile, writeIni, type ParsedIni, type ProblemCode} from '.';
import {decodeFile} from '../text/decodeFile';
import {parseIni as parse} from './read';
import {knownKeys} from '../settings/knownKeys';
import {editorData} from '../editor/facts';
import {withOthers} from '../editor/reader';
import {wordsOf} from '../../words';
import {warningsFor} from '../editor/warnings';

const data = withOthers(editorData('0.6.8', wordsOf('en')));

const parseIni = (text: string): ParsedIni => parse(text, knownKeys);

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'utf16le'));
const latin = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));
const inJapanese = line('ServerName="パル"');

type Case = readonly [
  name: string,
  content: string | Uint8Array,
  values: Readonly<Record<string, string>>,
  problems?: readonly ProblemCode[],
  ...warnings: readonly string[],
];

const files: readonly Case[] = [
  [
    'edited by hand on Windows: tabs, line breaks, comments, Japanese, emoji',
    `\uFEFF; 我が家の鯖\r\n${header}\r\nOptionSettings=(\r\n\tExpRate=2.0, ; ２倍\r\n\tServerName="パルの鯖【初心者歓迎】🐑",\r\n\tDenyTechnologyList=("PALBOX","RepairBench"),\r\n)\r\n`,
    {
      ExpRate: '2.0',
      ServerName: '"パルの鯖【初心者歓迎】🐑"',
      DenyTechnologyList: '("PALBOX","RepairBench")',
    },
    ['left-over'],
    'DenyTechnologyList: later-key',
  ],
  [
    'numbers and switches in other spellings',
    line('ExpRate=1.000000f,bIsPvP=1,bUseAuth=true,bHardcore=yes,PalCaptureRate=.5'),
    {ExpRate: '1.000000f', bUseAuth: 'true', PalCaptureRate: '.5'},
    [],
    'ExpRate: reads-as',
  ],
  ['UTF-16 with its mark', utf16(`\uFEFF${inJapanese}`), {ServerName: '"パル"'}],
  ['UTF-16 that has lost its mark', utf16(inJapanese), {ServerName: '"パル"'}],
  [
    'Shift JIS, as old Japanese editors write it',
    latin(line('ServerName="\u0083\u0070\u0083\u008b"')),
    {ServerName: '"パル"'},
  ],
];

const strangers: Readonly<Record<string, Uint8Array>> = {
  'nothing of the game': utf8('a=1\nb=2\n'.repeat(100)),
  'a program of 2 MB': utf8('const value = call(other, "text");\n'.repeat(60_000)),
  'a Compose file': utf8('services:\n  palworld:\n    environment:\n      PLAYERS: 16\n'),
  'a JSON file': utf8('{"name": "x", "version": "1.0.0", "scripts": {"start": "x"}}'),
  'another settings file': utf8('[/Script/Pal.PalGameLocalSettings]\nDedicatedServerName=ABC\n'),
  'an archive': latin('PK\u0003\u0004\u0014\u0000\u0000PalWorldSettings.ini\u008d=\u0001('),
  'a save game': latin('\u0010\u0000\u0000\u0000PlM1x\u009cGVAS ExpRate=2\u0000\u0001'),
};

const problemsOf = ({problems}: ParsedIni): readonly string[] => problems.map(({code}) => code);

it.for(files)('%s', ([, content, values, problems = [], ...warnings]) => {
  const {text} = decodeFile(typeof content === 'string' ? utf8(content) : content);
  const parsed = parseIni(text);
  const {entries} = parsed.file;
  expect(Object.fromEntries(entries.map(({key, value}) => [key, value]))).toMatchObject(values);
  expect(problemsOf(parsed)).toEqual(problems);
  expect(warningsFor(entries, data).map(({key, code}) => `${key}: ${code}`)).toEqual(warnings);
  expect(parsed.problems.some(({code}) => isNoFile(code))).toBe(false);
  const written = writeIni(parsed.file);
  expect(written === text).toBe(problems.every((code) => code === 'second-line'));
  const again = problemsOf(parseIni(written));
  expect(again.filter((code) => code !== 'second-line')).toEqual([]);
});

it.each(Object.entries(strangers))('is told from %s', (_name, bytes) => {
  const {problems} = parseIni(decodeFile(bytes).text);
  expect(problems.some(({code}) => isNoFile(code))).toBe(true);
});
