import {
  BACKSLASH,
  CLOSE,
  COMMA,
  SLASH,
  isBreak,
  isCommentSign,
  isKeyCode,
  trimmedEnd,
} from '../chars';
import type {Reports} from '../reports';
import {firstBreak} from '../scan';
import {endOfComment, wordsOf} from './comments';
import type {Cursor} from './cursor';
import type {FoundList} from './found';
import type {Secrecy} from './secrecy';

/** What is said once for a list, however often it occurs. */
type OnceCode = 'line-break' | 'continued-line' | 'spaces';

/** Skips what stands between two settings, and keeps the comments. */
export class Between {
  private readonly said = new Set<OnceCode>();

  public constructor(
    private readonly cursor: Cursor,
    private readonly list: FoundList,
    private readonly reports: Reports,
    private readonly secrecy: Secrecy,
  ) {
    if (cursor.isLoose) {
      this.said.add('line-break').add('spaces');
    }
  }

  /** Skips blanks, line breaks and comments. `lastKey` is the setting that a comment behind it is about. */
  public skip(lastKey: string | undefined): void {
    const {cursor} = this;
    const code = cursor.code();
    if (code !== COMMA && code !== CLOSE && !isKeyCode(code)) {
      this.skipWhite();
      while (cursor.code() === BACKSLASH && isBreak(cursor.code(cursor.at + 1))) {
        // The game reads a line that ends with a backslash as one with the next.
        this.noteOnce('continued-line', cursor.at);
        cursor.at = cursor.afterWhite(cursor.at + 1);
      }
      if (isCommentSign(cursor.code())) {
        this.skipComments(lastKey);
      }
    }
  }

  /** Reports something that is said once for a list. */
  public noteOnce(code: OnceCode, offset: number): void {
    if (!this.said.has(code)) {
      this.said.add(code);
      this.reports.add(code, offset);
    }
  }

  private skipWhite(): void {
    const {cursor, said} = this;
    const next = cursor.afterWhite();
    const isAllSaid = said.has('line-break') && said.has('spaces');
    if (next > cursor.at && next < cursor.limit && !isAllSaid) {
      const lineBreak = firstBreak(cursor.text, cursor.at, next);
      if (lineBreak >= 0) {
        this.noteOnce('line-break', lineBreak);
      } else {
        this.noteOnce('spaces', cursor.at);
      }
    }
    cursor.at = next;
  }

  private skipComments(lastKey: string | undefined): void {
    const {cursor, list, secrecy, reports} = this;
    const {text} = cursor;
    // Lines of comments that follow each other are kept as one piece of the text.
    let block: {from: number; to: number} | undefined;
    const closeBlock = (): void => {
      if (block) {
        list.comments.push(text.slice(block.from, trimmedEnd(text, block.from, block.to)));
        block = undefined;
      }
    };
    for (;;) {
      this.skipWhite();
      const from = cursor.at;
      const end = endOfComment(cursor, from);
      if (end < 0) {
        closeBlock();
        return;
      }
      const written = text.slice(from, trimmedEnd(text, from, end));
      if (!cursor.isLoose) {
        reports.add('comment-inside', from)?.tell({text: secrecy.behind(written)});
      }
      secrecy.passComment(text, from, end);
      const isLine = cursor.startsLine(from);
      if (isLine && cursor.code(from) !== SLASH) {
        block = {from: block?.from ?? from, to: end};
      } else {
        closeBlock();
        // Above the list a comment no longer shows which setting it stood behind.
        const about = !isLine && lastKey ? `${lastKey}: ` : '';
        list.comments.push(`; ${about}${isLine ? written : wordsOf(written)}`);
      }
      cursor.at = end;
    }
  }
}
