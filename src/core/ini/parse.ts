import type {IniFile} from './file';
import {sectionHeader, writeIni} from './file';
import {isBlank, isBreak, trimBlanks, OPEN} from './chars';
import {listReader, nothingFound, type Found, type ListReader} from './list';
import type {Place, Problem, ProblemCode} from './problems';
import {Reports, placesAt} from './reports';
import {excerpt, hidden} from './secrets';
import {endOfLine, findStructure, skipLineEnd, type Structure} from './structure';
import {lineEndOf} from './text';

export {problemsPerCode} from './reports';

/** What reading a settings file gives. */
export interface ParsedIni {
  readonly file: IniFile;
  /** For each entry of the file, where its key stood in the text. */
  readonly places: readonly Place[];
  /** Everything that was wrong, in the order of the text. `file` has all of it mended. */
  readonly problems: readonly Problem[];
}

/** Mending these moves text to lines of its own, which can uncover more to mend. */
const uncovering: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'empty',
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

/** A sign that no text file has. */
// eslint-disable-next-line no-control-regex -- these are the signs that are looked for
const controlSign = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;
/** The quote behind a list that stood in quotes as a whole. */
const closingMark = /^["'“”＂][ \t]*$/;
/**
 * Reads the text of a `PalWorldSettings.ini`, whatever its state, and mends it.
 *
 * It never throws. The time it takes grows with the length of the text and not faster.
 */
export function parseIni(source: string): ParsedIni {
  const first = parseOnce(source);
  const {text, offsets, reports} = first;
  let {file} = first;
  const places = placesAt(text, offsets);
  const problems = reports.listed(text);
  if (!reports.codes().some((code) => uncovering.has(code))) {
    return {file, places, problems};
  }
  for (let round = 0; round < 4; round += 1) {
    const again = parseOnce(writeIni(file));
    file = again.file;
    if (!again.reports.codes().some((code) => code !== 'empty' && code !== 'odd-key')) {
      break;
    }
  }
  return {file, places: placesFor(file, {file: first.file, places}), problems};
}

/** The places of a mended file's entries; an entry that was uncovered late stands at the start. */
function placesFor(file: IniFile, parsed: Pick<ParsedIni, 'file' | 'places'>): readonly Place[] {
  if (file.entries.length === parsed.file.entries.length) {
    return parsed.places;
  }
  const byKey = new Map(parsed.file.entries.map(({key}, index) => [key, parsed.places[index]]));
  return file.entries.map(({key}) => byKey.get(key) ?? {line: 1, column: 1});
}

/** What one walk through a text gives; places and problems are worked out for the reader's own text. */
interface Reading {
  readonly file: IniFile;
  /** The text without its mark. */
  readonly text: string;
  /** For each entry, the offset at which its key stands. */
  readonly offsets: readonly number[];
  readonly reports: Reports;
}

function parseOnce(source: string): Reading {
  const bom = source.startsWith('\uFEFF');
  const text = bom ? source.slice(1) : source;
  const lineEnd = lineEndOf(text);
  const reports = new Reports();
  const readList = listReader(text);
  const structure = findStructure(text, readList);
  const {headers, options} = structure;
  const settingsHeader = headers[0];
  const broken = headers.filter(({isBroken}) => isBroken);
  for (const {start, end} of broken) {
    reports.add('broken-header', start)?.tell({text: excerpt(text.slice(start, end))});
  }

  const main =
    options.find(({section}) => section === 'settings') ??
    options.find(({section}) => section === 'none') ??
    options[0];

  let before: string;
  let after: string;
  let {list} = nothingFound(text);

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
    part === '' || isBreak(part.charCodeAt(part.length - 1)) ? part : part + lineEnd;

  if (main) {
    const same = options.filter((option) => option !== main && option.section === main.section);
    const found = structure.found[main.section];
    reports.addAll(found.reports);
    list = found.list;
    before = slice(0, main.start);
    after = '';
    let at = main.end;
    const tail = text.slice(at, endOfLine(text, at));
    if (main.isQuoted && closingMark.test(tail)) {
      at += tail.length;
    } else if (trimBlanks(tail) !== '') {
      reports.add('text-after', at)?.tell({text: main.endsNearSecret ? hidden : excerpt(tail)});
      const kept = trimBlanks(tail.replace(/^[\s\0\u200b),]+/, ''));
      after = kept === '' ? '' : `${lineEnd}${/^[;#]/.test(kept) ? '' : '; '}${kept}`;
      at += tail.length;
    }
    if (main.section !== 'other') {
      for (const second of same) {
        reports.add('second-line', second.start);
        after += slice(at, second.start);
        const lineEnds = endOfLine(text, second.end);
        const isRead = trimBlanks(text.slice(second.end, lineEnds)) === '';
        at = skipLineEnd(text, isRead ? lineEnds : second.end);
      }
    }
    after += slice(at, text.length);
    const extraComments = comments();
    if (main.section === 'settings') {
      before = (main.afterHeader ? closeLine(before) : before) + extraComments;
    } else if (main.section === 'none') {
      reports.add('missing-header', main.start);
      before = `${closeLine(before)}${sectionHeader}${lineEnd}${extraComments}`;
    } else {
      reports.add('wrong-section', main.start);
      const rest = closeLine(before) + after.replace(/^(?:\r\n|\n|\r)/, '');
      before = `${closeLine(rest)}${sectionHeader}${lineEnd}${extraComments}`;
      after = lineEnd;
    }
  } else {
    const loose = readLoose(text, structure, readList);
    if (loose.list.size > 0) {
      list = loose.list;
      const header = settingsHeader;
      reports.add(header ? 'missing-name' : 'missing-header', list.start);
      if (!header) {
        reports.add('missing-name', list.start);
      }
      reports.addAll(loose.reports);
      before = header ? closeLine(slice(0, header.end)) : sectionHeader + lineEnd;
      before += comments();
      after = lineEnd + (header ? text.slice(loose.end) : '').replace(/^\s+/, '');
    } else {
      const isEmpty = text.trim() === '' || settingsHeader !== undefined;
      reports.add(isEmpty ? 'empty' : controlSign.test(text) ? 'binary' : 'no-settings', 0);
      if (settingsHeader) {
        before = closeLine(slice(0, settingsHeader.end));
        // Words behind the header would start a line of their own now: keep them as a comment.
        const isOnHeaderLine =
          text.slice(settingsHeader.end, endOfLine(text, settingsHeader.end)).trim() !== '';
        const rest = text.slice(settingsHeader.end).replace(/^\s+/, '');
        after = `${lineEnd}${isOnHeaderLine && !rest.startsWith(';') ? '; ' : ''}${rest}`;
      } else {
        before = `${text.trim() === '' ? '' : closeLine(text)}${sectionHeader}${lineEnd}`;
        after = lineEnd;
      }
    }
  }

  return {
    file: {bom, before, entries: list.entries(), after},
    text,
    offsets: list.offsets,
    reports,
  };
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
  const nothing: LooseSettings = {...nothingFound(text), end: 0};
  const [header] = headers;
  if (!header && (hasSections || controlSign.test(text))) {
    return nothing;
  }
  let from = header?.end ?? 0;
  const limit = header ? sectionEnd : text.length;
  for (; from < limit; from += 1) {
    const code = text.charCodeAt(from);
    if (!isBlank(code) && !isBreak(code) && code !== OPEN) {
      break;
    }
  }
  const found = nothingFound(text);
  const end = readList({start: from, limit, loose: true}, found);
  return found.list.hasPlainKey() ? {...found, end} : nothing;
}
