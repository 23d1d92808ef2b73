import {withoutEnd} from '../text/withoutEnd';
import {asComments, isComment, passing} from './compose';
import {cutAtKeys, evenGaps, onOwnLines, type Piece} from './cut';
import {newFile, propertyName, sectionHeader, writeIni, type IniEntry, type IniFile} from './file';
import {findFrame, masked, type Frame} from './frame';
import {readAsGame} from './game';
import type {KnownKeys} from './known';
import type {Reading} from './parse';
import {isPlaceholder} from './placeholder';
import type {ProblemCode, Report, Severity} from './problems';
import {controlSign} from './readable';
import {hidden, namesSecret, shownValue} from './secret';
import {lineEndOf, unquote} from './text';
import {onlySigns, tags} from './typed';

/** Reads a damaged file; `text` is `source` after `readable`. */
export function repair(source: string, text: string, known: KnownKeys, report: Report): Reading {
  const {fault, entries} = readAsGame(source, (key) => known.find(key));
  const used = entries.filter(({fate}) => !fault && !['passed-over', 'repeated'].includes(fate));
  const read = new Set(used.map(({key}) => key.toLowerCase()));
  const work = new Repair(text, known, read, report);
  const {doubtful, placeholders, frame} = work;
  const file = {...work.file(), bom: source.startsWith('\uFEFF'), doubtful};
  const optionLines = [...frame.earlier, ...frame.options].map(({at}) => at);
  if (report.isEmpty() && frame.earlier.length === 0 && writeIni(file) !== source) {
    report.add('option-line', optionLines.at(-1) ?? 0, work.severityOf(work.kept.values()));
  }
  return {file, optionLines, placeholders};
}

class Repair {
  public readonly frame: Frame;
  public readonly kept = new Map<string, IniEntry>();
  public readonly doubtful = new Set<string>();
  public readonly placeholders: number[] = [];
  private readonly plain: string;
  private readonly comments = new Map<Piece, readonly string[]>();

  public constructor(
    private readonly text: string,
    private readonly known: KnownKeys,
    private readonly read: ReadonlySet<string>,
    private readonly report: Report,
  ) {
    const active = masked(text);
    this.plain = known.next(active, 0) ? active : masked(text, true);
    this.frame = findFrame(this.plain, known);
  }

  /** Returns 'note' if the game reads the settings in spite of a fault. */
  public severityOf(entries: Iterable<{readonly key: string}>): 'error' | 'note' {
    const keys = [...entries].map(({key}) => key.toLowerCase());
    return keys.length > 0 && keys.every((key) => this.read.has(key)) ? 'note' : 'error';
  }

  public file(): IniFile {
    const {text, plain, known, report} = this;
    const {options, headerAt = -1, from, to} = this.frame;
    const option = options.at(-1);
    const lineEnd = lineEndOf(text);
    const found = cutAtKeys(plain, known, option?.listAt ?? from, to, text);
    const code = this.refusal(found);
    if (code) {
      report.add(code, 0, code === 'empty' ? 'note' : 'error');
    }
    if (code && !(code === 'empty' && headerAt >= 0)) {
      return newFile([], lineEnd);
    }
    const last = found.findIndex(({end}, index) => {
      const gap = plain.slice(end, found[index + 1]?.at ?? end);
      const [isClosed, behind = ''] = /[)）]([^\r\n]*)[\r\n]/.exec(gap) ?? [];
      const next = behind.trim() && found.find((one, at) => one.known && at > index);
      return option && isClosed && (!next || onOwnLines([next], plain).length > 0);
    });
    const inside = last < 0 ? found : found.slice(0, last + 1);
    const listFrom = options[0]?.at ?? inside[0]?.at ?? to;
    const listAt = option?.listAt ?? listFrom;
    const aside = option ? onOwnLines(cutAtKeys(plain, known, from, listFrom, text), plain) : [];
    const below = onOwnLines(found.slice(inside.length), plain);
    const all = [...inside, ...below];
    const severity = this.severityOf([...all, ...aside].filter(({typed}) => typed));
    // The game takes the first of two values, so those of the list come first.
    for (const [index, piece] of [...inside, ...aside, ...below].entries()) {
      this.comments.set(piece, this.take(piece, index >= inside.length));
    }
    const close = plain.slice(inside.at(-1)?.end ?? listAt, to).search(/[)）]|$(?![^])/);
    this.tellHidden(option?.at ?? listFrom, (inside.at(-1)?.end ?? listAt) + close);
    const list = this.readPart(listAt, to, all, inside.length, severity);
    const above = this.readPart(from, listFrom, aside, 0, severity);
    const unused = option ? asComments(text.slice(listFrom, option.at)) : [];
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
    const header = [...above.foreign, ...list.foreign, isExact ? own : sectionHeader];
    const written = (lines: readonly string[]): string =>
      lines.map((one) => one + lineEnd).join('');
    let top = '';
    let topAt = 0;
    for (const {at, to: end} of this.frame.earlier) {
      top += text.slice(topAt, at) + written(asComments(text.slice(at, end)));
      topAt = end;
    }
    top += text.slice(topAt, headerAt < 0 ? from : headerAt);
    return passing(
      {
        bom: false,
        before:
          (top === '' || /[\r\n]$/.test(top) ? top : top + lineEnd) +
          written([...header, ...above.beside, ...unused, ...list.inside]),
        entries: [...this.kept.values()],
        after: lineEnd + written(list.beside) + text.slice(to),
      },
      known,
      (what) => report.add(what, what === 'left-over' ? listFrom : 0, severity, {was: hidden}),
    );
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
    // A few known keys among many others belong to another game.
    const names = /(?:^|[,({\r\n])[ \t]*["']?[A-Za-z_][\w .-]{0,80}["']?[ \t]*[=:＝]/g;
    const all = this.plain.slice(from, to).match(names)?.length ?? 0;
    return headerAt === undefined && all - known > known / 2 ? 'other-game' : undefined;
  }

  private readPart(
    from: number,
    to: number,
    pieces: readonly Piece[],
    listed: number,
    severity: Severity,
  ): Readonly<Record<'inside' | 'beside' | 'foreign', readonly string[]>> {
    const [inside, beside, foreign]: [string[], string[], string[]] = [[], [], []];
    for (const [index, piece] of [undefined, ...pieces].entries()) {
      if (piece) {
        (index <= listed ? inside : beside).push(...(this.comments.get(piece) ?? []));
      }
      const isInList = index < listed;
      const lines = isInList ? inside : beside;
      let at = piece?.end ?? from;
      const end = pieces[index]?.at ?? to;
      const parts = this.text.slice(at, end).split(/(?<=\n|\r(?!\n))/);
      for (const [number, part] of parts.entries()) {
        const behind = number === 0 ? piece : undefined;
        const isEnded = end === this.frame.to || /[\r\n]$/.test(part);
        const isWhole = part && !behind && !isInList && isEnded;
        const line = part.replace(/[\r\n]+$/, '');
        const inner = withoutEnd(
          line.trim().replace(/^[\s,)\]}"'”，）(`*•-]+/, ''),
          /[\s,([{"'”，（`\\]/,
        );
        const said = inner.includes('(') ? inner : withoutEnd(inner, /[\s)]/);
        const isRemark = isComment.test(said);
        if (isWhole && this.frame.isForeign) {
          foreign.push(line);
        } else if (isWhole && (line.trim() === '' || isRemark)) {
          lines.push(line);
        } else if (!onlySigns.test(said.replace(tags, '')) && /[^;#/\s]/.test(said)) {
          const remark = `${behind?.key ?? ''}: ${said.replace(/^[;#/\s]+/, '')}`;
          lines.push(...asComments(behind && isRemark ? remark : said));
          const place = at + part.indexOf(said);
          if (isRemark || !this.tellUnread(said, place)) {
            const isSetting = /[\p{L}_]\s*["']?[=＝]\s*[^\s=]/u.test(said);
            this.report.add(
              'left-over',
              place,
              isRemark ? 'note' : isSetting ? 'error' : severity,
              {
                was: this.nameAt(place, said),
              },
            );
          }
        }
        at += part.length;
      }
    }
    return {inside, beside, foreign};
  }

  private isNearSecret(from: number, to = from): boolean {
    return namesSecret(this.text.slice(Math.max(0, from - 80), to + 80));
  }

  private nameAt(at: number, said: string): string {
    const [, name] = /^["']?([A-Za-z_]\w{2,40})["']?\s*[=＝:]/.exec(said) ?? [];
    return name && !this.isNearSecret(at, at + said.length) ? `${name}=${hidden}` : hidden;
  }

  private tellUnread(text: string, at: number): boolean {
    const unread = text.split(/[,，]/).filter((piece) => {
      const [start = '', name = ''] = /^\W*(\w+)/.exec(piece) ?? [];
      const known = this.known.spelt(name);
      const isUnread = known !== undefined && !this.kept.has(known.key.toLowerCase());
      if (isUnread) {
        this.report.addUnread(at, known.key, shownValue(piece.slice(start.length), known), known);
      }
      return isUnread;
    });
    return unread.length > 0;
  }

  /** A list can't contain comments, so a comment sign in it hides settings. */
  private tellHidden(from: number, to: number): void {
    const {plain, known, kept, report} = this;
    const text = this.text.slice(0, to);
    for (let found = known.next(text, from); found; found = known.next(text, found.rawAt)) {
      const {key, at, rawAt} = found;
      if (plain[at] === ' ' && !kept.has(key.toLowerCase())) {
        const [raw = ''] = /^[^,\r\n]*/.exec(text.slice(rawAt, rawAt + 80)) ?? [];
        report.addUnread(at, key, shownValue(raw.trim(), found.known), found.known);
      }
    }
  }

  private take(piece: Piece, isOutside: boolean): readonly string[] {
    const {text, plain, report, kept} = this;
    const {key, known, at, rawAt, end, name, typed} = piece;
    const isOpen = !this.isNearSecret(at, end);
    const shown = (value: string): string => shownValue(value, known, isOpen);
    // An unknown key may be a piece of a password.
    const said = known ? key : hidden;
    const severity = this.severityOf([piece]);
    const inside = text.slice(at, end).split(/[\r\n]+/);
    const comments = inside.filter((line) => isComment.test(line)).flatMap(asComments);
    comments.forEach(() => report.add('left-over', at, 'note', {was: hidden}));
    const written = text.slice(rawAt, end).trim();
    const read = plain.slice(rawAt, end).trim();
    const isPlace = isPlaceholder(written) && (written !== read || known?.type !== 'string');
    const value = isPlace ? written : typed?.value;
    if (value === undefined) {
      report.addUnread(at, key, shown(written), known);
      return [...asComments(`${key}=${written}`), ...comments];
    }
    if (isPlace) {
      this.placeholders.push(at);
    } else if (typed?.why) {
      report.add(typed.why, at, severity, {key: said, was: shown(read), is: shown(value)});
    }
    if (known && name.trim().replace(/\s*=$/, '=').toLowerCase() !== `${key.toLowerCase()}=`) {
      report.add('key', at, severity, {key});
    }
    if (typed?.isDoubtful || !known) {
      this.doubtful.add(key);
    }
    const earlier = kept.get(key.toLowerCase());
    if (!earlier) {
      kept.set(key.toLowerCase(), {key, value});
      if (isOutside) {
        report.add('outside', at, 'error', {key});
      }
      return comments;
    }
    // An empty value must not win over a full value.
    const isEmptied = unquote(earlier.value) === '' && unquote(value) !== '';
    if (isEmptied) {
      kept.set(key.toLowerCase(), {key, value});
    }
    const [stays, goes] = isEmptied ? [value, earlier.value] : [earlier.value, value];
    const isHarmless = goes === stays || (!isEmptied && unquote(goes) === '');
    const told = {key: said, is: shown(stays), was: shown(goes)};
    report.add('repeated', at, isHarmless ? 'note' : 'error', told);
    return [
      ...(goes === stays || unquote(goes) === '' ? [] : asComments(`${key}=${goes}`)),
      ...comments,
    ];
  }
}
