/** The text around the option line, which the game reads as well. */
import {gameLines} from './game/lines';

/**
 * What makes a comment reach beyond its own line for the game: braces, a bar, a backslash at its end.
 * A sign that does no harm takes its place.
 */
function harmlessComment(line: string): string {
  return line
    .replace(/\{/g, '(')
    .replace(/\}/g, ')')
    .replace(/\|/g, '/')
    .replace(/\\(?=[\r\n]*$)/, '\\ ');
}

/** Comments, and words that set nothing. */
const isIdle = (line: string): boolean => /^[ \t]*(?:;|#|\/\/)/.test(line) || !/[=[]/.test(line);

/** Tells whether the game sees the lines of a text as they stand, none joined and none split. */
export function isReadLineByLine(text: string): boolean {
  // A line of the list follows.
  const whole = /[\r\n]$/.test(text) ? `${text}x` : `${text}\nx`;
  const lines = whole.split(/[\r\n]+/).filter((line) => line !== '');
  return gameLines(whole).length === lines.length;
}

/** A text whose comments the game reads as lines of their own. */
export function withHarmlessComments(text: string): string {
  return isReadLineByLine(text)
    ? text
    : text
        .split(/(?<=[\r\n])/)
        .map((line) => (isIdle(line) ? harmlessComment(line) : line))
        .join('');
}
