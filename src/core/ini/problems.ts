/**
 * Everything that can be wrong with a settings file, by code.
 *
 * The sentences for readers live in `words/{en,ja}.json`, keyed by code; `{name}` in a sentence is
 * filled from the problem's data.
 */

/** How much a problem matters: the game drops the line, may misread it, or only tidiness suffers. */
export type Severity = 'error' | 'warning' | 'note';

const severities = {
  empty: 'note',
  'no-settings': 'error',
  binary: 'error',
  'world-option': 'error',
  encoding: 'warning',
  'control-sign': 'error',
  template: 'warning',
  'missing-header': 'error',
  'broken-header': 'error',
  'header-on-line': 'error',
  'wrong-section': 'error',
  'missing-name': 'error',
  'broken-name': 'error',
  'missing-equals': 'error',
  'missing-open': 'error',
  'extra-open': 'error',
  'quoted-list': 'error',
  'wide-signs': 'error',
  'broken-key': 'error',
  'wrong-equals': 'error',
  'missing-sign': 'error',
  'wrong-comma': 'error',
  'decimal-comma': 'error',
  'wrapped-value': 'error',
  'missing-close': 'error',
  'early-close': 'error',
  'stray-sign': 'error',
  'unopened-list': 'error',
  'unclosed-list': 'error',
  'text-after': 'warning',
  'second-line': 'error',
  outside: 'error',
  'outside-twice': 'warning',
  'line-break': 'error',
  'continued-line': 'note',
  'line-break-in-text': 'error',
  'comment-inside': 'error',
  'comment-signs': 'warning',
  'missing-comma': 'error',
  'empty-item': 'warning',
  'bare-item': 'error',
  'joined-text': 'error',
  'odd-key': 'warning',
  'key-case': 'note',
  'duplicate-key': 'warning',
  'duplicate-line': 'warning',
  'duplicate-password': 'error',
  'unclosed-quote': 'error',
  'inner-quote': 'error',
  'curly-quotes': 'error',
  'unquoted-text': 'error',
  'quoted-value': 'error',
  'needless-quotes': 'note',
  'odd-value': 'warning',
  spaces: 'note',
} as const satisfies Record<string, Severity>;

export type ProblemCode = keyof typeof severities;

/** Every problem code the parser knows, for tests and for the words files. */
export const problemCodes = Object.keys(severities) as readonly ProblemCode[];

/** Tells whether a problem means that the text is no settings file at all. */
export function isNoFile(code: ProblemCode): boolean {
  return code === 'no-settings' || code === 'binary' || code === 'world-option';
}

/** A place in a text as an editor shows it: both numbers start at 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What a sentence about a problem names. */
export type ProblemData = Readonly<Record<string, string>>;

/** One thing that is wrong, where, and what the sentence about it needs to name. */
export interface Problem extends Place {
  readonly code: ProblemCode;
  readonly severity: Severity;
  readonly data: ProblemData;
  /** How many more of this kind there are behind it: counted, not listed. */
  readonly further?: number;
}

/** Makes a problem of a code at a place. */
export function problem(code: ProblemCode, place: Place, data: ProblemData = {}): Problem {
  return {code, severity: severities[code], line: place.line, column: place.column, data};
}

/** Fills `{name}` in a sentence from `data`; an unknown name stays as it is. */
export function fillWords(sentence: string, data: ProblemData): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(data, name) ? (data[name] ?? whole) : whole,
  );
}
