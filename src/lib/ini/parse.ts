import type {IniEntry, IniFile} from './file';
import {propertyName, sectionHeader, sectionName, writeIni} from './file';
import type {FoundEntry, FoundList, Report} from './list';
import {excerpt, readList} from './list';
import type {Place, Problem, ProblemCode} from './problems';
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

const headerLine = /[ \t]*\[([^\]\r\n]*)\][ \t]*/y;
const wantedName = sectionName.slice(1).toLowerCase();
const optionStart = new RegExp(`[ \\t]*${propertyName}[ \\t]*=[ \\t]*(\\(?)`, 'iy');

type SectionKind = 'none' | 'settings' | 'other';

interface Header {
  readonly start: number;
  readonly end: number;
  readonly kind: SectionKind;
  readonly isBroken: boolean;
}

interface OptionLine {
  readonly start: number;
  readonly listStart: number;
  readonly section: SectionKind;
  /** Offset right behind a header that stands on the same line. */
  readonly afterHeader: boolean;
  readonly list: FoundList;
  readonly problems: readonly Parameters<Report>[];
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
  const lineStarts = findLineStarts(text);
  const placeOf = (offset: number): Place => placeAt(lineStarts, offset);

  const problems: (Problem & {readonly offset: number})[] = [];
  const counts = new Map<ProblemCode, number>();
  const report: Report = (code, offset, data) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    if (count <= problemsPerCode) {
      problems.push({...problem(code, placeOf(offset), data?.()), offset});
    }
  };

  const {headers, options} = findStructure(text, lineStarts);
  const settingsHeader = headers.find(({kind}) => kind === 'settings');
  for (const header of headers) {
    if (header.kind === 'settings' && header.isBroken) {
      report('broken-header', header.start, () => ({
        text: excerpt(text.slice(header.start, header.end)),
      }));
    }
  }

  const main =
    options.find(({section}) => section === 'settings') ??
    options.find(({section}) => section === 'none') ??
    options[0];

  let before: string;
  let after: string;
  let found: readonly FoundEntry[];

  /** A stretch of the text with damaged headers put right. Stretches are asked for in order. */
  const broken = headers.filter(({isBroken}) => isBroken);
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
  const comments = (list: FoundList): string =>
    list.comments.map((comment) => comment + lineEnd).join('');
  const closeLine = (part: string): string =>
    part === '' || /[\r\n]$/.test(part) ? part : part + lineEnd;

  if (main) {
    const same = options.filter((option) => option !== main && option.section === main.section);
    for (const option of main.section === 'other' ? [main] : [main, ...same]) {
      for (const found_ of option.problems) {
        report(...found_);
      }
    }
    before = slice(0, main.start);
    after = '';
    let at = main.list.end;
    const tail = restOfLineAt(text, at);
    if (tail.trim() !== '') {
      report('text-after', at, () => ({text: excerpt(tail)}));
      const kept = tail.replace(/^[\s),]+/, '').trimEnd();
      after = kept === '' ? '' : `${lineEnd}${/^[;#]/.test(kept) ? '' : '; '}${kept}`;
      at += tail.length;
    }
    const all: FoundEntry[] = [...main.list.entries];
    let extraComments = comments(main.list);
    if (main.section !== 'other') {
      for (const second of same) {
        report('second-line', second.start);
        after += slice(at, second.start);
        all.push(...second.list.entries);
        extraComments += comments(second.list);
        const rest = restOfLineAt(text, second.list.end);
        at = skipLineEnd(text, second.list.end + (rest.trim() === '' ? rest.length : 0));
      }
    }
    after += slice(at, text.length);
    found = all;
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
    const loose = readLoose(text, headers, settingsHeader);
    if (loose.entries.length > 0) {
      const header = settingsHeader;
      report(header ? 'missing-name' : 'missing-header', loose.entries[0]?.offset ?? 0);
      if (!header) {
        report('missing-name', loose.entries[0]?.offset ?? 0);
      }
      for (const found_ of loose.problems) {
        report(...found_);
      }
      before = header ? closeLine(slice(0, header.end)) : sectionHeader + lineEnd;
      before += loose.comments.map((comment) => comment + lineEnd).join('');
      after = lineEnd + (header ? text.slice(loose.end) : '').replace(/^\s+/, '');
      found = loose.entries;
    } else {
      const isEmpty = text.trim() === '' || settingsHeader !== undefined;
      report(isEmpty ? 'empty' : 'no-settings', 0);
      found = [];
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

  const {entries, places} = withoutDuplicates(found, placeOf, report);
  problems.sort((a, b) => a.offset - b.offset);
  return {
    file: {bom, before, entries, after},
    places,
    problems: problems.map(({offset: _offset, ...rest}) => rest),
  };
}

/** Collects problems for later, up to the number that is listed. */
function collector(): {readonly problems: readonly Parameters<Report>[]; readonly collect: Report} {
  const problems: Parameters<Report>[] = [];
  const counts = new Map<ProblemCode, number>();
  return {
    problems,
    collect(code, offset, data) {
      const count = (counts.get(code) ?? 0) + 1;
      counts.set(code, count);
      if (count <= problemsPerCode) {
        problems.push([code, offset, data]);
      }
    },
  };
}

/** Keeps the last of several entries of one key, at the place of the first. */
function withoutDuplicates(
  found: readonly FoundEntry[],
  placeOf: (offset: number) => Place,
  report: Report,
): {entries: readonly IniEntry[]; places: readonly Place[]} {
  const byKey = new Map<string, FoundEntry>();
  for (const entry of found) {
    const earlier = byKey.get(entry.key);
    if (earlier) {
      report('duplicate-key', entry.offset, () => ({
        key: entry.key,
        kept: isSecret(entry.key) ? '***' : excerpt(entry.value),
        dropped: isSecret(entry.key) ? '***' : excerpt(earlier.value),
      }));
    }
    byKey.set(entry.key, entry);
  }
  const all = [...byKey.values()];
  return {
    entries: all.map(({key, value}) => ({key, value})),
    places: all.map(({offset}) => placeOf(offset)),
  };
}

/** Finds the section headers and the option lines of a text. */
function findStructure(
  text: string,
  lineStarts: readonly number[],
): {headers: readonly Header[]; options: readonly OptionLine[]} {
  const headers: Header[] = [];
  const options: OptionLine[] = [];
  let section: SectionKind = 'none';
  // The next line that starts a section or an option line; kept so that each line is looked at once.
  let boundary = -1;

  const lineIndexAfter = (offset: number, from: number): number => {
    let index = from;
    while (index < lineStarts.length && (lineStarts[index] ?? 0) < offset) {
      index += 1;
    }
    return index;
  };
  const isBoundary = (start: number): boolean =>
    mayMatter(text, start) &&
    (headerAt(text, start) !== undefined || optionAt(text, start) !== undefined);
  const boundaryAfter = (index: number): number => {
    const from = lineStarts[index] ?? text.length;
    if (boundary >= from) {
      return boundary;
    }
    for (let next = index; next < lineStarts.length; next += 1) {
      const start = lineStarts[next] ?? 0;
      if (isBoundary(start)) {
        boundary = start;
        return start;
      }
    }
    boundary = text.length;
    return boundary;
  };

  let index = 0;
  while (index < lineStarts.length) {
    const start = lineStarts[index] ?? 0;
    if (!mayMatter(text, start)) {
      index += 1;
      continue;
    }
    let optionFrom = start;
    let afterHeader = false;
    const header = headerAt(text, start);
    if (header) {
      headers.push(header);
      section = header.kind;
      optionFrom = header.end;
      afterHeader = true;
    }
    const option = optionAt(text, optionFrom);
    if (!option) {
      index += 1;
      continue;
    }
    const limit = boundaryAfter(index + 1);
    const {problems, collect} = collector();
    const list = readList({text, start: option.listStart, limit}, collect);
    if (afterHeader) {
      collect('header-on-line', start);
    }
    if (!option.hasOpen) {
      collect('missing-open', option.listStart);
    }
    if (option.hasBlanks && !problems.some(([code]) => code === 'spaces')) {
      collect('spaces', optionFrom);
    }
    options.push({
      start: optionFrom,
      listStart: option.listStart,
      section,
      afterHeader,
      list,
      problems,
    });
    index = lineIndexAfter(Math.max(list.end, start + 1), index + 1);
  }
  return {headers, options};
}

/** Tells whether a line may be a header or an option line, by its first character alone. */
function mayMatter(text: string, start: number): boolean {
  let offset = start;
  while (text.charCodeAt(offset) === 32 || text.charCodeAt(offset) === 9) {
    offset += 1;
  }
  return '[【［(（/SsOo'.includes(text[offset] ?? ' ');
}

/** The section header at the start of a line, if there is one; also one that is slightly damaged. */
function headerAt(text: string, start: number): Header | undefined {
  headerLine.lastIndex = start;
  const match = headerLine.exec(text);
  if (match) {
    const name = (match[1] ?? '').trim();
    const isSettings = name.toLowerCase() === `/${wantedName}`;
    const isNearly = !isSettings && isNearlyWanted(name);
    return {
      start,
      end: headerLine.lastIndex,
      kind: isSettings || isNearly ? 'settings' : 'other',
      isBroken: isNearly || (isSettings && name !== match[1]),
    };
  }
  // A name of this length is not near to the right one, brackets and blanks included.
  const line = restOfLineAt(text, start, 100);
  if (line.length < 100 && isNearlyWanted(line.replace(/[[\]【】［］()]/g, ''))) {
    return {start, end: start + line.length, kind: 'settings', isBroken: true};
  }
  return undefined;
}

/** Tells whether a name is that of the settings section but for blanks, slashes and case. */
function isNearlyWanted(name: string): boolean {
  return (
    name.length < 100 &&
    name.replace(/[\s/\\]/g, '').toLowerCase() === wantedName.replace(/\//g, '')
  );
}

/** The start of an option line at an offset, if there is one. */
function optionAt(
  text: string,
  start: number,
): {listStart: number; hasOpen: boolean; hasBlanks: boolean} | undefined {
  optionStart.lastIndex = start;
  const match = optionStart.exec(text);
  return match
    ? {
        listStart: optionStart.lastIndex,
        hasOpen: match[1] === '(',
        hasBlanks: /[ \t]/.test(match[0]),
      }
    : undefined;
}

interface LooseSettings {
  readonly entries: readonly FoundEntry[];
  readonly comments: readonly string[];
  readonly end: number;
  readonly problems: readonly Parameters<Report>[];
}

/** Reads settings that stand on lines of their own, or a bare list without its name. */
function readLoose(
  text: string,
  headers: readonly Header[],
  settingsHeader: Header | undefined,
): LooseSettings {
  const nothing: LooseSettings = {entries: [], comments: [], end: 0, problems: []};
  if (headers.length > 0 && !settingsHeader) {
    return nothing;
  }
  let start = settingsHeader?.end ?? 0;
  const limit = settingsHeader
    ? (headers.find((header) => header.start >= settingsHeader.end)?.start ?? text.length)
    : text.length;
  while (start < limit && /[\s(]/.test(text[start] ?? '')) {
    start += 1;
  }
  const {problems, collect} = collector();
  const list = readList({text, start, limit, loose: true}, (code, offset, data) => {
    if (code !== 'comment-inside') {
      collect(code, offset, data);
    }
  });
  const looksLikeSettings = list.entries.some(({key}) => /^[A-Za-z_]\w*$/.test(key));
  return looksLikeSettings ? {...list, problems} : nothing;
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
  if (text.startsWith('\r\n', offset)) {
    return offset + 2;
  }
  return offset + (/[\r\n]/.test(text[offset] ?? '') ? 1 : 0);
}

function findLineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let offset = 0; offset < text.length; offset += 1) {
    const code = text.charCodeAt(offset);
    if (code === 10 || (code === 13 && text.charCodeAt(offset + 1) !== 10)) {
      starts.push(offset + 1);
    }
  }
  return starts;
}

function placeAt(lineStarts: readonly number[], offset: number): Place {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return {line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1};
}

/** Tells whether a key holds a password. Its value is never stored, shared or quoted in a message. */
export function isSecret(key: string): boolean {
  return /password/i.test(key);
}
