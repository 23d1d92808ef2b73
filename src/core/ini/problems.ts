import {acceptedBy, type GameType} from './game';

/** A note means that nothing is lost. */
export type Severity = 'error' | 'warning' | 'note';

const refusals = ['no-settings', 'other-game', 'binary', 'world-option', 'unreadable'] as const;
const textCodes = ['empty', 'encoding', 'no-mark', 'control-sign', 'entities', 'template'] as const;
const lineCodes = ['second-line', 'section', 'option-line', 'comment-signs', 'left-over'] as const;
const valueCodes = ['text', 'value', 'list', 'unread', 'word', 'no-variable'] as const;
const listCodes = ['reference', 'unclosed', 'elsewhere'] as const;
const keyCodes = ['key', 'outside', 'repeated', 'twice'] as const;

export const problemCodes = [
  ...refusals,
  ...textCodes,
  ...lineCodes,
  ...valueCodes,
  ...listCodes,
  ...keyCodes,
];

export type ProblemCode = (typeof problemCodes)[number];

/** Returns whether a problem means that the text is no settings file. */
export function isNoFile(code: ProblemCode): boolean {
  return (refusals as readonly string[]).includes(code);
}

/** Returns whether a setting is missing from the repaired file. */
export function isUnread(code: ProblemCode): boolean {
  return ['unread', 'word', 'no-variable', ...listCodes].includes(code);
}

export const isLeft = ({code, severity, data}: Problem): boolean =>
  isNoFile(code) ||
  isUnread(code) ||
  // Another code page gives other letters, and this one reads any bytes.
  (code === 'encoding' && data.encoding === 'windows-1252') ||
  (severity === 'error' && /^(?:left-over|second-line|twice)$/.test(code));

/** Returns whether the repair left nothing out. */
export const isRepaired = (code: ProblemCode): boolean =>
  !isNoFile(code) &&
  !isUnread(code) &&
  !['left-over', 'second-line', 'repeated', 'twice'].includes(code);

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

  public hasLeftOver(): boolean {
    return this.found.some(({code, severity}) => code === 'left-over' && severity === 'error');
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
