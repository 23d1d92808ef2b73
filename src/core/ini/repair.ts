/** Repairing a file that the game does not read whole: cut at known keys, the rest as comments. */
import {asComments, linesLeft, passing} from './compose';
import {cutAtKeys, onlySigns, type Piece} from './cut';
import {newFile, sectionHeader, writeIni, type IniEntry, type IniFile} from './file';
import {controlSign} from './encoding';
import {findFrame, withoutComments, type Frame} from './frame';
import {readAsGame} from './game';
import type {KnownKeys} from './known';
import type {Reading} from './parse';
import type {ProblemCode, Report} from './problems';
import {hidden, shownValue} from './secret';
import {isHopeless} from './sound';
import {maskPlaceholders} from './placeholder';
import {lineEndOf, unquote} from './text';

/** What a repair works with. */
interface Work {
  readonly text: string;
  /** The text without comments and placeholders, of the same length: keys are looked for in it. */
  readonly plain: string;
  readonly frame: Frame;
  readonly report: Report;
  /** Keys that the game has read, in small letters; undefined where it has read nothing. */
  readonly read: ReadonlySet<string> | undefined;
  readonly kept: Map<string, IniEntry>;
  /** What is no setting, as comment lines. */
  readonly comments: {readonly at: number; readonly line: string}[];
  readonly doubtful: Set<string>;
  /** Where the placeholders of a template are. */
  readonly placeholders: number[];
}

/**
 * Reads a damaged file. Whatever it is, the result passes the model of the game.
 *
 * @param text the file without what no text has
 */
export function repair(source: string, text: string, known: KnownKeys, report: Report): Reading {
  const plain = maskPlaceholders(withoutComments(text));
  const {fault, entries} = readAsGame(source, (key) => known.find(key));
  const used = entries.filter(({fate}) => ['used', 'empty', 'unknown'].includes(fate));
  const work: Work = {
    text,
    plain,
    frame: findFrame(plain, known),
    report,
    read: fault ? undefined : new Set(used.map(({key}) => key.toLowerCase())),
    kept: new Map(),
    comments: [],
    doubtful: new Set(),
    placeholders: [],
  };
  const optionLines = work.frame.options.map(({at}) => at);
  const bom = source.startsWith('\uFEFF');
  const file: IniFile = {...assemble(work, known), bom, doubtful: work.doubtful};
  if (report.isEmpty() && writeIni(file) !== source) {
    report.add('option-line', optionLines.at(-1) ?? 0, severityOf(work));
  }
  return {
    file,
    optionLines,
    placeholders: work.placeholders,
  };
}

/** What a fault costs: nothing where the game reads the setting, or all of them, despite it. */
const severityOf = ({read, kept}: Work, key?: string): 'error' | 'note' => {
  const wanted = key === undefined ? [...kept.keys()] : [key.toLowerCase()];
  return read && wanted.every((one) => read.has(one)) ? 'note' : 'error';
};

/** Known settings at the start of a line, outside the list. */
const onOwnLines = (pieces: readonly Piece[], plain: string): readonly Piece[] =>
  pieces.filter(
    ({known, at}) => known && /(?:^|[\r\n])[ \t]*$/.test(plain.slice(Math.max(0, at - 40), at)),
  );

/** Why a text in which no option line was found is left alone; undefined where its settings are taken. */
function refusal({text, plain, frame}: Work, pieces: readonly Piece[]): ProblemCode | undefined {
  if (controlSign.test(text)) {
    return 'binary';
  }
  if (frame.options.length > 0) {
    return undefined;
  }
  if (!pieces.some(({known}) => known)) {
    return text.trim() === '' || frame.header ? 'empty' : 'no-settings';
  }
  const isOther =
    frame.kind !== 'settings' && isOtherGame(plain.slice(frame.from, frame.to), pieces);
  return isOther ? 'other-game' : undefined;
}

/** Puts a file together from the settings that are found. */
function assemble(work: Work, known: KnownKeys): IniFile {
  const {text, plain, frame, report} = work;
  const {options, header, kind} = frame;
  const option = options.at(-1);
  const lineEnd = lineEndOf(text);
  const from = option?.listAt ?? frame.from;
  const found = cutAtKeys(plain, known, from, frame.to);
  const code = refusal(work, found);
  if (code) {
    report.add(code, 0, code === 'empty' ? 'note' : 'error');
  }
  if (code && !(code === 'empty' && header)) {
    return newFile([], lineEnd);
  }
  const all = code ? [] : found;
  const last = option
    ? all.findIndex(({end}, index) =>
        /[)）][^\r\n]*[\r\n]/.test(plain.slice(end, all[index + 1]?.at ?? end)),
      )
    : -1;
  const inside = last < 0 ? all : all.slice(0, last + 1);
  const listFrom = options[0]?.at ?? inside[0]?.at ?? frame.to;
  const above = option ? onOwnLines(cutAtKeys(plain, known, frame.from, listFrom), plain) : [];
  const below = onOwnLines(all.slice(inside.length), plain);
  const listTo = inside.at(-1)?.end ?? (option ? from : frame.to);
  takeList(work, inside, from);
  for (const piece of [...above, ...below]) {
    take(work, piece, true);
  }
  const tail =
    /^[^\r\n]*/.exec(text.slice(listTo, Math.min(frame.to, listTo + 100_000)))?.[0] ?? '';
  if (!code && (!option || option.isDamaged || !isEven(work, inside, from, tail))) {
    report.add('option-line', option?.at ?? listFrom, severityOf(work));
  }
  const behind: Work['comments'] = [];
  leaveOver({...work, comments: behind}, tail, listTo, inside.at(-1));
  // An option line that the game does not use stays as a comment.
  const earlier = option && option.at > listFrom ? asComments(text.slice(listFrom, option.at)) : [];
  const comments = [...work.comments].sort((a, b) => a.at - b.at).map(({line}) => line);
  // A section of something else stays in one piece; the settings get their own behind it.
  const isOther = kind === 'other';
  const top = linesLeft(text.slice(0, listFrom), frame.from, above, isOther);
  const bottom = linesLeft(text.slice(0, frame.to), listTo + tail.length, below, isOther).slice(1);
  const lines = (all: readonly string[]): string => all.map((line) => line + lineEnd).join('');
  const own = header && /^[^\r\n]*/.exec(text.slice(header.from))?.[0].replace(/[ \t]+$/, '');
  const isExact = own?.toLowerCase() === sectionHeader.toLowerCase();
  if (!isExact && !code) {
    report.add('section', header?.from ?? listFrom, severityOf(work));
  }
  const start = text.slice(0, header?.from ?? frame.from);
  const {file, isChanged} = passing(
    {
      bom: false,
      before:
        (start === '' || /[\r\n]$/.test(start) ? start : start + lineEnd) +
        (isOther ? lines([...top, ...bottom]) : '') +
        lines([isExact ? own : sectionHeader, ...(isOther ? [] : top), ...earlier, ...comments]),
      entries: [...work.kept.values()],
      after:
        lineEnd +
        lines([...behind.map(({line}) => line), ...(isOther ? [] : bottom)]) +
        text.slice(frame.to),
    },
    known,
  );
  if (isChanged && !code) {
    report.add('comment-signs', 0, severityOf(work));
  }
  return file;
}

/** Whether the known keys of a text are a few among many others: then it is of another game. */
function isOtherGame(plain: string, pieces: readonly Piece[]): boolean {
  const known = pieces.filter((piece) => piece.known).length;
  const all =
    plain.match(/(?:^|[,({\r\n])[ \t]*["']?[A-Za-z_][\w .-]{0,80}["']?[ \t]*[=:＝]/g)?.length ?? 0;
  return all - known > known / 2;
}

/** Whether the signs between the settings of a list are those that it needs. */
function isEven({plain}: Work, inside: readonly Piece[], from: number, tail: string): boolean {
  return (
    /^[ \t]*$/.test(plain.slice(from, inside[0]?.at ?? from)) &&
    /^[ \t]*,?[ \t]*\)/.test(tail) &&
    inside.slice(1).every(({at}, index) => {
      const {end, typed} = inside[index]!;
      const between = plain.slice(end, at).replace(/["'“”]/g, '');
      return !typed || /^[ \t]*,[^,;\r\n()]*(?:,[ \t]*)?$/.test(between);
    })
  );
}

/** Takes the settings of the list, and what is between them. */
function takeList(work: Work, inside: readonly Piece[], from: number): void {
  const {text, plain} = work;
  if (work.frame.options.length > 0) {
    leaveOver(work, plain.slice(from, inside[0]?.at ?? from), from);
  }
  inside.forEach((piece, index) => {
    take(work, piece, false);
    const next = inside[index + 1];
    if (next && piece.typed) {
      leaveOver(work, plain.slice(piece.end, next.at), piece.end, piece);
    }
  });
  const to = inside.at(-1)?.end ?? from;
  for (const match of text.slice(from, to).matchAll(/^[ \t]*(?:;|#|\/\/)[^\r\n]*/gm)) {
    const at = from + match.index;
    work.comments.push(...asComments(match[0]).map((line) => ({at, line})));
    work.report.add('left-over', at, 'note');
  }
}

/** Makes a comment of what is between settings and is none. */
function leaveOver(work: Work, left: string, from: number, behind?: Piece): void {
  let at = from;
  for (const line of left.split(/(?<=[\r\n])/)) {
    const plain = line.replace(/^[\s\u200b-\u200d\u2060,)\]}"'”，）(]+|[\s,([{"'”，（\\]+$/g, '');
    if (!onlySigns.test(plain) && /[^;#/\s]/.test(plain)) {
      const isComment = /^(?:;|#|\/\/)/.test(plain);
      const text = plain
        .replace(/^[;#/\s]+/, '')
        .replace(/\s*\)$/, (end) => (plain.includes('(') ? end : ''));
      const lines = asComments(isComment && behind ? `${behind.key}: ${text}` : text);
      work.comments.push(...lines.map((one) => ({at, line: one})));
      work.report.add('left-over', at + line.indexOf(plain), isComment ? 'note' : severityOf(work));
    }
    at += line.length;
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
  const masked = text.slice(rawAt, end).trim();
  const isMasked =
    typed !== undefined &&
    /^\(?0+\)?$/.test(typed.value) &&
    masked !== plain.slice(rawAt, end).trim();
  const word = raw.trim().replace(/[\s,;)]+$/, '');
  const value = isMasked
    ? masked
    : (typed?.value ?? (known && isHopeless(word, known) ? word : undefined));
  if (value === undefined) {
    const lines = asComments(`${key}=${raw.trim().replace(/[,;\s]+$/, '')}`);
    work.comments.push(...lines.map((line) => ({at, line})));
    report.add('unread', at, 'error', {key, was: shown(word)});
    return;
  }
  if (isMasked) {
    work.placeholders.push(at);
  } else if (typed?.why) {
    const was = shown(raw.slice(0, raw.length - typed.rest.length).trim());
    report.add(typed.why, at, severity, {key: said, was, is: shown(value)});
  }
  if (known && name.replace(/\s+/g, '').toLowerCase() !== `${key.toLowerCase()}=`) {
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
