import type {IniEntry, ParsedIni} from '../ini';

/** A setting as the editor needs it, in one version and one language. Short: it travels to the browser. */
export interface EditorSetting {
  readonly key: string;
  readonly type: 'bool' | 'int' | 'float' | 'string' | 'enum' | 'list';
  readonly name: string;
  readonly text: string;
  /** The default as the file holds it. */
  readonly preset: string;
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  /** Accepted words and what they mean. */
  readonly values?: readonly (readonly [value: string, meaning: string])[];
  readonly notes?: readonly string[];
  readonly noEffect?: true;
  readonly deprecated?: true;
  readonly secret?: true;
  /** First documented version with the setting; absent when the oldest has it. */
  readonly since?: string;
  /** Defaults of earlier versions: up to, but without, `before` it was `value`. */
  readonly was?: readonly {readonly before: string; readonly value: string}[];
}

/** Everything the editor of one version knows. */
export interface EditorData {
  readonly version: string;
  /** This version and the earlier ones, newest first. */
  readonly versions: readonly string[];
  readonly settings: readonly EditorSetting[];
  /** Settings that earlier versions had. */
  readonly removed: readonly {
    readonly key: string;
    readonly name: string;
    readonly since: string;
    readonly removed: string;
    readonly replacedBy?: string;
  }[];
  /**
   * The first build that has a key which this version lacks. Comes with the reader of files (see
   * `withLaterKeys`): only what is read can hold such keys.
   */
  readonly laterSince?: (key: string) => string | undefined;
}

/** The entries of a file with every setting at its default. */
export function defaultEntries(data: EditorData): readonly IniEntry[] {
  return data.settings.map(({key, preset}) => ({key, value: preset}));
}

const indexes = new WeakMap<EditorData, ReadonlyMap<string, EditorSetting>>();

/** Finds a setting by its exact key. */
export function settingOf(data: EditorData, key: string): EditorSetting | undefined {
  // Files may hold tens of thousands of keys, and each is looked up at every change.
  const index =
    indexes.get(data) ?? new Map(data.settings.map((setting) => [setting.key, setting]));
  indexes.set(data, index);
  return index.get(key);
}

/**
 * Tells whether a text that was read is about this game: it has the game's section or option line,
 * or at least one setting that some version knows. `a=1` alone may stand in any file.
 */
export function isForGame(
  {file, problems}: Pick<ParsedIni, 'file' | 'problems'>,
  data: EditorData,
): boolean {
  if (!problems.some(({code}) => code === 'missing-header')) {
    return true;
  }
  if (!problems.some(({code}) => code === 'missing-name')) {
    return true;
  }
  const known = new Set([...data.settings, ...data.removed].map(({key}) => key.toLowerCase()));
  return file.entries.some(({key}) => known.has(key.toLowerCase()));
}

/** Position of a version in time: larger is newer; versions the page does not know are newest. */
export function ageOf(data: EditorData, version: string): number {
  const index = data.versions.indexOf(version);
  return index < 0 ? data.versions.length : data.versions.length - 1 - index;
}
