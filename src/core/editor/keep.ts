import {newFile, writeIni, type IniEntry, type IniFile} from '../ini/file';
import {isPlaceholder, isPlainPlace} from '../ini/placeholder';
import {holdsSecret, isClean, isSecret, namesSecret} from '../ini/secret';
import {settingOf, typeOf, type EditorData} from './model';
import type {Draft} from './state';

/** Returns whether a setting has a password or another secret. */
export const isPrivate = (key: string, data: EditorData): boolean =>
  settingOf(data, key)?.secret ?? isSecret(key);

/** Returns whether a setting may leave the page in a link or a draft. */
export function isShareable(
  {key, value}: IniEntry,
  data: EditorData,
  doubtful?: ReadonlySet<string>,
): boolean {
  const isEmpty = value === '' || value === '""';
  if (isPrivate(key, data)) {
    return isEmpty || isPlainPlace(value);
  }
  const type = typeOf(data, key);
  const isOwn = !type && !doubtful && !holdsSecret(value);
  return (
    isEmpty || isOwn || (!doubtful?.has(key) && (isPlaceholder(value) || isClean(value, type)))
  );
}

/** Empties a setting that may not leave the page; the editor asks for its value. */
export function withoutPrivate(
  entry: IniEntry,
  data: EditorData,
  doubtful: IniFile['doubtful'],
): IniEntry {
  const empty = typeOf(data, entry.key)?.type === 'string' ? '""' : '';
  return isShareable(entry, data, doubtful) ? entry : {key: entry.key, value: empty};
}

/** Any other line in brackets may be a piece of a password. */
const engineSection = /^\[\/Script\/[\w./]+\][ \t]*$/i;

/**
 * Removes lines from a private name to the next section, because a password may continue on further
 * lines.
 */
export function withoutSecrets(file: IniFile): IniFile {
  const isRepaired = file.doubtful !== undefined;
  const clean = (text: string): string => {
    let isPrivate = isRepaired;
    return text.replace(/[^\r\n]+/g, (line) => {
      const isSection = engineSection.test(line);
      const [, key = '', value = ''] = /^\s*([^;#/\s][^=:＝]*)[=:＝](.*)/.exec(line) ?? [];
      isPrivate =
        !isSection && (isPrivate || namesSecret(line) || isSecret(key.replace(/\s/g, '')));
      const isKept = isSection || !isRepaired || (key !== '' && isClean(value.trim(), undefined));
      return isKept && !isPrivate ? line : '';
    });
  };
  return {...file, before: clean(file.before), after: clean(file.after)};
}

export const draftForm = 2;

export interface StoredDraft {
  readonly form: typeof draftForm;
  readonly text: string;
  readonly imported?: string | undefined;
  readonly missing: readonly string[];
}

/** Writes a draft for the browser's storage, without passwords. */
export function encodeDraft({file, imported, missing = []}: Draft, data: EditorData): string {
  const {form, doubtful, ...plain} = withoutSecrets(file);
  const named = (entries: readonly IniEntry[]): readonly IniEntry[] =>
    entries.filter(({key}) => !doubtful?.has(key) || typeOf(data, key) !== undefined);
  const safe = (entries: readonly IniEntry[]): readonly IniEntry[] =>
    named(entries).map((entry) => withoutPrivate(entry, data, doubtful));
  const asked = named(file.entries).filter((entry) => !isShareable(entry, data, doubtful));
  // The layout is left out, because it repeats each key, which may be a piece of a password.
  const written = doubtful || !form ? plain : {...plain, form};
  const stored: StoredDraft = {
    form: draftForm,
    text: writeIni({...written, entries: safe(file.entries)}),
    imported: imported && writeIni(newFile(safe(imported))),
    missing: [...new Set([...missing, ...asked.map(({key}) => key)])],
  };
  return JSON.stringify(stored);
}
