/** The section line of the settings, also a damaged one. */
import {BACKSLASH, SLASH, isBlank} from './chars';
import {isNear} from '../text/distance';
import {sectionName} from './file';
import {endOfLine} from './lines';
import {afterBlanks} from './scan';

const wantedName = sectionName.slice(1).toLowerCase();
/** The letters of the wanted name alone; a shorter name cannot be near to it. */
const wantedLetters = wantedName.replace(/\//g, '');
/** A line this long is no damaged header, brackets and blanks included. */
const longestHeader = 100;

const SQUARE_OPEN = 0x5b;
const SQUARE_CLOSE = 0x5d;
/** What may stand in the place of a bracket; the bar as well, which `surroundings.ts` takes out of lines. */
const brackets = /[[\](){}<>|【】［］（）]/;

/** Whose settings stand below a section line: `none` where there was no section yet. */
export type SectionKind = 'none' | 'settings' | 'other';

export interface Header {
  readonly start: number;
  readonly end: number;
  readonly kind: SectionKind;
  /** Whether the game would not take the line for its section. */
  readonly isBroken: boolean;
  /** Words behind a damaged header, which it keeps as a comment. */
  readonly rest?: string;
}

/** Tells whether a section line may start with a character. */
export function mayStartHeader(code: number): boolean {
  switch (code) {
    case 0x53: // S
    case 0x73: // s
    case SLASH:
    case SQUARE_OPEN:
    case 0x28: // (
    case 0x7b: // {
    case 0x7c: // |
    case 0x3c: // <
    case 0x3010: // 【
    case 0xff3b: // ［
    case 0xff08: // （
      return true;
    default:
      return false;
  }
}

/** The section line at the start of a line, if there is one; also one that is slightly damaged. */
export function headerAt(text: string, lineStart: number): Header | undefined {
  const open = afterBlanks(text, lineStart, text.length);
  if (text.charCodeAt(open) === SQUARE_OPEN) {
    const close = endOfLine(text, open, SQUARE_CLOSE);
    const header =
      text.charCodeAt(close) === SQUARE_CLOSE
        ? bracketedHeader(text, lineStart, open, close)
        : undefined;
    if (header) {
      return header;
    }
  }
  const end = endOfLine(text, lineStart, -1, lineStart + longestHeader);
  if (end < lineStart + longestHeader && isNearlyWanted(text, lineStart, end, true)) {
    return {start: lineStart, end, kind: 'settings', isBroken: true};
  }
  return undefined;
}

function bracketedHeader(
  text: string,
  lineStart: number,
  open: number,
  close: number,
): Header | undefined {
  const end = afterBlanks(text, close + 1, text.length);
  const name = text.slice(open + 1, Math.min(close, open + longestHeader));
  const isOurs =
    isNearlyWanted(text, open + 1, close, false) || isNear(name.trim(), `/${wantedName}`, 3);
  const lineEnd = endOfLine(text, end);
  const behind = text.slice(end, lineEnd).trim();
  const isComment = /^(?:[;#]|\/\/)/.test(behind);
  if (close - open > longestHeader || !isOurs) {
    // Words in brackets may start a text: "[EU] my server".
    return behind === '' || isComment
      ? {start: lineStart, end, kind: 'other', isBroken: false}
      : undefined;
  }
  // The game wants the bracket to be the last sign of its line; words behind it move down.
  if (behind !== '' && (isComment || !/[=＝]/.test(behind))) {
    return {start: lineStart, end: lineEnd, kind: 'settings', isBroken: true, rest: behind};
  }
  const isExact =
    name.toLowerCase() === `/${wantedName}` &&
    open === lineStart &&
    /^[ \t]*$/.test(text.slice(close + 1, end));
  return {start: lineStart, end, kind: 'settings', isBroken: !isExact};
}

/** Tells whether a stretch names the settings section but for blanks, slashes, brackets and case. */
function isNearlyWanted(text: string, from: number, to: number, skipBrackets: boolean): boolean {
  if (to - from < wantedLetters.length) {
    return false;
  }
  let found = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    const lower = code >= 65 && code <= 90 ? code | 32 : code;
    if (lower === wantedLetters.charCodeAt(found)) {
      found += 1;
    } else if (
      code !== SLASH &&
      code !== BACKSLASH &&
      !isBlank(code) &&
      !(skipBrackets && brackets.test(text.charAt(at))) &&
      !/\s/.test(text.charAt(at))
    ) {
      return false;
    }
  }
  return found === wantedLetters.length;
}
