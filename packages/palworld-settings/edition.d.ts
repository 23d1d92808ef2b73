/** This is `data/<edition>/settings.json` of the guide. */
declare const edition: Edition;
export default edition;

export type Texts<Text> = Readonly<Record<string, Text>>;

export interface Edition {
  readonly formatVersion: 1;
  readonly version: string;
  readonly section: string;
  readonly property: string;
  readonly groups: readonly {readonly id: string; readonly name: Texts<string>}[];
  readonly settings: readonly Setting[];
}

export interface Setting {
  readonly key: string;
  readonly group: string;
  readonly type: string;
  readonly quoted: boolean;
  readonly unit?: string;
  readonly range?: {readonly min?: number; readonly max?: number; readonly basis: string};
  readonly values?: readonly {readonly value: string; readonly meaning: Texts<string>}[];
  readonly default: string | number | boolean | readonly string[];
  readonly iniDefault: string;
  readonly since: string;
  readonly addedIn?: string;
  readonly hasEffect: boolean;
  readonly deprecated: boolean;
  readonly reserved: boolean;
  readonly takesEffect: string;
  readonly related: readonly string[];
  readonly words: Texts<{
    readonly name?: string;
    readonly summary?: string;
    readonly description?: string;
    readonly notes?: readonly string[];
  }>;
  readonly confidence: {readonly default: string; readonly effect: string};
  readonly sources: readonly {
    readonly id: string;
    readonly text: string;
    readonly url?: string;
    readonly date?: string;
    readonly shows?: string;
    readonly note?: string;
  }[];
}
