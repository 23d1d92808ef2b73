/**
 * The lines of a settings file as the game's engine sees them.
 *
 * This folder is a strict model of the engine's own reader, written from its rules alone. It shares
 * no code with the forgiving reader beside it, so that the one can check the other.
 *
 * Source: Unreal Engine 5, public sources: `FParse::LineExtended`, `FConfigFile` (reading a buffer).
 */

/** A line as the engine hands it on, without what it leaves out. */
export interface GameLine {
  readonly text: string;
  /** Offset in the file of each character, and of what follows the line. */
  readonly at: readonly number[];
}

const isBreak = (sign: string | undefined): boolean => sign === '\n' || sign === '\r';

/** How many characters the line break at an offset has; 0 where there is none. */
function breakLength(source: string, at: number): number {
  const sign = source[at];
  if (!isBreak(sign)) {
    return 0;
  }
  const next = source[at + 1];
  return isBreak(next) && next !== sign ? 2 : 1;
}

/**
 * Splits a text into lines as the engine does. Outside double quotes `//` hides the rest of a line,
 * `|` ends it and braces are eaten; a line break inside braces or behind a backslash is a space.
 * Quotes that stay open reach to the end of the line. A NUL ends the text.
 */
export function gameLines(file: string): readonly GameLine[] {
  const nul = file.indexOf('\0');
  const source = nul < 0 ? file : file.slice(0, nul);
  const lines: GameLine[] = [];
  let at = 0;
  while (at < source.length) {
    if (isBreak(source[at])) {
      at += 1;
      continue;
    }
    let text = '';
    const offsets: number[] = [];
    let isQuoted = false;
    let isHidden = false;
    let depth = 0;
    while (at < source.length) {
      const sign = source[at] ?? '';
      const next = source[at + 1];
      if (depth === 0 && (isBreak(sign) || (sign === '|' && !isQuoted))) {
        break;
      }
      isHidden ||= !isQuoted && sign === '/' && next === '/';
      const breaks =
        sign === '\\' && isBreak(next) ? 1 + breakLength(source, at + 1) : breakLength(source, at);
      const isEscape = isQuoted && !isHidden && sign === '\\' && (next === '"' || next === '\\');
      const end = at + (breaks || (isEscape ? 2 : 1));
      if (breaks > 0) {
        offsets.push(at);
        text += ' ';
      } else if (!isQuoted && (sign === '{' || (sign === '}' && depth > 0))) {
        depth += sign === '{' ? 1 : -1;
      } else {
        for (let from = at; from < end && !isHidden; from += 1) {
          offsets.push(from);
          text += source[from] ?? '';
        }
        isQuoted = isQuoted !== (sign === '"');
      }
      at = end;
    }
    offsets.push(at);
    lines.push({text, at: offsets});
    while (at < source.length && (isBreak(source[at]) || source[at] === '|')) {
      at += 1;
    }
  }
  return lines;
}

/** The option line that counts. */
export interface OptionLine {
  readonly line: GameLine;
  /** The list as the engine gets it, and where it starts in the line. */
  readonly value: string;
  readonly valueAt: number;
}

/** What the engine finds of the settings section in a text. */
export interface GameSection {
  readonly hasSection: boolean;
  /** The option lines of the section; the last one alone counts. */
  readonly options: readonly OptionLine[];
  /** Where the section's other lines that set something start. */
  readonly others: readonly number[];
}

const section = '/script/pal.palgameworldsettings';
const property = 'optionsettings';
/** Signs before a key that say how a line adds to the earlier ones. */
const command = /^[-+.!@*]/;
// From the first blank of a run only: from each of a long run the search would go through the rest.
const trimEnd = (text: string): string => text.replace(/(?<![ \t\v\f\r\n])[ \t\v\f\r\n]+$/, '');
const trimStart = (text: string): string => text.replace(/^[ \t\v\f\r\n]+/, '');

/** Finds the option lines of the game's section. */
export function findSection(lines: readonly GameLine[]): GameSection {
  let hasSection = false;
  let isInside = false;
  const options: OptionLine[] = [];
  const others: number[] = [];
  for (const line of lines) {
    const text = trimEnd(line.text);
    if (text.startsWith('[') && text.endsWith(']')) {
      isInside = text.slice(1, -1).toLowerCase() === section;
      hasSection ||= isInside;
      continue;
    }
    const equals = text.indexOf('=');
    if (!isInside || text.startsWith(';') || equals < 0) {
      continue;
    }
    const key = trimStart(text.slice(0, equals)).replace(/^~/, '').replace(command, '');
    const value = trimStart(text.slice(equals + 1));
    if (trimEnd(trimStart(key)).toLowerCase() === property) {
      options.push({line, value, valueAt: text.length - value.length});
    } else {
      others.push(line.at[0] ?? 0);
    }
  }
  return {hasSection, options, others};
}
