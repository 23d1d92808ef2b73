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
  readonly default?: string;
  readonly note?: VariableNote;
}

/** The key keeps the game's default where the image has no variable. */
export type SettingVariables = Readonly<Record<SettingKey, ImageVariable | undefined>>;

export interface CommunityImage {
  readonly id: string;
  readonly repository: string;
  readonly image: string;
  /** The path in the container, which a volume has to keep. */
  readonly folder: string;
  readonly settingsMode: {
    readonly name: string;
    readonly writes: string;
    readonly leaves: string;
    readonly default: string;
  };
  readonly variables: SettingVariables;
  /** The date is the day of the commit, or the day after which it was made. */
  readonly source: {readonly commit: string; readonly date: string};
}
