import {
  commandExample,
  commandReply,
  commandsForVersion,
  commandSyntax,
  restEquivalent,
} from '../../../core/commands';
import {endpointPath} from '../../../core/references';
import {sourceIds} from '../../../core/sources';
import {joinSentences} from '../../../core/text/sentences';
import {hasRestApi} from '../../../data/features';
import {restCall} from '../../../data/rest/operations';
import {wordsOf} from '../../../words';
import {sourceNotesOf} from '../../SourceNote/resolve';
import {code, NONE, tableOf, type FactsBuilder} from '../types';
import {entriesBelow, linkTo, sinceText} from './entries';

export const commands: FactsBuilder = (_attributes, context) => {
  const {version, locale} = context;
  const {commands: texts, tables, text} = wordsOf(locale);
  const words = tables.commands;
  const sourceOf = sourceNotesOf('commands', context);
  const hasRest = hasRestApi(version);
  const entries = commandsForVersion(version).map((command) => {
    const {effect, note, parameters: meanings, reply: replyNote} = texts[command.name];
    const operation = restEquivalent(command, version);
    const to = operation && endpointPath(version, operation);
    const syntax = commandSyntax(command);
    const reply = [
      ...(commandReply(command, version) ?? []).map(code),
      ...(replyNote ? [{text: replyNote}] : []),
    ];
    const isRcon = command.usableIn.includes('rcon');
    return {
      id: command.name,
      name: command.name,
      effect,
      where: isRcon ? words.both : words.chatOnly,
      rest: operation ? {...code(operation), to} : NONE,
      text: joinSentences([effect, note], text.betweenSentences),
      facts: [
        [words.chat, code(`/${syntax}`)],
        ['RCON', isRcon ? code(syntax) : words.notOverRcon],
        [
          'REST',
          hasRest ? (operation ? {...code(restCall(operation)), to} : words.noRest) : undefined,
        ],
        [
          words.parameters,
          command.parameters.map(({name, required}) => ({
            text: `\`${name}\` ${required ? words.required : words.optional}`,
            remark: meanings?.[name],
          })),
        ],
        [words.example, code(`/${commandExample(command, version)}`)],
        [words.reply, reply.length > 0 ? reply : words.replyUnknown],
        [words.since, sinceText(command.since)],
      ] as const,
      source: sourceOf(sourceIds.command(command.name)),
    };
  });
  const table = tableOf({...words, rest: 'REST'}, entries, {
    command: linkTo,
    effect: (entry) => entry.effect,
    where: ({where}) => where,
    ...(hasRest && {rest: ({rest}: (typeof entries)[number]) => rest}),
  });
  return entriesBelow({table}, entries);
};
