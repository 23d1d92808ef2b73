/** Repairing a file that the game does not read whole: cut at known keys, the rest as comments. */
import {cutAtKeys, type Piece} from './cut';
import {newFile, propertyName, sectionHeader, writeIni, type IniEntry, type IniFile} from './file';
import {asComments, isComment, passing} from './compose';
import {findFrame, masked, type Frame} from './frame';
import {readAsGame} from './game';
import type {KnownKeys} from './known';
import type {Reading} from './parse';
import {isPlaceholder} from './placeholder';
import type {ProblemCode, Report} from './problems';
import {controlSign} from './readable';
import {hidden, shownValue} from './secret';
import {lineEndOf, unquote} from './text';
import {onlySigns} from './typed';

/** What a repair works with. */
interface Work {
  readonly text: string;
  /** The text without comments and placeholders, of the same length: keys are looked for in it. */
  readonly plain: string;
  readonly frame: Frame;
  readonly report: Report;
  /** Keys that the game has read, in small letters. */
  readonly read: ReadonlySet<string>;
  readonly kept: Map<string, IniEntry>;
  /** Lines beside the settings, and those that stay in a section of something else. */
  readonly lines: {readonly at: number; readonly line: string}[];
  readonly foreign: string[];
  readonly doubtful: Set<string>;
  /** Where the placeholders of a template are. */
  readonly placeholders: number[];
}

/** A part of the text with its settings. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly pieces: readonly Piece[];
}

/**
 * Reads a damaged file. Whatever it is, the result passes the model of the game.
 *
 * @param text the file without what no text has
 */
export function repair(source: string, text: string, known: KnownKeys, report: Report): Reading {
  const plain = masked(text);
  const {fault, entries} = readAsGame(source, (key) => known.find(key));
  const used = entries.filter(({fate}) => !fault && !['passed-over', 'repeated'].includes(fate));
  const work: Work = {
    text,
    plain,
    frame: findFrame(plain, known),
    report,
    read: new Set(used.map(({key}) => key.toLowerCase())),
    kept: new Map(),
    lines: [],
    foreign: [],
    doubtful: new Set(),
    placeholders: [],
  };
  const {frame, doubtful, placeholders} = work;
  const optionLines = frame.options.map(({at}) => at);
  const file = {...assemble(work, known), bom: source.startsWith('\uFEFF'), doubtful};
  if (report.isEmpty() && writeIni(file) !== source) {
    report.add('option-line', optionLines.at(-1) ?? 0, severityOf(work));
  }
  return {file, optionLines, placeholders};
}

/** What a fault costs: nothing where the game reads the setting, or all of them, despite it. */
const severityOf = ({read, kept}: Work, key?: string): 'error' | 'note' => {
  const wanted = key === undefined ? [...kept.keys()] : [key.toLowerCase()];
  return wanted.length > 0 && wanted.every((one) => read.has(one)) ? 'note' : 'error';
};

/** Known settings at the start of a line, outside the list. */
const onOwnLines = (pieces: readonly Piece[], plain: string): readonly Piece[] =>
  pieces.filter(
    ({known, at}) => known && /(?:^|[\r\n])[ \t]*$/.test(plain.slice(Math.max(0, at - 40), at)),
  );

/** Why a text in which no option line was found is left alone; undefined where its settings are taken. */
function refusal({text, plain, frame}: Work, pieces: readonly Piece[]): ProblemCode | undefined {
  const {options, headerAt, from, to} = frame;
  if (controlSign.test(text)) {
    return 'binary';
  }
  if (options.length > 0) {
    return undefined;
  }
  const known = pieces.filter((piece) => piece.known).length;
  if (known === 0) {
    return text.trim() === '' || headerAt !== undefined ? 'empty' : 'no-settings';
  }
  // A few known keys among many others: then it is a file of another game.
  const names = /(?:^|[,({\r\n])[ \t]*["']?[A-Za-z_][\w .-]{0,80}["']?[ \t]*[=:＝]/g;
  const all = plain.slice(from, to).match(names)?.length ?? 0;
  return headerAt === undefined && all - known > known / 2 ? 'other-game' : undefined;
}

/** Puts a file together from the settings that are found. */
function assemble(work: Work, known: KnownKeys): IniFile {
  const {text, plain, frame, report, lines} = work;
  const {options, headerAt = -1, from, to} = frame;
  const option = options.at(-1);
  const lineEnd = lineEndOf(text);
  const listAt = option?.listAt ?? from;
  const found = cutAtKeys(plain, known, listAt, to);
  const code = refusal(work, found);
  if (code) {
    report.add(code, 0, code === 'empty' ? 'note' : 'error');
  }
  if (code && !(code === 'empty' && headerAt >= 0)) {
    return newFile([], lineEnd);
  }
  // The list ends where its parenthesis ends a line.
  const isLast = ({end}: Piece, index: number): boolean =>
    /[)）][^\r\n]*[\r\n]/.test(plain.slice(end, found[index + 1]?.at ?? end));
  const last = option ? found.findIndex(isLast) : -1;
  const inside = last < 0 ? found : found.slice(0, last + 1);
  const listFrom = options[0]?.at ?? inside[0]?.at ?? to;
  const listTo = inside.at(-1)?.end ?? (option ? listAt : to);
  const above = option ? onOwnLines(cutAtKeys(plain, known, from, listFrom), plain) : [];
  const below = onOwnLines(found.slice(inside.length), plain);
  inside.forEach((piece) => take(work, piece, false));
  [...above, ...below].forEach((piece) => take(work, piece, true));
  const gaps = gapsOf({from: listAt, to, pieces: inside}).map((gap) =>
    plain.slice(gap.from, gap.to),
  );
  if (
    !code &&
    (!option ||
      text.slice(option.at, listAt) !== `${propertyName}=(` ||
      !evenGaps.test(gaps.join('\0')))
  ) {
    report.add('option-line', option?.at ?? listFrom, severityOf(work));
  }
  leaveOver(work, {from, to: listFrom, pieces: above});
  // An option line that the game does not use stays as a comment.
  for (const line of option ? asComments(text.slice(listFrom, option.at)) : []) {
    lines.push({at: listFrom, line});
  }
  leaveOver(work, {from: option ? listAt : listFrom, to: listTo, pieces: inside}, true);
  leaveOver(work, {from: listTo, to, pieces: below}, false, inside.at(-1));
  const [own = ''] = (headerAt < 0 ? '' : text.slice(headerAt)).split(/[ \t]*(?:[\r\n]|$)/, 1);
  const isExact = own.toLowerCase() === sectionHeader.toLowerCase();
  if (!isExact && !code) {
    report.add('section', headerAt < 0 ? listFrom : headerAt, severityOf(work));
  }
  const written = (some: readonly string[]): string => some.map((line) => line + lineEnd).join('');
  const sorted = [...lines].sort((a, b) => a.at - b.at);
  const top = text.slice(0, headerAt < 0 ? from : headerAt);
  const {file, isChanged} = passing(
    {
      bom: false,
      before:
        (top === '' || /[\r\n]$/.test(top) ? top : top + lineEnd) +
        written(work.foreign) +
        (isExact ? own : sectionHeader) +
        lineEnd +
        written(sorted.filter(({at}) => at < listTo).map(({line}) => line)),
      entries: [...work.kept.values()],
      after:
        lineEnd +
        written(sorted.filter(({at}) => at >= listTo).map(({line}) => line)) +
        text.slice(to),
    },
    known,
  );
  if (isChanged && !code) {
    report.add('comment-signs', 0, severityOf(work));
  }
  return file;
}

/** What is before, between and behind settings in a line that needs no repair. */
const evenGaps = /^[ \t]*\0(?:["'“”]*[ \t]*,[^,;\r\n()\0]*(?:,[ \t]*)?\0)*["'“”]*[ \t]*,?[ \t]*\)/;

interface Gap {
  readonly from: number;
  readonly to: number;
  readonly behind?: Piece | undefined;
}

/** What is between settings, from the start of a part of a text to its end. */
const gapsOf = ({pieces, from, to}: Part): readonly Gap[] =>
  [undefined, ...pieces].map((behind, index) => ({
    from: behind?.end ?? from,
    to: pieces[index]?.at ?? to,
    behind,
  }));

/**
 * Keeps what is between settings and is none. Beside the list, comments and empty lines stay as they
 * are; anything else becomes a comment.
 */
function leaveOver(work: Work, part: Part, isInList = false, before?: Piece): void {
  const {text, plain, frame, lines, foreign, report} = work;
  const comment = (at: number, said: string): void => {
    lines.push(...asComments(said).map((line) => ({at, line})));
  };
  for (const gap of gapsOf(part)) {
    let at = gap.from;
    const parts = text
      .slice(at, gap.to)
      .split(/(?<=\n|\r(?!\n))/)
      .filter(Boolean);
    parts.forEach((one, number) => {
      const behind = number === 0 ? (gap.behind ?? before) : undefined;
      const isWhole = !behind && !isInList && (gap.to === frame.to || /[\r\n]$/.test(one));
      const line = one.replace(/[\r\n]+$/, '');
      const inner = line.trim().replace(/^[\s,)\]}"'”，）(`*•-]+|[\s,([{"'”，（`\\]+$/g, '');
      const said = inner.includes('(') ? inner : inner.replace(/[\s)]+$/, '');
      const isRemark = isComment.test(said);
      if (isWhole && frame.isForeign) {
        foreign.push(line);
      } else if (isWhole && (line.trim() === '' || isRemark)) {
        lines.push({at, line});
      } else if (!onlySigns.test(said) && /[^;#/\s]/.test(said)) {
        const plainText = said.replace(/^[;#/\s]+/, '');
        comment(at, behind && isRemark ? `${behind.key}: ${plainText}` : said);
        report.add('left-over', at + one.indexOf(said), isRemark ? 'note' : severityOf(work));
      }
      at += one.length;
    });
  }
  // A comment inside a value.
  for (const {at, end} of isInList ? part.pieces : []) {
    const hiddenLines = plain.slice(at, end) === text.slice(at, end) ? '' : text.slice(at, end);
    for (const line of hiddenLines.split(/[\r\n]+/).filter((one) => isComment.test(one.trim()))) {
      comment(at, line);
      report.add('left-over', at, 'note');
    }
  }
}

/** Takes one setting into the file. */
function take(work: Work, piece: Piece, isOutside: boolean): void {
  const {text, plain, report, kept, doubtful} = work;
  const {key, known, at, rawAt, end, name, raw, typed} = piece;
  const shown = (value: string): string => shownValue(value, known);
  // A key that the game doesn't know may be a piece of a password.
  const said = known ? key : hidden;
  const severity = severityOf(work, key);
  const written = text.slice(rawAt, end).trim();
  const isPlace = isPlaceholder(written) && written !== plain.slice(rawAt, end).trim();
  const value = isPlace ? written : typed?.value;
  if (value === undefined) {
    work.lines.push(...asComments(`${key}=${written}`).map((line) => ({at, line})));
    report.add('unread', at, 'error', {key, was: shown(written)});
    return;
  }
  if (isPlace) {
    work.placeholders.push(at);
  } else if (typed?.why) {
    const was = shown(raw.slice(0, raw.length - typed.rest.length).trim());
    report.add(typed.why, at, severity, {key: said, was, is: shown(value)});
  }
  if (known && name.trim().replace(/\s*=$/, '=').toLowerCase() !== `${key.toLowerCase()}=`) {
    report.add('key', at, severity, {key});
  }
  if (typed?.isDoubtful || !known) {
    doubtful.add(value).add(known ? value : key);
  }
  const earlier = kept.get(key.toLowerCase());
  if (!earlier) {
    kept.set(key.toLowerCase(), {key, value});
    if (isOutside) {
      report.add('outside', at, 'error', {key});
    }
    return;
  }
  // The game takes the first one; a password is not lost to an empty one before it.
  const isEmptied = known?.isSecret && unquote(earlier.value) === '' && unquote(value) !== '';
  if (isEmptied) {
    kept.set(key.toLowerCase(), {key, value});
  }
  const [stays, goes] = isEmptied ? [value, earlier.value] : [earlier.value, value];
  report.add('repeated', at, isEmptied ? 'error' : 'note', {
    key: said,
    is: shown(stays),
    was: shown(goes),
  });
}
