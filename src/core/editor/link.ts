import {isSecret, type IniEntry} from '../ini';
import {editionOf} from './convert';
import {isShareable, withoutPrivate} from './keep';
import {hashName, settingOf, typeOf, type EditorData} from './model';
import {changedEntries, type Draft} from './state';

export interface Shared {
  readonly version: string;
  readonly entries: readonly IniEntry[];
  /** The editor asks for the values of these keys, which the link lacks. */
  readonly missing?: readonly string[];
}

/** Computes a sum that reveals a damaged link. */
export function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return sum.toString(36);
}

function toBase64(text: string): string {
  const signs = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(signs.join('')).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Returns the changed settings that a link may carry, and a count of the others. */
export function shareableEntries(
  entries: readonly IniEntry[],
  data: EditorData,
  doubtful: ReadonlySet<string> | undefined,
): {readonly entries: readonly IniEntry[]; readonly leftOut: number} {
  const changed = changedEntries(entries, data).filter(({key}) => !isSecret(key));
  const shareable = changed.filter((entry) => isShareable(entry, data, doubtful));
  const unknown = entries.filter(({key}) => !settingOf(data, key));
  return {
    entries: shareable,
    leftOut: unknown.length + changed.length - shareable.length,
  };
}

/** Makes the hash that takes a draft to the editor of another edition, which converts it. */
export function encodeMoved({file, missing = []}: Draft, data: EditorData): string {
  const known = file.entries.filter(({key}) => typeOf(data, key));
  const entries = known.map((entry) => withoutPrivate(entry, data, file.doubtful));
  const left = known.filter((entry) => !entries.includes(entry)).map(({key}) => key);
  const version = editionOf(file.entries, data);
  return encodeShared({version, entries, missing: [...new Set([...missing, ...left])]});
}

/** Makes the hash of a link, which never carries passwords. */
export function encodeShared({version, entries, missing = []}: Shared): string {
  const kept = entries.filter(({key}) => !isSecret(key)).map(({key, value}) => [key, value]);
  const data = toBase64(JSON.stringify([1, version, kept, missing]));
  return `${hashName}${data}.${sumOf(data)}`;
}
