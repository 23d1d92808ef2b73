import type {IniEntry, IniFile} from '../ini';
import {holdsSecret, isSecret, namesSecret, unquote} from '../ini';
import {readEntries} from './link';
import type {Draft} from './state';

/**
 * Takes what must stay private out of the text around the settings: a comment that names it goes,
 * of another line the value.
 */
export function withoutSecrets(text: string): string {
  return text.replace(/[^\r\n]+/g, (line) => {
    if (!namesSecret(line)) {
      return line;
    }
    const key = /^\s*[^;#/\s][^=:＝]*[=:＝]/.exec(line)?.[0];
    return key && isSecret(key.replace(/[\s=:＝]/g, '')) ? key : '';
  });
}

/** Tells whether a setting holds a secret, in its own value or in a piece that damage put there. */
function isFilledSecret({key, value}: IniEntry): boolean {
  return unquote(value) !== '' && (isSecret(key) || holdsSecret(value));
}

function safeEntries(entries: readonly IniEntry[]): readonly IniEntry[] {
  return entries.map((entry) => (isFilledSecret(entry) ? {key: entry.key, value: '""'} : entry));
}

/** The keys of a list that hold what is not kept: after a reload they have to be entered again. */
function filledSecrets(entries: readonly IniEntry[]): readonly string[] {
  return entries.filter(isFilledSecret).map(({key}) => key);
}

/** Writes a draft for the browser's storage, without passwords, but with the keys that held one. */
export function encodeDraft({file, imported, missing = []}: Draft): string {
  const safeFile: IniFile = {
    bom: file.bom,
    before: withoutSecrets(file.before),
    entries: safeEntries(file.entries),
    after: withoutSecrets(file.after),
  };
  return JSON.stringify({
    form: 1,
    file: safeFile,
    ...(imported ? {imported: safeEntries(imported)} : {}),
    missing: [...new Set([...missing, ...filledSecrets(file.entries)])],
  });
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
