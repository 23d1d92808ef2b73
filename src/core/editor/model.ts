import type {GameType, GameTypes, IniEntry} from '../ini';
import type {Unit} from '../text/unit';

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
  readonly unit?: Unit;
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
    readonly is: GameType;
  }[];
  /**
   * The keys that this version lacks, in small letters, with the first build that has them. Comes with the
   * reader of files (see `withLaterKeys`): only what is read can hold such keys.
   */
  readonly later?: ReadonlyMap<string, {readonly since: string; readonly is: GameType}>;
}

const gameType = ({type, values}: EditorSetting): GameType =>
  values ? {type, words: values.map(([word]) => word)} : {type};

/** What the server of the version knows of a key. Keys know no case. */
export function gameTypes(data: EditorData): GameTypes {
  return (key) => {
    const setting = settingNamed(data, key);
    return setting && gameType(setting);
  };
}

/** What the game makes of a key of this edition or another; undefined where no edition has it. */
export function typeOf(data: EditorData, key: string): GameType | undefined {
  const lower = key.toLowerCase();
  const other =
    data.later?.get(lower) ?? data.removed.find((removed) => removed.key.toLowerCase() === lower);
  return gameTypes(data)(key) ?? other?.is;
}

/** The entries of a file with every setting at its default. */
export function defaultEntries(data: EditorData): readonly IniEntry[] {
  return data.settings.map(({key, preset}) => ({key, value: preset}));
}

const indexes = new WeakMap<EditorData, ReadonlyMap<string, EditorSetting>>();

/** Finds a setting by its key in any case of its letters. */
export function settingNamed(data: EditorData, key: string): EditorSetting | undefined {
  // Files may hold tens of thousands of keys, and each is looked up at every change.
  const index =
    indexes.get(data) ??
    new Map(data.settings.map((setting) => [setting.key.toLowerCase(), setting]));
  indexes.set(data, index);
  return index.get(key.toLowerCase());
}

/** Finds a setting by its exact key. */
export function settingOf(data: EditorData, key: string): EditorSetting | undefined {
  const setting = settingNamed(data, key);
  return setting?.key === key ? setting : undefined;
}

/** Position of a version in time: larger is newer; versions the page does not know are newest. */
export function ageOf(data: EditorData, version: string): number {
  const index = data.versions.indexOf(version);
  return index < 0 ? data.versions.length : data.versions.length - 1 - index;
}
