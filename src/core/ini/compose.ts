import type {IniFile} from './file';
import type {KnownKeys} from './known';
import type {Report} from './problems';
import {passes} from './sound';
import {onlySigns} from './typed';

export const isComment = /^[ \t]*(?:;|#|\/\/)/;

const signs: Readonly<Record<string, string>> = {'{': '(', '}': ')', '|': '/'};

/** For the game, braces, bars and a final backslash in a comment have an effect beyond its line. */
const harmless = (line: string): string =>
  line.replace(/"(?:[^"\\]|\\.)*"?|[{}|]/g, (sign) => signs[sign] ?? sign).replace(/\\$/, '\\ ');

/** Turns lines into comments that hide nothing from the game. */
export function asComments(text: string): readonly string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => !onlySigns(line))
    .map((line) =>
      harmless(line.startsWith(';') ? line : `; ${line.replace(/^(?:#+|\/\/+)\s*/, '')}`),
    );
}

/** Changes signs in comments that hide other lines from the game, or makes every line a comment. */
export function passing(file: IniFile, known: KnownKeys, report: Report): IniFile {
  if (passes(file, known)) {
    return file;
  }
  const around = (change: (line: string) => string): IniFile => {
    const each = (text: string): string =>
      text.replace(/[^\r\n]+/g, (line) => (/^\[.*\][ \t]*$/.test(line) ? harmless : change)(line));
    return {...file, before: each(file.before), after: each(file.after)};
  };
  const isIdle = (line: string): boolean => isComment.test(line) || !line.includes('=');
  const quiet = around((line) => (isIdle(line) ? harmless(line) : line));
  const isQuiet = passes(quiet, known);
  report.add(isQuiet ? 'comment-signs' : 'option-line', 0, 'error');
  return isQuiet ? quiet : around((line) => asComments(line)[0] ?? '');
}
