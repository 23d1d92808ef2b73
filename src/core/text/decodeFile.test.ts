import {expect, it} from 'vitest';
import {decodeFile} from './decodeFile';
import {isGarbled} from './garbled';

const line = (...name: readonly number[]): Uint8Array =>
  Uint8Array.from([...Buffer.from('ServerName="'), ...name, ...Buffer.from('",ExpRate=2')]);

it.each([
  ['gbk', '服务器', [0xb7, 0xfe, 0xce, 0xf1, 0xc6, 0xf7]],
  ['euc-kr', '우리 서버', [0xbf, 0xec, 0xb8, 0xae, 0x20, 0xbc, 0xad, 0xb9, 0xf6]],
  ['euc-jp', 'サーバー', [0xa5, 0xb5, 0xa1, 0xbc, 0xa5, 0xd0, 0xa1, 0xbc]],
  ['shift_jis', 'パル鯖', [0x83, 0x70, 0x83, 0x8b, 0x8e, 0x49]],
  ['shift_jis', 'ﾊﾟﾙｻｰﾊﾞ', [0xca, 0xdf, 0xd9, 0xbb, 0xb0, 0xca, 0xde]],
  ['windows-1252', 'Café "München"', [...Buffer.from('Café "München"', 'latin1')]],
  ['windows-1252', 'Zoë – “x”', [90, 111, 0xeb, 32, 0x96, 32, 0x93, 120, 0x94]],
  ['utf-8', 'パル', [...Buffer.from('パル')]],
])('the encodings of files: %s: %s', (encoding, name, bytes) => {
  expect(decodeFile(line(...bytes))).toEqual({
    encoding,
    text: `ServerName="${name}",ExpRate=2`,
  });
});

it.each(['パル　鯖', 'Ā server', 'ab\u0100c'])('UTF-16 without its mark, with %j', (name) => {
  // The wide space and these letters have a zero in their low byte.
  const text = `OptionSettings=(ServerName="${name}",ExpRate=2)`;
  const bytes = Uint8Array.from(Buffer.from(text, 'utf16le'));
  expect(decodeFile(bytes)).toEqual({encoding: 'utf-16le', text});
  const swapped = bytes.map((_, at) => bytes[at ^ 1]!);
  expect(decodeFile(swapped)).toEqual({encoding: 'utf-16be', text});
});

it.each(['utf-8', 'utf-16le', 'utf-16be'])('%s with its mark', (encoding) => {
  const text = '\uFEFFパル';
  const bytes = Buffer.from(text, encoding === 'utf-8' ? 'utf8' : 'utf16le');
  expect(decodeFile(encoding === 'utf-16be' ? bytes.swap16() : bytes)).toEqual({encoding, text});
});

const misread = (text: string, encoding: string): string =>
  new TextDecoder(encoding).decode(Buffer.from(text));

it.each(['パルの鯖', 'Café', '서버', '我的服务器'])('%s is noticed', (name) => {
  expect(isGarbled(misread(name, 'windows-1252'))).toBe(true);
});

it.each([
  ['服务器', [0xb7, 0xfe, 0xce, 0xf1, 0xc6, 0xf7]],
  ['서버 서버', [0xbc, 0xad, 0xb9, 0xf6, 0x20, 0xbc, 0xad, 0xb9, 0xf6]],
  ['パルの鯖', [...Buffer.from('パルの鯖')]],
])('%s that was read as Latin 1 is noticed', (_name, bytes) => {
  expect(isGarbled(String.fromCharCode(...bytes))).toBe(true);
});

it('a text of any length is looked at', () => {
  expect(isGarbled('é'.repeat(300_000))).toBe(false);
});

it('names that were read in a wrong encoding before: UTF-8 that was read as Shift JIS is noticed', () => {
  expect(isGarbled(misread('パルワールドのサーバー', 'shift_jis'))).toBe(true);
});

it.each([
  'パルの鯖',
  'Café',
  'Größe',
  '서버',
  '我的服务器',
  'My server',
  'Coração da Nação',
  '',
  '繧',
])('names that were read in a wrong encoding before: %j is left alone', (name) =>
  expect(isGarbled(name)).toBe(false),
);
