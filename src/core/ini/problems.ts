/**
 * Everything that can be said about a settings file, by code: what was there, what is there now, and
 * why. The sentences are in `words/<locale>/settingsFile.json`; `{name}` in a sentence is filled from
 * the problem's data.
 */

import {acceptedBy, type GameType} from './game';

/** How much it matters: the game has not read it, something may be wrong, or nothing was lost. */
export type Severity = 'error' | 'warning' | 'note';

/** Why a text is no settings file of the game at all. */
const refusals = ['no-settings', 'other-game', 'binary', 'world-option', 'unreadable'] as const;
/** About the file as a whole, and what is no setting in it. */
const textCodes = ['empty', 'encoding', 'no-mark', 'control-sign', 'entities', 'template'] as const;
const lineCodes = ['second-line', 'section', 'option-line', 'comment-signs', 'left-over'] as const;
/** About one setting. */
const valueCodes = ['text', 'value', 'list', 'unread', 'word', 'no-variable'] as const;
/** Of a list in another form: a value that can't be known here, or whose quote isn't closed; further settings elsewhere. */
const listCodes = ['reference', 'unclosed', 'elsewhere'] as const;
/** `twice`: a variable in a list, of which it isn't known which value is meant. */
const keyCodes = ['key', 'outside', 'repeated', 'twice'] as const;

/** Every code, for tests and for the words files. */
export const problemCodes = [
  ...refusals,
  ...textCodes,
  ...lineCodes,
  ...valueCodes,
  ...listCodes,
  ...keyCodes,
];

export type ProblemCode = (typeof problemCodes)[number];

/** Tells whether a problem means that the text is no settings file of the game at all. */
export function isNoFile(code: ProblemCode): boolean {
  return (refusals as readonly string[]).includes(code);
}

/** Tells whether a problem means that the file lacks a setting, because nothing can be made of its value or name. */
export function isUnread(code: ProblemCode): boolean {
  return ['unread', 'word', 'no-variable', ...listCodes].includes(code);
}

/** Tells whether a problem is left to the reader once the file is repaired. */
export const isLeft = ({code, severity}: Problem): boolean =>
  isNoFile(code) ||
  isUnread(code) ||
  (severity === 'error' && /^(?:left-over|second-line|twice)$/.test(code));

/** Tells whether a problem was repaired with nothing left out: then it is none where the server reads all the same. */
export const isRepaired = (code: ProblemCode): boolean =>
  !isNoFile(code) &&
  !isUnread(code) &&
  !['left-over', 'second-line', 'repeated', 'twice'].includes(code);

/** What a sentence about a problem names. */
type ProblemData = Readonly<Record<string, string>>;

/** One thing that was wrong, where, and what the sentence about it needs to name. */
export interface Problem {
  /** Its place in the text, as an editor shows it: both numbers start at 1. */
  readonly line: number;
  readonly column: number;
  readonly code: ProblemCode;
  readonly severity: Severity;
  readonly data: ProblemData;
}

/** Collects what is wrong with a text. */
export class Report {
  private readonly found: (Omit<Problem, 'line' | 'column'> & {readonly at: number})[] = [];

  public add(code: ProblemCode, at: number, severity: Severity, data: ProblemData = {}): void {
    this.found.push({code, severity, at, data});
  }

  /** A value of which nothing can be made; `was` as a message may show it. */
  public addUnread(at: number, key: string, was: string, known: GameType | undefined): void {
    const accepted = acceptedBy(known);
    const code = accepted.length > 0 ? 'word' : 'unread';
    this.add(code, at, 'error', {key, was, values: accepted.join(', ')});
  }

  public isEmpty(): boolean {
    return this.found.length === 0;
  }

  /** The problems in the order of the text. */
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

/** Problems by kind, in the order of the text. */
export function kindsOf(problems: readonly Problem[]): readonly (readonly Problem[])[] {
  const codes = new Set(problems.map(({code}) => code));
  return [...codes].map((code) => problems.filter((one) => one.code === code));
}
