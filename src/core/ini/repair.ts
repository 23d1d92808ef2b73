import {withoutEnd} from '../text/withoutEnd';
import {asComments, isComment, passing} from './compose';
import {cut, type Piece} from './cut';
import {newFile, sectionHeader, writeIni, type IniEntry} from './file';
import {endsList, type Frame} from './frame';
import {namesIn, type KnownKeys} from './known';
import type {Reading} from './parse';
import {isPlaceholder} from './placeholder';
import type {ProblemCode, Report} from './problems';
import {controlSign} from './readable';
import {hidden, namesSecret, shownValue} from './secret';
import {passes} from './sound';
import {lineEndOf, unquote} from './text';
import {onlySigns} from './typed';

/**
 * Reads a damaged file. `text` is its source as `readable` returns it, and is cut at the names of
 * settings. What could be read in more than one way becomes a comment, and the field asks.
 */
export class Repair {
  private readonly kept = new Map<string, IniEntry>();
  private readonly asked = new Set<string>();
  private readonly doubtful = new Set<string>();
  private readonly placeholders: number[] = [];
  private readonly foreign: string[] = [];
  private readonly lines: {readonly at: number; readonly line: string}[] = [];

  public constructor(
    private readonly text: string,
    private readonly plain: string,
    private readonly frame: Frame,
    private readonly known: KnownKeys,
    private readonly report: Report,
  ) {}

  public read(source: string): Reading {
    const {text, plain, known, report, lines, placeholders, doubtful} = this;
    const {options, headerAt = -1, from, to} = this.frame;
    const [first, option] = [options[0], options.at(-1)];
    const listAt = option?.listAt ?? from;
    const listFrom = first?.at ?? from;
    const optionAt = option?.at ?? from;
    const lineEnd = lineEndOf(text);
    const beside = (until: number): string => '\n'.repeat(until);
    const inFrame = beside(from) + plain.slice(from, listFrom) + beside(listAt - listFrom);
    const pieces = cut(text, inFrame + plain.slice(listAt, to), known, first?.at);
    const code = this.refusal(pieces);
    if (code) {
      report.add(code, 0, code === 'empty' ? 'note' : 'error');
    }
    if (code && !(code === 'empty' && headerAt >= 0)) {
      return {file: newFile([], lineEnd), optionAt: 0, placeholders};
    }
    const own = /^[^\r\n]*/.exec(headerAt < 0 ? '' : text.slice(headerAt))![0].trimEnd();
    const isExact = own.toLowerCase() === sectionHeader.toLowerCase();
    if (!code && !isExact) {
      report.add('section', headerAt < 0 ? listFrom : headerAt, 'error');
    }
    // The game takes the first of two values, so those of the list come first.
    const inside = pieces.filter(({isOutside}) => !isOutside);
    const all = [...inside, ...pieces.filter(({isOutside}) => isOutside)];
    all.forEach((piece) => this.take(piece));
    const last = inside.at(-1)?.end ?? listAt;
    const close = plain.slice(last, to).search(/[)）]/);
    const end = last + Math.max(0, close);
    const others = option ? [{at: listFrom, end: listAt, key: undefined}] : [];
    const taken = [...pieces, ...others].sort((a, b) => a.at - b.at);
    let at = from;
    let behind: string | undefined;
    for (const piece of [...taken, {at: to, end: to, key: undefined}]) {
      this.leave(at, piece.at, behind, [listAt, end, option && close < 0 ? to : end]);
      [at, behind] = [piece.end, piece.key];
    }
    this.keep(asComments(text.slice(listFrom, optionAt)), listFrom);

    const written = (some: readonly string[]): string => some.map((one) => one + lineEnd).join('');
    const around = (isBelow: boolean): string =>
      written(lines.filter((one) => one.at > end === isBelow).map(({line}) => line));
    lines.sort((a, b) => a.at - b.at);
    const top = text.slice(0, headerAt < 0 ? from : headerAt);
    const header = written([...this.foreign, isExact ? own : sectionHeader]);
    const file = passing(
      {
        bom: source.startsWith('\uFEFF'),
        before: (top === '' || /[\r\n]$/.test(top) ? top : top + lineEnd) + header + around(false),
        entries: [...this.kept.values()],
        after: lineEnd + around(true) + text.slice(to),
        doubtful,
      },
      known,
      report,
    );
    if (report.isEmpty() && writeIni(file) !== source) {
      report.add('option-line', optionAt, 'error');
    }
    return {file, optionAt, placeholders};
  }

  private refusal(pieces: readonly Piece[]): ProblemCode | undefined {
    const {options, headerAt, from, to} = this.frame;
    if (controlSign.test(this.text)) {
      return 'binary';
    }
    if (options.length > 0) {
      return undefined;
    }
    const known = pieces.filter((piece) => piece.known).length;
    if (known === 0) {
      return this.text.trim() === '' || headerAt !== undefined ? 'empty' : 'no-settings';
    }
    // A file with few known keys among many others belongs to another game.
    const names = /(?:^|[,({\r\n])[ \t]*["']?[A-Za-z_][\w .-]{0,80}["']?[ \t]*[=:＝]/g;
    const all = this.plain.slice(from, to).match(names)?.length ?? 0;
    return headerAt === undefined && all - known > known / 2 ? 'other-game' : undefined;
  }

  private keep(comments: readonly string[], at: number): void {
    this.lines.push(...comments.map((line) => ({at, line})));
  }

  private isOpen(from: number, to: number): boolean {
    return !namesSecret(this.text.slice(Math.max(0, from - 80), to + 80));
  }

  private take({key, known, at, rawAt, end, name, value, why, isOutside}: Piece): void {
    const {text, report, kept} = this;
    const written = text.slice(rawAt, end).trim();
    const shown = (raw: string): string => shownValue(raw, known, this.isOpen(at, end));
    // If the end of the list is lost, the value before it may be incomplete, unless it's a switch.
    const isLast = end === (written === '' ? text.trimEnd() : text).length && !isOutside;
    const isOpen = this.frame.options.length > 0 || (why && /^["“]/.test(written));
    const isCut = known && known.type !== 'bool' && isLast && isOpen;
    const entry = {key, value: value ?? ''};
    const isRead = value !== undefined && !isCut && passes(newFile([entry]), this.known);
    if (!isRead) {
      this.asked.add(key);
      report.addUnread(at, key, shown(written), known);
      this.keep(asComments(`${key}=${written}`), at);
      this.ask(written, at);
      return;
    }
    const remarks = written.split(/[\r\n]+/).filter((line) => isComment.test(line));
    this.keep(remarks.flatMap(asComments), at);
    // An unknown key may be a piece of a password.
    const said = known ? key : hidden;
    if (isPlaceholder(value) && !(known?.type === 'string' && value.startsWith('"'))) {
      this.placeholders.push(at);
    } else if (why) {
      report.add(why, at, 'error', {key: said, was: shown(written), is: shown(value)});
    }
    if (known && name.replace(/\s*=$/, '=').toLowerCase() !== `${key.toLowerCase()}=`) {
      report.add('key', at, 'error', {key});
    }
    if (!known || (why && /[=,;"＝，“”]/.test(value.slice(1, -1)))) {
      this.doubtful.add(key);
    }
    const earlier = kept.get(key.toLowerCase());
    if (!earlier && isOutside) {
      report.add('outside', at, 'error', {key});
    }
    // An empty value must not replace a full one.
    const isEmptied = earlier && unquote(earlier.value) === '' && unquote(value) !== '';
    if (!earlier || isEmptied) {
      kept.set(key.toLowerCase(), entry);
    }
    if (earlier) {
      const [stays, goes] = isEmptied ? [value, earlier.value] : [earlier.value, value];
      const isLost = goes !== stays && unquote(goes) !== '';
      const told = {key: said, is: shown(stays), was: shown(goes)};
      report.add('repeated', at, isLost || isEmptied ? 'error' : 'note', told);
      this.keep(isLost ? asComments(`${key}=${goes}`) : [], at);
    }
  }

  /** Turns the text between two pieces into comments. Comments in the list may hide its settings. */
  private leave(
    from: number,
    to: number,
    behind: string | undefined,
    [listAt, listEnd, askEnd]: readonly [number, number, number],
  ): void {
    let at = from;
    for (const [number, part] of this.text
      .slice(from, to)
      .split(/(?<=\n|\r(?!\n))/)
      .entries()) {
      const line = part.replace(/[\r\n]+$/, '');
      const isEnded = part !== line || at + part.length === this.frame.to;
      const isWhole = part !== '' && isEnded && (number > 0 || behind === undefined);
      if (isWhole && this.frame.isForeign && (at < listAt || at >= listEnd)) {
        this.foreign.push(line);
      } else if (isWhole && isComment.test(line)) {
        this.keep([line], at);
        if (at >= listAt && at < askEnd) {
          this.ask(line, at, true);
        }
      } else if (isWhole && at >= listEnd && line.trim() === '') {
        this.keep([''], at);
      } else {
        this.leftOver(line, at, isEnded, number === 0 ? behind : undefined);
      }
      at += part.length;
    }
  }

  private leftOver(
    line: string,
    lineAt: number,
    isEnded: boolean,
    behind: string | undefined,
  ): void {
    const inner = withoutEnd(
      line.trim().replace(/^[\s,)\]}"'”，）(`*•-]+/, ''),
      /[\s,([{"'”，（`\\]/,
    );
    const said = inner.includes('(') ? inner : withoutEnd(inner, /[\s)]/);
    if (onlySigns(said) || !/[^;#/\s]/.test(said)) {
      return;
    }
    const isRemark = isEnded && isComment.test(said) && !endsList(line);
    const at = lineAt + line.indexOf(said);
    if (isRemark || !this.ask(said, at)) {
      const [, name] = /^["']?([A-Za-z_]\w{2,40})["']?\s*[=＝:]/.exec(said) ?? [];
      const was = name && this.isOpen(at, at + said.length) ? `${name}=${hidden}` : hidden;
      this.report.add('left-over', at, isRemark ? 'note' : 'error', {was});
    }
    const remark = `${behind ?? ''}: ${said.replace(/^[;#/\s]+/, '')}`;
    this.keep(asComments(behind !== undefined && isRemark ? remark : said), at);
  }

  /** Asks for known settings in a text that weren't read. */
  private ask(text: string, at: number, isSigned = false): boolean {
    const names = namesIn(text, (name) => this.known.spelt(name)?.key, isSigned);
    const open = names.filter((key) => !this.kept.has(key.toLowerCase()));
    for (const key of open.filter((one) => !this.asked.has(one))) {
      this.asked.add(key);
      this.report.addUnread(at, key, hidden, this.known.find(key));
    }
    return open.length > 0;
  }
}
