import type {SettingKey} from '../settings';

/** A remark about a variable; its words have the same id. */
export type VariableNote =
  | 'alsoContainerLog'
  | 'misspelt'
  | 'parentheses'
  | 'players'
  | 'publicPassword'
  | 'publicPortOnly'
  | 'randomName'
  | 'scriptsNeedRest'
  | 'unquoted';

/** The environment variable from which an image writes a key of PalWorldSettings.ini. */
export interface ImageVariable {
  readonly name: string;
  /** What the image writes when the variable is not set, without quotes; absent where not read. */
  readonly default?: string;
  readonly note?: VariableNote;
}

/** By key; undefined where the image has no variable and the key keeps the game's own default. */
export type SettingVariables = Readonly<Record<SettingKey, ImageVariable | undefined>>;

/** A community image for Docker. */
export interface CommunityImage {
  readonly id: string;
  /** Owner and name on GitHub. */
  readonly repository: string;
  readonly image: string;
  /** The folder of the server inside the container, which a volume has to keep. */
  readonly folder: string;
  /**
   * The variable that decides whether the image writes PalWorldSettings.ini from its variables at
   * each start: the value that makes it do so, the one that leaves the file to the administrator,
   * and the one that holds when it is not set.
   */
  readonly settingsMode: {
    readonly name: string;
    readonly writes: string;
    readonly leaves: string;
    readonly default: string;
  };
  readonly variables: SettingVariables;
  /** Where the facts were read: a commit, and its day or the day after which it was made (ISO date). */
  readonly source: {readonly commit: string; readonly date: string};
}
