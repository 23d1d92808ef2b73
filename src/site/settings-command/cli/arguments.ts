import {parseArgs} from 'node:util';
import {forms} from '../../../core/outputs';
import {isNear} from '../../../core/text/distance';
import type {Words} from '../../../words/types';
import {locales} from '../../../data/locales';
import {standard} from './file';

const targets = ['ini', ...Object.keys(forms)];

const options = {
  game: {type: 'string', takes: 'VERSION'},
  from: {type: 'string', takes: 'VERSION'},
  to: {type: 'string', takes: targets.join('|')},
  output: {type: 'string', takes: 'FILE'},
  'keep-defaults': {type: 'boolean'},
  'keep-platform': {type: 'boolean'},
  backup: {type: 'boolean'},
  json: {type: 'boolean'},
  badge: {type: 'boolean'},
  lang: {type: 'string', takes: locales.join('|')},
  help: {type: 'boolean', short: 'h'},
  version: {type: 'boolean', short: 'v'},
} as const;

export type OptionName = keyof typeof options;

const common: readonly string[] = ['lang', 'help', 'version'];

const commands = {
  check: {files: 'FILE|FOLDER …', most: Infinity, options: ['game', 'json', 'badge']},
  fix: {files: 'FILE|FOLDER …', most: Infinity, options: ['game', 'output', 'backup', 'json']},
  upgrade: {
    files: 'FILE',
    most: 1,
    options: ['game', 'from', 'keep-defaults', 'keep-platform', 'output', 'backup'],
  },
  convert: {files: 'FILE', most: 1, options: ['to', 'game', 'output']},
  diff: {files: 'FILE [FILE]', most: 2, options: ['game']},
  log: {files: 'FILE', most: 1, options: ['json']},
  world: {files: 'FOLDER', most: 1, options: ['json']},
} as const satisfies Record<string, {files: string; most: number; options: readonly OptionName[]}>;

export type CommandName = keyof typeof commands;

export interface Request {
  readonly command: CommandName | 'help' | 'version';
  readonly targets: readonly string[];
  readonly values: Readonly<Partial<Record<OptionName, string>>>;
}

export interface Misunderstood {
  readonly word: keyof Words['settingsCommand']['misunderstood'];
  readonly data: Readonly<Record<string, string>>;
  readonly command: CommandName | undefined;
}

function withValue(name: OptionName): string {
  const option = options[name];
  return 'takes' in option ? `--${name} ${option.takes}` : `--${name}`;
}

/** Gives a command's line of usage: 'check FILE [--game VERSION]'. */
export function usageOf(command: CommandName): string {
  const {files, options: own} = commands[command];
  const all = own.map((name) => (name === 'to' ? withValue(name) : `[${withValue(name)}]`));
  return [command, files, ...all].join(' ');
}

export const labelOf = (name: OptionName): string =>
  name === 'to' ? '--to' : name === 'help' ? '--help, --version' : withValue(name);

const nearest = (word: string, names: readonly string[]): string =>
  names.find((name) => name !== word && isNear(word, name)) ?? '';

export function readArguments(args: readonly string[]): Request | Misunderstood {
  const {tokens, positionals} = parseArgs({args: [...args], strict: false, tokens: true, options});
  const [word = '', ...files] = positionals;
  const command = Object.hasOwn(commands, word) ? (word as CommandName) : undefined;
  const failed = (id: Misunderstood['word'], data: Misunderstood['data'] = {}): Misunderstood => ({
    word: id,
    data: {command: word, ...data},
    command,
  });
  const own: readonly string[] = command ? commands[command].options : Object.keys(options);
  const values: Partial<Record<OptionName, string>> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') {
      continue;
    }
    const {rawName: option, value} = token;
    const name = token.name as OptionName;
    if (![...own, ...common].includes(name)) {
      const all = Object.keys(options).map((one) => `--${one}`);
      const other = Object.hasOwn(commands, name) ? name : nearest(option, all);
      return failed('option', {command: command ?? 'palworld-settings', option, other});
    }
    const isSwitch = options[name].type === 'boolean';
    if (isSwitch ? value !== undefined : !value || (!token.inlineValue && /^-./.test(value))) {
      return failed(isSwitch ? 'needlessValue' : 'missingValue', {option});
    }
    values[name] = value ?? '';
  }
  const asked = (['version', 'help'] as const).find((one) => values[one] !== undefined);
  if (asked || args.length === 0) {
    return {command: asked ?? 'help', targets: files, values};
  }
  if (!command) {
    return failed('command', {other: nearest(word, Object.keys(commands))});
  }
  const faults = [
    ['noTarget', files.length === 0 || files.includes('')],
    ['manyTargets', files.length > commands[command].most],
    ['inputOnce', files.filter((file) => file === standard).length > 1],
    ['outputForOne', values.output !== undefined && files.length > 1],
    ['form', command === 'convert' && !targets.includes(values.to ?? '')],
  ] as const;
  const [fault] = faults.find(([, isSo]) => isSo) ?? [];
  return fault ? failed(fault, {forms: targets.join(', ')}) : {command, targets: files, values};
}
