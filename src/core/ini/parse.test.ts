import {describe, expect, it} from 'vitest';
import {decodeFile, parseIni, quote, unquote, withLineEnd, writeIni, type ProblemCode} from '.';
import {problemCodes, problemsPerCode} from '.';

const header = '[/Script/Pal.PalGameWorldSettings]';
const line = (list: string): string => `${header}\nOptionSettings=(${list})\n`;

/** What may be said about a mended file too. */
const harmless = ['empty', 'no-settings', 'binary', 'odd-key'];

interface Damage {
  readonly name: string;
  readonly text: string;
  /** The mended file. */
  readonly mended: string;
  /** `code@line:column` of each problem. */
  readonly problems: readonly `${ProblemCode}@${number}:${number}`[];
}

/** One fixture for each kind of damage seen in files that people share. */
const damages: readonly Damage[] = [
  {name: 'nothing at all', text: '', mended: line(''), problems: ['empty@1:1']},
  {
    name: 'the header alone, as in a fresh file',
    text: `${header}\n`,
    mended: line(''),
    problems: ['empty@1:1'],
  },
  {
    name: 'something else than settings',
    text: '{"ServerName": "x"}',
    mended: `{"ServerName": "x"}\n${line('')}`,
    problems: ['no-settings@1:1'],
  },
  {
    name: 'no header',
    text: 'OptionSettings=(ExpRate=2)\n',
    mended: line('ExpRate=2'),
    problems: ['missing-header@1:1'],
  },
  {
    name: 'a header without its bracket',
    text: '/Script/Pal.PalGameWorldSettings]\nOptionSettings=(ExpRate=2)\n',
    mended: line('ExpRate=2'),
    problems: ['broken-header@1:1'],
  },
  {
    name: 'a header without its first slash',
    text: '[Script/Pal.PalGameWorldSettings]\nOptionSettings=(ExpRate=2)\n',
    mended: line('ExpRate=2'),
    problems: ['broken-header@1:1'],
  },
  {
    name: 'header and settings on one line',
    text: `${header}OptionSettings=(ExpRate=2)\n`,
    mended: line('ExpRate=2'),
    problems: ['header-on-line@1:1'],
  },
  {
    name: 'the settings in another section',
    text: '[Other]\nOptionSettings=(ExpRate=2)\nkept=1\n',
    mended: `[Other]\nkept=1\n${line('ExpRate=2')}`,
    problems: ['wrong-section@2:1'],
  },
  {
    name: 'only the list',
    text: '(ExpRate=2,ServerName="a")',
    mended: line('ExpRate=2,ServerName="a"'),
    problems: ['missing-header@1:2', 'missing-name@1:2'],
  },
  {
    name: 'settings on lines of their own',
    text: `${header}\nExpRate=2\n; mine\nServerName="a"\n[Other]\nx=1\n`,
    mended: `${header}\n; mine\nOptionSettings=(ExpRate=2,ServerName="a")\n[Other]\nx=1\n`,
    problems: ['missing-name@2:1'],
  },
  {
    name: 'no opening parenthesis',
    text: `${header}\nOptionSettings=ExpRate=2,bIsPvP=True)\n`,
    mended: line('ExpRate=2,bIsPvP=True'),
    problems: ['missing-open@2:16'],
  },
  {
    name: 'no closing parenthesis',
    text: `${header}\nOptionSettings=(ExpRate=2,bIsPvP=True\n\n[Other]\nx=1\n`,
    mended: `${line('ExpRate=2,bIsPvP=True')}\n[Other]\nx=1\n`,
    problems: ['missing-close@2:38'],
  },
  {
    name: 'a closing parenthesis too early',
    text: `${header}\nOptionSettings=(ExpRate=2),bIsPvP=True)\n`,
    mended: line('ExpRate=2,bIsPvP=True'),
    problems: ['early-close@2:26'],
  },
  {
    name: 'a list that is not closed',
    text: line('CrossplayPlatforms=(Steam,Xbox,ExpRate=2'),
    mended: line('CrossplayPlatforms=(Steam,Xbox),ExpRate=2'),
    problems: ['unclosed-list@2:36'],
  },
  {
    name: 'words after the settings',
    text: `${header}\nOptionSettings=(ExpRate=2)) my server\n`,
    mended: `${header}\nOptionSettings=(ExpRate=2)\n; my server\n`,
    problems: ['text-after@2:27'],
  },
  {
    name: 'two option lines',
    text: `${header}\nOptionSettings=(ExpRate=2,bIsPvP=True)\nOptionSettings=(ExpRate=3)\n; end\n`,
    mended: `${header}\nOptionSettings=(ExpRate=3,bIsPvP=True)\n; end\n`,
    problems: ['second-line@3:1', 'duplicate-key@3:17'],
  },
  {
    name: 'line breaks among the settings',
    text: `${header}\r\nOptionSettings=(\r\n  ExpRate=2,\r\n  CrossplayPlatforms=(Steam,\r\n  Xbox)\r\n)\r\n`,
    mended: `${header}\r\nOptionSettings=(ExpRate=2,CrossplayPlatforms=(Steam,Xbox))\r\n`,
    problems: ['line-break@2:17'],
  },
  {
    name: 'a line break in a text',
    text: line('ServerDescription="one\ntwo",ExpRate=2'),
    mended: line('ServerDescription="one two",ExpRate=2'),
    problems: ['line-break-in-text@2:39'],
  },
  {
    name: 'a comment among the settings',
    text: `${header}\nOptionSettings=(ExpRate=2,\n; double\nbIsPvP=True)\n`,
    mended: `${header}\n; double\nOptionSettings=(ExpRate=2,bIsPvP=True)\n`,
    problems: ['line-break@2:27', 'comment-inside@3:1'],
  },
  {
    name: 'a missing comma',
    text: line('ExpRate=2 bIsPvP=True'),
    mended: line('ExpRate=2,bIsPvP=True'),
    problems: ['spaces@2:26', 'missing-comma@2:26'],
  },
  {
    name: 'a missing comma behind a text',
    text: line('ServerName="a"ExpRate=2'),
    mended: line('ServerName="a",ExpRate=2'),
    problems: ['missing-comma@2:31'],
  },
  {
    name: 'commas without a setting',
    text: line('ExpRate=2,,bIsPvP=True,'),
    mended: line('ExpRate=2,bIsPvP=True'),
    problems: ['empty-item@2:27', 'empty-item@2:39'],
  },
  {
    name: 'a piece without a value',
    text: line('ExpRate=2,hello,bIsPvP=True'),
    mended: `${header}\n; hello\nOptionSettings=(ExpRate=2,bIsPvP=True)\n`,
    problems: ['bare-item@2:27'],
  },
  {
    name: 'a text without quotes, with a comma',
    text: line('ServerName=My server, the best one,ExpRate=2'),
    mended: line('ServerName="My server, the best one",ExpRate=2'),
    problems: ['spaces@2:38', 'joined-text@2:39'],
  },
  {
    name: 'a key with a space',
    text: line('Exp Rate=2,bIsPvP=True'),
    mended: line('Exp Rate=2,bIsPvP=True'),
    problems: ['odd-key@2:17'],
  },
  {
    name: 'a key twice',
    text: line('ExpRate=2,bIsPvP=True,ExpRate=3'),
    mended: line('ExpRate=3,bIsPvP=True'),
    problems: ['duplicate-key@2:39'],
  },
  {
    name: 'a text that is not closed',
    text: line('ServerName="My server,ExpRate=2,PublicIP="",bIsPvP=True'),
    mended: line('ServerName="My server",ExpRate=2,PublicIP="",bIsPvP=True'),
    problems: ['unclosed-quote@2:28'],
  },
  {
    name: 'a text that is not closed, the last one of the line',
    text: line('ServerName="My server,ExpRate=2'),
    mended: line('ServerName="My server",ExpRate=2'),
    problems: ['unclosed-quote@2:28'],
  },
  {
    name: 'a text that ends with a backslash',
    text: line('ServerName="C:\\dir\\",PublicIP="",ExpRate=2'),
    mended: line('ServerName="C:\\\\dir\\\\",PublicIP="",ExpRate=2'),
    problems: ['unclosed-quote@2:28'],
  },
  {
    name: 'quotes inside a text',
    text: line('ServerName="The "best", really (yes "really") one",ExpRate=2'),
    mended: line('ServerName="The \\"best\\", really (yes \\"really\\") one",ExpRate=2'),
    problems: ['inner-quote@2:28'],
  },
  {
    name: 'typographic quotes',
    text: line('ServerName=“My, server”,ServerDescription=”a”,ExpRate=2'),
    mended: line('ServerName="My, server",ServerDescription="a",ExpRate=2'),
    problems: ['curly-quotes@2:28', 'curly-quotes@2:59'],
  },
  {
    name: 'something that is no text at all',
    text: 'PK\u0003\u0004\0\0ExpRate=2',
    mended: `PK\u0003\u0004\0\0ExpRate=2\n${line('')}`,
    problems: ['binary@1:1'],
  },
  {
    name: 'no equals sign behind the name',
    text: `${header}\nOptionSettings(ExpRate=2)\n`,
    mended: line('ExpRate=2'),
    problems: ['missing-equals@2:1'],
  },
  {
    name: 'parentheses twice',
    text: line('(ExpRate=2,bIsPvP=True)'),
    mended: line('ExpRate=2,bIsPvP=True'),
    problems: ['extra-open@2:1', 'text-after@2:40'],
  },
  {
    name: 'the whole list in quotes',
    text: `${header}\nOptionSettings="(ExpRate=2,ServerName="a")"\n`,
    mended: line('ExpRate=2,ServerName="a"'),
    problems: ['quoted-list@2:1'],
  },
  {
    name: 'full-width signs',
    text: `${header}\nOptionSettings＝（ExpRate＝2，bIsPvP=True，PalCaptureRate=１．５，ServerName＝”パル、（仮）”）\n`,
    mended: line('ExpRate=2,bIsPvP=True,PalCaptureRate=1.5,ServerName="パル、（仮）"'),
    problems: [
      'wide-signs@2:1',
      'wrong-equals@2:24',
      'wrong-comma@2:26',
      'wrong-comma@2:38',
      'wide-signs@2:54',
      'wrong-comma@2:57',
      'wrong-equals@2:68',
      'curly-quotes@2:69',
      'wide-signs@2:77',
    ],
  },
  {
    name: 'a colon instead of an equals sign',
    text: line('ExpRate:2,bIsPvP=True'),
    mended: line('ExpRate=2,bIsPvP=True'),
    problems: ['wrong-equals@2:24'],
  },
  {
    name: 'semicolons instead of commas',
    text: line('ExpRate=2;ServerName="a; b";bIsPvP=True'),
    mended: line('ExpRate=2,ServerName="a; b",bIsPvP=True'),
    problems: ['wrong-comma@2:26', 'wrong-comma@2:44'],
  },
  {
    name: 'a decimal comma',
    text: line('ExpRate=1,5,PalCaptureRate=0,25'),
    mended: line('ExpRate=1.5,PalCaptureRate=0.25'),
    problems: ['decimal-comma@2:26', 'decimal-comma@2:45'],
  },
  {
    name: 'single quotes',
    text: line("ServerName='Tom's, server',ServerDescription=‘a’,PublicIP='b"),
    mended: line('ServerName="Tom\'s, server",ServerDescription="a",PublicIP=\'b'),
    problems: ['curly-quotes@2:28', 'curly-quotes@2:62'],
  },
  {
    name: 'comments behind settings',
    text: `${header}\nOptionSettings=(ExpRate=2, ; double\nbIsPvP=True, # both\nDeathPenalty=None // drops nothing )\n`,
    mended: `${header}\n; double\n# both\n; // drops nothing\nOptionSettings=(ExpRate=2,bIsPvP=True,DeathPenalty=None)\n`,
    problems: [
      'spaces@2:27',
      'comment-inside@2:28',
      'line-break@2:36',
      'comment-inside@3:14',
      'comment-inside@4:19',
    ],
  },
  {
    name: 'backslashes at the ends of lines',
    text: `${header}\nOptionSettings=(ExpRate=2,\\\nbIsPvP=True,\\\nServerName="a")\n`,
    mended: line('ExpRate=2,bIsPvP=True,ServerName="a"'),
    problems: ['line-break@2:28'],
  },
  {
    name: 'blanks from a web page and a second byte order mark',
    text: `\uFEFF\uFEFF${header}\u00a0\nOptionSettings=(ExpRate=2,\u3000bIsPvP=True,\u00a0\u200bServerName="a")\0\n`,
    mended: `\uFEFF${header}\nOptionSettings=(ExpRate=2,bIsPvP=True,ServerName="a")\0\n`,
    problems: ['broken-header@1:1', 'spaces@2:27'],
  },
  {
    name: 'spaces',
    text: `${header}\nOptionSettings = ( ExpRate = 2 , bIsPvP=True )\n`,
    mended: line('ExpRate=2,bIsPvP=True'),
    problems: ['spaces@2:19'],
  },
];

describe('parseIni on a damaged file', () => {
  it.each(damages)('mends $name', ({text, mended, problems}) => {
    const parsed = parseIni(text);
    expect(writeIni(parsed.file)).toBe(mended);
    expect(parsed.problems.map((p) => `${p.code}@${p.line}:${p.column}`)).toEqual(problems);
    const again = parseIni(mended).problems.map(({code}) => code);
    expect(again.filter((code) => !harmless.includes(code))).toEqual([]);
  });

  it('has a fixture for every kind of damage', () => {
    const covered = new Set(damages.flatMap(({problems}) => problems.map((p) => p.split('@')[0])));
    // The encoding is told by the reader of the bytes, not by the parser.
    expect(problemCodes.filter((code) => code !== 'encoding' && !covered.has(code))).toEqual([]);
    expect(damages.length).toBeGreaterThan(25);
  });
});

describe('parseIni on a sound file', () => {
  const sound: Record<string, string> = {
    'one line': line('ExpRate=1.000000,ServerName="Default Palworld Server",PublicIP=""'),
    'Windows line ends': `; note\r\n${header}\r\nOptionSettings=(ExpRate=1.000000)\r\n`,
    'a byte order mark': `\uFEFF${line('ExpRate=1')}`,
    'no line end at the end': `${header}\nOptionSettings=(ExpRate=1)`,
    'nested lists': line('A=(Steam,Xbox),B=((X=1,Y=(Z=2)),(X=3)),C=("a,b=1","c)"),D=()'),
    'escapes and signs in a text': line('ServerName="a, \\"b\\" (c)=d \\\\ ;#[x]",B=1'),
    'an empty value': line('DenyTechnologyList=,B=1'),
    'keys from another version': line('SomethingNew=4,__proto__=1,constructor=2'),
    'other sections and comments': `; top\n[Other]\na=(1\nb="\n\n; c\n${header}\n; d\nOptionSettings=(A=1)  \nUnknown=3\n\n[Last]\nOptionSettings=(Z=9)\n`,
    'Japanese text': line('ServerName="パルの鯖（テスト）、ようこそ🐑"'),
    'upper and lower case of the header':
      '[/script/pal.palgameworldsettings]\nOptionSettings=(A=1)\n',
  };
  it.each(Object.entries(sound))('gives back %s byte by byte', (_name, text) => {
    const parsed = parseIni(text);
    expect(parsed.problems).toEqual([]);
    expect(writeIni(parsed.file)).toBe(text);
  });

  it('tells where each key stands', () => {
    const {file, places} = parseIni(`; a\n${line('A=1,B="x, y",C=3')}`);
    expect(file.entries.map(({key}) => key)).toEqual(['A', 'B', 'C']);
    expect(places).toEqual([
      {line: 3, column: 17},
      {line: 3, column: 21},
      {line: 3, column: 30},
    ]);
  });

  it('takes what follows a password without quotes as a part of it', () => {
    const {problems, file} = parseIni(line('AdminPassword=12,secret,A=1'));
    expect(file.entries).toEqual([
      {key: 'AdminPassword', value: '"12, secret"'},
      {key: 'A', value: '1'},
    ]);
    expect(writeIni(file)).not.toContain('; secret');
    expect(JSON.stringify(problems)).not.toMatch(/12|secret/);
  });

  it('keeps a password out of the sentence about a repeated key', () => {
    const {problems} = parseIni(line('AdminPassword="one",AdminPassword="two"'));
    expect(problems.map(({code}) => code)).toEqual(['duplicate-key']);
    expect(JSON.stringify(problems)).not.toMatch(/one|two/);
  });

  it.each([
    ['behind a comma', line('ExpRate=2,AdminPassword,"zq",bIsPvP=True')],
    ['behind a semicolon', line('AdminPassword=zq ;zq, zq\nbIsPvP=True')],
    ['behind a closing quote', line('AdminPassword="zq"zq, zq",bIsPvP=True')],
    ['behind the list', line('AdminPassword=zq)zq')],
    ['in words behind the list', line('ExpRate=2) AdminPassword="zq"')],
    ['in a comment', line('ExpRate=2,\n;AdminPassword="zq"\nbIsPvP=True')],
    ['in a Japanese comment', line('ExpRate=2,\n; パスワードは zq\nbIsPvP=True')],
    ['in a text that was not closed', line('ServerName="a,AdminPassword="zq",bIsPvP=True')],
    ['behind a name with letters missing', line('AdminPas="zq"zq"="zq,ServerPasord“zq”')],
    ['as the key of a further setting', line('AdminPassword=zq,zq zq:zq,zq zq=zq')],
  ])('keeps a password out of all sentences that stands %s', (_name, text) => {
    const {problems} = parseIni(text);
    expect(problems.length).toBeGreaterThan(0);
    expect(JSON.stringify(problems)).not.toContain('zq');
  });

  it('shows the words that have nothing to do with a password', () => {
    const text = line(
      'AdminPassword="zq",ServerName=My server, the best one,hello=“x”, ; note\nA=1',
    );
    expect(
      parseIni(text)
        .problems.map(({data}) => Object.values(data))
        .flat(),
    ).toEqual(expect.arrayContaining(['ServerName', 'the best one', 'hello', 'x', '; note']));
  });

  it('lists only so many problems of a kind, and still mends all of them', () => {
    const {problems, file} = parseIni(line('hello,A=1,'.repeat(1000)));
    const bare = problems.filter(({code}) => code === 'bare-item');
    expect(bare).toHaveLength(problemsPerCode);
    // The rest is counted, with the last one that is listed.
    expect(bare.map(({further = 0}) => further)).toEqual([
      ...new Array<number>(problemsPerCode - 1).fill(0),
      1000 - problemsPerCode,
    ]);
    expect(file.entries).toEqual([{key: 'A', value: '1'}]);
  });
});

describe('texts', () => {
  it.each(['', 'plain', 'a "b"', 'back\\slash', 'ends with \\', '\\"', 'comma, (x)=y'])(
    'reads back %j',
    (text) => {
      expect(unquote(quote(text))).toBe(text);
      expect(parseIni(line(`A=${quote(text)},B=1`)).problems).toEqual([]);
    },
  );

  it('gives all lines the same end', () => {
    expect(withLineEnd('a\r\nb\nc\rd', '\r\n')).toBe('a\r\nb\r\nc\r\nd');
    expect(withLineEnd('a\r\nb\nc\rd', '\n')).toBe('a\nb\nc\nd');
  });
});

describe('decodeFile', () => {
  it('reads the encodings that editors on Windows write', () => {
    expect(decodeFile(new TextEncoder().encode('\uFEFFパル'))).toEqual({
      text: '\uFEFFパル',
      encoding: 'utf-8',
    });
    expect(decodeFile(Uint8Array.of(0xff, 0xfe, 0xd1, 0x30)).text).toBe(
      '\uFEFFパ'.replace('パ', '\u30d1'),
    );
    expect(decodeFile(Uint8Array.of(0xfe, 0xff, 0x30, 0xd1)).encoding).toBe('utf-16be');
    expect(decodeFile(Uint8Array.of(0x83, 0x70, 0x83, 0x8b))).toEqual({
      text: 'パル',
      encoding: 'shift_jis',
    });
    expect(decodeFile(Uint8Array.of(0x61, 0xff, 0xfd)).encoding).toBe('windows-1252');
  });
});
