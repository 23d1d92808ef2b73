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
  /** Offset in the file at which the line starts. */
  readonly start: number;
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

/** Collects a line: stretches of the file, and the spaces that take the place of line breaks. */
class LineText {
  private readonly parts: string[] = [];
  private from = -1;

  public constructor(private readonly source: string) {}

  /** Takes over the character at an offset. */
  public keep(at: number): void {
    this.from = this.from < 0 ? at : this.from;
  }

  /** Leaves out what stands at an offset; `instead` takes its place. */
  public leaveOut(at: number, instead = ''): void {
    if (this.from >= 0) {
      this.parts.push(this.source.slice(this.from, at));
      this.from = -1;
    }
    this.parts.push(instead);
  }

  public end(at: number): string {
    this.leaveOut(at);
    return this.parts.join('');
  }
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
    const start = at;
    const line = new LineText(source);
    let isQuoted = false;
    let isHidden = false;
    let depth = 0;
    for (; at < source.length;) {
      const sign = source[at];
      const next = source[at + 1];
      if (depth === 0 && (isBreak(sign) || (sign === '|' && !isQuoted))) {
        break;
      }
      isHidden ||= !isQuoted && sign === '/' && next === '/';
      const breaks =
        sign === '\\' && isBreak(next) ? 1 + breakLength(source, at + 1) : breakLength(source, at);
      if (breaks > 0) {
        line.leaveOut(at, ' ');
        at += breaks;
      } else if (!isQuoted && (sign === '{' || (sign === '}' && depth > 0))) {
        depth += sign === '{' ? 1 : -1;
        line.leaveOut(at);
        at += 1;
      } else if (isQuoted && !isHidden && sign === '\\' && (next === '"' || next === '\\')) {
        line.keep(at);
        at += 2;
      } else {
        isQuoted = isQuoted !== (sign === '"');
        if (isHidden) {
          line.leaveOut(at);
        } else {
          line.keep(at);
        }
        at += 1;
      }
    }
    lines.push({text: line.end(at), start});
    while (at < source.length && (isBreak(source[at]) || source[at] === '|')) {
      at += 1;
    }
  }
  return lines;
}

/** The value of the option line that counts, and where that line starts. */
export interface OptionValue {
  readonly value: string;
  readonly start: number;
}

/** What the engine finds of the settings section in a text. */
export interface GameSection {
  readonly hasSection: boolean;
  /** The last option line of the section; the earlier ones do not count. */
  readonly option?: OptionValue;
  /** How many option lines the section has. */
  readonly optionLines: number;
}

const section = '/script/pal.palgameworldsettings';
const property = 'optionsettings';
/** Signs before a key that say how a line adds to the earlier ones. */
const command = /^[-+.!@*]/;
const trimEnd = (text: string): string => text.replace(/[ \t\v\f\r\n]+$/, '');
const trim = (text: string): string => trimEnd(text).replace(/^[ \t\v\f\r\n]+/, '');

/** Finds the option line of the game's section. */
export function findSection(lines: readonly GameLine[]): GameSection {
  let hasSection = false;
  let isInside = false;
  let option: OptionValue | undefined;
  let optionLines = 0;
  for (const {text, start} of lines) {
    const line = trimEnd(text);
    if (line.startsWith('[') && line.endsWith(']')) {
      isInside = line.slice(1, -1).toLowerCase() === section;
      hasSection ||= isInside;
      continue;
    }
    const equals = line.indexOf('=');
    if (!isInside || line.startsWith(';') || equals < 0) {
      continue;
    }
    const key = trim(line.slice(0, equals)).replace(/^~/, '').replace(command, '');
    if (trim(key).toLowerCase() === property) {
      option = {value: trim(line.slice(equals + 1)), start};
      optionLines += 1;
    }
  }
  return {hasSection, optionLines, ...(option ? {option} : {})};
}
