import {distanceOf} from '../text/distance';

/** What the names of passwords, tokens and webhook addresses contain. */
const telling =
  /pas+w|pass|psw|pwd|pw$|secret|token|webhook|credential|api_?key|private_?key|パスワ|暗証|合言葉/;
const passwordKeys = ['adminpassword', 'serverpassword', 'password'];

/**
 * Tells whether a key holds what must stay private: a password, also under a misspelt name or in
 * full-width letters, a token, the address of a webhook. Its value is never stored, put into a link
 * or quoted in a message, and no field shows it unmasked. No other setting of the game has such a name.
 */
export function isSecret(key: string): boolean {
  const name = key
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.-]+/g, '');
  return telling.test(name) || passwordKeys.some((other) => distanceOf(name, other, 2) <= 2);
}

/** Tells whether a text holds a piece like `AdminPassword=…`, which came into it from a damaged file. */
export function holdsSecret(text: string): boolean {
  return [...text.matchAll(/([\p{L}\p{N}_]+)\s*[=＝]/gu)].some(([, word]) => isSecret(word ?? ''));
}

/** Tells whether a line of text, a comment for example, names something that must stay private. */
export function namesSecret(line: string): boolean {
  return line
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}_ー]+/u)
    .some((word) => word !== '' && isSecret(word));
}
