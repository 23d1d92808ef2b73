import {defaultLocale, locales, type Locale} from '../../../data/locales';
import {fillIn} from '../../../core/text/fillIn';
import type {EditorData} from '../../../core/editor';
import {withLaterKeys} from '../../../core/editor/reader';
import {
  commands,
  optionNames,
  readArguments,
  usageOf,
  type CommandName,
  type Misunderstood,
} from './arguments';
import {TooLarge} from './file';
import {failed, fine, runCommand, type Run} from './run';
import type {CommandFacts, CommandWords, Surroundings} from './types';

/** The language of a name such as 'ja', 'ja-JP' or 'ja_JP.UTF-8', among those of the guide. */
const localeOf = (language: string): Locale | undefined =>
  locales.find((locale) => new RegExp(`^${locale}(?:$|[-_.])`, 'i').test(language));

const namesOf = (all: Readonly<Record<string, unknown>>): readonly CommandName[] =>
  Object.keys(all) as CommandName[];

/** The help: what each command does, and each option. */
function helpText({command}: CommandWords, name: string, game: string): string {
  const lines = (all: readonly (readonly [left: string, said: string])[]): string =>
    all.map(([left, said]) => `  ${left}\n      ${said}`).join('\n');
  const own = namesOf(commands).map((one) => [usageOf(one), command.commands[one]] as const);
  const options = [
    ...optionNames.map(([id, option]) => [option, fillIn(command.options[id], {game})] as const),
    [`--lang ${locales.join('|')}`, command.options.lang] as const,
    ['--help, --version', command.options.help] as const,
  ];
  return fillIn(command.help, {name, commands: lines(own), options: lines(options)});
}

/** The editions that a name can mean: '0.6' is 0.6.8, and 1.0.4 is a build of 1.0. */
function editionsOf(name: string, versions: readonly EditorData[]): readonly EditorData[] {
  const plain = name.replace(/^v/i, '');
  const isPart = (one: string, other: string): boolean => `${other}.`.startsWith(`${one}.`);
  const exact = versions.filter(({version}) => version === plain);
  return exact.length > 0
    ? exact
    : versions.filter(({version}) => isPart(plain, version) || isPart(version, plain));
}

/** Runs the command and gives its exit code. */
export function run(args: readonly string[], facts: CommandFacts, at: Surroundings): number {
  const request = readArguments(args);
  const asked = 'word' in request ? undefined : request.values.lang;
  const locale = localeOf(asked ?? at.language);
  const words = facts.words[locale ?? defaultLocale];
  const {command: said} = words;
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
  const {command, values} = request;
  const [newest] = facts.versions;
  if (command === 'version' || !newest) {
    at.write(`${facts.version}\n`);
    return fine;
  }
  if (command === 'help') {
    at.write(`${helpText(words, at.name, newest.version)}\n`);
    return fine;
  }
  const names = facts.versions.map(({version}) => version);
  const [game, from] = [values.game, values.from].map((name) =>
    name === undefined ? [] : editionsOf(name, facts.versions),
  );
  for (const [name, found] of [[values.game, game] as const, [values.from, from] as const]) {
    if (name !== undefined && found?.length !== 1) {
      const choice = found?.length ? found.map(({version}) => version) : [...names].reverse();
      return refuse(fillIn(said.unknownVersion, {game: name, versions: choice.join(', ')}));
    }
  }
  const task: Run = {
    request: {...request, command},
    data: withLaterKeys(game?.[0] ?? newest),
    from: from?.[0]?.version,
    words,
    at,
  };
  try {
    return runCommand(task);
  } catch (error) {
    if (error instanceof TooLarge) {
      return refuse(fillIn(said.tooLarge, {file: error.path}));
    }
    const {code = '', path: file = ''} = error as NodeJS.ErrnoException;
    return refuse(
      code === 'ENOENT'
        ? fillIn(said.notThere, {file})
        : fillIn(said.unreadable, {file, reason: code || (error as Error).message}),
    );
  }
}

/** What was not understood, and how the command is called. */
function misunderstood(
  {word, data, command}: Misunderstood,
  {command: said}: CommandWords,
  name: string,
): string {
  const hint = data.other ? ` ${fillIn(said.meant, {other: data.other})}` : '';
  const help = fillIn(said.seeHelp, {name});
  const usage = command ? fillIn(said.usage, {usage: `${name} ${usageOf(command)}`}) : '';
  return [fillIn(said[word], data) + hint, usage, help].filter(Boolean).join('\n');
}
