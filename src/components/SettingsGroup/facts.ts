import {variablesOf} from '../../core/communityImages';
import {displayValue, type VersionSetting} from '../../core/settings';
import {fillIn} from '../../core/text/fillIn';
import {restVersions} from '../../data/features';
import type {NumberRange} from '../../data/settings';
import type {VersionId} from '../../data/versions';
import type {SettingWords, Words} from '../../words/types';

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

/** Default, kind of value, range and effect of a setting on a version's page, in the words of a language. */
export function settingFacts(
  of: VersionSetting,
  page: VersionId,
  {values: meanings, higher, lower}: SettingWords,
  words: GroupWords,
): readonly SettingFact[] {
  const {setting, range, related, printedDefault} = of;
  const type = words[setting.type];
  const values = of.values?.map((value) => [value, meanings?.[value] ?? ''] as const);
  const lines = restVersions.includes(page) ? variableLines(of, words) : [];
  const facts: readonly (SettingFact | undefined)[] = [
    {
      label: words.default,
      code: printedDefault,
      ...(printedDefault === '""' ? {text: words.empty} : {}),
    },
    {
      label: words.type,
      text:
        'unit' in setting ? fillIn(words.typeWithUnit, {type, unit: words[setting.unit]}) : type,
    },
    range && {label: words.range, text: rangeText(range, words)},
    {label: words.applies, text: setting.newWorld ? words.inNewWorld : words.afterRestart},
    values?.length ? {label: words.words, values, isSearched: true} : undefined,
    higher ? {label: words.higher, text: higher, isSearched: true} : undefined,
    lower ? {label: words.lower, text: lower, isSearched: true} : undefined,
    lines.length ? {label: words.variables, lines} : undefined,
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

/** The variables of the community images: one line where all agree, else one for each. */
function variableLines(of: VersionSetting, words: GroupWords): readonly string[] {
  const found = variablesOf(of).map(({image, name, otherDefault}) => {
    const other =
      otherDefault === undefined
        ? ''
        : ` – ${fillIn(words.imageDefault, {value: `\`${inFile(of, otherDefault)}\``})}`;
    return {text: (remark: string) => `\`${name}\`${remark}${other}`, image};
  });
  const [first] = found;
  return first && found.every(({text}) => text('') === first.text(''))
    ? [first.text('')]
    : found.map(({text, image}) => text(` (${image})`));
}

/** A switch as the file has it: an image may write `false`. */
function inFile({setting}: VersionSetting, value: string): string {
  return setting.type === 'bool' ? displayValue('bool', value.toLowerCase() === 'true') : value;
}

/** Warnings and history of a setting that a version has, in the words of a language. */
export function settingMarks(of: VersionSetting, words: GroupWords): readonly SettingMark[] {
  const {setting, addedIn, changes} = of;
  const warnings = [
    of.hasEffect ? undefined : words.noEffect,
    of.isDeprecated ? words.deprecated : undefined,
    of.isReserved ? words.reserved : undefined,
    setting.newWorld ? words.newWorld : undefined,
  ].filter((text) => text !== undefined);
  const history = [
    ...(addedIn ? [fillIn(words.added, {version: setting.since})] : []),
    ...changes.map(({since, from, to}) =>
      fillIn(words.changed, {
        version: since,
        from: displayValue(setting.type, from),
        to: displayValue(setting.type, to),
      }),
    ),
  ];
  return [
    ...warnings.map((text) => ({kind: 'warning', text}) as const),
    ...history.map((text) => ({kind: 'history', text}) as const),
  ];
}
