import {parseArgs} from 'node:util';
import {forms} from '../../../core/outputs';
import {isNear} from '../../../core/text/distance';

/** What follows an option; undefined for one that is a switch. */
const options = {
  game: 'VERSION',
  from: 'VERSION',
  to: ['ini', ...Object.keys(forms)].join('|'),
  output: 'FILE',
  'keep-defaults': undefined,
  'keep-platform': undefined,
  backup: undefined,
  json: undefined,
  lang: 'LANGUAGE',
  help: undefined,
  version: undefined,
} as const;

type OptionName = keyof typeof options;

/** These go with every command. */
const common: readonly string[] = ['lang', 'help', 'version'];

/** What each command works on, and its own options. */
export const commands = {
  check: {files: 'FILE|FOLDER …', options: ['game', 'json']},
  fix: {files: 'FILE|FOLDER …', options: ['game', 'output', 'backup', 'json']},
  upgrade: {
    files: 'FILE',
    options: ['game', 'from', 'keep-defaults', 'keep-platform', 'output', 'backup'],
  },
  convert: {files: 'FILE', options: ['to', 'game', 'output']},
  diff: {files: 'FILE [FILE]', options: ['game']},
} as const satisfies Record<string, {files: string; options: readonly OptionName[]}>;

export type CommandName = keyof typeof commands;

/** What the command was asked to do. */
export interface Request {
  readonly command: CommandName | 'help' | 'version';
  readonly targets: readonly string[];
  readonly values: Readonly<Partial<Record<OptionName, string>>>;
  readonly flags: ReadonlySet<string>;
}

/** What cannot be understood in the command line: the id of a sentence, and what it names. */
export interface Misunderstood {
  readonly word:
    | 'unknownOption'
    | 'missingValue'
    | 'needlessValue'
    | 'foreignOption'
    | 'unknownCommand'
    | 'unknownForm'
    | 'noForm'
    | 'noTarget'
    | 'manyTargets'
    | 'outputForOne';
  readonly data: Readonly<Record<string, string>>;
  /** The command whose usage helps on. */
  readonly command?: CommandName;
}

/** How a command is called. */
export function usageOf(command: CommandName): string {
  const {files, options: own} = commands[command];
  const all = own.map((name) => {
    const option = `--${name}${options[name] ? ` ${options[name]}` : ''}`;
    return name === 'to' ? option : `[${option}]`;
  });
  return [command, files, ...all].join(' ');
}

/** The options of commands with what follows them, for the help. */
export const optionNames = (Object.keys(options) as OptionName[])
  .filter(
    (name): name is Exclude<OptionName, 'lang' | 'help' | 'version'> => !common.includes(name),
  )
  .map(
    (name) =>
      [name, `--${name}${options[name] && name !== 'to' ? ` ${options[name]}` : ''}`] as const,
  );

/** A name that may be meant. */
const nearest = (word: string, names: readonly string[]): string =>
  names.find((name) => isNear(word, name)) ?? '';

/** Reads the command line. */
export function readArguments(args: readonly string[]): Request | Misunderstood {
  const {tokens} = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, value]) => [
        name,
        {
          type: value ? ('string' as const) : ('boolean' as const),
          ...(name === 'help' || name === 'version' ? {short: name.slice(0, 1)} : {}),
        },
      ]),
    ),
  });
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const [command = '', ...targets] = words;
  const known = Object.hasOwn(commands, command) ? (command as CommandName) : undefined;
  const failed = (
    word: Misunderstood['word'],
    data: Misunderstood['data'] = {},
  ): Misunderstood => ({word, data: {command, ...data}, ...(known ? {command: known} : {})});
  const values: Partial<Record<OptionName, string>> = {};
  const flags = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') {
      continue;
    }
    const {rawName: option, value} = token;
    const name = token.name as OptionName;
    if (!Object.hasOwn(options, name)) {
      const all = Object.keys(options).map((one) => `--${one}`);
      const other = Object.hasOwn(commands, name) ? name : nearest(option, all);
      return failed('unknownOption', {option, other});
    }
    const takesValue = options[name] !== undefined;
    if (!takesValue && value !== undefined) {
      return failed('needlessValue', {option});
    }
    if (takesValue && (!value || (!token.inlineValue && /^-./.test(value)))) {
      return failed('missingValue', {option});
    }
    const own: readonly string[] = known ? commands[known].options : [name];
    if (![...own, ...common].includes(name)) {
      return failed('foreignOption', {option});
    }
    if (value === undefined) {
      flags.add(name);
    } else {
      values[name] = value;
    }
  }
  if (flags.has('help') || flags.has('version') || args.length === 0) {
    return {command: flags.has('version') ? 'version' : 'help', targets, values, flags};
  }
  if (!known) {
    return failed('unknownCommand', {other: nearest(command, Object.keys(commands))});
  }
  if (targets.length === 0 || targets.includes('')) {
    return failed('noTarget');
  }
  const most = known === 'diff' ? 2 : commands[known].files === 'FILE' ? 1 : Infinity;
  if (targets.length > most) {
    return failed('manyTargets');
  }
  if (values.output !== undefined && targets.length > 1) {
    return failed('outputForOne');
  }
  const {to} = values;
  if (known === 'convert' && (to === undefined || (to !== 'ini' && !Object.hasOwn(forms, to)))) {
    return failed(to === undefined ? 'noForm' : 'unknownForm', {to: to ?? '', forms: options.to});
  }
  return {command: known, targets, values, flags};
}
