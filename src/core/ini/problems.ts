import {acceptedBy, type GameType} from './game';

/** A note means that nothing is lost. */
export type Severity = 'error' | 'warning' | 'note';

const codes = {
  /** The text is no settings file. */
  noFile: ['no-settings', 'other-game', 'binary', 'world-option', 'unreadable'],
  /** The setting is missing from the repaired file. */
  unread: ['unread', 'word', 'no-variable', 'reference', 'unclosed', 'elsewhere'],
  leftOut: ['left-over', 'second-line', 'repeated', 'twice'],
  repairedText: ['empty', 'encoding', 'no-mark', 'control-sign', 'entities', 'template'],
  repairedLine: ['section', 'option-line', 'comment-signs', 'outside'],
  repairedValue: ['key', 'text', 'value', 'list'],
} as const;

export type ProblemCode = (typeof codes)[keyof typeof codes][number];

const isOf =
  (...kinds: readonly (keyof typeof codes)[]) =>
  (code: ProblemCode): boolean =>
    kinds.some((kind) => (codes[kind] as readonly string[]).includes(code));

export const problemCodes = Object.values(codes).flat();
export const isNoFile = isOf('noFile');
export const isUnread = isOf('unread');
export const isRepaired = isOf('repairedText', 'repairedLine', 'repairedValue');

const isLeftOut = isOf('leftOut');

export const isLeft = ({code, severity, data}: Problem): boolean =>
  isNoFile(code) ||
  isUnread(code) ||
  // Another code page gives other letters, and this one reads any bytes.
  (code === 'encoding' && data.encoding === 'windows-1252') ||
  (severity === 'error' && code !== 'repeated' && isLeftOut(code));

type ProblemData = Readonly<Record<string, string>>;

export interface Problem {
  readonly line: number;
  readonly column: number;
  readonly code: ProblemCode;
  readonly severity: Severity;
  readonly data: ProblemData;
}

export class Report {
  private readonly found: (Omit<Problem, 'line' | 'column'> & {readonly at: number})[] = [];

  public add(code: ProblemCode, at: number, severity: Severity, data: ProblemData = {}): void {
    this.found.push({code, severity, at, data});
  }

  public addUnread(at: number, key: string, was: string, known: GameType | undefined): void {
    const accepted = acceptedBy(known);
    const code = accepted.length > 0 ? 'word' : 'unread';
    this.add(code, at, 'error', {key, was, values: accepted.join(', ')});
  }

  public isEmpty(): boolean {
    return this.found.length === 0;
  }

  public listed(text: string): readonly Problem[] {
    const ends = [...text.matchAll(/\r\n|\n|\r/g)].map(({0: end, index}) => index + end.length);
    let line = 0;
    return [...this.found]
      .sort((a, b) => a.at - b.at)
      .map(({at, ...one}) => {
        while ((ends[line] ?? Infinity) <= at) {
          line += 1;
        }
        return {...one, line: line + 1, column: at - (ends[line - 1] ?? 0) + 1};
      });
  }
}

/** Groups problems by code, in the order of the text. */
export function kindsOf(problems: readonly Problem[]): readonly (readonly Problem[])[] {
  const codes = new Set(problems.map(({code}) => code));
  return [...codes].map((code) => problems.filter((one) => one.code === code));
}
