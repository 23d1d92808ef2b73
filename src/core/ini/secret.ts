import {distanceOf} from '../text/distance';
import type {GameType} from './game';
import {acceptedBy, enumWord, readsWhole, wordIn} from './game/values';
import {isQuoted} from './text';

const privateWords =
  /^(?:pass|pw|psw|pwd|pin|secrets?|tokens?|webhooks?|credentials?|pass(?:phrase|code)s?|mot(?:de)?passe|mdp|contrase.a|clave|senha|parola)$/;
const endings =
  /passw|kennwort|schl[uü]ssel|wachtwoord|l[oö]senord|adgangskode|salasana|has[lł]o|heslo|jelsz[oó]|[sş]ifre|парол|(?:pass(?:phrase|code)|pwd|token|webhook|secret|(?:api|auth|private|access)_?key)s?$/;
const keyOf =
  /^(?:api|auth|access|private|secret|admin|server|licen[cs]e|steam|rest|rcon|web) key$/;
const japanese =
  /パス(?:ワ|コ|フ)|暗証|合言葉|合い言葉|秘密|トークン|認証キー|秘密鍵|密码|密碼|口令|비밀번호|암호/;
const passwordKeys = ['adminpassword', 'serverpassword', 'password'];

function wordsOf(name: string): readonly string[] {
  return name
    .replace(/(\p{Ll}|\d)(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$& ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}ー]+/u)
    .filter((word) => word !== '');
}

function judge(key: string): boolean {
  const name = key.normalize('NFKC');
  const found = wordsOf(name);
  const letters = found.join('');
  return (
    found.some((word) => privateWords.test(word) || endings.test(word)) ||
    keyOf.test(found.slice(-2).join(' ')) ||
    japanese.test(name) ||
    passwordKeys.some((other) => distanceOf(letters, other, 2) <= 2)
  );
}

const judged = new Map<string, boolean>();

/** Tells whether a key, even misspelt, must stay private: a password, a token, a webhook. */
export function isSecret(key: string): boolean {
  let isPrivate = judged.get(key);
  if (isPrivate === undefined) {
    isPrivate = judge(key);
    // A damaged file has the same few names many times, or more different ones than memory is for.
    if (judged.size >= 1000) {
      judged.clear();
    }
    judged.set(key, isPrivate);
  }
  return isPrivate;
}

/** Tells whether a line of text names something private. */
export function namesSecret(line: string): boolean {
  const text = line.normalize('NFKC');
  const parts = text.split(/[^\p{L}\p{N}_ー-]+/u);
  return japanese.test(text) || parts.some((part) => part.length <= 60 && isSecret(part));
}

/** Tells whether damaged text names a password. */
export function holdsSecret(text: string): boolean {
  const named =
    /([\p{L}\p{N}_ー-]+(?: [\p{L}\p{N}_ー-]+)?)["'”\\\])]*(?:\s*[=＝:：,"“]|[ \t]{2,})/gu;
  return (
    /(?:admin|server)[ _-]?password/i.test(text.normalize('NFKC')) ||
    [...text.matchAll(named)].some(([, word]) => isSecret(word ?? ''))
  );
}

/** Tells whether a value is clean; damage may have put a password into any other value. */
export function isClean(raw: string, known: GameType | undefined): boolean {
  if (raw === '' || raw === '""' || /^[-+]?[\d.]{1,20}$|^(?:true|false)$/i.test(raw)) {
    return true;
  }
  if (!known) {
    return false;
  }
  const {type, words} = known;
  if (type === 'string') {
    return isQuoted(raw) && !holdsSecret(raw);
  }
  if (type === 'list') {
    const form = /^\([ \t]*(?:"{0,2}[\w:]{1,60}"{0,2}[ \t]*(?:,[ \t]*|(?=\))))*\)$/;
    const items = raw.match(/[\w:]+/g) ?? [];
    return form.test(raw) && (!words || items.every((item) => enumWord(words, item) !== undefined));
  }
  return readsWhole(raw.replace(/^"(.*)"$/, '$1'), known);
}

export const hidden = '…';

/** Shows a value in a message; `isOpen` means that no password is near. */
export function shownValue(
  raw: string,
  known: (GameType & {readonly isSecret?: boolean}) | undefined,
  isOpen = false,
): string {
  if (!known || known.type === 'string') {
    return hidden;
  }
  const number =
    /^[\s"'“”([]*[-+]?[\d.,]{1,20}(?:e[-+]?\d{1,3}|x[\da-f]{1,4}|["'”\])\s]*[a-z%]{0,2})$/i;
  const plain = raw.normalize('NFKC');
  const accepted = acceptedBy(known);
  const words = plain.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const isNumber = /^(?:int|float)$/.test(known.type) && number.test(plain);
  const isWords = plain.length < 200 && words.every((word) => wordIn(accepted, word));
  const isShort = isOpen && /^[\p{L}\p{N}_.,:+%-]{1,20}$/u.test(raw);
  return isNumber || isWords || isShort ? raw.replace(/\s+/g, ' ') : hidden;
}
