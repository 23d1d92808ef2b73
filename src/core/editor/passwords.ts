/** 0, O, 1, l and I are left out, because people mix them up. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
/** A password of 20 such characters can't be guessed, and every program accepts it. */
const length = 20;

export function generatePassword(): string {
  let password = '';
  const limit = 256 - (256 % letters.length);
  while (password.length < length) {
    // A byte above the largest multiple of the alphabet's length would make some letters likelier.
    for (const byte of crypto.getRandomValues(new Uint8Array(64)).filter((one) => one < limit)) {
      password += letters[byte % letters.length] ?? '';
    }
  }
  return password.slice(0, length);
}

const words =
  /^(?:(?:admin|administrator|default|guest|here|pal|pals|password|passw0rd|pass|root|secret|server|test|user|welcome|world|worldof|your_?|abc|changeme|changethis|dragon|iloveyou|letmein|monkey|qwerty)+\d{0,4}|\d{1,10})$/i;

export const isWellKnown = (password: string): boolean => words.test(password);

export const shortestPassword = 8;
