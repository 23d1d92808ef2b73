import {COMMA} from '../chars';
import type {KnownKey} from '../known';
import type {Reports} from '../reports';
import {isSecret} from '../secret';
import {isQuoted, onOneLine, quote} from '../text';
import type {FoundList, FoundSetting} from './found';
import {areDigits, isUnquotedText, isWholeNumber} from './rawValues';
import type {Secrecy} from './secrecy';
import {excerpt, hidden} from './secrets';
import {isPlaceholder} from '../placeholder';
import {typedValue} from './typed';

/** A setting as it was read, before it is known whether what follows belongs to it. */
export interface ReadSetting {
  readonly key: string;
  readonly known: KnownKey | undefined;
  readonly offset: number;
  readonly raw: string;
}

/** A piece of the list that sets nothing: no key, no equals sign. */
export interface Piece {
  readonly from: number;
  readonly text: string;
  /** What a message may show of it. */
  readonly shown: string;
}

/** The setting that was read last, while pieces may still turn out to belong to it. */
export class Pending {
  private last: ReadSetting | undefined;
  private isText: boolean | undefined;
  private pieces: string[] = [];
  /** The last piece that belongs nowhere; it may be the start of the next key. */
  private stray: Piece | undefined;
  private readonly leftOut: string[] = [];
  private readonly placeholders: string[] = [];
  /** A number or a switch is a placeholder: the server cannot use it. */
  private isTemplate = false;

  public constructor(
    private readonly text: string,
    private readonly list: FoundList,
    private readonly reports: Reports,
    private readonly secrecy: Secrecy,
  ) {}

  public get key(): string | undefined {
    return this.last?.key;
  }

  /** The piece right before an offset that belonged nowhere. */
  public get strayPiece(): Piece | undefined {
    return this.stray;
  }

  /** Makes a setting the last one; the one before is complete. */
  public add(setting: ReadSetting): void {
    this.close();
    this.last = setting;
    this.isText = undefined;
  }

  /** Tells whether a text without quotes came last, so that what follows a comma belongs to it. */
  public followsText(): boolean {
    const {last} = this;
    if (!last) {
      return false;
    }
    if (this.isText === undefined) {
      const {known, raw, key} = last;
      const mayBeText = known ? known.type === 'string' : true;
      // What follows a password without quotes is taken as a part of it rather than shown elsewhere.
      this.isText =
        mayBeText && (isUnquotedText(raw) || (isSecret(key) && !isQuoted(raw))) && raw !== '';
    }
    return this.isText;
  }

  /** Takes a piece: the rest of a number, of a text without quotes, of a list; or nothing that counts. */
  public take(piece: Piece): void {
    const {last, secrecy, reports} = this;
    const {from, text} = piece;
    if (last && this.isDecimalPlace(last, piece)) {
      this.last = {...last, raw: `${last.raw}.${text}`};
      reports.add('decimal-comma', from - 1)?.tell({
        key: secrecy.lastKey(last.key),
        from: secrecy.behind(`${last.raw},${text}`),
        text: secrecy.behind(`${last.raw}.${text}`),
      });
    } else if (last && this.isWrapped(last, piece)) {
      this.last = {...last, raw: last.raw + text};
      reports.add('wrapped-value', from)?.tell({
        key: secrecy.lastKey(last.key),
        text: secrecy.behind(this.last.raw),
      });
    } else if (last && this.followsText()) {
      reports.add('joined-text', from)?.tell({key: secrecy.lastKey(last.key), text: piece.shown});
      this.pieces.push(text);
    } else {
      this.dropStray();
      this.stray = piece;
    }
  }

  /** The stray piece was the start of a key: it is none of its own. */
  public useStray(): void {
    this.stray = undefined;
  }

  /** Keeps the stray piece as a comment: it belongs nowhere. */
  public dropStray(): void {
    const {stray} = this;
    if (stray) {
      this.stray = undefined;
      this.reports.add('bare-item', stray.from)?.tell({text: stray.shown});
      this.leftOut.push(onOneLine(stray.text));
    }
  }

  /** The setting is complete: it goes into the list. */
  public close(): void {
    const {last, pieces, secrecy, list, reports} = this;
    if (!last) {
      return;
    }
    this.last = undefined;
    this.pieces = [];
    const whole = pieces.length > 0 ? quote(`${last.raw}, ${pieces.join(', ')}`) : last.raw;
    const {value, fault} = typedValue(last.known, whole);
    if (isPlaceholder(value)) {
      this.placeholders.push(secrecy.isLastHidden ? hidden : excerpt(value.replaceAll('"', '')));
      this.isTemplate ||= last.known !== undefined && last.known.type !== 'string';
    }
    if (fault) {
      reports.add(fault, last.offset)?.tell({
        key: secrecy.lastKey(last.key),
        from: secrecy.isLastHidden ? hidden : excerpt(whole),
        text: secrecy.isLastHidden ? hidden : excerpt(value),
      });
    }
    this.put({
      key: last.key,
      value,
      offset: last.offset,
      isHidden: secrecy.isLastHidden,
      line: list.lines,
    });
  }

  /** Ends the list. Pieces that belong nowhere become a comment. */
  public finish(): void {
    this.close();
    this.dropStray();
    if (this.leftOut.length > 0) {
      this.list.comments.push(`; ${this.leftOut.join(', ')}`);
    }
    const {length} = this.placeholders;
    if (length > 2 || this.isTemplate) {
      this.reports.add('template', this.list.start)?.tell({
        count: String(length),
        text: this.placeholders.find((one) => one !== hidden) ?? hidden,
      });
    }
  }

  /**
   * Puts a setting into the list. Where its key came before, the game goes by the first of a line,
   * and by the last line; a password that is set stands before one that is not.
   */
  private put(setting: FoundSetting): void {
    const {list, reports, secrecy} = this;
    const before = list.find(setting.key);
    if (!before) {
      list.set(setting);
      return;
    }
    const isSameLine = before.line === setting.line;
    const used = isSameLine ? before : setting;
    const other = isSameLine ? setting : before;
    const isEmpty = (value: string): boolean => value === '' || value === '""';
    const kept =
      isSecret(setting.key) && isEmpty(used.value) && !isEmpty(other.value) ? other : used;
    const dropped = kept === used ? other : used;
    const isHidden = before.isHidden || setting.isHidden;
    const code =
      kept !== used ? 'duplicate-password' : isSameLine ? 'duplicate-key' : 'duplicate-line';
    reports.add(code, setting.offset)?.tell({
      key: secrecy.lastKey(setting.key),
      kept: isHidden ? hidden : excerpt(kept.value),
      dropped: isHidden ? hidden : excerpt(dropped.value),
    });
    list.set({...kept, isHidden});
  }

  /** Tells whether a piece is what a comma left over of a number. */
  private isDecimalPlace(last: ReadSetting, {from, text}: Piece): boolean {
    const {known, raw, key} = last;
    return (
      this.pieces.length === 0 &&
      (!known || known.type === 'float') &&
      this.text.charCodeAt(from - 1) === COMMA &&
      areDigits(text, 6) &&
      isWholeNumber(raw) &&
      !isSecret(key)
    );
  }

  /** Tells whether a piece is the rest of a number or a word that was torn by a line break or a sign. */
  private isWrapped(last: ReadSetting, {from, text}: Piece): boolean {
    const {known, raw} = last;
    if (!known || known.type === 'string' || known.type === 'list' || this.pieces.length > 0) {
      return false;
    }
    const between = this.text.slice(Math.max(0, from - 1), from);
    return (
      between !== ',' &&
      /^[\w.]{1,12}$/.test(text) &&
      typedValue(known, raw + text).fault === undefined &&
      typedValue(known, raw).value + text === typedValue(known, raw + text).value &&
      /\d$/.test(raw) === /^[\d.]/.test(text)
    );
  }
}
