/** Reads back what the editor has written: links and drafts. Both may have been altered since. */
import type {IniEntry, IniFile} from '../ini';
import {isSecret, sectionHeader, writeOptionLine} from '../ini';
import {parseIni} from '../ini/read';
import {knownKeys} from '../settings/knownKeys';
import {hashName, isShared, sumOf, type Shared} from './link';
import type {Draft} from './state';

function fromBase64(text: string): string {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
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

/** Reads the hash of a link: undefined when it is none of ours, 'broken' when it is damaged. */
export function decodeShared(hash: string): Shared | 'broken' | undefined {
  if (!isShared(hash)) {
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

/** Reads a stored draft; undefined when there is none or it cannot be read. */
export function decodeDraft(text: string | null): Draft | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as {
      form?: unknown;
      file?: Partial<IniFile>;
      imported?: unknown;
      missing?: unknown;
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
    const asked: readonly unknown[] = Array.isArray(stored.missing) ? stored.missing : [];
    const missing = entries.map(({key}) => key).filter((key) => asked.includes(key));
    return {
      file: {bom: file.bom === true, before: file.before, entries, after: file.after},
      ...(imported ? {imported} : {}),
      ...(missing.length > 0 ? {missing} : {}),
    };
  } catch {
    return undefined;
  }
}
