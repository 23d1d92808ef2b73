import {BACKSLASH, OPEN, SLASH, WIDE_OPEN, isBlank, isBreak} from './chars';
import {propertyName, sectionName} from './file';
import {nothingFound, type Found, type ListReader} from './list';
import type {ProblemCode} from './problems';
import {afterBlanks} from './scan';

const wantedName = sectionName.slice(1).toLowerCase();
/** The letters of the wanted name alone; a shorter name cannot be near to it. */
const wantedLetters = wantedName.replace(/\//g, '');
/** A line this long is no damaged header, brackets and blanks included. */
const longestHeader = 100;
/** A blank that does not belong into a header. */
const oddBlank = /[\0\u00a0\u3000\ufeff\u200b]/;
const plainStart = `${propertyName}=(`;
const blanks = '[ \\t\\0\\u00a0\\u3000\\ufeff\\u200b]*';
const optionStart = new RegExp(
  `${blanks}${propertyName}${blanks}(?:([=＝])${blanks})?(?:(["'“”＂]?)([(（]+))?`,
  'iy',
);

const SQUARE_OPEN = 0x5b;
const SQUARE_CLOSE = 0x5d;

type SectionKind = 'none' | 'settings' | 'other';

interface Header {
  readonly start: number;
  readonly end: number;
  readonly kind: SectionKind;
  readonly isBroken: boolean;
}

interface OptionLine {
  readonly start: number;
  readonly section: SectionKind;
  /** Offset right behind a header that stands on the same line. */
  readonly afterHeader: boolean;
  /** Whether the list stood in quotes as a whole. */
  readonly isQuoted: boolean;
  /** Offset of the first character after the list. */
  readonly end: number;
  /** Whether what follows the list may be the rest of a password. */
  readonly endsNearSecret: boolean;
}

/** What a text is made of: only what matters for the settings; foreign lines leave no trace. */
export interface Structure {
  /** The headers of the settings section. */
  readonly headers: readonly Header[];
  /** Whether the text has any section. */
  readonly hasSections: boolean;
  /** Where the section ends that the first of the headers starts. */
  readonly sectionEnd: number;
  readonly options: readonly OptionLine[];
  /** What the option lines of each kind say together; in other sections, the first one alone. */
  readonly found: Readonly<Record<SectionKind, Found>>;
}

/** Finds the section headers and the option lines of a text. */
export function findStructure(text: string, readList: ListReader): Structure {
  const headers: Header[] = [];
  const options: OptionLine[] = [];
  const found = {
    none: nothingFound(text),
    settings: nothingFound(text),
    other: nothingFound(text),
  };
  const ignored = nothingFound(text);
  let hasOther = false;
  let section: SectionKind = 'none';
  let sectionEnd = -1;
  // The next line that starts a section or an option line; kept so that each line is looked at once.
  let boundary = -1;
  let boundaryHeader: Header | undefined;
  const boundaryFrom = (lineStart: number): number => {
    if (boundary < lineStart) {
      boundary = nextCandidate(text, lineStart);
      while (boundary < text.length) {
        boundaryHeader = headerAt(text, boundary);
        if (boundaryHeader || optionAt(text, boundary)) {
          break;
        }
        boundary = nextCandidate(text, nextLine(text, boundary));
      }
    }
    return boundary;
  };

  let line = boundaryFrom(0);
  while (line < text.length) {
    let optionFrom = line;
    const header = boundaryHeader;
    if (header) {
      if (sectionEnd < 0 && headers.length > 0) {
        sectionEnd = line;
      }
      section = header.kind;
      optionFrom = header.end;
      if (header.kind === 'settings') {
        headers.push(header);
      }
    }
    const option = optionAt(text, optionFrom);
    const following = nextLine(text, line);
    if (!option) {
      line = boundaryFrom(following);
      continue;
    }
    const target = section === 'other' && hasOther ? ignored : found[section];
    hasOther ||= section === 'other';
    const spaces = target.reports.count('spaces');
    const end = readList({start: option.listStart, limit: boundaryFrom(following)}, target);
    if (header) {
      target.reports.add('header-on-line', line);
    }
    for (const code of option.damages) {
      if (code !== 'spaces' || target.reports.count(code) === spaces) {
        target.reports.add(code, code === 'missing-open' ? option.listStart : optionFrom);
      }
    }
    options.push({
      start: optionFrom,
      section,
      afterHeader: header !== undefined,
      isQuoted: option.isQuoted,
      end,
      endsNearSecret: target.list.endsNearSecret,
    });
    // Reading goes on with the line behind the list.
    line = boundaryFrom(end > line && isLineStart(text, end) ? end : nextLine(text, end));
  }
  return {
    headers,
    hasSections: section !== 'none',
    sectionEnd: sectionEnd < 0 ? text.length : sectionEnd,
    options,
    found,
  };
}

/**
 * The first line from `lineStart` on that may be a header or an option line, judged by its first
 * characters alone; the end of the text where there is none. Foreign lines cost no more than this.
 */
function nextCandidate(text: string, lineStart: number): number {
  let start = lineStart;
  while (start < text.length) {
    const first = afterBlanks(text, start, text.length);
    if (mayStart(text, first)) {
      return start;
    }
    start = nextLine(text, first);
  }
  return text.length;
}

function mayStart(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  switch (code) {
    case 0x4f: // O
    case 0x6f: // o
      return (text.charCodeAt(offset + 1) | 32) === 0x70;
    case 0x53: // S
    case 0x73: // s
    case SLASH:
    case OPEN:
    case SQUARE_OPEN:
    case 0x3010: // 【
    case 0xff3b: // ［
    case WIDE_OPEN:
      return true;
    default:
      return false;
  }
}

function isBracket(code: number): boolean {
  switch (code) {
    case SQUARE_OPEN:
    case SQUARE_CLOSE:
    case OPEN:
    case 0x29: // )
    case 0x3010: // 【
    case 0x3011: // 】
    case 0xff3b: // ［
    case 0xff3d: // ］
    case WIDE_OPEN:
    case 0xff09: // ）
      return true;
    default:
      return false;
  }
}

/** The section header at the start of a line, if there is one; also one that is slightly damaged. */
function headerAt(text: string, lineStart: number): Header | undefined {
  const open = afterBlanks(text, lineStart, text.length);
  if (text.charCodeAt(open) === SQUARE_OPEN) {
    const close = endOfLine(text, open, SQUARE_CLOSE);
    if (text.charCodeAt(close) === SQUARE_CLOSE) {
      return bracketedHeader(text, lineStart, open, close);
    }
  }
  const end = endOfLine(text, lineStart, -1, lineStart + longestHeader);
  if (end < lineStart + longestHeader && isNearlyWanted(text, lineStart, end, true)) {
    return {start: lineStart, end, kind: 'settings', isBroken: true};
  }
  return undefined;
}

function bracketedHeader(text: string, lineStart: number, open: number, close: number): Header {
  const end = afterBlanks(text, close + 1, text.length);
  if (close - open > longestHeader || !isNearlyWanted(text, open + 1, close, false)) {
    return {start: lineStart, end, kind: 'other', isBroken: false};
  }
  const inside = text.slice(open + 1, close);
  const isExact =
    inside.toLowerCase() === `/${wantedName}` && !oddBlank.test(text.slice(lineStart, end));
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
      !(skipBrackets && isBracket(code)) &&
      !/\s/.test(text.charAt(at))
    ) {
      return false;
    }
  }
  return found === wantedLetters.length;
}

interface OptionStart {
  readonly listStart: number;
  readonly isQuoted: boolean;
  readonly damages: readonly ProblemCode[];
}

/** The start of an option line at an offset, if there is one. */
function optionAt(text: string, start: number): OptionStart | undefined {
  const first = afterBlanks(text, start, text.length);
  if ((text.charCodeAt(first) | 32) !== 0x6f) {
    // No O, no OptionSettings.
    return undefined;
  }
  if (first === start && text.startsWith(plainStart, start)) {
    const listStart = start + plainStart.length;
    const code = text.charCodeAt(listStart);
    if (code !== OPEN && code !== WIDE_OPEN) {
      return {listStart, isQuoted: false, damages: []};
    }
  }
  optionStart.lastIndex = start;
  const match = optionStart.exec(text);
  const [found = '', equals, mark = '', open = ''] = match ?? [];
  if (!match || (!equals && open === '')) {
    return undefined;
  }
  const damages: ProblemCode[] = [];
  if (!equals) {
    damages.push('missing-equals');
  }
  if (mark !== '') {
    damages.push('quoted-list');
  }
  if (open === '') {
    damages.push('missing-open');
  }
  if (open.length > 1) {
    damages.push('extra-open');
  }
  if (/[＝（]/.test(found)) {
    damages.push('wide-signs');
  }
  if (/[\s\0\u200b]/.test(found)) {
    damages.push('spaces');
  }
  return {listStart: optionStart.lastIndex, isQuoted: mark !== '', damages};
}

/** Where the line of an offset ends, or earlier: at the first `stop`, or at `limit`. */
export function endOfLine(text: string, offset: number, stop = -1, limit = text.length): number {
  const last = Math.min(limit, text.length);
  let end = offset;
  while (end < last) {
    const code = text.charCodeAt(end);
    if (code === 10 || code === 13 || code === stop) {
      break;
    }
    end += 1;
  }
  return end;
}

/** The offset behind the line break at an offset, if there is one. */
export function skipLineEnd(text: string, offset: number): number {
  const code = text.charCodeAt(offset);
  if (!isBreak(code)) {
    return offset;
  }
  return offset + (code === 13 && text.charCodeAt(offset + 1) === 10 ? 2 : 1);
}

/** The start of the line behind the one at `offset`; the end of the text behind the last one. */
function nextLine(text: string, offset: number): number {
  return skipLineEnd(text, endOfLine(text, offset));
}

function isLineStart(text: string, offset: number): boolean {
  const before = text.charCodeAt(offset - 1);
  return before === 13 ? text.charCodeAt(offset) !== 10 : before === 10;
}
