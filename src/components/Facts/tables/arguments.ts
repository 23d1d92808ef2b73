import {argumentAnchor, argumentsForVersion, argumentSyntax} from '../../../core/arguments';
import {argumentPath} from '../../../core/references';
import {hasSetting} from '../../../core/settings';
import {sourceIds} from '../../../core/sources';
import {joinSentences} from '../../../core/text/sentences';
import {textForVersion} from '../../../data/textForVersion';
import {wordsOf} from '../../../words';
import {sourceNotesOf} from '../../SourceNote/resolve';
import {code, settingLink, type FactsBuilder} from '../types';
import {entriesWithTable, sinceText} from './entries';

const systemNames = {windows: 'Windows', linux: 'Linux'} as const;

/** The arguments of the page's version. */
const serverArguments: FactsBuilder = (_attributes, context) => {
  const {version, locale} = context;
  const {arguments: texts, tables, text} = wordsOf(locale);
  const words = tables.arguments;
  const sourceOf = sourceNotesOf('arguments', context);
  const entries = argumentsForVersion(version).map((argument) => {
    const {name, settings = [], goesWith = [], default: value} = argument;
    const {meaning, note, value: values} = texts.arguments[name];
    const known = settings.filter((key) => hasSetting(version, key));
    const preset = value.kind === 'value' ? code(value.value) : words[value.kind];
    return {
      id: argumentAnchor(name),
      name,
      cells: [
        argument.isUndocumented ? {text: meaning, remark: words.undocumented} : meaning,
        preset,
      ],
      text: joinSentences([meaning, note && textForVersion(note, version)], text.betweenSentences),
      remark: argument.inferredIn?.includes(version) ? words.inferred : undefined,
      facts: [
        [words.syntax, code(argumentSyntax(argument))],
        [words.value, values],
        [words.default, preset],
        [words.goesWith, goesWith.map((to) => ({...code(to), to: argumentPath(version, to)}))],
        [words.settings, known.map((key) => settingLink(version, key))],
        [words.systems, argument.platforms.map((id) => systemNames[id]).join(text.betweenItems)],
        [words.since, sinceText(argument.since, version, words.sinceOldest)],
      ] as const,
      source: sourceOf(sourceIds.argument(name)),
    };
  });
  return entriesWithTable(words.caption, [words.argument, words.meaning, words.default], entries);
};

export {serverArguments as arguments};
