import type {Confidence, Evidence} from '../sources/types';
import type {Build, VersionId} from '../versions';

export const typeOfUnit = {
  multiplier: 'float',
  count: 'int',
  port: 'int',
  seconds: 'float',
  minutes: 'int',
  hours: 'float',
  days: 'int',
  centimetres: 'float',
} as const;

export type SettingUnit = keyof typeof typeOfUnit;

/** A limit that isn't documented is absent, and never guessed. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
  /**
   * slider: limits of the game's world settings screen (checked for 0.1 to 0.3). community: limits
   * that tools offer.
   */
  readonly basis: 'official' | 'slider' | 'community';
  readonly communityMax?: number;
}

export interface AcceptedValue {
  readonly value: string;
  readonly since?: Build;
}

export interface SettingNote {
  readonly id: string;
  readonly since?: Build;
  readonly before?: Build;
}

interface SettingFacts<Type extends string, Value> {
  readonly key: string;
  readonly type: Type;
  readonly since?: Build;
  readonly removed?: Build;
  readonly replacedBy?: string;
  readonly default: Value;
  readonly defaultChanges?: readonly {readonly since: Build; readonly value: Value}[];
  /** The old default no longer works, so files that have it must be changed. */
  readonly oldDefaultFails?: true;
  readonly noEffectIn?: readonly VersionId[];
  readonly deprecatedSince?: Build;
  readonly reserved?: true;
  /** A change shows only in a new world. */
  readonly newWorld?: true;
  readonly notes?: readonly SettingNote[];
  /** A relation is mutual, and one of its two records names it. */
  readonly related?: readonly string[];
  readonly confidence: {readonly default: Confidence; readonly effect: Confidence};
  readonly source?: readonly Evidence[];
}

interface NumberFacts {
  readonly unit: SettingUnit;
  readonly range?: NumberRange;
  readonly rangeChanges?: readonly {readonly since: Build; readonly value: NumberRange}[];
}

interface WithValues {
  readonly values: readonly AcceptedValue[];
}

export type TypedSetting =
  | SettingFacts<'bool', boolean>
  | (SettingFacts<'int', number> & NumberFacts)
  | (SettingFacts<'float', number> & NumberFacts)
  | (SettingFacts<'string', string> & {readonly secret?: true})
  | (SettingFacts<'enum', string> & WithValues)
  | (SettingFacts<'list', readonly string[]> & WithValues);

export type SettingRecord<Of = TypedSetting> = Of extends TypedSetting
  ? Omit<Of, 'key' | 'type' | 'confidence'> & {
      readonly type?: Of['type'];
      /** A confidence is high unless the record names another one. */
      readonly confidence?: Partial<Of['confidence']>;
    } & (Of extends NumberFacts ? unknown : {readonly unit?: never})
  : never;

/** Keys keep the game's misspellings. */
export type SettingRecords = Readonly<Record<string, SettingRecord>>;

export type SettingType = TypedSetting['type'];

export type SettingValue = boolean | number | string | readonly string[];
