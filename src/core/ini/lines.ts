/** Walking through the lines of a text. */
import {isBreak} from './chars';

/** Where the line of an offset ends, or earlier: at the first `stop`, or at `limit`. */
export function endOfLine(text: string, offset: number, stop = -1, limit = text.length): number {
  const last = Math.min(limit, text.length);
  let end = offset;
  while (end < last) {
    const code = text.charCodeAt(end);
    if (code === 10 || code === 13 || code === stop) {
      break;
    }
    end += 1;
  }
  return end;
}

/** The offset behind the line break at an offset, if there is one. */
export function skipLineEnd(text: string, offset: number): number {
  const code = text.charCodeAt(offset);
  if (!isBreak(code)) {
    return offset;
  }
  return offset + (code === 13 && text.charCodeAt(offset + 1) === 10 ? 2 : 1);
}

/** The start of the line behind the one at `offset`; the end of the text behind the last one. */
export function nextLine(text: string, offset: number): number {
  return skipLineEnd(text, endOfLine(text, offset));
}

/** Tells whether a line starts at an offset. */
export function isLineStart(text: string, offset: number): boolean {
  const before = text.charCodeAt(offset - 1);
  return before === 13 ? text.charCodeAt(offset) !== 10 : before === 10;
}

/** Ends the last line of a text, if it has one that is not ended. */
export function closeLine(text: string, lineEnd: string): string {
  return text === '' || isBreak(text.charCodeAt(text.length - 1)) ? text : text + lineEnd;
}
