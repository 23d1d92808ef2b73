import {withoutEnd} from '../text/withoutEnd';
import {asComments, isComment, passing} from './compose';
import {cut, type Piece} from './cut';
import {newFile, propertyName, sectionHeader, writeIni, type IniEntry} from './file';
import {endsList, findFrame, masked, type Frame} from './frame';
import {readAsGame} from './game';
import {namesIn, type KnownKeys} from './known';
import type {Reading} from './parse';
import {isPlaceholder} from './placeholder';
import type {ProblemCode, Report} from './problems';
import {controlSign} from './readable';
import {hidden, namesSecret, shownValue} from './secret';
import {isTorn} from './server';
import {lineEndOf, unquote} from './text';
import {onlySigns} from './typed';

/**
 * Reads a damaged file. `text` is `source` as `readable` returns it, and is cut at the names of
 * settings. An entry that could be read in more than one way becomes a comment.
 */
export function repair(source: string, text: string, known: KnownKeys, report: Report): Reading {
  const typeOf = (key: string) => known.find(key);
  const {fault, entries} = readAsGame(source, typeOf);
  const used = entries.filter(
    (entry) =>
      !fault && !['passed-over', 'repeated'].includes(entry.fate) && !isTorn(entry, source, typeOf),
  );
  const names = new Set(used.map(({key}) => key.toLowerCase()));
  return new Repair(text, known, names, report).read(source);
}

class Repair {
  private readonly kept = new Map<string, IniEntry>();
  private readonly asked = new Set<string>();
  private readonly unread: (readonly [text: string, at: number])[] = [];
  private readonly doubtful = new Set<string>();
  private readonly placeholders: number[] = [];
  private readonly lines: {readonly at: number; readonly line: string}[] = [];
  private readonly foreign: string[] = [];
  private readonly plain: string;
  private readonly frame: Frame;
  private severity: 'error' | 'note' = 'error';

  public constructor(
    private readonly text: string,
    private readonly known: KnownKeys,
    private readonly used: ReadonlySet<string>,
    private readonly report: Report,
  ) {
    this.plain = masked(text);
    this.frame = findFrame(this.plain, known);
  }

  public read(source: string): Reading {
    const {text, plain, known, report, lines, placeholders, doubtful} = this;
    const {options, headerAt = -1, from, to, earlier} = this.frame;
    const option = options.at(-1);
    const listAt = option?.listAt ?? from;
    const lineEnd = lineEndOf(text);
    const found = cut(text, plain, known, [listAt, to], option ? 'inside' : 'none');
    const code = this.refusal(found);
    if (code) {
      report.add(code, 0, code === 'empty' ? 'note' : 'error');
    }
    if (code && !(code === 'empty' && headerAt >= 0)) {
      return {file: newFile([], lineEnd), optionLines: [], placeholders};
    }
    const listFrom = options[0]?.at ?? found[0]?.at ?? to;
    const above = option ? cut(text, plain, known, [from, listFrom], 'above') : [];
    const inside = found.filter(({isOutside}) => !isOutside);
    const all = [...inside, ...above, ...found.filter(({isOutside}) => isOutside)];
    // If the game reads all settings despite a fault, the fault is only a note.
    const isRead = all.length > 0 && all.every(({key}) => this.used.has(key.toLowerCase()));
    this.severity = isRead ? 'note' : 'error';
    // The game takes the first of two values, so those of the list come first.
    all.forEach((piece) => this.take(piece));
    this.unread.forEach((one) => this.ask(...one));
    const last = inside.at(-1)?.end ?? listAt;
    const close = plain.slice(last, to).search(/[)）]/);
    const end = last + Math.max(0, close);
    this.leave([from, listFrom], above);
    this.leave([listAt, to], found, end, close < 0 && option ? to : end);
    this.keep(asComments(text.slice(listFrom, option?.at ?? listFrom)), listFrom);

    const list = inside.map((one) => text.slice(one.at, one.end)).join(',');
    const isWhole = text.startsWith(`${propertyName}=(${list})`, option?.at ?? to);
    const [own = ''] = (headerAt < 0 ? '' : text.slice(headerAt)).split(/[ \t]*(?:[\r\n]|$)/, 1);
    const isExact = own.toLowerCase() === sectionHeader.toLowerCase();
    if (!code && !isWhole && !report.hasLeftOver()) {
      report.add('option-line', option?.at ?? listFrom, this.severity);
    }
    if (!code && !isExact) {
      report.add('section', headerAt < 0 ? listFrom : headerAt, this.severity);
    }
    const written = (some: readonly string[]): string => some.map((one) => one + lineEnd).join('');
    const around = (isBelow: boolean): string =>
      written(lines.filter(({at}) => at > end === isBelow).map(({line}) => line));
    lines.sort((a, b) => a.at - b.at);
    let top = '';
    let topAt = 0;
    for (const {at, to: behind} of earlier) {
      top += text.slice(topAt, at) + written(asComments(text.slice(at, behind)));
      topAt = behind;
    }
    top += text.slice(topAt, headerAt < 0 ? from : headerAt);
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
      (what) => report.add(what, 0, this.severity, {was: hidden}),
    );
    const optionLines = [...earlier, ...options].map(({at}) => at);
    if (report.isEmpty() && earlier.length === 0 && writeIni(file) !== source) {
      report.add('option-line', optionLines.at(-1) ?? 0, this.severity);
    }
    return {file, optionLines, placeholders};
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

  private take({key, known, at, rawAt, end, name, typed, isOutside}: Piece): void {
    const {text, plain, report, kept} = this;
    const [written, read] = [text, plain].map((one) => one.slice(rawAt, end).trim()) as [
      string,
      string,
    ];
    const shown = (value: string): string => shownValue(value, known, this.isOpen(at, end));
    // An unknown key may be a piece of a password.
    const said = known ? key : hidden;
    const remarks = written.split(/[\r\n]+/).filter((line) => isComment.test(line));
    this.keep(remarks.flatMap(asComments), at);
    // If the end of the list is lost, the value before it may be incomplete, unless it's a switch.
    const isLast = known && end === (written === '' ? text.trimEnd() : text).length;
    const isOpen = this.frame.options.length > 0 || (typed?.why && /^["“]/.test(written));
    const isCut = isLast && !isOutside && isOpen && (!typed || known?.type !== 'bool');
    if (!typed || isCut) {
      if (known) {
        this.asked.add(key);
        report.addUnread(at, key, shown(written), known);
      } else {
        report.add('left-over', at, 'error', {
          was: this.isOpen(at, end) ? `${key}=${hidden}` : hidden,
        });
      }
      this.keep(asComments(`${key}=${written}`), at);
      this.unread.push([written, at]);
      return;
    }
    const {value, why} = typed;
    const severity = this.used.has(key.toLowerCase()) ? 'note' : 'error';
    if (isPlaceholder(value) && (written !== read || known?.type !== 'string')) {
      this.placeholders.push(at);
    } else if (why) {
      report.add(why, at, severity, {key: said, was: shown(read), is: shown(value)});
    }
    if (known && name.trim().replace(/\s*=$/, '=').toLowerCase() !== `${key.toLowerCase()}=`) {
      report.add('key', at, severity, {key});
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
      kept.set(key.toLowerCase(), {key, value});
    }
    if (earlier) {
      const [stays, goes] = isEmptied ? [value, earlier.value] : [earlier.value, value];
      const isLost = goes !== stays && unquote(goes) !== '';
      const told = {key: said, is: shown(stays), was: shown(goes)};
      report.add('repeated', at, isLost || isEmptied ? 'error' : 'note', told);
      this.keep(isLost ? asComments(`${key}=${goes}`) : [], at);
    }
  }

  /** Turns the text between the pieces into comments. The list ends at `listEnd`. */
  private leave(
    [from, to]: readonly [from: number, to: number],
    pieces: readonly Piece[],
    listEnd = from,
    askEnd = from,
  ): void {
    for (const [index, piece] of [undefined, ...pieces].entries()) {
      let at = piece?.end ?? from;
      const parts = this.text.slice(at, pieces[index]?.at ?? to).split(/(?<=\n|\r(?!\n))/);
      for (const [number, part] of parts.entries()) {
        const line = part.replace(/[\r\n]+$/, '');
        const isEnded = part !== line || at + part.length === this.frame.to;
        const isWhole = part !== '' && isEnded && (number > 0 || !piece);
        const isBeside = isWhole && at >= listEnd;
        if (isBeside && this.frame.isForeign) {
          this.foreign.push(line);
        } else if (isWhole && isComment.test(line)) {
          this.keep(isBeside ? [line] : asComments(line), at);
          if (at < askEnd) {
            this.ask(line, at, true);
          }
        } else if (isBeside && line.trim() === '') {
          this.keep([''], at);
        } else {
          this.leftOver(line, at, isEnded, number === 0 ? piece?.key : undefined);
        }
        at += part.length;
      }
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
      const isSetting = /[\p{L}_]\s*["']?[:：]?[=＝]\s*[^\s=]/u.test(said);
      const [, name] = /^["']?([A-Za-z_]\w{2,40})["']?\s*[=＝:]/.exec(said) ?? [];
      const was = name && this.isOpen(at, at + said.length) ? `${name}=${hidden}` : hidden;
      const isItem = isSetting || /^[ \t]*,/.test(line);
      const severity = isRemark ? 'note' : isItem ? 'error' : this.severity;
      this.report.add('left-over', at, severity, {was});
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
