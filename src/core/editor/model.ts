import type {GameType, GameTypes, IniEntry} from '../ini';
import type {Unit} from '../text/unit';
import type {EditionKeys} from './recognise';

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
  /** Where it changed, the default in each of the editor's versions that has the setting. */
  readonly defaults?: Readonly<Record<string, string>>;
}

/** A key that the version lacks: one of later builds, or one that earlier versions had. */
export interface OtherKey {
  readonly is: GameType;
  /** The first documented version with it, where that came later. */
  readonly since?: string;
  /** The version that removed it, and the setting that took its place. */
  readonly removed?: string;
  readonly replacedBy?: string;
}

/** Everything the editor of one version knows. */
export interface EditorData {
  readonly version: string;
  /** This version and the earlier ones, newest first. */
  readonly versions: readonly string[];
  readonly settings: readonly EditorSetting[];
  /** Comes with the reader of files (see `withOthers`): only what is read can hold such keys. */
  readonly others?: {
    /** The keys that this version lacks, in small letters. */
    readonly keys: ReadonlyMap<string, OtherKey>;
    /** The keys of each edition, newest first. */
    readonly editions: EditionKeys;
    /** By key, where a default changes: that of each edition. */
    readonly defaults: ReadonlyMap<string, Readonly<Record<string, string>>>;
  };
}

/** What the server of the version knows of a key. Keys know no case. */
export function gameTypes(data: EditorData): GameTypes {
  return (key) => {
    const {type, values} = settingNamed(data, key) ?? {};
    return type && {type, ...(values && {words: values.map(([word]) => word)})};
  };
}

/** What is known of a key that the version lacks. */
export const otherKey = ({others}: EditorData, key: string): OtherKey | undefined =>
  others?.keys.get(key.toLowerCase());

/** What the game makes of a key of this edition or another; undefined where no edition has it. */
export const typeOf = (data: EditorData, key: string): GameType | undefined =>
  gameTypes(data)(key) ?? otherKey(data, key)?.is;

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
