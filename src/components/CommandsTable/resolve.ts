import type {AdminCommand} from '../../data/commands';
import {restCall} from '../../data/rest/operations';
import {hasRestApi} from '../../data/features';
import {isAtLeast, oldestVersion, type VersionId} from '../../data/versions';
import {
  commandExample,
  commandReply,
  commandsForVersion,
  commandSyntax,
  restEquivalent,
} from '../../core/commands';
import {endpointPath} from '../../core/references';
import {sourceIds} from '../../core/sources';
import {joinSentences} from '../../core/text/sentences';
import {sourceNotesOf, type SourceNoteProps} from '../SourceNote/resolve';
import type {Locale} from '../../data/locales';
import {wordsOf, type Words} from '../../words';
import type {ContentsOf, FactsResolver} from '../../core/resolver';

export interface CommandsTableProps {
  readonly commands: readonly CommandEntry[];
  /** False where the version has no REST API: then the page does not speak of it. */
  readonly hasRestApi: boolean;
  /** The oldest version this guide documents; undefined on its own page, which knows no earlier time. */
  readonly oldest: string | undefined;
  /** With the page, because every other page's script would carry them as well. */
  readonly words: Words['tables']['CommandsTable'];
}

export interface CommandEntry {
  readonly name: string;
  readonly syntax: string;
  readonly effect: string;
  /** Effect and note. */
  readonly text: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly meaning: string;
    readonly required: boolean;
  }[];
  readonly worksOverRcon: boolean;
  readonly example: string;
  readonly reply?: readonly string[] | undefined;
  readonly replyNote?: string | undefined;
  readonly rest?: {readonly id: string; readonly label: string; readonly to: string} | undefined;
  /** The build that brought it, or undefined when even the oldest documented version has it. */
  readonly since?: string | undefined;
  readonly source: SourceNoteProps;
}

/** `<CommandsTable />`: the administrator's commands of the page's version. */
export const resolve: FactsResolver<CommandsTableProps> = (_attributes, context) => {
  const {version, locale} = context;
  const sourceOf = sourceNotesOf('commands', context);
  return {
    commands: commandsForVersion(version).map((command) =>
      entryOf(command, sourceOf(sourceIds.command(command.name)), version, locale),
    ),
    hasRestApi: hasRestApi(version),
    oldest: version === oldestVersion.id ? undefined : oldestVersion.id,
    words: wordsOf(locale).tables.CommandsTable,
  };
};

export const contentsOf: ContentsOf<CommandsTableProps> = ({commands}) =>
  commands.map(({name}) => ({id: name, text: name, isCode: true}));

function entryOf(
  command: AdminCommand,
  source: SourceNoteProps,
  version: VersionId,
  locale: Locale,
): CommandEntry {
  const words = wordsOf(locale).commands[command.name];
  const operation = restEquivalent(command, version);
  return {
    name: command.name,
    syntax: commandSyntax(command),
    effect: words.effect,
    text: joinSentences([words.effect, words.note], wordsOf(locale).text.betweenSentences),
    parameters: command.parameters.map(({name, required}) => ({
      name,
      required,
      meaning: words.parameters?.[name] ?? '',
    })),
    worksOverRcon: command.usableIn.includes('rcon'),
    example: commandExample(command, version),
    reply: commandReply(command, version),
    replyNote: words.reply,
    rest: operation && {
      id: operation,
      label: restCall(operation),
      to: endpointPath(version, operation),
    },
    since: isAtLeast(oldestVersion.id, command.since) ? undefined : command.since,
    source,
  };
}
