import {Assembly} from './assemble';
import type {IniFile} from './file';
import {writeIni} from './file';
import {noKnownKeys, type KnownKeys} from './known';
import {findLayout} from './layout';
import type {Place, Problem, ProblemCode} from './problems';
import {Reports, placesAt} from './reports';
import {isReadLineByLine, withHarmlessComments} from './surroundings';

export {problemsPerCode} from './reports';

/** What reading a settings file gives. */
export interface ParsedIni {
  readonly file: IniFile;
  /** For each entry of the file, where its key stood in the text. */
  readonly places: readonly Place[];
  /** Everything that was wrong, in the order of the text. `file` has all of it repaired. */
  readonly problems: readonly Problem[];
}

/** Repairing these moves text to lines of its own, which can uncover more to repair. */
const uncovering: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'empty',
  'missing-header',
  'broken-header',
  'header-on-line',
  'wrong-section',
  'missing-name',
  'text-after',
  'second-line',
  'outside',
  'outside-twice',
  'comment-inside',
  'unclosed-list',
  'unclosed-quote',
  'odd-key',
  'stray-sign',
]);

/** What may be said about a repaired file too. */
const lasting: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['empty', 'odd-key', 'template']);

/**
 * Reads the text of a `PalWorldSettings.ini`, whatever its state, and repairs it: what the person
 * meant, not what the game makes of it (that is `readAsGame`). `known` are the settings of all
 * versions; with them a damaged setting is told from a piece of text.
 *
 * It never throws. The time it takes grows with the length of the text and not faster.
 */
export function parseIni(source: string, known: KnownKeys = noKnownKeys): ParsedIni {
  const whole = withoutNul(source);
  const first = parseOnce(whole, known);
  const {text, offsets, reports} = first;
  if (whole !== source) {
    reports.add('control-sign', 0)?.tell({count: String(source.length - whole.length)});
  }
  let {file} = first;
  const places = placesAt(text, offsets);
  if (reports.codes().some((code) => uncovering.has(code))) {
    for (let round = 0; round < 4; round += 1) {
      const again = parseOnce(writeIni(file), known);
      file = again.file;
      if (again.reports.codes().every((code) => lasting.has(code))) {
        break;
      }
    }
  }
  if (!isReadLineByLine(file.before)) {
    const before = withHarmlessComments(file.before);
    if (before !== file.before) {
      file = {...file, before};
      reports.add('comment-signs', 0);
    }
  }
  return {
    file,
    places: placesFor(file, {file: first.file, places}),
    problems: reports.listed(text),
  };
}

/** NUL characters end a text for the game. A file that is no text keeps them: they tell what it is. */
function withoutNul(source: string): string {
  if (!source.includes('\0')) {
    return source;
  }
  // eslint-disable-next-line no-control-regex -- signs that only files of other programs have
  return /[\u0001-\u0008]/.test(source) ? source : source.replace(/\0+/g, '');
}

/** The places of a repaired file's entries; an entry that was uncovered late stands at the start. */
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

function parseOnce(source: string, known: KnownKeys): Reading {
  const bom = source.startsWith('\uFEFF');
  const text = bom ? source.slice(1) : source;
  const reports = new Reports();
  const {before, after, list} = new Assembly(text, findLayout(text, known), known, reports).parts();
  return {
    file: {bom, before, entries: list.entries(), after},
    text,
    offsets: list.settings().map(({offset}) => offset),
    reports,
  };
}
