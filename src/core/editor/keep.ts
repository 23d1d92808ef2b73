import type {IniEntry, IniFile} from '../ini';
import {holdsSecret, isSecret, namesSecret, unquote} from '../ini';
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
