import type {IniEntry, IniFile} from '../ini';
import {isSecret, parseIni, sectionHeader, writeOptionLine} from '../ini';
import {knownKeys} from '../settings/knownKeys';
import type {Draft} from './state';

/** What a link carries: the version it was made in, and the changed settings. Never passwords. */
export interface Shared {
  readonly version: string;
  readonly entries: readonly IniEntry[];
}

const hashName = '#settings=';

/** A short sum that tells a cut or altered link from a whole one. */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return sum.toString(36);
}

function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (const byte of bytes) {
    binary += String.fromCharCode(byte);
  }
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64(text: string): string {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
}

/** Makes the hash of a link. Passwords are left out whatever the caller gives. */
export function encodeShared({version, entries}: Shared): string {
  const kept = entries.filter(({key}) => !isSecret(key)).map(({key, value}) => [key, value]);
  const data = toBase64(JSON.stringify([1, version, kept]));
  return `${hashName}${data}.${sumOf(data)}`;
}

/** Reads the hash of a link: undefined when it is none of ours, 'broken' when it is damaged. */
export function decodeShared(hash: string): Shared | 'broken' | undefined {
  if (!hash.startsWith(hashName)) {
    return undefined;
  }
  try {
    const [data = '', sum = ''] = hash.slice(hashName.length).split('.');
    if (sumOf(data) !== sum) {
      return 'broken';
    }
    const [form, version, list] = JSON.parse(fromBase64(data)) as unknown[];
    if (form !== 1 || typeof version !== 'string' || !Array.isArray(list)) {
      return 'broken';
    }
    const entries = readEntries(list);
    return entries ? {version, entries: entries.filter(({key}) => !isSecret(key))} : 'broken';
  } catch {
    return 'broken';
  }
}

/** Reads `[key, value]` pairs, all fit for the option line. */
function readEntries(list: readonly unknown[]): readonly IniEntry[] | undefined {
  const entries: IniEntry[] = [];
  for (const pair of list) {
    if (!Array.isArray(pair) || typeof pair[0] !== 'string' || typeof pair[1] !== 'string') {
      return undefined;
    }
    const [key, value] = pair as [string, string];
    entries.push({key, value});
  }
  // A value must not smuggle in further settings: written and read again, the same comes out.
  const {file, problems} = parseIni(`${sectionHeader}\n${writeOptionLine(entries)}\n`, knownKeys);
  const isSame = JSON.stringify(file.entries) === JSON.stringify(entries);
  return isSame && problems.every(({severity}) => severity !== 'error') ? entries : undefined;
}

/** Empties passwords in any text, also in comments and in lines that are not read. */
export function withoutPasswords(text: string): string {
  return text.replace(
    /(password\w{0,100}\s*[=:＝]\s*)(?:"(?:[^"\\\r\n]|\\.)*"?|[^,)\r\n]*)/gi,
    '$1""',
  );
}

function safeEntries(entries: readonly IniEntry[]): readonly IniEntry[] {
  return entries.map(({key, value}) => ({
    key,
    value: isSecret(key) ? '""' : value,
  }));
}

/** Writes a draft for the browser's storage, without passwords. */
export function encodeDraft({file, imported}: Draft): string {
  const safeFile: IniFile = {
    bom: file.bom,
    before: withoutPasswords(file.before),
    entries: safeEntries(file.entries),
    after: withoutPasswords(file.after),
  };
  return JSON.stringify({
    form: 1,
    file: safeFile,
    ...(imported ? {imported: safeEntries(imported)} : {}),
  });
}

/** Reads a stored draft; undefined when there is none or it cannot be read. */
export function decodeDraft(text: string | null): Draft | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as {
      form?: unknown;
      file?: Partial<IniFile>;
      imported?: unknown;
    } | null;
    const file = stored?.file;
    const pairs = (list: unknown): readonly IniEntry[] | undefined =>
      Array.isArray(list)
        ? readEntries(list.map((entry: IniEntry) => [entry.key, entry.value]))
        : undefined;
    const entries = pairs(file?.entries);
    const imported = pairs(stored?.imported);
    if (stored?.form !== 1 || !entries) {
      return undefined;
    }
    if (typeof file?.before !== 'string' || typeof file.after !== 'string') {
      return undefined;
    }
    return {
      file: {bom: file.bom === true, before: file.before, entries, after: file.after},
      ...(imported ? {imported} : {}),
    };
  } catch {
    return undefined;
  }
}

/** Tells whether a draft holds a password that will not be kept. */
export function hasPassword({file}: Draft): boolean {
  return file.entries.some(({key, value}) => isSecret(key) && value !== '""' && value !== '');
}
