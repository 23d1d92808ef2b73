import type {LineEnd} from './text';

/** The section in which the game looks for its settings. */
export const sectionName = '/Script/Pal.PalGameWorldSettings';
export const sectionHeader = `[${sectionName}]`;
export const propertyName = 'OptionSettings';

/** One `Key=Value` of the option line; the value exactly as it stands in the file. */
export interface IniEntry {
  readonly key: string;
  readonly value: string;
}

/** A settings file: the entries of its option line, and everything around that line as it was. */
export interface IniFile {
  /** Whether the file starts with a byte order mark. */
  readonly bom: boolean;
  /** The text before the option line, up to and with the section header. */
  readonly before: string;
  readonly entries: readonly IniEntry[];
  /** The text after the closing parenthesis: the line end, comments, other sections. */
  readonly after: string;
}

/** A file that holds nothing but the given entries. */
export function newFile(entries: readonly IniEntry[], lineEnd: LineEnd = '\n'): IniFile {
  return {bom: false, before: sectionHeader + lineEnd, entries, after: lineEnd};
}

/** Writes the option line the way the game needs it: one line, no spaces. */
export function writeOptionLine(entries: readonly IniEntry[]): string {
  return `${propertyName}=(${entries.map(({key, value}) => `${key}=${value}`).join(',')})`;
}

/** Writes a whole file. What the reader gave back comes out again byte by byte. */
export function writeIni(file: IniFile): string {
  return (file.bom ? '\uFEFF' : '') + file.before + writeOptionLine(file.entries) + file.after;
}
