import {
  CLOSE,
  COLON,
  EQUALS,
  WIDE_CLOSE,
  WIDE_EQUALS,
  codeAt,
  isBlank,
  isBreak,
  isKeyCode,
} from '../chars';
import type {KnownKey, KnownKeys} from '../known';
import {afterBlanks, afterWhite, endOfKeyCodes, isKeyThenEquals, startsKnownSetting} from '../scan';

/** Where a list is read from, and how. */
export interface ListRange {
  /** Offset of the first character inside the list. */
  readonly start: number;
  /** Offset at which the list ends at the latest: the next section, or the end of the text. */
  readonly limit: number;
  /** Settings on lines of their own, without parentheses around them. */
  readonly loose?: boolean;
}

/** A place in a list that is being read, and what can be seen from there. It goes forward only. */
export class Cursor {
  public at: number;
  public readonly start: number;
  public readonly limit: number;
  public readonly isLoose: boolean;
  /**
   * Work that may still be spent on guesses that fail. Past it the reader stops guessing, so that
   * the time it takes grows with the length of the text and not faster.
   */
  public allowance: number;
  /** Whether quotes inside lists are looked at: not once one of them was found to stay open. */
  public quotesInListsClose = true;
  /** Offset of the last closing parenthesis of the range. */
  private lastClose: number | undefined;

  public constructor(
    public readonly text: string,
    {start, limit, loose = false}: ListRange,
    public readonly known: KnownKeys,
  ) {
    this.at = start;
    this.start = start;
    this.limit = limit;
    this.isLoose = loose;
    this.allowance = limit - start + 100_000;
  }

  /** The code of the character at an offset; -1 behind the end. */
  public code(offset = this.at): number {
    return codeAt(this.text, offset, this.limit);
  }

  /** The offset behind the blanks and line breaks at an offset. */
  public afterWhite(offset = this.at): number {
    return afterWhite(this.text, offset, this.limit);
  }

  public slice(from: number, to: number): string {
    return this.text.slice(from, to);
  }

  /** Tells whether nothing but blanks stands between an offset and the start of its line. */
  public startsLine(offset: number): boolean {
    let before = offset - 1;
    while (before >= this.start && isBlank(this.text.charCodeAt(before))) {
      before -= 1;
    }
    return before < this.start ? this.isLoose : isBreak(this.text.charCodeAt(before));
  }

  /** Tells whether a parenthesis closes something behind an offset. */
  public hasCloseAfter(offset: number): boolean {
    this.lastClose ??= this.text.lastIndexOf(')', this.limit - 1);
    return this.lastClose > offset;
  }

  /** Tells whether a full-width parenthesis ends the list: only at the very end is that sure. */
  public isWideClose(offset: number): boolean {
    return this.code(offset) === WIDE_CLOSE && this.afterWhite(offset + 1) >= this.limit;
  }

  /** Where the plain key at an offset ends. */
  public endOfKeyCodes(offset: number): number {
    return endOfKeyCodes(this.text, offset, this.limit);
  }

  /** The known key that stands at an offset as a whole word. */
  public knownAt(offset: number): KnownKey | undefined {
    const end = this.endOfKeyCodes(offset);
    return end - offset > this.known.longest
      ? undefined
      : this.known.find(this.text.slice(offset, end));
  }

  /** Tells whether a setting starts at an offset: any plain key and an equals sign. */
  public startsSetting(offset: number): boolean {
    return isKeyThenEquals(this.text, offset, this.limit);
  }

  /**
   * Tells whether a known setting starts at an offset, also one with a colon for its equals sign or
   * with that sign on another line. Words such as "Region" stand in texts too: only behind a comma
   * or at the start of a line is this sure.
   */
  public startsKnown(offset: number): boolean {
    return startsKnownSetting(this.text, offset, this.limit, this.known);
  }

  /** How many known settings stand between two offsets; it stops counting at `most`. */
  public countKnown(from: number, to: number, most: number): number {
    let count = 0;
    for (let at = from; at < to && count < most;) {
      const end = this.endOfKeyCodes(at);
      if (end === at) {
        at += 1;
        continue;
      }
      const sign = this.code(afterBlanks(this.text, end, to));
      if (
        (sign === EQUALS || sign === WIDE_EQUALS || sign === COLON) &&
        this.known.find(this.text.slice(at, Math.min(end, at + this.known.longest + 1)))
      ) {
        count += 1;
      }
      at = end;
    }
    return count;
  }

  /** Tells whether a character may stand in a plain key. */
  public isKeyCode(offset = this.at): boolean {
    return isKeyCode(this.code(offset));
  }

  /** Tells whether the list goes on behind an offset: there is more than its closing parenthesis. */
  public goesOnAt(offset: number): boolean {
    const next = this.afterWhite(offset);
    return next < this.limit && this.code(next) !== CLOSE && this.code(next) !== WIDE_CLOSE;
  }
}
