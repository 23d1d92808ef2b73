/** Repairing a file that the game does not read whole: cut at known keys, the rest as comments. */
import {withoutEnd} from '../text/withoutEnd';
import {cutAtKeys, type Piece} from './cut';
import {newFile, propertyName, sectionHeader, writeIni, type IniEntry, type IniFile} from './file';
import {asComments, isComment, passing} from './compose';
import {findFrame, masked, type Frame} from './frame';
import {acceptedBy, readAsGame} from './game';
import type {KnownKeys} from './known';
import type {Reading} from './parse';
import {isPlaceholder} from './placeholder';
import type {ProblemCode, Report, Severity} from './problems';
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
  /** Lines that stay in a section of something else. */
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
  const active = masked(text);
  const plain = known.next(active, 0) ? active : masked(text, true);
  const frame = findFrame(plain, known);
  const {fault, entries} = readAsGame(source, (key) => known.find(key));
  const used = entries.filter(({fate}) => !fault && !['passed-over', 'repeated'].includes(fate));
  const read = new Set(used.map(({key}) => key.toLowerCase()));
  const [kept, doubtful] = [new Map<string, IniEntry>(), new Set<string>()];
  const work: Work = {
    text,
    plain,
    frame,
    report,
    read,
    kept,
    foreign: [],
    doubtful,
    placeholders: [],
  };
  const file = {...assemble(work, known), bom: source.startsWith('\uFEFF'), doubtful};
  const optionLines = [...frame.earlier, ...frame.options].map(({at}) => at);
  if (report.isEmpty() && frame.earlier.length === 0 && writeIni(file) !== source) {
    report.add('option-line', optionLines.at(-1) ?? 0, severityOf(work, kept.values()));
  }
  return {file, optionLines, placeholders: work.placeholders};
}

/** What a fault costs: nothing where the game reads the settings despite it. */
function severityOf({read}: Work, entries: Iterable<{readonly key: string}>): 'error' | 'note' {
  const keys = [...entries].map(({key}) => key.toLowerCase());
  return keys.length > 0 && keys.every((key) => read.has(key)) ? 'note' : 'error';
}

/** Known settings outside the list: at the start of a line, or behind another one with a comma between. */
function onOwnLines(pieces: readonly Piece[], plain: string): readonly Piece[] {
  let end = -1;
  return pieces.filter((piece) => {
    const {known, at} = piece;
    const isNext = end >= 0 && /^[ \t]*,[ \t]*$/.test(plain.slice(end, at));
    const isFirst = /(?:^|[\r\n])[ \t]*$/.test(plain.slice(Math.max(0, at - 40), at));
    const isTaken = known !== undefined && (isNext || isFirst);
    end = isTaken ? piece.end : -1;
    return isTaken;
  });
}

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
  const {text, plain, frame, report} = work;
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
  // The list ends where its parenthesis ends a line, and the next setting starts one.
  const isLast = ({end}: Piece, index: number): boolean => {
    const gap = plain.slice(end, found[index + 1]?.at ?? end);
    const [, behind] = /[)）]([^\r\n]*)[\r\n]/.exec(gap) ?? [];
    let next = index + 1;
    while (behind?.trim() && found[next]?.known === undefined && next < found.length) {
      next += 1;
    }
    const further = found.slice(next, next + 1);
    return (
      behind !== undefined &&
      (!behind.trim() || onOwnLines(further, plain).length === further.length)
    );
  };
  const last = option ? found.findIndex(isLast) : -1;
  const inside = last < 0 ? found : found.slice(0, last + 1);
  const listFrom = options[0]?.at ?? inside[0]?.at ?? to;
  const listTo = inside.at(-1)?.end ?? (option ? listAt : to);
  const above = option ? onOwnLines(cutAtKeys(plain, known, from, listFrom), plain) : [];
  const below = onOwnLines(found.slice(inside.length), plain);
  const settings = [...inside, ...above, ...below].filter(({typed}) => typed);
  const severity = severityOf(work, settings);
  const listPart = {from: option ? listAt : listFrom, to: listTo, pieces: inside};
  const linesInside = readPart(work, listPart, severity, true);
  const linesAbove = readPart(work, {from, to: listFrom, pieces: above}, severity);
  // An option line that the game does not use stays as a comment.
  const unused = option ? asComments(text.slice(listFrom, option.at)) : [];
  const linesBelow = readPart(
    work,
    {from: listTo, to, pieces: below},
    severity,
    false,
    inside.at(-1),
  );
  const gaps = [undefined, ...inside].map((behind, number) =>
    plain.slice(behind?.end ?? listAt, inside[number]?.at ?? to),
  );
  const isExactStart = option && text.slice(option.at, listAt) === `${propertyName}=(`;
  if (!code && !(isExactStart && evenGaps.test(gaps.join('\0')))) {
    report.add('option-line', option?.at ?? listFrom, severity);
  }
  const [own = ''] = (headerAt < 0 ? '' : text.slice(headerAt)).split(/[ \t]*(?:[\r\n]|$)/, 1);
  const isExact = own.toLowerCase() === sectionHeader.toLowerCase();
  if (!isExact && !code) {
    report.add('section', headerAt < 0 ? listFrom : headerAt, severity);
  }
  const written = (lines: readonly string[]): string => lines.map((one) => one + lineEnd).join('');
  // A list of an earlier section, which the game does not use, stays as a comment.
  let top = '';
  let topAt = 0;
  for (const {at, to: end} of frame.earlier) {
    top += text.slice(topAt, at) + written(asComments(text.slice(at, end)));
    topAt = end;
  }
  top += text.slice(topAt, headerAt < 0 ? from : headerAt);
  const header = [...work.foreign, isExact ? own : sectionHeader];
  const {file, isChanged} = passing(
    {
      bom: false,
      before:
        (top === '' || /[\r\n]$/.test(top) ? top : top + lineEnd) +
        written([...header, ...linesAbove, ...unused, ...linesInside]),
      entries: [...work.kept.values()],
      after: lineEnd + written(linesBelow) + text.slice(to),
    },
    known,
  );
  if (isChanged && !code) {
    report.add('comment-signs', 0, severity);
  }
  return file;
}

/** What is before, between and behind settings in a line that needs no repair. */
const evenGaps =
  /^[ \t]*\0(?:["'“”]*[ \t]*,[^,;\r\n()\0]*(?:,[ \t]*)?\0)*["'“”]*[ \t]*,?[ \t]*\)[^\0]*$/;

/**
 * Takes the settings of a part into the file, and gives back as lines what is between them and is
 * none. Beside the list, comments and empty lines stay as they are; anything else becomes a comment.
 */
function readPart(
  work: Work,
  {from, to, pieces}: Part,
  severity: Severity,
  isInList = false,
  before?: Piece,
): readonly string[] {
  const {text, frame, foreign, report} = work;
  return [undefined, ...pieces].flatMap((piece, index) => {
    const lines = piece ? [...take(work, piece, !isInList)] : [];
    let at = piece?.end ?? from;
    const end = pieces[index]?.at ?? to;
    const parts = text.slice(at, end).split(/(?<=\n|\r(?!\n))/);
    for (const [number, part] of parts.entries()) {
      const behind = number === 0 ? (piece ?? before) : undefined;
      const isWhole = part && !behind && !isInList && (end === frame.to || /[\r\n]$/.test(part));
      const line = part.replace(/[\r\n]+$/, '');
      const inner = withoutEnd(
        line.trim().replace(/^[\s,)\]}"'”，）(`*•-]+/, ''),
        /[\s,([{"'”，（`\\]/,
      );
      const said = inner.includes('(') ? inner : withoutEnd(inner, /[\s)]/);
      const isRemark = isComment.test(said);
      if (isWhole && frame.isForeign) {
        foreign.push(line);
      } else if (isWhole && (line.trim() === '' || isRemark)) {
        lines.push(line);
      } else if (!onlySigns.test(said) && /[^;#/\s]/.test(said)) {
        const remark = `${behind?.key ?? ''}: ${said.replace(/^[;#/\s]+/, '')}`;
        lines.push(...asComments(behind && isRemark ? remark : said));
        report.add('left-over', at + part.indexOf(said), isRemark ? 'note' : severity);
      }
      at += part.length;
    }
    return lines;
  });
}

/** Takes one setting into the file. Gives back, as comments, what cannot be read of it. */
function take(work: Work, piece: Piece, isOutside: boolean): readonly string[] {
  const {text, plain, report, kept, doubtful} = work;
  const {key, known, at, rawAt, end, name, raw, typed} = piece;
  const shown = (value: string): string => shownValue(value, known);
  // A key that the game doesn't know may be a piece of a password.
  const said = known ? key : hidden;
  const severity = severityOf(work, [piece]);
  const isMasked = plain.slice(at, end) !== text.slice(at, end);
  const inside = isMasked && !isOutside ? text.slice(at, end).split(/[\r\n]+/) : [];
  const comments = inside.filter((line) => isComment.test(line.trim())).flatMap(asComments);
  comments.forEach(() => report.add('left-over', at, 'note'));
  const written = text.slice(rawAt, end).trim();
  comments.push(...(typed?.isCut ? asComments(`${key}=${written}`) : []));
  const isPlace = isPlaceholder(written) && written !== plain.slice(rawAt, end).trim();
  const value = isPlace ? written : typed?.value;
  if (value === undefined) {
    report.addUnread(at, key, shown(written), acceptedBy(known));
    return [...asComments(`${key}=${written}`), ...comments];
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
    return comments;
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
  return [
    ...(goes === stays || unquote(goes) === '' ? [] : asComments(`${key}=${goes}`)),
    ...comments,
  ];
}
