import type {Confidence, Evidence} from '../sources/types';
import type {Build, VersionId} from '../versions';

export type {Confidence} from '../sources/types';

/**
 * What a number counts, with the type that such numbers mostly have. `multiplier` is a factor on the
 * game's own value, 1 being normal.
 */
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

/** Limits of a number. An absent limit is not documented; it is never guessed. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
  /**
   * Where the limits come from. official: documented by the game's maker; slider: limits of the
   * game's world settings screen (checked for 0.1 to 0.3); community: limits that tools offer.
   */
  readonly basis: 'official' | 'slider' | 'community';
  /** The largest value that community tools offer, where it is above `max`. */
  readonly communityMax?: number;
}

/** A word that an enum or a list accepts. */
export interface AcceptedValue {
  readonly value: string;
  /** Given when the word is younger than its key. */
  readonly since?: Build;
}

/** A remark that holds for some versions only; its words are under `notes` with the same id. */
export interface SettingNote {
  readonly id: string;
  readonly since?: Build;
  readonly before?: Build;
}

interface SettingFacts<Type extends string, Value> {
  /** The exact key in the file, original misspellings included. */
  readonly key: string;
  readonly type: Type;
  /** First build that has the key; absent for those that were there at the public launch. */
  readonly since?: Build;
  /** First build without the key. */
  readonly removed?: Build;
  /** The key that took over from a removed one. */
  readonly replacedBy?: string;
  /** The default of the first documented version that has the key. */
  readonly default: Value;
  /** Later defaults, oldest first. */
  readonly defaultChanges?: readonly {readonly since: Build; readonly value: Value}[];
  /** The default of older versions no longer works: a file that still has it needs the new one. */
  readonly oldDefaultFails?: true;
  /** Versions that carry the key but ignore it. The reason is the note `noEffect` in the words. */
  readonly noEffectIn?: readonly VersionId[];
  /** First build whose documentation calls the key deprecated (note `deprecated` in the words). */
  readonly deprecatedSince?: Build;
  /** In the file, but never documented by the maker: best left alone. */
  readonly reserved?: true;
  /** A change shows only in a newly created world. Absent: no sign that a new world is needed. */
  readonly newWorld?: true;
  readonly notes?: readonly SettingNote[];
  /** Keys a reader of this one wants to see too. */
  readonly related?: readonly string[];
  /** default: existence and defaults; effect: what the words say that it does. */
  readonly confidence: {readonly default: Confidence; readonly effect: Confidence};
  /** What it rests on beside the default files (`defaultFileSources`) and the sources of its build. */
  readonly source?: readonly Evidence[];
}

interface NumberFacts {
  readonly unit: SettingUnit;
  readonly range?: NumberRange;
  /** Limits that replaced `range` in a later build, oldest first. */
  readonly rangeChanges?: readonly {readonly since: Build; readonly value: NumberRange}[];
}

/** Written as True or False. */
export type BoolSetting = SettingFacts<'bool', boolean>;

/** Written without a decimal point. */
export type IntSetting = SettingFacts<'int', number> & NumberFacts;

/** Written with six decimals. */
export type FloatSetting = SettingFacts<'float', number> & NumberFacts;

/** Written in double quotes; the only type that is quoted. */
export interface StringSetting extends SettingFacts<'string', string> {
  /** Must not be shown or shared: a password. */
  readonly secret?: true;
}

/** One of some words, written without quotes. */
export interface EnumSetting extends SettingFacts<'enum', string> {
  readonly values: readonly AcceptedValue[];
}

/** Some of some words, written as (A,B,C) without quotes; the game writes an empty list as nothing. */
export interface ListSetting extends SettingFacts<'list', readonly string[]> {
  /** Empty: any words, each with its quotes as the file has it. */
  readonly values: readonly AcceptedValue[];
}

/** One setting of PalWorldSettings.ini, for all documented versions. */
export type TypedSetting =
  BoolSetting | IntSetting | FloatSetting | StringSetting | EnumSetting | ListSetting;

/** A setting as its catalogue file has it: it says its type only where unit and default don't show it. */
export type SettingRecord<Of = TypedSetting> = Of extends TypedSetting
  ? Omit<Of, 'type'> & {readonly type?: Of['type']} & (Of extends NumberFacts
        ? unknown
        : {readonly unit?: never})
  : never;

export type SettingType = TypedSetting['type'];

/** A value as the program holds it: 72, true, 'Steam', ['Steam', 'Xbox']. */
export type SettingValue = boolean | number | string | readonly string[];
