import {
  BACKSLASH,
  CLOSE,
  COLON,
  COMMA,
  EQUALS,
  HASH,
  OPEN,
  QUOTE,
  WIDE_EQUALS,
  isBlank,
  isBreak,
  isCommentSign,
  trimmedEnd,
} from '../chars';
import type {ValueType} from '../game';
import type {KnownKey} from '../known';
import {firstBreak} from '../scan';
import {onOneLine} from '../text';
import {endOfComment} from './comments';
import type {Cursor} from './cursor';
import {endsAtWrongComma} from './quoted';
import {closeLists, isUnquotedText, listOnOneLine, narrowNumber} from './rawValues';
import type {RawValue, Repair} from './rawValue';

/** How a value starts that a key may run into. */
const valueBeforeKey: Partial<Record<ValueType, RegExp>> = {
  bool: /^(?:true|false)(?=\w)/i,
  int: /^[-+]?\d+(?=[a-z_])/i,
  float: /^[-+]?\d+\.?\d*(?=[a-z_])/i,
};
const longestRun = 80;

/** Reads a value without quotes: a number, a word, a text that lacks them, a list in parentheses. */
class PlainValue {
  private readonly open: number;
  private depth = 0;
  private isKeyed = false;
  private hasBreaks = false;
  private isOneWord = true;
  private mayBeWide = false;
  /** Quotes inside a list that are never closed. */
  private readonly stray: number[] = [];
  private readonly repairs: Repair[] = [];

  public constructor(
    private readonly cursor: Cursor,
    private readonly known: KnownKey | undefined,
  ) {
    this.open = cursor.at;
  }

  public read(): RawValue {
    const {cursor, open} = this;
    while (cursor.at < cursor.limit && !this.step()) {
      // Each step goes on by one character or more.
    }
    cursor.at = Math.min(cursor.at, cursor.limit);
    const {text, at} = cursor;
    const raw = text.slice(open, trimmedEnd(text, open, at));
    const isDamaged = this.stray.length > 0 || this.hasBreaks || this.mayBeWide || this.depth > 0;
    return {raw: isDamaged ? this.repaired(raw) : raw, repairs: this.repairs};
  }

  /** Looks at the next character. Tells whether the value ends before it. */
  private step(): boolean {
    const {cursor} = this;
    const code = cursor.code();
    if (isBreak(code) || isBlank(code)) {
      return this.stepOverWhite();
    }
    if (
      this.depth === 0 &&
      (endsAtWrongComma(cursor, cursor.at) || cursor.isWideClose(cursor.at))
    ) {
      return true;
    }
    this.mayBeWide ||= code > 0xff00;
    switch (code) {
      case OPEN:
        this.depth += 1;
        if (this.depth === 1) {
          this.isKeyed = cursor.startsSetting(cursor.afterWhite(cursor.at + 1));
        }
        break;
      case CLOSE:
        if (this.depth === 0) {
          return true;
        }
        this.depth -= 1;
        break;
      case COMMA:
        if (this.depth === 0 || this.endsListAtComma()) {
          return true;
        }
        break;
      case EQUALS:
      case WIDE_EQUALS:
      case COLON:
        if (this.depth === 0 && this.endsBeforeKey()) {
          return true;
        }
        break;
      case QUOTE:
        if (this.depth > 0 && this.mayHoldTexts()) {
          this.stepOverText();
        }
        break;
      default:
    }
    cursor.at += 1;
    return false;
  }

  private stepOverWhite(): boolean {
    const {cursor, depth} = this;
    const {text, limit} = cursor;
    const next = cursor.afterWhite();
    const lineBreak = firstBreak(text, cursor.at, next);
    const following = cursor.code(next);
    const isAtSetting = cursor.startsSetting(next) || (lineBreak >= 0 && cursor.startsKnown(next));
    if (
      next >= limit ||
      ((depth === 0 || (depth === 1 && !this.isKeyed && lineBreak >= 0)) && isAtSetting) ||
      (depth === 0 && (following === COMMA || following === CLOSE || this.isBeforeComment(next)))
    ) {
      return true;
    }
    this.isOneWord = false;
    if (lineBreak >= 0) {
      this.repairs.push({code: 'line-break', offset: lineBreak});
      this.hasBreaks = true;
    }
    cursor.at = next;
    return false;
  }

  private isBeforeComment(next: number): boolean {
    const {cursor, open} = this;
    if (!isCommentSign(cursor.code(next))) {
      return false;
    }
    if (!cursor.startsLine(next)) {
      // A text without quotes may hold a number sign: "Server #1".
      const mayBeText = () => isUnquotedText(cursor.slice(open, Math.min(cursor.at, open + 10)));
      if (!this.isOneWord || (cursor.code(next) === HASH && mayBeText())) {
        return false;
      }
    }
    return endOfComment(cursor, next) >= 0;
  }

  /** Tells whether a list that was not closed ends at the comma here. */
  private endsListAtComma(): boolean {
    const {cursor, known, isKeyed, depth} = this;
    const next = cursor.afterWhite(cursor.at + 1);
    return (
      (depth === 1 && !isKeyed && cursor.startsSetting(next)) ||
      (known !== undefined && cursor.startsKnown(next))
    );
  }

  /** Goes back to where a known key starts that runs into this value: `2.0PalCaptureRate=`. */
  private endsBeforeKey(): boolean {
    const {cursor, open, known} = this;
    // Words with a colon stand in texts too.
    if (cursor.code() === COLON && (!known || known.type === 'string')) {
      return false;
    }
    const from = Math.max(open, cursor.at - cursor.known.longest);
    const key = cursor.known.atEndOf(cursor.slice(from, cursor.at));
    if (key) {
      cursor.at -= key.key.length;
      return true;
    }
    // A damaged key runs into a number or a switch: `1.000alCaptureRate=`.
    const run = cursor.slice(open, Math.min(cursor.at, open + longestRun));
    const value = known && valueBeforeKey[known.type]?.exec(run);
    if (!value || value[0].length + 3 > cursor.at - open) {
      return false;
    }
    cursor.at = open + value[0].length;
    return true;
  }

  /** Whether texts in quotes may stand inside the parentheses of this value. */
  private mayHoldTexts(): boolean {
    return this.known === undefined || this.known.type === 'list';
  }

  private stepOverText(): void {
    const {cursor} = this;
    const {text, limit} = cursor;
    let close = limit;
    if (cursor.quotesInListsClose) {
      close = cursor.at + 1;
      while (close < limit && text.charCodeAt(close) !== QUOTE) {
        close += text.charCodeAt(close) === BACKSLASH ? 2 : 1;
      }
    }
    if (close < limit) {
      this.hasBreaks ||= firstBreak(text, cursor.at, close) >= 0;
      cursor.at = close;
    } else {
      cursor.quotesInListsClose = false;
      this.stray.push(cursor.at);
    }
  }

  private repaired(whole: string): string {
    const {open, depth, stray} = this;
    let raw = whole;
    if (stray.length > 0) {
      raw = without(
        raw,
        stray.map((at) => at - open),
      );
      raw = raw.slice(0, trimmedEnd(raw, 0, raw.length));
    }
    if (this.hasBreaks) {
      raw = raw.startsWith('(') ? listOnOneLine(raw) : onOneLine(raw);
    }
    const narrow = this.mayBeWide ? narrowNumber(raw) : undefined;
    if (narrow !== undefined) {
      this.repairs.push({code: 'wide-signs', offset: open});
      raw = narrow;
    }
    if (depth > 0) {
      raw = closeLists(raw, depth);
    }
    if (stray.length > 0) {
      this.repairs.push({code: 'unclosed-quote', offset: stray[0] ?? open, content: raw});
    }
    if (depth > 0) {
      this.repairs.push({code: 'unclosed-list', offset: open, content: raw});
    }
    return raw;
  }
}

/** A text without the characters at some places. */
function without(text: string, places: readonly number[]): string {
  let from = 0;
  const parts = places.map((place) => {
    const part = text.slice(from, place);
    from = place + 1;
    return part;
  });
  return parts.join('') + text.slice(from);
}

/** Reads any value that does not start with a quote. */
export function readPlain(cursor: Cursor, known?: KnownKey): RawValue {
  return new PlainValue(cursor, known).read();
}
