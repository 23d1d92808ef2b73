/** Letters and digits that are not mixed up when they are read out: no 0 and O, no 1, l and I. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
/** Twenty of these 57 signs cannot be guessed, and every program that handles the file takes them. */
const length = 20;

/** Makes a password at random. */
export function generatePassword(): string {
  let password = '';
  const limit = 256 - (256 % letters.length);
  while (password.length < length) {
    // A byte beyond the last whole round would make some letters likelier than others.
    for (const byte of crypto.getRandomValues(new Uint8Array(64)).filter((one) => one < limit)) {
      password += letters[byte % letters.length] ?? '';
    }
  }
  return password.slice(0, length);
}

const words =
  /^(?:(?:admin|administrator|default|guest|here|pal|pals|password|passw0rd|pass|root|secret|server|test|user|welcome|world|worldof|your_?|abc|changeme|changethis|dragon|iloveyou|letmein|monkey|qwerty)+\d{0,4}|\d{1,10})$/i;

/** Tells whether programs try a password first: words of this trade in a row with a few digits, or digits alone. */
export const isWellKnown = (password: string): boolean => words.test(password);

/** An admin password shorter than this is guessed by a program in no time. */
export const shortestPassword = 8;
