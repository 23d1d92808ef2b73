import type {IniFile} from './file';
import {propertyName, sectionHeader, sectionName, writeIni} from './file';
import type {FoundList, ListReader, Report} from './list';
import {emptyList, excerpt, isBlank, isBreak, listReader, trimBlanks} from './list';
import type {Place, Problem, ProblemCode, ProblemData} from './problems';
import {problem} from './problems';
import {lineEndOf} from './text';

/** What reading a settings file gives. */
export interface ParsedIni {
  readonly file: IniFile;
  /** For each entry of the file, where its key stood in the text. */
  readonly places: readonly Place[];
  /** Everything that was wrong, in the order of the text. `file` has all of it mended. */
  readonly problems: readonly Problem[];
}

/** At most so many problems of one kind are listed; the text is mended whatever their number. */
export const problemsPerCode = 100;

/** Mending these moves text to lines of its own, which can uncover more to mend. */
const uncovering: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'empty',
  'no-settings',
  'binary',
  'missing-header',
  'broken-header',
  'header-on-line',
  'wrong-section',
  'missing-name',
  'text-after',
  'second-line',
  'unclosed-list',
  'unclosed-quote',
]);

const wantedName = sectionName.slice(1).toLowerCase();
/** The letters of the wanted name alone; a shorter name cannot be near to it. */
const wantedLetters = wantedName.replace(/\//g, '');
/** A line this long is no damaged header, brackets and blanks included. */
const longestHeader = 100;
/** A sign that no text file has. */
// eslint-disable-next-line no-control-regex -- these are the signs that are looked for
const controlSign = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;
/** The quote behind a list that stood in quotes as a whole. */
const closingMark = /^["'“”＂][ \t]*$/;
/** A blank that does not belong into a header. */
const oddBlank = /[\0\u00a0\u3000\ufeff\u200b]/;
const plainStart = `${propertyName}=(`;
const blanks = '[ \\t\\0\\u00a0\\u3000\\ufeff\\u200b]*';
const optionStart = new RegExp(
  `${blanks}${propertyName}${blanks}(?:([=＝])${blanks})?(?:(["'“”＂]?)([(（]+))?`,
  'iy',
);

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
}

/** The settings of a text, and what is wrong with them. */
interface Found {
  readonly list: FoundList;
  readonly reports: Reports;
}

/**
 * Reads the text of a `PalWorldSettings.ini`, whatever its state, and mends it.
 *
 * It never throws. The time it takes grows with the length of the text and not faster.
 */
export function parseIni(source: string): ParsedIni {
  const parsed = parseOnce(source);
  if (!parsed.problems.some(({code}) => uncovering.has(code))) {
    return parsed;
  }
  let file = parsed.file;
  for (let round = 0; round < 4; round += 1) {
    const again = parseOnce(writeIni(file));
    file = again.file;
    if (!again.problems.some(({code}) => code !== 'empty' && code !== 'odd-key')) {
      break;
    }
  }
  return {...parsed, file, places: placesFor(file, parsed)};
}

/** The places of a mended file's entries; an entry that was uncovered late stands at the start. */
function placesFor(file: IniFile, parsed: ParsedIni): readonly Place[] {
  if (file.entries.length === parsed.file.entries.length) {
    return parsed.places;
  }
  const byKey = new Map(parsed.file.entries.map(({key}, index) => [key, parsed.places[index]]));
  return file.entries.map(({key}) => byKey.get(key) ?? {line: 1, column: 1});
}

function parseOnce(source: string): ParsedIni {
  const bom = source.startsWith('\uFEFF');
  const text = bom ? source.slice(1) : source;
  const lineEnd = lineEndOf(text);
  const reports = new Reports();
  const report: Report = (code, offset, data) => reports.add(code, offset, data);

  const readList = listReader(text);
  const structure = findStructure(text, readList);
  const {headers, options} = structure;
  const settingsHeader = headers[0];
  const broken = headers.filter(({isBroken}) => isBroken);
  for (const {start, end} of broken) {
    report('broken-header', start, () => ({text: excerpt(text.slice(start, end))}));
  }

  const main =
    options.find(({section}) => section === 'settings') ??
    options.find(({section}) => section === 'none') ??
    options[0];

  let before: string;
  let after: string;
  let list = emptyList();

  /** A stretch of the text with damaged headers put right. Stretches are asked for in order. */
  let nextBroken = 0;
  const slice = (from: number, to: number): string => {
    let result = '';
    let at = from;
    for (
      let header = broken[nextBroken];
      header && header.end <= to;
      header = broken[(nextBroken += 1)]
    ) {
      if (header.start >= from) {
        result += text.slice(at, header.start) + sectionHeader;
        at = header.end;
      }
    }
    return result + text.slice(at, to);
  };
  const comments = (): string =>
    list.comments.length === 0 ? '' : list.comments.join(lineEnd) + lineEnd;
  const closeLine = (part: string): string =>
    part === '' || isBreakAt(part, part.length - 1) ? part : part + lineEnd;

  if (main) {
    const same = options.filter((option) => option !== main && option.section === main.section);
    const found = structure.found[main.section];
    reports.addAll(found.reports);
    list = found.list;
    before = slice(0, main.start);
    after = '';
    let at = main.end;
    const tail = restOfLineAt(text, at);
    if (main.isQuoted && closingMark.test(tail)) {
      at += tail.length;
    } else if (trimBlanks(tail) !== '') {
      report('text-after', at, () => ({text: excerpt(tail)}));
      const kept = trimBlanks(tail.replace(/^[\s\0\u200b),]+/, ''));
      after = kept === '' ? '' : `${lineEnd}${/^[;#]/.test(kept) ? '' : '; '}${kept}`;
      at += tail.length;
    }
    if (main.section !== 'other') {
      for (const second of same) {
        report('second-line', second.start);
        after += slice(at, second.start);
        const rest = restOfLineAt(text, second.end);
        at = skipLineEnd(text, second.end + (trimBlanks(rest) === '' ? rest.length : 0));
      }
    }
    after += slice(at, text.length);
    const extraComments = comments();
    if (main.section === 'settings') {
      before = (main.afterHeader ? closeLine(before) : before) + extraComments;
    } else if (main.section === 'none') {
      report('missing-header', main.start);
      before = `${closeLine(before)}${sectionHeader}${lineEnd}${extraComments}`;
    } else {
      report('wrong-section', main.start);
      const rest = closeLine(before) + after.replace(/^(?:\r\n|\n|\r)/, '');
      before = `${closeLine(rest)}${sectionHeader}${lineEnd}${extraComments}`;
      after = lineEnd;
    }
  } else {
    const loose = readLoose(text, structure, readList);
    if (loose.list.entries.length > 0) {
      list = loose.list;
      const header = settingsHeader;
      report(header ? 'missing-name' : 'missing-header', list.start);
      if (!header) {
        report('missing-name', list.start);
      }
      reports.addAll(loose.reports);
      before = header ? closeLine(slice(0, header.end)) : sectionHeader + lineEnd;
      before += comments();
      after = lineEnd + (header ? text.slice(loose.end) : '').replace(/^\s+/, '');
    } else {
      const isEmpty = text.trim() === '' || settingsHeader !== undefined;
      report(isEmpty ? 'empty' : controlSign.test(text) ? 'binary' : 'no-settings', 0);
      if (settingsHeader) {
        before = closeLine(slice(0, settingsHeader.end));
        // Words behind the header would start a line of their own now: keep them as a comment.
        const isOnHeaderLine = restOfLineAt(text, settingsHeader.end).trim() !== '';
        const rest = text.slice(settingsHeader.end).replace(/^\s+/, '');
        after = `${lineEnd}${isOnHeaderLine && !rest.startsWith(';') ? '; ' : ''}${rest}`;
      } else {
        before = `${text.trim() === '' ? '' : closeLine(text)}${sectionHeader}${lineEnd}`;
        after = lineEnd;
      }
    }
  }

  return {
    file: {bom, before, entries: list.entries, after},
    places: placesAt(text, list.offsets),
    problems: reports.listed(text),
  };
}

interface Reported {
  readonly code: ProblemCode;
  readonly offset: number;
  readonly data: (() => ProblemData) | undefined;
  /** How many more of this kind there are: counted, not listed. */
  further: number;
}

/** The problems of a text or a part of it: so many of each kind one by one, the rest by number. */
class Reports {
  private readonly byCode = new Map<ProblemCode, Reported[]>();

  public add(code: ProblemCode, offset: number, data?: () => ProblemData, further = 0): void {
    let same = this.byCode.get(code);
    if (!same) {
      same = [];
      this.byCode.set(code, same);
    }
    if (same.length < problemsPerCode) {
      same.push({code, offset, data, further});
      return;
    }
    const last = same[same.length - 1];
    if (last) {
      last.further += 1 + further;
    }
  }

  public addAll(others: Reports): void {
    for (const same of others.byCode.values()) {
      for (const {code, offset, data, further} of same) {
        this.add(code, offset, data, further);
      }
    }
  }

  /** How many problems of a kind there are. */
  public count(code: ProblemCode): number {
    const same = this.byCode.get(code) ?? [];
    return same.length + (same[same.length - 1]?.further ?? 0);
  }

  /** The problems in the order of the text. */
  public listed(text: string): readonly Problem[] {
    const all = [...this.byCode.values()].flat().sort((a, b) => a.offset - b.offset);
    const places = placesAt(
      text,
      all.map(({offset}) => offset),
    );
    return all.map(({code, data, further}, index) => ({
      ...problem(code, places[index] ?? firstPlace, data?.()),
      ...(further > 0 ? {further} : {}),
    }));
  }
}

/** What a text is made of: only what matters for the settings; foreign lines leave no trace. */
interface Structure {
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

function nothingFound(): Found {
  return {list: emptyList(), reports: new Reports()};
}

/** Finds the section headers and the option lines of a text. */
function findStructure(text: string, readList: ListReader): Structure {
  const headers: Header[] = [];
  const options: OptionLine[] = [];
  const found = {none: nothingFound(), settings: nothingFound(), other: nothingFound()};
  const ignored = nothingFound();
  let target = ignored;
  let hasOther = false;
  const report: Report = (code, offset, data) => target.reports.add(code, offset, data);
  let section: SectionKind = 'none';
  let sectionEnd = -1;
  // The next line that starts a section or an option line; kept so that each line is looked at once.
  let boundary = -1;
  const boundaryFrom = (lineStart: number): number => {
    if (boundary < lineStart) {
      boundary = nextCandidate(text, lineStart);
      while (boundary < text.length && !isBoundary(text, boundary)) {
        boundary = nextCandidate(text, nextLine(text, boundary));
      }
    }
    return boundary;
  };

  let line = nextCandidate(text, 0);
  for (; line < text.length; line = nextCandidate(text, line)) {
    let optionFrom = line;
    const header = headerAt(text, line);
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
    if (!option) {
      line = nextLine(text, line);
      continue;
    }
    target = section === 'other' && hasOther ? ignored : found[section];
    hasOther ||= section === 'other';
    const spaces = target.reports.count('spaces');
    const end = readList(
      {start: option.listStart, limit: boundaryFrom(nextLine(text, line))},
      target.list,
      report,
    );
    if (header) {
      report('header-on-line', line);
    }
    for (const code of option.damages) {
      if (code !== 'spaces' || target.reports.count(code) === spaces) {
        report(code, code === 'missing-open' ? option.listStart : optionFrom);
      }
    }
    const {isQuoted} = option;
    options.push({
      start: optionFrom,
      section,
      afterHeader: header !== undefined,
      isQuoted,
      end,
    });
    // Reading goes on with the line behind the list.
    line = end > line && isLineStart(text, end) ? end : nextLine(text, end);
  }
  return {
    headers,
    hasSections: section !== 'none',
    sectionEnd: sectionEnd < 0 ? text.length : sectionEnd,
    options,
    found,
  };
}

function isBoundary(text: string, lineStart: number): boolean {
  return headerAt(text, lineStart) !== undefined || optionAt(text, lineStart) !== undefined;
}

/**
 * The first line from `lineStart` on that may be a header or an option line, judged by its first
 * character alone; the end of the text where there is none. Foreign lines cost no more than this.
 */
function nextCandidate(text: string, lineStart: number): number {
  let start = lineStart;
  let at = start;
  while (at < text.length) {
    let code = text.charCodeAt(at);
    if (isBlank(code)) {
      at += 1;
      continue;
    }
    if (mayStart(code)) {
      return start;
    }
    while (at < text.length && code !== 10 && code !== 13) {
      at += 1;
      code = text.charCodeAt(at);
    }
    at += code === 13 && text.charCodeAt(at + 1) === 10 ? 2 : 1;
    start = at;
  }
  return text.length;
}

function mayStart(code: number): boolean {
  switch (code) {
    case 0x5b: // [
    case 0x28: // (
    case 0x2f: // /
    case 0x4f: // O
    case 0x6f: // o
    case 0x53: // S
    case 0x73: // s
    case 0x3010: // 【
    case 0xff3b: // ［
    case 0xff08: // （
      return true;
    default:
      return false;
  }
}

function afterBlanks(text: string, offset: number): number {
  let next = offset;
  while (isBlank(text.charCodeAt(next))) {
    next += 1;
  }
  return next;
}

/** The section header at the start of a line, if there is one; also one that is slightly damaged. */
function headerAt(text: string, lineStart: number): Header | undefined {
  if (text.startsWith(sectionHeader, lineStart)) {
    const end = lineStart + sectionHeader.length;
    if (isBreakAt(text, end)) {
      return {start: lineStart, end, kind: 'settings', isBroken: false};
    }
  }
  const open = afterBlanks(text, lineStart);
  if (text.charCodeAt(open) === 0x5b) {
    let close = open + 1;
    while (close < text.length && text.charCodeAt(close) !== 0x5d && !isBreakAt(text, close)) {
      close += 1;
    }
    if (text.charCodeAt(close) === 0x5d) {
      const end = afterBlanks(text, close + 1);
      if (close - open <= wantedLetters.length || close - open > longestHeader) {
        return {start: lineStart, end, kind: 'other', isBroken: false};
      }
      const inside = text.slice(open + 1, close);
      const name = trimBlanks(inside);
      const isSettings = name.toLowerCase() === `/${wantedName}`;
      const isNearly = !isSettings && isNearlyWanted(name);
      return {
        start: lineStart,
        end,
        kind: isSettings || isNearly ? 'settings' : 'other',
        isBroken:
          isNearly ||
          (isSettings && (name !== inside || oddBlank.test(text.slice(lineStart, end)))),
      };
    }
  }
  const line = restOfLineAt(text, lineStart, longestHeader);
  if (
    line.length >= wantedLetters.length &&
    line.length < longestHeader &&
    isNearlyWanted(line.replace(/[[\]【】［］()（）]/g, ''))
  ) {
    return {start: lineStart, end: lineStart + line.length, kind: 'settings', isBroken: true};
  }
  return undefined;
}

/** Tells whether a name is that of the settings section but for blanks, slashes and case. */
function isNearlyWanted(name: string): boolean {
  return name.replace(/[\s\0\u200b/\\]/g, '').toLowerCase() === wantedLetters;
}

/** The start of an option line at an offset, if there is one. */
function optionAt(
  text: string,
  start: number,
): {listStart: number; isQuoted: boolean; damages: readonly ProblemCode[]} | undefined {
  if (text.startsWith(plainStart, start)) {
    const listStart = start + plainStart.length;
    const code = text.charCodeAt(listStart);
    if (code !== 0x28 && code !== 0xff08) {
      return {listStart, isQuoted: false, damages: []};
    }
  }
  const first = text.charCodeAt(afterBlanks(text, start)) | 32;
  if (first !== 0x6f) {
    // No O, no OptionSettings.
    return undefined;
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

interface LooseSettings extends Found {
  readonly end: number;
}

/** Reads settings that stand on lines of their own, or a bare list without its name. */
function readLoose(
  text: string,
  {headers, hasSections, sectionEnd}: Structure,
  readList: ListReader,
): LooseSettings {
  const nothing: LooseSettings = {...nothingFound(), end: 0};
  const [header] = headers;
  if (!header && (hasSections || controlSign.test(text))) {
    return nothing;
  }
  let from = header?.end ?? 0;
  const limit = header ? sectionEnd : text.length;
  for (; from < limit; from += 1) {
    const code = text.charCodeAt(from);
    if (!isBlank(code) && !isBreak(code) && code !== 0x28) {
      break;
    }
  }
  const {list, reports} = nothingFound();
  const end = readList({start: from, limit, loose: true}, list, (code, offset, data) => {
    if (code !== 'comment-inside') {
      reports.add(code, offset, data);
    }
  });
  const looksLikeSettings = list.entries.some(({key}) => /^[A-Za-z_]\w*$/.test(key));
  return looksLikeSettings ? {list, reports, end} : nothing;
}

function restOfLineAt(text: string, offset: number, atMost = Infinity): string {
  const last = Math.min(text.length, offset + atMost);
  let end = offset;
  while (end < last && text.charCodeAt(end) !== 10 && text.charCodeAt(end) !== 13) {
    end += 1;
  }
  return text.slice(offset, end);
}

function skipLineEnd(text: string, offset: number): number {
  if (!isBreakAt(text, offset)) {
    return offset;
  }
  const isPair = text.charCodeAt(offset) === 13 && text.charCodeAt(offset + 1) === 10;
  return offset + (isPair ? 2 : 1);
}

function isBreakAt(text: string, offset: number): boolean {
  return isBreak(text.charCodeAt(offset));
}

function isLineStart(text: string, offset: number): boolean {
  return text.charCodeAt(offset - 1) === 13
    ? text.charCodeAt(offset) !== 10
    : text.charCodeAt(offset - 1) === 10;
}

/** The start of the line behind the one at `offset`; the end of the text behind the last one. */
function nextLine(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && !isBreakAt(text, end)) {
    end += 1;
  }
  return skipLineEnd(text, end);
}

const firstPlace: Place = {line: 1, column: 1};

/** Where offsets stand in a text, all found in one walk. They come out in the order given. */
function placesAt(text: string, offsets: readonly number[]): readonly Place[] {
  const isSorted = offsets.every(
    (offset, index) => index === 0 || offset >= (offsets[index - 1] ?? 0),
  );
  const order = offsets.map((_, index) => index);
  if (!isSorted) {
    order.sort((a, b) => (offsets[a] ?? 0) - (offsets[b] ?? 0));
  }
  const places = new Array<Place>(offsets.length);
  let line = 1;
  let lineStart = 0;
  let at = 0;
  for (const index of order) {
    const offset = offsets[index] ?? 0;
    for (; at < offset; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) {
        line += 1;
        lineStart = at + 1;
      }
    }
    places[index] = {line, column: offset - lineStart + 1};
  }
  return places;
}
