import {defaultLocale, locales, type Locale} from '../../../data/locales';
import {fillIn} from '../../../core/text/fillIn';
import {sayer, type EditorData, type Sentences} from '../../../core/editor';
import {withOthers} from '../../../core/editor/reader';
import {largestLog} from './diagnose';
import {labelOf, readArguments, usageOf} from './arguments';
import type {CommandName, Misunderstood, OptionName} from './arguments';
import {failed, fine, runCommand, type CommandWords, type Surroundings} from './run';

export interface CommandFacts {
  readonly version: string;
  readonly versions: readonly EditorData[];
  readonly words: Readonly<
    Record<Locale, Pick<CommandWords, 'command' | 'diagnose'> & {file: Sentences}>
  >;
}

/** Systems write 'ja', 'ja-JP' or 'ja_JP.UTF-8'. */
const localeOf = (language: string): Locale | undefined =>
  locales.find((locale) => new RegExp(`^${locale}(?:$|[-_.])`, 'i').test(language));

function helpText({command}: CommandWords, name: string, game: string): string {
  const entry = (left: string, said: string): string => `  ${left}\n      ${said}`;
  const own = Object.entries(command.commands).map(([id, said]) =>
    entry(usageOf(id as CommandName), said),
  );
  const options = Object.entries(command.options).map(([id, said]) =>
    entry(labelOf(id as OptionName), fillIn(said, {game})),
  );
  return fillIn(command.help, {name, commands: own.join('\n'), options: options.join('\n')});
}

function misunderstood(
  {word, data, command}: Misunderstood,
  {command: said}: CommandWords,
  name: string,
): string {
  const hint = data.other ? ` ${fillIn(said.meant, {other: data.other})}` : '';
  return [
    fillIn(said.misunderstood[word], data) + hint,
    ...(command ? [fillIn(said.usage, {usage: `${name} ${usageOf(command)}`})] : []),
    fillIn(said.seeHelp, {name}),
  ].join('\n');
}

/** '0.6' means 0.6.8, and 1.0.4 is a build of 1.0. */
function editionsOf(name: string, versions: readonly EditorData[]): readonly EditorData[] {
  const plain = name.replace(/^v/i, '');
  const isPart = (one: string, other: string): boolean => `${other}.`.startsWith(`${one}.`);
  const exact = versions.filter(({version}) => version === plain);
  return exact.length > 0
    ? exact
    : versions.filter(({version}) => isPart(plain, version) || isPart(version, plain));
}

/** Runs the command and returns its exit code. */
export function run(args: readonly string[], facts: CommandFacts, at: Surroundings): number {
  const request = readArguments(args);
  const asked = 'word' in request ? undefined : request.values.lang;
  const locale = localeOf(asked ?? at.language);
  const {command: said, diagnose, file} = facts.words[locale ?? defaultLocale];
  const words = {command: said, diagnose, say: sayer(file)};
  const {versions} = facts;
  const refuse = (sentence: string): number => {
    at.writeError(`${sentence}\n`);
    return failed;
  };
  if ('word' in request) {
    return refuse(misunderstood(request, words, at.name));
  }
  if (asked !== undefined && !locale) {
    return refuse(fillIn(said.unknownLanguage, {text: asked, languages: locales.join(', ')}));
  }
  const {command, values, targets} = request;
  const {version: newest} = versions[0]!;
  if (command === 'version' || command === 'help') {
    at.write(`${command === 'version' ? facts.version : helpText(words, at.name, newest)}\n`);
    return fine;
  }
  const named: EditorData[] = [];
  for (const name of [values.game ?? newest, values.from ?? newest]) {
    const found = editionsOf(name, versions);
    if (found.length !== 1) {
      const all = (found.length > 0 ? found : [...versions].reverse()).map(({version}) => version);
      return refuse(fillIn(said.unknownVersion, {game: name, versions: all.join(', ')}));
    }
    named.push(...found);
  }
  const [game, origin] = named;
  const data = withOthers(game!);
  const from = values.from && origin?.version;
  try {
    return runCommand({command, values, targets, data, from, words, at});
  } catch (error) {
    const {code = '', path: place = ''} = error as NodeJS.ErrnoException;
    const reason = code || (error as Error).message;
    const sentences = {
      EFBIG: command === 'log' ? fillIn(diagnose.ui.tooLarge, {limit: largestLog}) : said.tooLarge,
      ENOENT: said.notThere,
      EISDIR: said.notFolder,
      NOFOLDER: said.noFolder,
    };
    const sentence = sentences[code as keyof typeof sentences] ?? said.unreadable;
    return refuse(fillIn(sentence, {file: place, reason}));
  }
}
