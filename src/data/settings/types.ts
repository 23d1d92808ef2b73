import type {Confidence, Evidence} from '../sources/types';
import type {Build, VersionId} from '../versions';

export type {Confidence} from '../sources/types';

/** The usual type of each unit. `multiplier` is a factor on the game's own value. */
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

/** An absent limit isn't documented, and it is never guessed. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
  /**
   * official: documented by the makers. slider: limits of the game's world settings screen (checked
   * for 0.1 to 0.3). community: limits that tools offer.
   */
  readonly basis: 'official' | 'slider' | 'community';
  /** Given where community tools offer more than `max`. */
  readonly communityMax?: number;
}

export interface AcceptedValue {
  readonly value: string;
  /** Given where the word is newer than its key. */
  readonly since?: Build;
}

/** A remark for some versions. Its words are under `notes` with the same id. */
export interface SettingNote {
  readonly id: string;
  readonly since?: Build;
  readonly before?: Build;
}

interface SettingFacts<Type extends string, Value> {
  /** With the original misspellings. */
  readonly key: string;
  readonly type: Type;
  /** Absent for keys of the public launch. */
  readonly since?: Build;
  readonly removed?: Build;
  readonly replacedBy?: string;
  /** In the first version that has the key. */
  readonly default: Value;
  /** Oldest first. */
  readonly defaultChanges?: readonly {readonly since: Build; readonly value: Value}[];
  /** A file with the old default needs the new one. */
  readonly oldDefaultFails?: true;
  /** The versions that ignore the setting. The words have the reason, as the note `noEffect`. */
  readonly noEffectIn?: readonly VersionId[];
  /** First build whose documentation calls the key deprecated (note `deprecated`). */
  readonly deprecatedSince?: Build;
  /** In the file, but never documented by the makers. */
  readonly reserved?: true;
  /** A change shows only in a new world. */
  readonly newWorld?: true;
  readonly notes?: readonly SettingNote[];
  readonly related?: readonly string[];
  /** default: existence and defaults. effect: what the words say that it does. */
  readonly confidence: {readonly default: Confidence; readonly effect: Confidence};
  /** Sources besides the default files and those of its build. */
  readonly source?: readonly Evidence[];
}

interface NumberFacts {
  readonly unit: SettingUnit;
  readonly range?: NumberRange;
  /** Oldest first. */
  readonly rangeChanges?: readonly {readonly since: Build; readonly value: NumberRange}[];
}

export type BoolSetting = SettingFacts<'bool', boolean>;

export type IntSetting = SettingFacts<'int', number> & NumberFacts;

/** Written with six decimals. */
export type FloatSetting = SettingFacts<'float', number> & NumberFacts;

/** The only quoted type. */
export interface StringSetting extends SettingFacts<'string', string> {
  /** A password, which must not be shown or shared. */
  readonly secret?: true;
}

/** Written without quotes. */
export interface EnumSetting extends SettingFacts<'enum', string> {
  readonly values: readonly AcceptedValue[];
}

/** Written as (A,B,C) without quotes. The game writes an empty list as nothing. */
export interface ListSetting extends SettingFacts<'list', readonly string[]> {
  /** Empty for any words, each with its quotes as in the file. */
  readonly values: readonly AcceptedValue[];
}

export type TypedSetting =
  BoolSetting | IntSetting | FloatSetting | StringSetting | EnumSetting | ListSetting;

/** A record names its type only where unit and default don't show it. */
export type SettingRecord<Of = TypedSetting> = Of extends TypedSetting
  ? Omit<Of, 'type'> & {readonly type?: Of['type']} & (Of extends NumberFacts
        ? unknown
        : {readonly unit?: never})
  : never;

export type SettingType = TypedSetting['type'];

/** For example 72, true, 'Steam', ['Steam', 'Xbox']. */
export type SettingValue = boolean | number | string | readonly string[];
