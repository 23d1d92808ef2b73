import type {ServerArgument} from '../../data/arguments';
import {textForVersion} from '../../data/textForVersion';
import {isAtLeast, oldestVersion, type VersionId} from '../../data/versions';
import {argumentAnchor, argumentsForVersion, argumentSyntax} from '../../core/arguments';
import {argumentPath, settingPath} from '../../core/references';
import {sourceIds} from '../../core/sources';
import {joinSentences} from '../../core/text/sentences';
import {hasSetting} from '../../core/settings';
import {sourceNotesOf, type SourceNoteProps} from '../SourceNote/resolve';
import type {Locale} from '../../data/locales';
import {wordsOf, type Words} from '../../words';
import type {ContentsOf, FactsResolver} from '../../core/resolver';

export interface ArgumentsTableProps {
  readonly entries: readonly ArgumentEntry[];
  /** The oldest version this guide documents; undefined on its own page, which knows no earlier time. */
  readonly oldest: string | undefined;
  /** With the page, because every other page's script would carry them as well. */
  readonly words: Words['tables']['ArgumentsTable'];
}

export interface ArgumentEntry {
  readonly id: string;
  readonly name: string;
  readonly syntax: string;
  readonly meaning: string;
  /** Meaning and note. */
  readonly text: string;
  readonly value?: string | undefined;
  readonly default: ServerArgument['default'];
  readonly goesWith: readonly Reference[];
  readonly settings: readonly Reference[];
  /** The systems that take it. */
  readonly systems: string;
  /** The build that brought it, or undefined when even the oldest documented version has it. */
  readonly since?: string | undefined;
  readonly source: SourceNoteProps;
  readonly isUndocumented: boolean;
  readonly isInferred: boolean;
}

interface Reference {
  readonly name: string;
  readonly to: string;
}

/** `<ArgumentsTable />`: the arguments of the page's version. */
export const resolve: FactsResolver<ArgumentsTableProps> = (_attributes, context) => {
  const {version, locale} = context;
  const sourceOf = sourceNotesOf('arguments', context);
  return {
    entries: argumentsForVersion(version).map((argument) =>
      entryOf(argument, sourceOf(sourceIds.argument(argument.name)), version, locale),
    ),
    oldest: version === oldestVersion.id ? undefined : oldestVersion.id,
    words: wordsOf(locale).tables.ArgumentsTable,
  };
};

export const contentsOf: ContentsOf<ArgumentsTableProps> = ({entries}) =>
  entries.map(({id, name}) => ({id, text: name, isCode: true}));

const systemNames = {windows: 'Windows', linux: 'Linux'} as const;

function entryOf(
  argument: ServerArgument,
  source: SourceNoteProps,
  version: VersionId,
  locale: Locale,
): ArgumentEntry {
  const {name, settings = [], goesWith = []} = argument;
  const words = wordsOf(locale).arguments.arguments[name];
  return {
    id: argumentAnchor(name),
    name,
    syntax: argumentSyntax(argument),
    meaning: words.meaning,
    text: joinSentences(
      [words.meaning, words.note && textForVersion(words.note, version)],
      wordsOf(locale).text.betweenSentences,
    ),
    value: words.value,
    default: argument.default,
    goesWith: goesWith.map((other) => ({name: other, to: argumentPath(version, other)})),
    settings: settings
      .filter((key) => hasSetting(version, key))
      .map((key) => ({name: key, to: settingPath(version, key)})),
    systems: argument.platforms
      .map((platform) => systemNames[platform])
      .join(wordsOf(locale).text.betweenItems),
    since: isAtLeast(oldestVersion.id, argument.since) ? undefined : argument.since,
    source,
    isUndocumented: argument.isUndocumented ?? false,
    isInferred: argument.inferredIn?.includes(version) ?? false,
  };
}
