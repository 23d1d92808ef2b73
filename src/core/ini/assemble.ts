/** Puts a file together from what was found in a text: one function for each shape a text may have. */
import {OPEN, isBlank, isBreak, trimBlanks} from './chars';
import type {IniFile} from './file';
import {sectionHeader} from './file';
import type {KnownKeys} from './known';
import type {Layout} from './layout';
import {closeLine, endOfLine, skipLineEnd} from './lines';
import {settingsOutside} from './outside';
import type {FoundList} from './reader/found';
import {nothingFound, readList, type Found} from './reader/list';
import {excerpt, hidden} from './reader/secrets';
import type {Reports} from './reports';
import {isKeyThenEquals} from './scan';
import {lineEndOf, type LineEnd} from './text';

/** A sign that no text file has. */
// eslint-disable-next-line no-control-regex -- these are the signs that are looked for
const controlSign = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;
/** The quote behind a list that stood in quotes as a whole. */
const closingMark = /^["'“”＂][ \t]*$/;

/** The text around the option line, and the settings on it. */
type Parts = Pick<IniFile, 'before' | 'after'> & {readonly list: FoundList};

/** Puts a file together from a text and its layout. */
export class Assembly {
  private readonly lineEnd: LineEnd;
  private readonly broken: Layout['headers'];
  /** The first damaged header that no stretch has reached yet. */
  private nextBroken = 0;

  public constructor(
    private readonly text: string,
    private readonly layout: Layout,
    private readonly known: KnownKeys,
    private readonly reports: Reports,
  ) {
    this.lineEnd = lineEndOf(text);
    this.broken = layout.headers.filter(({isBroken}) => isBroken);
  }

  public parts(): Parts {
    const {layout, reports, text} = this;
    for (const {start, end} of this.broken) {
      reports.add('broken-header', start)?.tell({text: excerpt(text.slice(start, end))});
    }
    const {options} = layout;
    const main =
      options.find(({section}) => section === 'settings') ??
      options.find(({section}) => section === 'none') ??
      options[0];
    if (main) {
      return this.aroundOptionLine(main);
    }
    return this.looseSettings() ?? this.nothing();
  }

  /** A stretch of the text with damaged headers put right. Stretches are asked for in order. */
  private slice(from: number, to: number): string {
    const {broken, text, lineEnd} = this;
    let result = '';
    let at = from;
    for (
      let header = broken[this.nextBroken];
      header && header.end <= to;
      header = broken[(this.nextBroken += 1)]
    ) {
      const {start, end, rest} = header;
      if (start >= from) {
        const comment = rest ? `${lineEnd}${/^[;#]/.test(rest) ? '' : '; '}${rest}` : '';
        result += text.slice(at, start) + sectionHeader + comment;
        at = end;
      }
    }
    return result + text.slice(at, to);
  }

  /** The same without the lines of settings outside the list, which go into the list. */
  private sliceWithoutSettings(from: number, to: number, list: FoundList): string {
    const outside = settingsOutside(this.text, from, to, this.known);
    for (const setting of outside.settings) {
      const inside = list.find(setting.key);
      const isHidden = setting.isHidden || (inside?.isHidden ?? false);
      this.reports.add(inside ? 'outside-twice' : 'outside', setting.offset)?.tell({
        key: setting.key,
        kept: isHidden ? hidden : excerpt((inside ?? setting).value),
        dropped: isHidden ? hidden : excerpt(setting.value),
      });
      if (!inside) {
        list.set(setting);
      }
    }
    list.comments.push(...outside.comments);
    let result = '';
    let at = from;
    for (const [start, end] of outside.lines) {
      result += this.slice(at, start);
      at = end;
    }
    return result + this.slice(at, to);
  }

  private comments({comments}: FoundList): string {
    return comments.length === 0 ? '' : comments.join(this.lineEnd) + this.lineEnd;
  }

  /** A text with an option line: in the right section, in none, or in another one. */
  private aroundOptionLine(main: Layout['options'][number]): Parts {
    const {layout, reports, text, lineEnd} = this;
    const {list, reports: found} = layout.found[main.section];
    reports.addAll(found);
    const isOther = main.section === 'other';
    const own = layout.headers.filter(({start}) => start < main.start).at(-1)?.end ?? 0;
    let before = isOther
      ? this.slice(0, main.start)
      : this.slice(0, own) + this.sliceWithoutSettings(own, main.start, list);
    let [after, at] = this.behindList(main);
    if (!isOther) {
      for (const second of layout.options) {
        if (second !== main && second.section === main.section) {
          reports.add('second-line', second.start);
          after += this.sliceWithoutSettings(at, second.start, list);
          const lineEnds = endOfLine(text, second.end);
          const isRead = trimBlanks(text.slice(second.end, lineEnds)) === '';
          at = skipLineEnd(text, isRead ? lineEnds : second.end);
        }
      }
    }
    after += isOther
      ? this.slice(at, text.length)
      : this.sliceWithoutSettings(at, text.length, list);
    const comments = this.comments(list);
    if (main.section === 'settings') {
      before = (main.afterHeader ? closeLine(before, lineEnd) : before) + comments;
    } else if (main.section === 'none') {
      reports.add('missing-header', main.start);
      before = `${closeLine(before, lineEnd)}${sectionHeader}${lineEnd}${comments}`;
    } else {
      reports.add('wrong-section', main.start);
      const rest = closeLine(before, lineEnd) + after.replace(/^(?:\r\n|\n|\r)/, '');
      before = `${closeLine(rest, lineEnd)}${sectionHeader}${lineEnd}${comments}`;
      after = lineEnd;
    }
    return {before, after, list};
  }

  /** What stands behind the list on its line, and where the text goes on. */
  private behindList({end, isQuoted, endsNearSecret}: Layout['options'][number]): [string, number] {
    const {text, reports, lineEnd} = this;
    const tail = text.slice(end, endOfLine(text, end));
    if (isQuoted && closingMark.test(tail)) {
      return ['', end + tail.length];
    }
    if (trimBlanks(tail) === '') {
      return ['', end];
    }
    reports.add('text-after', end)?.tell({text: endsNearSecret ? hidden : excerpt(tail)});
    const kept = trimBlanks(tail.replace(/^[\s\0\u200b),]+/, ''));
    const isComment = /^[;#]/.test(kept);
    return [kept === '' ? '' : `${lineEnd}${isComment ? '' : '; '}${kept}`, end + tail.length];
  }

  /** A text with settings but without an option line: lines of their own, or a bare list. */
  private looseSettings(): Parts | undefined {
    const {layout, text, reports, lineEnd} = this;
    const loose = this.readLoose();
    if (!loose) {
      return undefined;
    }
    const {list, junk, end} = loose;
    const [header] = layout.headers;
    reports.add(header ? 'missing-name' : 'missing-header', list.start);
    if (!header) {
      reports.add('missing-name', list.start);
    }
    reports.addAll(loose.reports);
    const top = header ? closeLine(this.slice(0, header.end), lineEnd) : '';
    const before = header
      ? top + junk + this.comments(list)
      : `${junk}${sectionHeader}${lineEnd}${this.comments(list)}`;
    return {before, after: lineEnd + text.slice(end).replace(/^\s+/, ''), list};
  }

  private readLoose(): (Found & {readonly junk: string; readonly end: number}) | undefined {
    const {layout, text, known} = this;
    const [header] = layout.headers;
    const start = header?.end ?? 0;
    const limit = header ? layout.sectionEnd : text.length;
    const first = controlSign.test(text) ? -1 : this.firstKnown(start, limit);
    if (first < 0 && ((!header && layout.hasSections) || controlSign.test(text))) {
      return undefined;
    }
    let from = start;
    while (from < limit && isBeforeList(text.charCodeAt(from))) {
      from += 1;
    }
    if (first > from) {
      from = first;
    }
    const found = nothingFound();
    const end = readList(text, {start: from, limit, loose: true}, known, found);
    if (!found.list.hasPlainKey()) {
      return undefined;
    }
    return {...found, end, junk: this.junkBefore(start, from)};
  }

  /** What stands before the first setting, as comments. A damaged name of the line is none. */
  private junkBefore(start: number, from: number): string {
    return this.text
      .slice(start, from)
      .split(/[\r\n]+/)
      .map((line) => line.replace(/^\W*\w{0,20}\W*\w{0,20}\s*[=＝:：]?\s*["']?\s*[(（]\s*$/, ''))
      .filter((line) => trimBlanks(line.replace(/[(（"'=]/g, '')) !== '')
      .map((line) => (/^\s*(?:[;#[]|\/\/)/.test(line) ? line : `; ${line}`) + this.lineEnd)
      .join('');
  }

  /** Offset of the first setting of the game in a stretch; -1 where there is none. */
  private firstKnown(from: number, to: number): number {
    const {text, known} = this;
    const words = /[A-Za-z_]\w*/g;
    words.lastIndex = from;
    for (let word = words.exec(text); word && word.index < to; word = words.exec(text)) {
      // A colon behind the key is of another kind of file: JSON, YAML.
      if (!known.find(word[0]) || !isKeyThenEquals(text, word.index, to)) {
        continue;
      }
      const line = Math.max(from, text.lastIndexOf('\n', word.index) + 1);
      if (!/^[ \t]*(?:;|#|\/\/)/.test(text.slice(line, line + 100))) {
        return word.index;
      }
      words.lastIndex = endOfLine(text, word.index);
    }
    return -1;
  }

  /** A text without settings: empty, or none of the game. */
  private nothing(): Parts {
    const {layout, text, reports, lineEnd} = this;
    const [header] = layout.headers;
    const isEmpty = text.trim() === '' || header !== undefined;
    reports.add(isEmpty ? 'empty' : controlSign.test(text) ? 'binary' : 'no-settings', 0);
    const {list} = nothingFound();
    if (!header) {
      const top = text.trim() === '' ? '' : closeLine(text, lineEnd);
      return {before: `${top}${sectionHeader}${lineEnd}`, after: lineEnd, list};
    }
    // Words behind the header would start a line of their own now: keep them as a comment.
    const isOnHeaderLine = text.slice(header.end, endOfLine(text, header.end)).trim() !== '';
    const rest = text.slice(header.end).replace(/^\s+/, '');
    return {
      before: closeLine(this.slice(0, header.end), lineEnd),
      after: `${lineEnd}${isOnHeaderLine && !rest.startsWith(';') ? '; ' : ''}${rest}`,
      list,
    };
  }
}

function isBeforeList(code: number): boolean {
  return isBlank(code) || isBreak(code) || code === OPEN;
}
