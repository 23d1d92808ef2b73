import {argumentAnchor, argumentsForVersion, argumentSyntax} from '../../../core/arguments';
import {argumentPath} from '../../../core/references';
import {hasSetting} from '../../../core/settings';
import {sourceIds} from '../../../core/sources';
import {joinSentences} from '../../../core/text/sentences';
import {textForVersion} from '../../../data/textForVersion';
import {wordsOf} from '../../../words';
import {sourceNotesOf} from '../../SourceNote/resolve';
import {code, settingLink, type FactsBuilder} from '../types';
import {entriesBelow, linkTo, sinceText} from './entries';

const systemNames = {windows: 'Windows', linux: 'Linux'} as const;

const serverArguments: FactsBuilder = (_attributes, context) => {
  const {version, locale} = context;
  const {arguments: texts, tables, text} = wordsOf(locale);
  const words = tables.arguments;
  const sourceOf = sourceNotesOf('arguments', context);
  const entries = argumentsForVersion(version).map((argument) => {
    const {name, settings = [], goesWith = [], default: value} = argument;
    const {meaning, note, value: values} = texts.arguments[name];
    const known = settings.filter((key) => hasSetting(version, key));
    const syntax = argumentSyntax(argument);
    const [only, ...others] = argument.platforms;
    const preset = value.kind === 'value' ? code(value.value) : words[value.kind];
    return {
      id: argumentAnchor(name),
      name,
      text: joinSentences([meaning, note && textForVersion(note, version)], text.betweenSentences),
      remark: argument.inferredIn?.includes(version) ? words.inferred : undefined,
      facts: [
        [words.syntax, syntax === name ? undefined : code(syntax)],
        [words.value, values],
        [words.default, preset],
        [words.goesWith, goesWith.map((to) => ({...code(to), to: argumentPath(version, to)}))],
        [words.settings, known.map((key) => settingLink(version, key))],
        // Systems are named only if they differ, because the page says that they have the same
        // arguments.
        [words.systems, only && others.length === 0 ? systemNames[only] : undefined],
        [words.since, sinceText(argument.since)],
      ] as const,
      source: sourceOf(sourceIds.argument(name)),
    };
  });
  return entriesBelow({links: entries.map(linkTo), label: words.caption}, entries);
};

export {serverArguments as arguments};
