import {BACKSLASH, CLOSE, COMMA, OPEN, QUOTE, WIDE_CLOSE, trimmedEnd} from '../chars';
import type {KnownKeys} from '../known';
import {Reports} from '../reports';
import {afterBlanks, firstBreak, isPlainKey} from '../scan';
import {onOneLine} from '../text';
import {Between} from './between';
import {Cursor, type ListRange} from './cursor';
import {endOfStraySigns, hasSettingsBehind} from './ends';
import {FoundList} from './found';
import {findKey, harmlessKey, type FoundKey} from './key';
import {Pending} from './pending';
import {readPieceText} from './pieces';
import {endsAtWrongComma} from './quoted';
import {Secrecy} from './secrecy';
import {mayNameSecret} from './secrets';
import {readValue} from './value';

/** The settings of a text, and what is wrong with them. */
export interface Found {
  readonly list: FoundList;
  readonly reports: Reports;
}

/** Nothing yet, to read into. */
export function nothingFound(): Found {
  return {list: new FoundList(), reports: new Reports()};
}

/**
 * Reads `Key=Value,Key=Value)`. It repairs what can be repaired, goes forward only, and reports
 * every guess it makes.
 */
class ListReading {
  private readonly cursor: Cursor;
  private readonly secrecy = new Secrecy();
  private readonly pending: Pending;
  private readonly list: FoundList;
  private readonly reports: Reports;
  private readonly between: Between;
  private closedEarly = false;

  public constructor(text: string, range: ListRange, known: KnownKeys, {list, reports}: Found) {
    this.cursor = new Cursor(text, range, known);
    this.list = list;
    this.reports = reports;
    list.lines += 1;
    this.pending = new Pending(text, list, reports, this.secrecy);
    this.between = new Between(this.cursor, list, reports, this.secrecy);
  }

  /** Reads the list. Returns the offset of the first character behind it. */
  public read(): number {
    const {cursor, pending, list, secrecy} = this;
    while (this.readNext()) {
      // One setting, piece or sign after the other.
    }
    pending.finish();
    list.endsNearSecret = secrecy.isNear || secrecy.isLastHidden;
    return Math.min(cursor.at, cursor.limit);
  }

  private readNext(): boolean {
    const {cursor, reports} = this;
    const {text, limit} = cursor;
    this.between.skip(this.pending.key);
    if (cursor.at >= limit) {
      cursor.at = trimmedEnd(text, cursor.start, limit);
      if (!cursor.isLoose && !this.closedEarly) {
        reports.add('missing-close', cursor.at);
      }
      return false;
    }
    const code = cursor.code();
    if (code === WIDE_CLOSE && !cursor.isLoose && cursor.isWideClose(cursor.at)) {
      reports.add('wide-signs', cursor.at);
      cursor.at += 1;
      return false;
    }
    if (code === CLOSE) {
      return this.readClose();
    }
    if (code === COMMA) {
      reports.add('empty-item', cursor.at);
      while (cursor.code() === COMMA) {
        cursor.at = cursor.afterWhite(cursor.at + 1);
      }
      return true;
    }
    if (this.skipStraySigns()) {
      return true;
    }
    const key = this.findKey();
    if (key) {
      this.readSetting(key);
    } else if (!this.readPiece()) {
      return true;
    }
    this.readSeparator();
    return true;
  }

  /** Reads a closing parenthesis. Tells whether the list goes on behind it. */
  private readClose(): boolean {
    const {cursor, reports} = this;
    const {text, limit, at} = cursor;
    const next = cursor.afterWhite(at + 1);
    const item = cursor.code(next) === COMMA ? cursor.afterWhite(next + 1) : next;
    const goesOn =
      item > next
        ? cursor.startsSetting(item)
        : cursor.startsKnown(item) &&
          (firstBreak(text, at, item) < 0 || cursor.hasCloseAfter(item));
    if (goesOn || hasSettingsBehind(cursor, at + 1)) {
      reports.add('early-close', at);
      this.closedEarly = true;
      cursor.at = item > next ? next + 1 : at + 1;
      return true;
    }
    cursor.at = Math.min(at + 1, limit);
    return cursor.isLoose;
  }

  /** Leaves out signs that stand before a setting by mistake. */
  private skipStraySigns(): boolean {
    const {cursor, secrecy, reports} = this;
    const end = endOfStraySigns(cursor);
    if (end < 0) {
      return false;
    }
    const sign = cursor.slice(cursor.at, end).trim();
    reports.add('stray-sign', cursor.at)?.tell({sign: secrecy.behind(sign)});
    secrecy.pass(cursor.text, cursor.at, end);
    cursor.at = end;
    return true;
  }

  /** The key at the cursor; also one whose start was taken for a piece of its own. */
  private findKey(): FoundKey | undefined {
    const {cursor, pending} = this;
    const found = findKey(cursor, cursor.at, () => pending.followsText());
    const stray = pending.strayPiece;
    if (!found || found.known || !stray || stray.text.length + found.key.length > 60) {
      return found;
    }
    const known = cursor.known.find(stray.text + found.key);
    if (!known) {
      return found;
    }
    pending.useStray();
    return {...found, from: stray.from, key: known.key, known, fault: 'broken-key'};
  }

  private readSetting(found: FoundKey): void {
    const {cursor, reports, secrecy, pending} = this;
    const {text} = cursor;
    const {from, to} = found;
    if (found.pieceEnd !== undefined) {
      this.takePiece(cursor.at, found.pieceEnd);
    }
    secrecy.start(text, from, to, found.known?.key);
    const name = found.known?.key ?? harmlessKey(found.key);
    this.reportKey(found, name);
    this.goToValue(found);
    const first = cursor.code();
    if (!found.known && first === OPEN && cursor.startsKnown(cursor.afterWhite(cursor.at + 1))) {
      // Words and a parenthesis before the list: `Settings=(Difficulty=None,…`.
      cursor.at += 1;
      this.takePiece(from, cursor.at);
      return;
    }
    const {raw, repairs} = readValue(cursor, found.known);
    for (const {code, offset, content} of repairs) {
      if (code === 'line-break') {
        this.between.noteOnce(code, offset);
      } else {
        reports.add(code, offset)?.tell({
          key: secrecy.key(name),
          ...(content === undefined ? {} : {text: secrecy.value(content)}),
        });
      }
    }
    if (to === from) {
      const piece = `=${raw}`;
      secrecy.startPiece();
      pending.take({from, text: piece, shown: secrecy.behind(piece)});
      secrecy.pass(text, to, cursor.at);
      return;
    }
    // The game looks for no escapes in the text of a key that it does not have.
    const isDamagedText = !found.known && repairs.some(({content}) => content !== undefined);
    const value = isDamagedText ? raw.replace(/\\"/g, "'") : raw;
    pending.add({key: name, known: found.known, offset: from, raw: value});
    // What is sound shows where a password ends, but a password itself only before a known setting.
    const isPlain = !found.fault && isPlainKey(found.key, 0, found.key.length);
    const isWhole = first === QUOTE ? repairs.length === 0 : /^[\w.+-]*$/.test(raw);
    const isSound =
      isWhole &&
      (!mayNameSecret(text, from, cursor.at) ||
        ((first === QUOTE || raw === '') && cursor.startsKnown(cursor.afterWhite(cursor.at + 1))));
    secrecy.finish(text, to, cursor.at, isPlain && isSound);
  }

  /** Goes to the first character of a value; of a known setting it may stand on the next line. */
  private goToValue({to, valueFrom, known, fault}: FoundKey): void {
    const {cursor} = this;
    const {text, limit} = cursor;
    cursor.at = afterBlanks(text, valueFrom, limit);
    const next = cursor.afterWhite(valueFrom);
    if (known && next > cursor.at && !cursor.startsSetting(next) && !cursor.startsKnown(next)) {
      this.between.noteOnce('line-break', cursor.at);
      cursor.at = next;
    } else if (cursor.at > valueFrom && cursor.at < limit) {
      this.between.noteOnce('spaces', valueFrom);
    }
    if (to < valueFrom - 1 && fault === undefined) {
      this.between.noteOnce('spaces', to);
    }
  }

  private reportKey({from, to, fault, known, key, valueFrom}: FoundKey, name: string): void {
    const {cursor, reports, secrecy} = this;
    const written = cursor.slice(from, to);
    if (fault) {
      reports.add(fault, fault === 'broken-key' ? from : to)?.tell({
        key: secrecy.key(name),
        sign: fault === 'wrong-equals' ? cursor.text.charAt(valueFrom - 1) : '',
        from: secrecy.key(written.replace(/\s+/g, ' ')),
      });
    } else if (known && written !== known.key) {
      reports.add('key-case', from)?.tell({key: secrecy.key(name), from: secrecy.key(written)});
    }
    if (!known && to > from && !isPlainKey(key, 0, key.length)) {
      reports.add('odd-key', from)?.tell({key: secrecy.key(name)});
    }
  }

  /** A piece without an equals sign. Tells whether there was anything but a sign. */
  private readPiece(): boolean {
    const {cursor} = this;
    const from = cursor.at;
    const raw = readPieceText(cursor);
    const lineBreak = firstBreak(cursor.text, from, cursor.at);
    if (lineBreak >= 0) {
      this.between.noteOnce('line-break', lineBreak);
    }
    if (cursor.at === from) {
      cursor.at += 1;
    }
    const piece = raw === '' ? cursor.slice(from, cursor.at).trim() : onOneLine(raw);
    // A backslash at the end of a line says in other files that the line goes on.
    if (piece === '' || piece === '\\' || piece === ',') {
      return false;
    }
    this.takePiece(from, cursor.at, piece);
    return true;
  }

  private takePiece(from: number, to: number, content?: string): void {
    const {cursor, secrecy, pending} = this;
    const piece = content ?? cursor.slice(from, trimmedEnd(cursor.text, from, to));
    secrecy.startPiece();
    pending.take({from, text: piece, shown: secrecy.behind(piece)});
    secrecy.pass(cursor.text, from, to);
  }

  /** What separates a setting from the next one. */
  private readSeparator(): void {
    const {cursor, reports, secrecy} = this;
    const {text, limit} = cursor;
    const valueEnd = cursor.at;
    this.between.skip(this.pending.key);
    const separator = cursor.code();
    if (separator === COMMA) {
      cursor.at += 1;
      if (cursor.code(cursor.afterWhite()) === CLOSE) {
        reports.add('empty-item', cursor.at - 1);
      }
    } else if (endsAtWrongComma(cursor, cursor.at)) {
      reports.add('wrong-comma', cursor.at)?.tell({sign: text.charAt(cursor.at)});
      secrecy.isNear ||= secrecy.isLastHidden;
      cursor.at += 1;
    } else if (cursor.at < limit && separator !== CLOSE && !cursor.isWideClose(cursor.at)) {
      secrecy.isNear ||=
        secrecy.isLastHidden && (!cursor.isLoose || firstBreak(text, valueEnd, cursor.at) < 0);
      if (!cursor.isLoose && separator !== BACKSLASH) {
        reports.add('missing-comma', valueEnd);
      }
    }
  }
}

/** Reads one list of a text into `found`. Returns the offset of the first character after the list. */
export function readList(text: string, range: ListRange, known: KnownKeys, found: Found): number {
  return new ListReading(text, range, known, found).read();
}
