import type {IniEntry} from '../ini';
import {unquote} from '../ini';

/** Letters and digits that nobody mixes up when reading them out: no 0 and O, no 1, l and I. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
/** Twenty of these 57 signs cannot be guessed, and every program that handles the file takes them. */
const length = 20;

/** Makes a password at random. `random` fills an array with random bytes; the browser's own does. */
export function generatePassword(
  random: (bytes: Uint8Array<ArrayBuffer>) => void = (bytes) => {
    crypto.getRandomValues(bytes);
  },
): string {
  let password = '';
  const limit = 256 - (256 % letters.length);
  while (password.length < length) {
    const bytes = new Uint8Array(64);
    random(bytes);
    // A byte beyond the last whole round would make some letters likelier than others.
    for (const byte of bytes.filter((one) => one < limit)) {
      password += letters[byte % letters.length] ?? '';
    }
  }
  return password.slice(0, length);
}

/** Passwords that everybody tries first. */
const wellKnown = new Set(
  (
    'admin admin123 administrator password password1 passw0rd 123456 1234567 12345678 123456789 ' +
    '1234567890 111111 000000 qwerty qwerty123 abc123 letmein changeme secret test test123 guest ' +
    'palworld palworld123 pal server serverpassword adminpassword worldofpals pass root user 1234 ' +
    'iloveyou dragon monkey welcome yourpassword your_password adminpasswordhere changethis default'
  ).split(' '),
);

/** What is wrong with a pair of passwords, by the key it is said at. */
export type PasswordFault = 'known-password' | 'short-password' | 'equal-passwords';

/** An admin password shorter than this is guessed by a program in no time. */
const shortest = 8;

/** What is wrong with the passwords of a file. Empty ones are not judged here. */
export function passwordFaults(
  entries: readonly IniEntry[],
): readonly (readonly [fault: PasswordFault, key: string])[] {
  const textOf = (key: string): string =>
    unquote(entries.find((entry) => entry.key === key)?.value ?? '');
  const admin = textOf('AdminPassword');
  const join = textOf('ServerPassword');
  const faults: (readonly [PasswordFault, string])[] = [];
  for (const [key, password] of [
    ['AdminPassword', admin],
    ['ServerPassword', join],
  ] as const) {
    if (wellKnown.has(password.toLowerCase())) {
      faults.push(['known-password', key]);
    } else if (key === 'AdminPassword' && password !== '' && password.length < shortest) {
      faults.push(['short-password', key]);
    }
  }
  if (admin !== '' && admin === join) {
    faults.push(['equal-passwords', 'AdminPassword']);
  }
  return faults;
}
