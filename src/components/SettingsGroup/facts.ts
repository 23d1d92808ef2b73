import type {NumberRange, SettingType, SettingUnit} from '../../data/settings';
import type {Build} from '../../data/versions';
import {fillIn} from '../../core/text/fillIn';
import type {Words} from '../../words';

type GroupWords = Words['tables']['SettingsGroup'];

/** A row of what is to know about a setting. One of its forms is given, `text` may follow `code`. */
export interface SettingFact {
  readonly label: string;
  readonly code?: string;
  readonly text?: string;
  /** The accepted words and what they mean. */
  readonly values?: readonly (readonly [value: string, meaning: string])[];
  /** Texts below each other; code is in backticks. */
  readonly lines?: readonly string[];
  /** Other settings. */
  readonly keys?: readonly string[];
  /** Does it say something of its own? Most facts read the same at every setting. */
  readonly isSearched?: true;
}

/** What an administrator must see at once. */
export interface SettingMark {
  readonly kind: 'history' | 'warning';
  readonly text: string;
}

export type Warning = 'noEffect' | 'deprecated' | 'reserved' | 'newWorld';

/** A variable of a community image for Docker. */
export interface SettingVariable {
  readonly name: string;
  /** Given where the images differ. */
  readonly image?: string;
  /** What the image writes when it is not set, where that is not the default. */
  readonly otherDefault?: string;
}

interface FactsOf {
  readonly type: SettingType;
  /** The default as the file holds it. */
  readonly default: string;
  readonly unit: SettingUnit | undefined;
  readonly range: NumberRange | undefined;
  readonly isForNewWorld: boolean;
  readonly values: SettingFact['values'];
  readonly higher: string | undefined;
  readonly lower: string | undefined;
  readonly variables: readonly SettingVariable[] | undefined;
  readonly related: readonly string[] | undefined;
}

/** Default, kind of value, range and effect of a setting, in the words of a language. */
export function settingFacts(setting: FactsOf, words: GroupWords): readonly SettingFact[] {
  const {type, unit, range, values, higher, lower, variables, related} = setting;
  const facts: readonly (SettingFact | undefined)[] = [
    {
      label: words.default,
      code: setting.default,
      ...(setting.default === '""' ? {text: words.empty} : {}),
    },
    {
      label: words.type,
      text: unit ? fillIn(words.typeWithUnit, {type: words[type], unit: words[unit]}) : words[type],
    },
    range && {label: words.range, text: rangeText(range, words)},
    {label: words.applies, text: setting.isForNewWorld ? words.inNewWorld : words.afterRestart},
    values?.length ? {label: words.words, values, isSearched: true} : undefined,
    higher ? {label: words.higher, text: higher, isSearched: true} : undefined,
    lower ? {label: words.lower, text: lower, isSearched: true} : undefined,
    variables?.length
      ? {label: words.variables, lines: variables.map((variable) => variableLine(variable, words))}
      : undefined,
    related?.length ? {label: words.related, keys: related} : undefined,
  ];
  return facts.filter((fact) => fact !== undefined);
}

function rangeText({min, max, communityMax, basis}: NumberRange, words: GroupWords): string {
  const limits =
    min === undefined
      ? fillIn(words.upTo, {max: `${max}`})
      : max === undefined
        ? fillIn(words.from, {min})
        : fillIn(words.fromTo, {min, max});
  const tools = communityMax === undefined ? '' : fillIn(words.toolsUpTo, {max: communityMax});
  return fillIn(words.rangeWithBasis, {limits, basis: words[basis], tools});
}

function variableLine({name, image, otherDefault}: SettingVariable, words: GroupWords): string {
  const other =
    otherDefault === undefined
      ? ''
      : ` – ${fillIn(words.imageDefault, {value: `\`${otherDefault}\``})}`;
  return `\`${name}\`${image ? ` (${image})` : ''}${other}`;
}

interface MarksOf {
  readonly warnings?: readonly Warning[];
  /** The build that brought the setting; absent when the oldest documented version has it. */
  readonly added?: Build | undefined;
  readonly changes?: readonly {readonly since: Build; readonly from: string; readonly to: string}[];
  /** The first build without the setting. */
  readonly removed?: Build | undefined;
}

/** History and warnings of a setting, in the words of a language. */
export function settingMarks(
  {warnings = [], added, changes = [], removed}: MarksOf,
  words: GroupWords,
): readonly SettingMark[] {
  const warning = (text: string): SettingMark => ({kind: 'warning', text});
  const history = (text: string): SettingMark => ({kind: 'history', text});
  return [
    ...warnings.map((id) => warning(words[id])),
    ...(removed ? [warning(fillIn(words.removedIn, {version: removed}))] : []),
    ...(added ? [history(fillIn(words.added, {version: added}))] : []),
    ...changes.map(({since, from, to}) =>
      history(fillIn(words.changed, {version: since, from, to})),
    ),
  ];
}
