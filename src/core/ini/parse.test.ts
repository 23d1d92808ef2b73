import {describe, expect, it} from 'vitest';
import {knownKeys} from '../settings/knownKeys';
import {damages, header, line} from './damagedFiles';
import {decodeFile, parseIni as parse, problemsPerCode} from './read';
import {
  problemCodes,
  quote,
  quotedText,
  quoteEdited,
  unquote,
  withLineEnd,
  writeIni,
  type ParsedIni,
  type ProblemCode,
} from '.';

const parseIni = (text: string): ParsedIni => parse(text, knownKeys);

/** What may be said about a repaired file too. */
const harmless = ['empty', 'no-settings', 'binary', 'odd-key', 'template'];

describe('parseIni on a damaged file', () => {
  it.each(damages)('repairs $name', ({text, repaired, problems}) => {
    const parsed = parseIni(text);
    expect(writeIni(parsed.file)).toBe(repaired);
    expect(parsed.problems.map((p) => `${p.code}@${p.line}:${p.column}`)).toEqual(problems);
    const again = parseIni(repaired).problems.map(({code}) => code);
    expect(again.filter((code) => !harmless.includes(code))).toEqual([]);
  });

  it('has a fixture for every kind of damage', () => {
    const covered = new Set(damages.flatMap(({problems}) => problems.map((p) => p.split('@')[0])));
    // These are told by the reader of the bytes, not by the parser.
    const ofBytes: readonly ProblemCode[] = ['encoding', 'world-option'];
    const wanted = problemCodes.filter((code) => !ofBytes.includes(code));
    expect(wanted.filter((code) => !covered.has(code))).toEqual([]);
    expect(damages.length).toBeGreaterThan(60);
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

  it('lists only so many problems of a kind, and still repairs all of them', () => {
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

  it.each([
    ['line breaks and tabs', '"one\\ntwo\\tthree\\r"', 'one\ntwo\tthree\r'],
    ['an apostrophe, which the game itself escapes', '"Tom\\\'s"', "Tom's"],
    ['characters by number', '"\\x41\\102\\u30d1\\U0001F411"', 'ABパ🐑'],
    ['unknown pairs, which stay', '"C:\\dir\\e"', 'C:\\dir\\e'],
  ])('knows %s', (_name, raw, text) => {
    expect(unquote(raw)).toBe(text);
    // The strict model reads the same.
    expect(quotedText(raw, 0)?.text).toBe(text);
  });

  it.each([
    ['"one\\ntwo"', 'one\ntwo!', '"one\\ntwo!"'],
    ['"Tom\\\'s \\u30d1"', "Tom's new パ", '"Tom\\\'s new \\u30d1"'],
    ['"a\\\\b"', 'a\\bc', '"a\\\\bc"'],
    ['"C:\\dir"', 'C:\\dir\\n', '"C:\\dir\\\\n"'],
    ['plain', 'plain "x"', '"plain \\"x\\""'],
  ])('keeps what was not touched in %s', (raw, text, edited) => {
    expect(quoteEdited(raw, text)).toBe(edited);
    expect(unquote(edited)).toBe(text);
  });

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
