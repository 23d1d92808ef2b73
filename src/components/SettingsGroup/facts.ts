import {variablesOf} from '../../core/communityImages';
import {pagePath, settingPath} from '../../core/references';
import type {FactsContext} from '../../core/resolver';
import {displayValue, settingAt, type VersionSetting} from '../../core/settings';
import {fillIn} from '../../core/text/fillIn';
import {restVersions} from '../../data/features';
import type {NumberRange} from '../../data/settings';
import {newestVersion, type VersionId} from '../../data/versions';
import {wordsOf} from '../../words';
import type {SettingWords, Words} from '../../words/types';
import {code, isKnown, type Cell, type Fact, type RichCell} from '../Facts/types';

type GroupWords = Words['tables']['settingsGroup'];

/** Most facts read the same at every setting, so the search skips them. */
export type SettingFact = readonly [...Fact, isSearched?: boolean];

export const keyOnPage = (key: string): RichCell => ({...code(key), href: `#${key}`});

/** Returns the default or the word for none. */
export const presetOf = (printed: string, words: GroupWords): Cell =>
  printed === ''
    ? words.empty
    : {...code(printed), after: printed === '""' ? ` ${words.empty}` : undefined};

export function settingFacts(
  of: VersionSetting,
  {version, locale}: FactsContext,
  {values: meanings, higher, lower}: SettingWords,
): readonly SettingFact[] {
  const words = wordsOf(locale).tables.settingsGroup;
  const {key, setting, range, related, printedDefault, values = []} = of;
  const later = settingAt(newestVersion.id, key)?.printedDefault;
  const type = words[setting.type];
  const facts: readonly SettingFact[] = [
    [
      fillIn(words.later, {version: newestVersion.id}),
      later === undefined || later === printedDefault
        ? undefined
        : {...code(later), to: settingPath(newestVersion.id, key), isOtherVersion: true},
    ],
    [
      words.type,
      'unit' in setting ? fillIn(words.typeWithUnit, {type, unit: words[setting.unit]}) : type,
    ],
    [words.range, range && rangeText(range, words)],
    [
      words.words,
      values.map((value) => ({...code(value), after: ` ${meanings?.[value] ?? ''}`})),
      true,
    ],
    [words.higher, higher, true],
    [words.lower, lower, true],
    [words.variables, restVersions.includes(version) ? variableLines(of, version, words) : []],
    [words.related, related.map(keyOnPage)],
  ];
  return facts.filter(isKnown);
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

function variableLines(
  of: VersionSetting,
  version: VersionId,
  words: GroupWords,
): readonly RichCell[] {
  const lines = variablesOf(of).map(({image, name, otherDefault: other}) => ({
    name,
    image,
    other:
      other === undefined
        ? ''
        : ` – ${fillIn(words.imageDefault, {value: `\`${inFile(of, other)}\``})}`,
  }));
  const [first] = lines;
  if (!first) {
    return [];
  }
  const isOne = lines.every(({name, other}) => name === first.name && other === first.other);
  const named = isOne
    ? [{...code(first.name), after: first.other}]
    : lines.map(({name, image, other}) => ({...code(name), after: ` (${image})${other}`}));
  const where = `${pagePath(version, 'operate/community-images')}#change`;
  return [...named, {text: words.whereVariables, to: where}];
}

/** Writes an image's default as the file has it, because an image may write `false` for `False`. */
function inFile({setting}: VersionSetting, value: string): string {
  return setting.type === 'bool' ? displayValue('bool', value.toLowerCase() === 'true') : value;
}

/** Returns what makes a setting unusual, and its history. */
export function settingMarks(of: VersionSetting, words: GroupWords) {
  const {setting, addedIn, changes} = of;
  return {
    warnings: [
      !of.hasEffect && words.noEffect,
      of.isDeprecated && words.deprecated,
      of.isReserved && words.reserved,
      setting.newWorld && words.newWorld,
    ].filter((text) => typeof text === 'string'),
    history: [
      ...(addedIn ? [fillIn(words.added, {version: setting.since})] : []),
      ...changes.map(({since, from, to}) =>
        fillIn(words.changed, {
          version: since,
          from: displayValue(setting.type, from),
          to: displayValue(setting.type, to),
        }),
      ),
    ],
  };
}
