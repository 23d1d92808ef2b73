import {holdsSecret, isSecret, parseIni, sectionHeader, writeOptionLine} from '../ini';
import type {IniEntry} from '../ini';
import {knownKeys} from '../settings/knownKeys';
import type {EditorData} from './model';
import {settingOf} from './model';
import {changedEntries} from './state';

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

/** What of a file may go into a link, and how many settings stay out of it beside the passwords. */
export interface Shareable {
  readonly entries: readonly IniEntry[];
  readonly leftOut: number;
}

/** The changed settings that a link may carry: only keys that the version knows, and no secrets. */
export function shareableEntries(entries: readonly IniEntry[], data: EditorData): Shareable {
  const changed = changedEntries(entries, data).filter(({key}) => !isSecret(key));
  // A damaged file may have a password in the text of another setting.
  const shareable = changed.filter(({value}) => !holdsSecret(value));
  const unknown = entries.filter(({key}) => !settingOf(data, key));
  return {
    entries: shareable,
    leftOut: unknown.length + changed.length - shareable.length,
  };
}

/** Makes the hash of a link. Secrets are left out whatever the caller gives. */
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
export function readEntries(list: readonly unknown[]): readonly IniEntry[] | undefined {
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
