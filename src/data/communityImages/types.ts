import type {SettingKey} from '../settings';

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

export interface ImageVariable {
  readonly name: string;
  /** What the image writes when the variable isn't set, without quotes; absent where unknown. */
  readonly default?: string;
  readonly note?: VariableNote;
}

/** Undefined where the image has no variable, so the key keeps the game's default. */
export type SettingVariables = Readonly<Record<SettingKey, ImageVariable | undefined>>;

export interface CommunityImage {
  readonly id: string;
  /** Owner and name on GitHub. */
  readonly repository: string;
  readonly image: string;
  /** The server's folder inside the container, which a volume has to keep. */
  readonly folder: string;
  /**
   * The variable that decides whether the image writes PalWorldSettings.ini at each start, with its
   * values for yes and no and its default.
   */
  readonly settingsMode: {
    readonly name: string;
    readonly writes: string;
    readonly leaves: string;
    readonly default: string;
  };
  readonly variables: SettingVariables;
  /** The commit that was read, with its day or the day after which it was made (ISO date). */
  readonly source: {readonly commit: string; readonly date: string};
}
