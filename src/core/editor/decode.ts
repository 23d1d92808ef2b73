/** Links and drafts may have been altered since the editor wrote them. */
import {findSetting} from '../../data/settings';
import {isVersionId} from '../../data/versions';
import type {IniEntry, IniFile} from '../ini';
import {isSecret, newFile} from '../ini';
import {parseIni, passes} from '../ini/read';
import {knownKeys} from '../settings/knownKeys';
import {draftForm, type StoredDraft} from './keep';
import {sumOf} from './link';
import {hashName, isShared} from './model';
import type {Draft} from './state';

function fromBase64(text: string): string {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
}

/** Reads a link's hash: undefined for another hash, 'broken' for damage. */
export function decodeShared(hash: string) {
  if (!isShared(hash)) {
    return undefined;
  }
  try {
    const [data = '', sum = ''] = decodeURIComponent(hash).slice(hashName.length).split('.');
    if (sumOf(data) !== sum) {
      return 'broken';
    }
    const [form, version, list, missing = []] = JSON.parse(fromBase64(data)) as [
      number,
      string,
      [string, string][],
      string[]?,
    ];
    const known = new Map(list.filter(([key]) => findSetting(key) !== undefined));
    const entries = Array.from(known, ([key, value]): IniEntry => ({key, value}));
    // A value must not smuggle in further settings.
    return form === 1 && isVersionId(version) && passes(newFile(entries), knownKeys)
      ? {
          version,
          entries: entries.filter(({key}) => !isSecret(key)),
          missing: missing.filter((key) => findSetting(key) !== undefined),
          unknown: list.length - entries.length,
        }
      : 'broken';
  } catch {
    return 'broken';
  }
}

/** Reads a stored draft; undefined if unreadable. */
export function decodeDraft(stored: string | null): Draft | undefined {
  try {
    const {form, text, imported, missing} = JSON.parse(stored ?? '{}') as Partial<StoredDraft>;
    if (form !== draftForm || text === undefined) {
      return undefined;
    }
    const read = (one: string): IniFile => parseIni(one, knownKeys).file;
    const file = read(text);
    const keys = file.entries.map(({key}) => key).filter((key) => missing?.includes(key));
    return {
      file,
      ...(imported === undefined ? {} : {imported: read(imported).entries}),
      ...(keys.length > 0 ? {missing: keys} : {}),
    };
  } catch {
    return undefined;
  }
}
