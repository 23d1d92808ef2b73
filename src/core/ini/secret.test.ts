import fc from 'fast-check';
import {expect, it} from 'vitest';
import {knownKeys} from '../settings/knownKeys';
import {settings} from '../../data/settings';
import {holdsSecret, isSecret, namesSecret} from '.';

const put = fc.constantFrom('', 'a', 'X', '0', '_', 'ー');
const edits = fc.array(fc.tuple(fc.nat(), fc.constantFrom(0, 1), put), {maxLength: 2});
const edited = (name: string) =>
  edits.map((all) =>
    all.reduce((text, [at, cut, letter]) => {
      const from = at % (text.length + 1);
      return text.slice(0, from) + letter + text.slice(from + cut);
    }, name),
  );
const wide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

it('are all keys within two letters of a password, in full-width letters too', () => {
  let seen = 0;
  fc.assert(
    fc.property(
      fc.constantFrom('AdminPassword', 'ServerPassword').chain(edited),
      fc.boolean(),
      (name, isWide) => {
        expect(isSecret(isWide ? wide(name) : name), name).toBe(true);
        seen += 1;
      },
    ),
    {numRuns: 3000},
  );
  expect(seen).toBe(3000);
});

it.each([
  ...['AdminPass', 'RconToken', 'DiscordWebhookUrl', 'ADMIN_PW', 'AuthKey', 'AdminPin'],
  ...['パスワード', '管理者パスワード', '認証キー', 'Admin Password', 'admin_password'],
])('are %s', (key) => expect(isSecret(key)).toBe(true));

it.each(['PassiveSkillRate', 'CompassRate', 'bBypassCheck', 'KeyRepeatRate', 'PinkPalRate'])(
  'are not %s',
  (key) => expect(isSecret(key)).toBe(false),
);

it('are the settings that are secret in the catalogue, and no others', () => {
  const secret = settings.filter((setting) => 'secret' in setting);
  expect(settings.length).toBeGreaterThan(100);
  expect(secret.length).toBeGreaterThan(1);
  expect(settings.filter(({key}) => isSecret(key))).toEqual(secret);
  expect(knownKeys.find('adminpassword')?.key).toBe('AdminPassword');
});

it('are found in a comment and in a damaged text', () => {
  const said = ['; {"AdminPassword": "x"}', '# pw: x', '; パスワード: x', 'ServerPasswd x'];
  expect(said.filter(namesSecret)).toEqual(said);
  expect(namesSecret('; set by the panel, do not edit')).toBe(false);
  expect(holdsSecret('"My server,AdminPassword=hunter2"')).toBe(true);
  expect(holdsSecret('"Ask for the password on Discord"')).toBe(false);
});
