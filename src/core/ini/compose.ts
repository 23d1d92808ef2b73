import {newFile, type IniFile} from './file';
import type {KnownKeys} from './known';
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

/** Turns entries that the game refuses into comments, so that the game reads the rest. */
export function passing(
  file: IniFile,
  known: KnownKeys,
  tell: (code: 'left-over' | 'comment-signs') => void,
): IniFile {
  if (passes(file, known)) {
    return file;
  }
  const refused = new Set(file.entries.filter((entry) => !passes(newFile([entry]), known)));
  refused.forEach(() => tell('left-over'));
  const comments = [...refused].flatMap(({key, value}) => asComments(`${key}=${value}`));
  const kept = {
    ...file,
    before: file.before + comments.map((line) => `${line}\n`).join(''),
    entries: file.entries.filter((entry) => !refused.has(entry)),
  };
  const around = (change: (line: string) => string): IniFile => {
    const each = (text: string): string =>
      text.replace(/[^\r\n]+/g, (line) => (/^\[.*\][ \t]*$/.test(line) ? harmless : change)(line));
    return {...kept, before: each(kept.before), after: each(kept.after)};
  };
  const isIdle = (line: string): boolean => isComment.test(line) || !line.includes('=');
  const quiet = around((line) => (isIdle(line) ? harmless(line) : line));
  const found =
    [kept, quiet].find((one) => passes(one, known)) ?? around((line) => asComments(line)[0] ?? '');
  if (found !== kept) {
    tell('comment-signs');
  }
  return found;
}
