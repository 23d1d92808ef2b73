import type {GameType, GameTypes, IniEntry} from '../ini';
import type {Unit} from '../text/unit';
import type {EditionKeys} from './recognise';

/** Names are short because each page carries this data to the browser. */
export interface EditorSetting {
  readonly key: string;
  readonly type: 'bool' | 'int' | 'float' | 'string' | 'enum' | 'list';
  readonly name: string;
  readonly text?: string;
  readonly preset: string;
  readonly min?: number;
  readonly max?: number;
  readonly unit?: Unit;
  readonly values?: readonly (readonly [value: string, meaning: string])[];
  readonly notes?: readonly string[];
  readonly noEffect?: true;
  readonly deprecated?: true;
  readonly secret?: true;
}

export interface OtherKey {
  readonly is: GameType;
  readonly since?: string;
  readonly removed?: string;
  readonly replacedBy?: string;
}

export interface EditorData {
  readonly version: string;
  readonly versions: readonly string[];
  readonly settings: readonly EditorSetting[];
  /** Keys of other editions, which only an opened file can have. */
  readonly others?: {
    readonly keys: ReadonlyMap<string, OtherKey>;
    readonly editions: EditionKeys;
    readonly defaults: ReadonlyMap<string, Readonly<Record<string, string>>>;
  };
}

/** Looks up what a version's server knows of a key. */
export function gameTypes(data: EditorData): GameTypes {
  return (key) => {
    const {type, values} = settingNamed(data, key) ?? {};
    return type && {type, ...(values && {words: values.map(([word]) => word)})};
  };
}

/** Finds a key that the version lacks. */
export const otherKey = ({others}: EditorData, key: string): OtherKey | undefined =>
  others?.keys.get(key.toLowerCase());

export const typeOf = (data: EditorData, key: string): GameType | undefined =>
  gameTypes(data)(key) ?? otherKey(data, key)?.is;

export function defaultEntries(data: EditorData): readonly IniEntry[] {
  return data.settings.map(({key, preset}) => ({key, value: preset}));
}

export const hashName = '#settings=';

/** Returns whether a hash is that of a link, whole or damaged; some chats encode its sign. */
export const isShared = (hash: string): boolean => /^#settings(?:=|%3D)/i.test(hash);

const indexes = new WeakMap<EditorData, ReadonlyMap<string, EditorSetting>>();

/** Finds a setting by its key in any case. */
export function settingNamed(data: EditorData, key: string): EditorSetting | undefined {
  // A file can have tens of thousands of keys, and each change looks up all of them.
  const index =
    indexes.get(data) ??
    new Map(data.settings.map((setting) => [setting.key.toLowerCase(), setting]));
  indexes.set(data, index);
  return index.get(key.toLowerCase());
}

export function settingOf(data: EditorData, key: string): EditorSetting | undefined {
  const setting = settingNamed(data, key);
  return setting?.key === key ? setting : undefined;
}
