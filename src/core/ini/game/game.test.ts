import {expect, it} from 'vitest';
import {header, line} from '../../../../tests/support/damagedFiles';
import {knownKeys} from '../../settings/knownKeys';
import {readAsGame, type GameReading} from '.';
import {gameLines} from './lines';

const read = (text: string): GameReading => readAsGame(text, (key) => knownKeys.find(key));
const fatesOf = (settings: string): readonly string[] =>
  read(line(settings)).entries.map(({key, fate, value}) =>
    fate === 'used' ? `${key}=${value}` : `${key}: ${fate}`,
  );

it.each([
  ['line ends of all kinds', 'a\r\nb\n\nc\rd', ['a', 'b', 'c', 'd']],
  ['a double slash, which hides the rest', 'a//b\nc', ['a', 'c']],
  ['a double slash in quotes', 'a="b//c"\nd', ['a="b//c"', 'd']],
  ['a bar, which ends a line', 'a|b\nc', ['a', 'b', 'c']],
  ['braces, which join lines', 'a{b\nc}d\ne', ['ab cd', 'e']],
  ['a backslash at the end', 'a\\\nb\nc', ['a b', 'c']],
  ['escaped quotes', 'a="b\\"|c"\nd', ['a="b\\"|c"', 'd']],
  ['a quote that stays open, up to the end of the line', 'a="b|c\nd|e', ['a="b|c', 'd', 'e']],
  ['a NUL, which ends the text', 'a\0b\nc', ['a']],
])('the lines of a file as the engine sees them: knows %s', (_name, source, lines) => {
  expect(gameLines(source).map(({text}) => text)).toEqual(lines);
});

it.each([
  ['a blank before the bracket', ` ${line('ExpRate=2')}`, 'no-section'],
  ['words behind the bracket', `${header} ; mine\nOptionSettings=(ExpRate=2)`, 'no-section'],
  ['no line', `${header}\nExpRate=2`, 'no-option-line'],
  ['a line break before the list', `${header}\nOptionSettings=\n(ExpRate=2)`, 'no-list'],
  ['a line break in the list', line('ExpRate=2,\nbIsPvP=True'), 'not-closed'],
  ['an address without quotes', line('BanListURL=https://a.b'), 'not-closed'],
  ['text behind the list', line('ExpRate=2)'), 'text-behind'],
  ['a quote that stays open', line('ExpRate=2,A="b'), 'open-quote'],
  ['a piece without a value at the end', line('ExpRate=2,hello'), 'not-closed'],
  ['a closing parenthesis too many', line('Foo=2 '), 'closed-twice'],
])('the section and its line: uses nothing with %s', (_name, text, fault) => {
  expect(read(text).fault).toBe(fault);
});

it('the section and its line: goes by the last line, in any case of the letters', () => {
  const {entries, fault} = read(
    `${header.toUpperCase()}\nOptionSettings=(ExpRate=2)\noptionsettings = (ExpRate=3)  \n[Other]\nOptionSettings=(ExpRate=4)`,
  );
  expect(fault).toBeUndefined();
  expect(entries.map(({value}) => value)).toEqual(['3']);
});

it('the settings of the list: reads what stands as it should', () => {
  const found = fatesOf(
    'expRate=2,PalCaptureRate=.5,bIsPvP=yes,ServerName="a, \\"b\\" \\u30d1\\n",CrossplayPlatforms=(Steam,Xbox),DeathPenalty=Item,PublicPort=+8211,DenyTechnologyList=',
  );
  expect(found).toEqual([
    ...['expRate=2', 'PalCaptureRate=.5', 'bIsPvP=yes', 'ServerName=a, "b" パ\n'],
    ...['CrossplayPlatforms=(Steam,Xbox)', 'DeathPenalty=Item', 'PublicPort=+8211'],
    'DenyTechnologyList=()',
  ]);
});

it('the settings of the list: passes over what is no value of the type', () => {
  const faults = 'AdminPassword=secret,RESTAPIPort="8212",DeathPenalty=7,bIsPvP=maybe';
  expect(fatesOf(`CrossplayPlatforms="(Steam)",${faults},ExpRate=,Foo=1`)).toEqual([
    ...['CrossplayPlatforms', 'AdminPassword', 'RESTAPIPort', 'DeathPenalty', 'bIsPvP'].map(
      (key) => `${key}: passed-over`,
    ),
    ...['ExpRate: empty', 'Foo: unknown'],
  ]);
});

it('the settings of the list: takes a word of an enumeration, its number, and both its names', () => {
  const words = 'DeathPenalty=1,Difficulty="3",RandomizerType=EPalRandomizerType::Region';
  expect(fatesOf(`${words},CrossplayPlatforms=(EPalAllowConnectPlatform::Steam,1)`)).toEqual([
    ...['DeathPenalty=Item', 'Difficulty=Hard', 'RandomizerType=Region'],
    'CrossplayPlatforms=(Steam,Xbox)',
  ]);
  // The official page has the first form, the engine writes the second.
  const lists = ['(""PALBOX"",""RepairBench"")', '("PALBOX","RepairBench")'];
  lists.forEach((list) =>
    expect(fatesOf(`DenyTechnologyList=${list}`)).toEqual([
      'DenyTechnologyList=(PALBOX,RepairBench)',
    ]),
  );
  expect(fatesOf('DeathPenalty=1.0,Difficulty=-1')).toEqual([
    'DeathPenalty: passed-over',
    'Difficulty: passed-over',
  ]);
});

it.each([
  ['keeps the first of two', 'ExpRate=2,EXPRATE=3', 'ExpRate=2 | EXPRATE: repeated'],
  [
    'even where that one is no value',
    'AdminPassword=a,AdminPassword="a"',
    'AdminPassword: passed-over | AdminPassword: repeated',
  ],
  [
    'loses the setting behind a piece without an equals sign',
    'hello,ExpRate=2,bIsPvP=True',
    'hello,ExpRate: unknown | bIsPvP=True',
  ],
  [
    'skips the rest of a value up to the comma',
    'ExpRate=1,5,bIsPvP=True,PublicPort=8211.5',
    'ExpRate=1 | 5,bIsPvP: unknown | PublicPort=8211',
  ],
])('the settings of the list: %s', (_what, settings, fates) => {
  expect(fatesOf(settings).join(' | ')).toBe(fates);
});
