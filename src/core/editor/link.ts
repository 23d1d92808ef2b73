import {isSecret, type IniEntry} from '../ini';
import {isShareable} from './keep';
import {hashName, settingOf, type EditorData} from './model';
import {changedEntries} from './state';

export interface Shared {
  readonly version: string;
  readonly entries: readonly IniEntry[];
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

/** Makes the hash of a link, which never carries passwords. */
export function encodeShared({version, entries}: Shared): string {
  const kept = entries.filter(({key}) => !isSecret(key)).map(({key, value}) => [key, value]);
  const data = toBase64(JSON.stringify([1, version, kept]));
  return `${hashName}${data}.${sumOf(data)}`;
}
