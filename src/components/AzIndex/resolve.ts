import {restBasePath} from '../../data/rest/operations';
import {argumentsForVersion, isArgumentName} from '../../core/arguments';
import {commandsForVersion, isCommandName} from '../../core/commands';
import {argumentPath, commandPath, endpointPath, settingPath} from '../../core/references';
import {restOperationsForVersion} from '../../core/rest';
import {settingsForVersion} from '../../core/settings';
import {wordsOf, type Words} from '../../words';
import type {ContentsOf, FactsContext, FactsResolver} from '../../core/resolver';

export type AzKind = 'setting' | 'argument' | 'command' | 'endpoint';

export interface AzItem {
  readonly kind: AzKind;
  /** As it is written. */
  readonly name: string;
  readonly to: string;
  /** What it is, in a few words; text between backquotes is code. */
  readonly text: string;
}

export interface AzIndexProps {
  readonly letters: readonly {readonly letter: string; readonly items: readonly AzItem[]}[];
  /** With the page, because every other page's script would carry them as well. */
  readonly words: Words['tables']['AzIndex'];
}

/** `<AzIndex />`: every name of the version, by its first letter. */
export const resolve: FactsResolver<AzIndexProps> = (_, context) => {
  const byLetter = new Map<string, (AzItem & {readonly sortKey: string})[]>();
  for (const item of itemsOf(context)) {
    const sortKey = item.name.replace(`${restBasePath}/`, '').replace(/^\W+|^(?:GET|POST) /g, '');
    const letter = sortKey[0]!.toUpperCase();
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), {...item, sortKey}]);
  }
  const compare = new Intl.Collator('en').compare;
  return {
    words: wordsOf(context.locale).tables.AzIndex,
    letters: [...byLetter]
      .sort(([a], [b]) => compare(a, b))
      .map(([letter, items]) => ({
        letter,
        items: items
          .sort((a, b) => compare(a.sortKey, b.sortKey))
          .map(({kind, name, to, text}) => ({kind, name, to, text})),
      })),
  };
};

export const contentsOf: ContentsOf<AzIndexProps> = ({letters}) =>
  letters.map(({letter}) => ({id: `letter-${letter.toLowerCase()}`, text: letter}));

function itemsOf({version, locale}: FactsContext): AzItem[] {
  const settingTexts = wordsOf(locale).settings.settings;
  return [
    ...settingsForVersion(version).map(({key}): AzItem => ({
      kind: 'setting',
      name: key,
      to: settingPath(version, key),
      text: settingTexts[key]!.name,
    })),
    ...argumentsForVersion(version)
      .map(({name}) => name)
      .filter(isArgumentName)
      .map((name): AzItem => ({
        kind: 'argument',
        name,
        to: argumentPath(version, name),
        text: wordsOf(locale).arguments.arguments[name].meaning,
      })),
    ...commandsForVersion(version)
      .map(({name}) => name)
      .filter(isCommandName)
      .map((name): AzItem => ({
        kind: 'command',
        name: `/${name}`,
        to: commandPath(version, name),
        text: wordsOf(locale).commands[name].effect,
      })),
    ...restOperationsForVersion(version, locale).map(({id, method, path, summary}): AzItem => ({
      kind: 'endpoint',
      name: `${method} ${restBasePath}${path}`,
      to: endpointPath(version, id),
      text: summary,
    })),
  ];
}
