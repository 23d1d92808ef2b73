import {expect, it} from 'vitest';
import {header, line} from '../../../tests/support/damagedFiles';
import {knownKeys} from '../settings/knownKeys';
import {writeIni, writtenFault, type IniFile, type ServerView} from '.';
import {parseIni, serverViewOf} from './read';

const typeOf = (key: string) => knownKeys.find(key);
const view = (text: string): ServerView =>
  serverViewOf(text, parseIni(text, knownKeys).file.entries, typeOf);

const all = {kind: 'all', unused: []};
const some = {kind: 'some', unused: ['ServerName', 'AdminPassword']};
const none = {kind: 'none', fault: 'not-closed', unused: ['ExpRate', 'bIsPvP']};
const unmarked = {kind: 'none', fault: 'no-section', unused: ['ExpRate']};
const outside = {kind: 'some', unused: ['bIsPvP']};
it.each([
  ['a valid file', line('ExpRate=2,ServerName="a",Unknown=3'), {kind: 'all', unused: []}],
  ['texts without quotes', line('ExpRate=2,ServerName=a,AdminPassword=b'), some],
  ...['-', '!', '+ '].map(
    (sign) =>
      [
        `the sign ${sign} before the line`,
        line('ExpRate=2').replace('Option', `${sign}Option`),
        {kind: 'none', fault: 'no-option-line', unused: ['ExpRate']},
      ] as const,
  ),
  ['a line break in the list', line('ExpRate=2,\nbIsPvP=True'), none],
  ['settings outside the list', `${line('ExpRate=2')}bIsPvP=True\n`, outside],
  [
    'a quote in a key, behind which the braces of a text are lost',
    line('bNew"=x,ExpRate=2,Region="{a}"'),
    {kind: 'some', unused: ['Region']},
  ],
  ...['; ExpRate=9 )', '// ExpRate=9)', '; bIsPvP=1)\n#AdminPassword=1'].map(
    (note) => [`${note} above`, `${note}\n${line('WorkSpeedRate=2')}`, all] as const,
  ),
  ['a note below', `${line('WorkSpeedRate=2')}; ExpRate=9 )\n`, all],
  ['the end of the list below', `${line('WorkSpeedRate=2')}# bIsPvP=True)\n`, outside],
  [
    'a name in the text of a line that counts for nothing',
    header + '\nOptionSettings=(ServerName="ExpRate=2")'.repeat(2),
    all,
  ],
  ['three quotes', line('ExpRate=2,ServerName=""" a """'), {kind: 'some', unused: ['ServerName']}],
  ['two byte order marks', `\uFEFF\uFEFF${line('ExpRate=2')}`, unmarked],
  ['an empty file', '', {kind: 'nothing', unused: []}],
] as const)('what the server has used so far: %s', (_name, text, expected) => {
  expect(view(text)).toEqual(expected);
});

const file = (entries: Record<string, string>, before = `${header}\n`): IniFile => ({
  bom: false,
  before,
  entries: Object.entries(entries).map(([key, value]) => ({key, value})),
  after: '\n',
});
const fault = (written: IniFile) => writtenFault(writeIni(written), written.entries, typeOf);

it('the check of what is written: finds nothing in a valid file, nor in a template', () => {
  expect(fault(file({ExpRate: '2', ServerName: '"a // b | {c}"', Foo: '(A,("b"))'}))).toBe(
    undefined,
  );
  expect(fault(file({ExpRate: '${EXP}', ServerName: '"{{ name }}"'}))).toBeUndefined();
  expect(fault(file({}))).toBeUndefined();
});

it.each([
  ['a bar', file({Foo: 'a|b', ExpRate: '2'}), 'not-closed'],
  ['braces', file({Foo: 'a{b}', ExpRate: '2'}), 'different'],
  ['an open quote', file({ExpRate: '"2', bIsPvP: 'True'}), 'open-quote'],
  ['a parenthesis', file({ExpRate: '2)', bIsPvP: 'True'}), 'text-behind'],
  ['a comma in a value', file({ExpRate: '1,5', bIsPvP: 'True'}), 'different'],
  ['an escaped quote in a value', file({Foo: '"a\\"b"', ExpRate: '2'}), 'open-quote'],
  ['a key twice', file({ExpRate: '2', 'ExpRate ': '3'}), 'different'],
  ['no header', file({ExpRate: '2'}, ''), 'no-section'],
  ['a comment that hides the header', file({ExpRate: '2'}, `; {\n${header}\n`), 'no-section'],
] as const)('the check of what is written: finds %s', (_name, written, code) => {
  expect(fault(written)?.code).toBe(code);
});
