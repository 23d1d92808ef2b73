import {describe, expect, it} from 'vitest';
import {knownKeys} from '../../settings/knownKeys';
import {readAsGame, type GameReading} from '.';
import {gameLines} from './lines';

const header = '[/Script/Pal.PalGameWorldSettings]';
const read = (text: string): GameReading => readAsGame(text, (key) => knownKeys.find(key));
const list = (settings: string): GameReading => read(`${header}\nOptionSettings=(${settings})\n`);
/** `Key=value` of each setting that is used, and `Key: fate` of the others. */
const told = ({entries}: GameReading): readonly string[] =>
  entries.map(({key, fate, value}) => (fate === 'used' ? `${key}=${value}` : `${key}: ${fate}`));

describe('the lines of a file as the engine sees them', () => {
  const texts = (source: string): readonly string[] => gameLines(source).map(({text}) => text);
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
  ])('knows %s', (_name, source, lines) => {
    expect(texts(source)).toEqual(lines);
  });
});

describe('the section and its line', () => {
  it.each([
    ['a blank before the bracket', ` ${header}\nOptionSettings=(ExpRate=2)`, 'no-section'],
    ['words behind the bracket', `${header} ; mine\nOptionSettings=(ExpRate=2)`, 'no-section'],
    ['no line', `${header}\nExpRate=2`, 'no-option-line'],
    ['a line break before the list', `${header}\nOptionSettings=\n(ExpRate=2)`, 'no-list'],
    [
      'a line break in the list',
      `${header}\nOptionSettings=(ExpRate=2,\nbIsPvP=True)`,
      'not-closed',
    ],
    [
      'an address without quotes',
      `${header}\nOptionSettings=(BanListURL=https://a.b)`,
      'not-closed',
    ],
    ['text behind the list', `${header}\nOptionSettings=(ExpRate=2))`, 'text-behind'],
    ['a quote that stays open', `${header}\nOptionSettings=(ExpRate=2,A="b)`, 'open-quote'],
    [
      'a piece without a value at the end',
      `${header}\nOptionSettings=(ExpRate=2,hello)`,
      'not-closed',
    ],
    ['a closing parenthesis too many', `${header}\nOptionSettings=(Foo=2 )`, 'closed-twice'],
  ] as const)('uses nothing with %s', (_name, text, fault) => {
    expect(read(text).fault).toBe(fault);
  });

  it('goes by the last line, in any case of the letters', () => {
    const {entries, fault} = read(
      `${header.toUpperCase()}\nOptionSettings=(ExpRate=2)\noptionsettings = (ExpRate=3)  \n[Other]\nOptionSettings=(ExpRate=4)`,
    );
    expect(fault).toBeUndefined();
    expect(entries.map(({value}) => value)).toEqual(['3']);
  });
});

describe('the settings of the list', () => {
  it('reads what stands as it should', () => {
    expect(
      told(
        list(
          'expRate=2,PalCaptureRate=.5,bIsPvP=yes,ServerName="a, \\"b\\" \\u30d1\\n",CrossplayPlatforms=(Steam,Xbox),DeathPenalty=Item,PublicPort=+8211,DenyTechnologyList=',
        ),
      ),
    ).toEqual([
      'expRate=2',
      'PalCaptureRate=.5',
      'bIsPvP=yes',
      'ServerName=a, "b" パ\n',
      'CrossplayPlatforms=(Steam,Xbox)',
      'DeathPenalty=Item',
      'PublicPort=+8211',
      'DenyTechnologyList=()',
    ]);
  });

  it('passes over what is no value of the type', () => {
    expect(
      told(
        list(
          'AdminPassword=secret,RESTAPIPort="8212",CrossplayPlatforms="(Steam)",DeathPenalty=2,bIsPvP=maybe,ExpRate=,Foo=1',
        ),
      ),
    ).toEqual([
      'AdminPassword: passed-over',
      'RESTAPIPort: passed-over',
      'CrossplayPlatforms: passed-over',
      'DeathPenalty: passed-over',
      'bIsPvP: passed-over',
      'ExpRate: empty',
      'Foo: unknown',
    ]);
  });

  it('keeps the first of two, even where that one is no value', () => {
    expect(told(list('ExpRate=2,EXPRATE=3'))).toEqual(['ExpRate=2', 'EXPRATE: repeated']);
    expect(told(list('AdminPassword=a,AdminPassword="a"'))).toEqual([
      'AdminPassword: passed-over',
      'AdminPassword: repeated',
    ]);
  });

  it('loses the setting behind a piece without an equals sign', () => {
    expect(told(list('hello,ExpRate=2,bIsPvP=True'))).toEqual([
      'hello,ExpRate: unknown',
      'bIsPvP=True',
    ]);
  });

  it('skips the rest of a value up to the comma', () => {
    expect(told(list('ExpRate=1,5,bIsPvP=True,PublicPort=8211.5'))).toEqual([
      'ExpRate=1',
      '5,bIsPvP: unknown',
      'PublicPort=8211',
    ]);
  });
});
