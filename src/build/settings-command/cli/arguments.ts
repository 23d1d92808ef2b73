/** What the command was asked to do. */
export interface Request {
  readonly targets: readonly string[];
  readonly game: string | undefined;
  readonly language: string | undefined;
  readonly isJson: boolean;
  readonly isFix: boolean;
  readonly isHelp: boolean;
}

/** What cannot be understood in the command line: the id of a sentence, and what it names. */
export interface Misunderstood {
  readonly word: 'unknownOption' | 'missingValue' | 'unknownCommand' | 'noTarget';
  readonly text: string;
}

/** Reads the command line. */
export function readArguments(args: readonly string[]): Request | Misunderstood {
  const targets: string[] = [];
  const values = new Map<string, string>();
  const flags = new Set<string>();
  let isOver = false;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    const [name = '', given] = arg.split(/=(.*)/s);
    if (isOver || !arg.startsWith('-') || arg === '-') {
      targets.push(arg);
    } else if (arg === '--') {
      isOver = true;
    } else if (name === '--game' || name === '--lang') {
      const value = given ?? args[(at += 1)];
      if (value === undefined || value === '') {
        return {word: 'missingValue', text: name};
      }
      values.set(name, value);
    } else if (['--json', '--fix', '--help', '-h'].includes(arg)) {
      flags.add(arg);
    } else {
      return {word: 'unknownOption', text: name};
    }
  }
  const [command, ...rest] = targets;
  const isHelp = flags.has('--help') || flags.has('-h') || args.length === 0;
  if (!isHelp && command !== 'check') {
    return {word: 'unknownCommand', text: command ?? ''};
  }
  if (!isHelp && (rest.length === 0 || rest.includes(''))) {
    return {word: 'noTarget', text: ''};
  }
  return {
    targets: rest,
    game: values.get('--game'),
    language: values.get('--lang'),
    isJson: flags.has('--json'),
    isFix: flags.has('--fix'),
    isHelp,
  };
}
