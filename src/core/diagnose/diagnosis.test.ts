import {expect, it} from 'vitest';
import {line} from '../../../tests/support/damagedFiles';
import {locales} from '../../data/locales';
import {wordsOf} from '../../words';
import {sheet} from './diagnosis';
import {readLog} from './log';
import {withoutPrivate} from './privacy';
import {compareSettings} from './settings';

it.each([
  [
    '[LOG] Aki 203.0.113.7 connected the server. (User id: steam_76561190000000001)',
    '[LOG] <name> <address> connected the server. (User id: steam_<id>)',
  ],
  [
    '[LOG] Aki of Mars joined the server. (User id: gdk_2535440000000000)',
    '[LOG] <name> joined the server. (User id: gdk_<id>)',
  ],
  ['Aki,2C17391D000000000000000000000000,76561190000000001 has', '<name>,<id>,<id> has'],
  ['Aki,2C17391D,76561190000000001', '<name>,<id>,<id>'],
  ['[CHAT] <Aki> my password is swordfish', '[CHAT] …'],
  ['  "playername": "Aki \\"the\\" Fox",', '  "playername": "<name>",'],
  [
    './PalServer.sh -adminpassword=secret1 -serverpassword="two words" -port=8211',
    './PalServer.sh -adminpassword=*** -serverpassword=*** -port=8211',
  ],
  ['AdminPassword="a,b",ServerPassword=c)', 'AdminPassword=***,ServerPassword=***)'],
  ['ADMIN_PASSWORD: hunter2', 'ADMIN_PASSWORD: ***'],
  ['Setting admin password to hunter2', 'Setting admin password to ***'],
  ['The generated RCON password is: hunter2', 'The generated RCON password is: ***'],
  ['The password is hunter2 (attempt 2)', 'The password is *** (attempt 2)'],
  ['start -adminpassword hunter2 -port=8211', 'start -adminpassword *** -port=8211'],
  ['rcon -a "127.0.0.1:25575" -p "hunter2" Save', 'rcon -a "127.0.0.1:25575" -p *** Save'],
  ['curl -u admin:hunter2 http://127.0.0.1:8212/', 'curl -u *** http://127.0.0.1:8212/'],
  ['Authorization: Basic YWRtaW46aHVudGVyMg==', 'Authorization: Basic ***'],
  ["steam_76561190000000001 ('2001:db8:1::7') connected", "steam_<id> ('<address>') connected"],
  ['fe80::1ff:fe23:4567:890a', '<address>'],
  ['https://discord.com/api/webhooks/123/abcDEF', '<webhook>'],
  ['C:\\Users\\Taro Yamada\\a and /home/taro/b', 'C:\\Users\\<name>\\a and /home/<name>/b'],
  ['LoginId:bad495464f2cab3e8007d7bcd76ac3fe', 'LoginId:<id>'],
  ["machine network name is '25bf9bd701ec'", 'machine network name is <name>'],
  ['mail to aki@example.com', 'mail to <mail>'],
])('what is hidden: %s', (text, hidden) => expect(withoutPrivate(text)).toBe(hidden));

it.each([
  'Game version is v1.0.1.100619',
  'Running Palworld dedicated server on :8211',
  'Bind for 0.0.0.0:8211 failed: port is already allocated',
  'LowLevelFatalError [File:C:/works/Pal-UE-App/Source/PalEngine/PalGameEngine.cpp] [Line: 42]',
  '/home/steam/Steam/logs/stderr.txt',
  'Unauthorized (AdminPassword is empty)',
  'Password is not match',
  '[2026.07.16-14.56.32:001] 14:56:32',
])('what is hidden: leaves %s, which everybody has', (text) => {
  expect(withoutPrivate(text)).toBe(text);
});

const log = [
  'Game version is v1.0.1.100619',
  '[2026-07-16 14:57:00] [LOG] Akihabara joined the server. (User id: steam_76561190000000001)',
  'Akihabara at 203.0.113.9 made it crash',
  'AdminPassword="swordfish" failed: Permission denied',
  'Ran out of memory allocating 1 bytes',
].join('\n');

it.each(locales)('is in %s, with the edition, the build and nothing private', (locale) => {
  const words = wordsOf(locale).diagnose;
  const text = sheet(readLog(log), words, '0.6.8');
  expect(text).toContain('0.6.8');
  expect(text).toContain('v1.0.1.100619');
  expect(text).toContain(words.findings.killed.what);
  expect(text).not.toMatch(/Akihabara|7656|203\.0|swordfish|`|\{/);
});

it('the report: names the settings that differ without addresses and names', () => {
  const keys = ['ServerName', 'PublicIP', 'ServerPassword'];
  const file = (name: string, ip: string) => ({
    text: line(`ServerName="${name}",PublicIP="${ip}",ServerPassword="${name}"`),
    name: '',
  });
  const known = keys.map((key) => ({key, type: 'string'}) as const);
  const [one, other] = [file('Akihabara', '203.0.113.9'), file('Swordfish!', '203.0.113.10')];
  const text = sheet(compareSettings(one, other, known), wordsOf('en').diagnose, '1.0');
  expect(text).toContain('PublicIP');
  expect(text).not.toMatch(/Akihabara|Swordfish|203/);
});
