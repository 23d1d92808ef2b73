import type {IniEntry} from './file';
import type {ProblemCode, ProblemData} from './problems';
import {onOneLine, quote} from './text';

/** An entry and the offset at which its key stands. */
export interface FoundEntry extends IniEntry {
  readonly offset: number;
}

/** What stands between the parentheses of the option line. */
export interface FoundList {
  readonly entries: readonly FoundEntry[];
  /** Comment lines that stood among the settings. */
  readonly comments: readonly string[];
  /** Offset of the first character after the list. */
  readonly end: number;
}

/** Tells the caller about a problem at an offset. */
export type Report = (
  code: ProblemCode,
  offset: number,
  /** Made only when the problem is listed. */
  data?: () => ProblemData,
) => void;

// All patterns are sticky and look at one stretch of characters that the next stretch does not
// share, so that reading stays linear for any input.
const keyThenEquals = /[A-Za-z_]\w*[ \t]*=/y;
const looseKeyThenEquals = /[^=,()"\r\n]{1,80}=/y;
const restOfLine = /[^\r\n]*/y;
const plainKey = /^[A-Za-z_]\w*$/;
const curlyOpen = /[“”„‟″＂]/;

const QUOTE = 34;
const OPEN = 40;
const CLOSE = 41;
const COMMA = 44;
const EQUALS = 61;
const BACKSLASH = 92;

/** Shortens a text for a message. */
export function excerpt(text: string): string {
  const line = text.slice(0, 200).replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** Where reading starts and ends, and how. */
interface ListRange {
  readonly text: string;
  /** Offset of the first character inside the list. */
  readonly start: number;
  /** Offset at which the list ends at the latest: the next section, or the end of the text. */
  readonly limit: number;
  /** Settings on lines of their own, without parentheses around them. */
  readonly loose?: boolean;
}

/**
 * Reads `Key=Value,Key=Value)` and mends what can be mended. It goes forward only, and every
 * guess it makes is reported.
 */
export function readList(
  {text, start, limit, loose = false}: ListRange,
  report: Report,
): FoundList {
  const entries: FoundEntry[] = [];
  const comments: string[] = [];
  let at = start;
  let sawBreak = loose;
  let sawSpaces = loose;
  // Work spent on guesses that failed. Past the allowance the reader stops guessing.
  let allowance = 4 * (limit - start) + 1000;
  let quotesInListsClose = true;

  const codeAt = (offset: number): number => (offset < limit ? text.charCodeAt(offset) : NaN);
  const isBreak = (code: number): boolean => code === 10 || code === 13;
  const isBlank = (code: number): boolean => code === 32 || code === 9;
  const isKeyCode = (code: number): boolean =>
    (code >= 48 && code <= 57) || code === 95 || ((code | 32) >= 97 && (code | 32) <= 122);
  const matches = (pattern: RegExp, offset: number): boolean => {
    pattern.lastIndex = offset;
    return pattern.test(text) && pattern.lastIndex <= limit;
  };
  const noteBreak = (offset: number): void => {
    if (!sawBreak) {
      sawBreak = true;
      report('line-break', offset);
    }
  };
  const noteSpaces = (offset: number): void => {
    if (!sawSpaces) {
      sawSpaces = true;
      report('spaces', offset);
    }
  };
  /** Offset of the first character at or after `offset` that is no blank and no line break. */
  const afterWhite = (offset: number): number => {
    let next = offset;
    while (isBlank(codeAt(next)) || isBreak(codeAt(next))) {
      next += 1;
    }
    return next;
  };
  const firstBreak = (from: number, to: number): number => {
    for (let offset = from; offset < to; offset += 1) {
      if (isBreak(text.charCodeAt(offset))) {
        return offset;
      }
    }
    return -1;
  };
  const startsLine = (offset: number): boolean => {
    let before = offset - 1;
    while (before >= start && isBlank(text.charCodeAt(before))) {
      before -= 1;
    }
    return before < start ? loose : isBreak(text.charCodeAt(before));
  };
  const isComment = (offset: number): boolean => {
    const code = codeAt(offset);
    return (code === 59 || code === 35) && startsLine(offset);
  };
  const isLineEndOrLimit = (offset: number): boolean => {
    let next = offset;
    while (isBlank(codeAt(next))) {
      next += 1;
    }
    return next >= limit || isBreak(codeAt(next));
  };

  /** Skips blanks, line breaks and comment lines between two settings. */
  const skipBetween = (): void => {
    for (;;) {
      const next = afterWhite(at);
      if (next > at && next < limit) {
        const lineBreak = firstBreak(at, next);
        if (lineBreak >= 0) {
          noteBreak(lineBreak);
        } else {
          noteSpaces(at);
        }
      }
      at = next;
      if (at >= limit || !isComment(at)) {
        return;
      }
      restOfLine.lastIndex = at;
      const comment = (restOfLine.exec(text)?.[0] ?? '').slice(0, limit - at);
      report('comment-inside', at, () => ({text: excerpt(comment)}));
      comments.push(comment.trimEnd());
      at += comment.length;
    }
  };

  /** Where the characters end that can be a key, even an odd one. */
  const endOfKey = (from: number): number => {
    let offset = from;
    for (; offset < limit; offset += 1) {
      const code = text.charCodeAt(offset);
      if (code === EQUALS || code === COMMA || code === OPEN || code === CLOSE) {
        break;
      }
      if (code === QUOTE || isBreak(code)) {
        break;
      }
    }
    return offset;
  };

  /** Tells whether the quote before `offset` ends a value, judged by what follows. */
  const endsValue = (offset: number): boolean => {
    const next = afterWhite(offset);
    const code = codeAt(next);
    if (next >= limit || (isKeyCode(code) && matches(keyThenEquals, next))) {
      return true;
    }
    if (code === CLOSE) {
      let last = next;
      while (codeAt(last) === CLOSE) {
        last += 1;
      }
      return isLineEndOrLimit(last) || codeAt(last) === COMMA || codeAt(last) === 59;
    }
    if (code === COMMA) {
      const item = afterWhite(next + 1);
      const itemCode = codeAt(item);
      return (
        item >= limit ||
        itemCode === COMMA ||
        itemCode === CLOSE ||
        isComment(item) ||
        matches(looseKeyThenEquals, item)
      );
    }
    return isBreak(codeAt(offset)) && isComment(next);
  };

  /** Tells whether the quote at `offset` opens the value of a further key. */
  const opensValue = (offset: number, from: number): boolean => {
    let before = offset - 1;
    while (before > from && isBlank(text.charCodeAt(before))) {
      before -= 1;
    }
    if (text.charCodeAt(before) !== EQUALS) {
      return false;
    }
    before -= 1;
    while (before > from && isBlank(text.charCodeAt(before))) {
      before -= 1;
    }
    const keyEnd = before;
    while (before > from && isKeyCode(text.charCodeAt(before))) {
      before -= 1;
    }
    const code = text.charCodeAt(before);
    return before < keyEnd && before > from && (code === COMMA || isBlank(code) || isBreak(code));
  };

  /** The end of a text whose closing quote is missing: where the next setting, or the line, ends it. */
  const endOfUnclosed = (from: number): number => {
    for (let offset = from; offset < limit; offset += 1) {
      const code = text.charCodeAt(offset);
      if (code === COMMA && matches(keyThenEquals, afterWhite(offset + 1))) {
        return offset;
      }
      if (code === CLOSE && isLineEndOrLimit(offset + 1)) {
        return offset;
      }
      if (isBreak(code)) {
        return offset;
      }
    }
    return limit;
  };

  /** Reads a value that starts with a straight quote. */
  const readQuoted = (key: string): string => {
    const open = at;
    let fallback = -1;
    let inner = false;
    let innerBeforeFallback = false;
    let close = -1;
    let offset = open + 1;
    while (offset < limit) {
      const code = text.charCodeAt(offset);
      if (code === BACKSLASH) {
        offset += 2;
        continue;
      }
      if (code === QUOTE) {
        if (allowance <= 0 || endsValue(offset + 1)) {
          close = offset;
          break;
        }
        const next = codeAt(afterWhite(offset + 1));
        if (fallback < 0 && (next === COMMA || next === CLOSE)) {
          fallback = offset;
          innerBeforeFallback = inner;
        }
        if (opensValue(offset, open)) {
          break;
        }
        inner = true;
      }
      offset += 1;
    }
    if (close < 0) {
      allowance -= offset - open;
      if (fallback < 0) {
        at = endOfUnclosed(open + 1);
        allowance -= at - open;
        const content = text.slice(open + 1, at).trimEnd();
        report('unclosed-quote', open, () => ({key, text: excerpt(content)}));
        return quote(asWritten(content.replace(/\\"$/, '\\\\')));
      }
      close = fallback;
      inner = innerBeforeFallback;
    }
    at = close + 1;
    const content = text.slice(open + 1, close);
    const lineBreak = firstBreak(open, close);
    if (lineBreak < 0 && !inner) {
      return `"${content}"`;
    }
    if (lineBreak >= 0) {
      report('line-break-in-text', lineBreak, () => ({key}));
    }
    if (inner) {
      report('inner-quote', open, () => ({key, text: excerpt(content)}));
    }
    return quote(asWritten(content));
  };

  /** Reads a value that starts with a typographic quote. */
  const readCurly = (key: string): string => {
    const open = at;
    let offset = open + 1;
    while (offset < limit && !isBreak(text.charCodeAt(offset))) {
      const char = text[offset] ?? '';
      if ((curlyOpen.test(char) || char === '"') && endsValue(offset + 1)) {
        break;
      }
      offset += 1;
    }
    const isClosed = offset < limit && !isBreak(codeAt(offset));
    allowance -= isClosed ? 0 : offset - open;
    const end = isClosed ? offset : endOfUnclosed(open + 1);
    at = isClosed ? end + 1 : end;
    const content = text.slice(open + 1, end);
    report('curly-quotes', open, () => ({key, text: excerpt(content)}));
    return quote(asWritten(content));
  };

  /** Reads any other value: a number, a word, a list in parentheses. */
  const readPlain = (key: string): string => {
    const open = at;
    let depth = 0;
    let isKeyed = false;
    let breaks = false;
    const stray: number[] = [];
    let end = -1;
    while (at < limit && end < 0) {
      const code = text.charCodeAt(at);
      if (isBreak(code) || isBlank(code)) {
        const next = afterWhite(at);
        const lineBreak = firstBreak(at, next);
        if (
          next >= limit ||
          ((depth === 0 || (depth === 1 && !isKeyed && lineBreak >= 0)) &&
            matches(keyThenEquals, next)) ||
          (depth === 0 && (codeAt(next) === COMMA || codeAt(next) === CLOSE || isComment(next)))
        ) {
          end = at;
          break;
        }
        if (lineBreak >= 0) {
          noteBreak(lineBreak);
          breaks = true;
        }
        at = next;
        continue;
      }
      if (code === OPEN) {
        depth += 1;
        if (depth === 1) {
          isKeyed = matches(keyThenEquals, afterWhite(at + 1));
        }
      } else if (code === CLOSE) {
        if (depth === 0) {
          end = at;
          break;
        }
        depth -= 1;
      } else if (code === COMMA) {
        if (depth === 0) {
          end = at;
          break;
        }
        if (depth === 1 && !isKeyed && matches(keyThenEquals, afterWhite(at + 1))) {
          end = at;
          break;
        }
      } else if (code === QUOTE && depth > 0 && !quotesInListsClose) {
        stray.push(at);
      } else if (code === QUOTE && depth > 0) {
        let close = at + 1;
        while (close < limit && text.charCodeAt(close) !== QUOTE) {
          close += text.charCodeAt(close) === BACKSLASH ? 2 : 1;
        }
        if (close < limit) {
          breaks ||= firstBreak(at, close) >= 0;
          at = close;
        } else {
          quotesInListsClose = false;
          stray.push(at);
        }
      }
      at += 1;
    }
    at = Math.min(end < 0 ? at : end, limit);
    let raw = text.slice(open, at).trimEnd();
    if (stray.length > 0) {
      report('unclosed-quote', stray[0] ?? open, () => ({key, text: excerpt(raw)}));
      let from = open;
      const parts = stray.map((quoteAt) => {
        const part = text.slice(from, quoteAt);
        from = quoteAt + 1;
        return part;
      });
      raw = (parts.join('') + text.slice(from, at)).trimEnd();
    }
    if (breaks) {
      raw = raw.startsWith('(') ? listOnOneLine(raw) : onOneLine(raw);
    }
    if (depth > 0) {
      report('unclosed-list', open, () => ({key, text: excerpt(raw)}));
      raw = raw.replace(/,$/, '') + ')'.repeat(depth);
    }
    return raw;
  };

  // The newest entry, while pieces may still turn out to belong to its text.
  let last: FoundEntry | undefined;
  let lastIsText = false;
  let pieces: string[] = [];
  const closeLast = (): void => {
    if (last) {
      entries.push(
        pieces.length > 0 ? {...last, value: quote([last.value, ...pieces].join(', '))} : last,
      );
    }
    last = undefined;
    pieces = [];
  };
  const add = (key: string, value: string, offset: number): void => {
    closeLast();
    last = {key, value, offset};
    lastIsText = isUnquotedText(value);
  };

  /** A piece without an equals sign: the rest of a text without quotes, or nothing that counts. */
  const addBare = (): void => {
    const from = at;
    const piece = readPlain('');
    if (at === from) {
      at += 1;
    }
    if (last && lastIsText) {
      const {key} = last;
      report('joined-text', from, () => ({key, text: excerpt(piece)}));
      pieces.push(piece);
    } else {
      report('bare-item', from, () => ({text: excerpt(piece)}));
    }
  };

  for (;;) {
    skipBetween();
    if (at >= limit) {
      at = trimmedEnd(text, start, limit);
      if (!loose) {
        report('missing-close', at);
      }
      break;
    }
    const code = text.charCodeAt(at);
    if (code === CLOSE) {
      const next = afterWhite(at + 1);
      if (codeAt(next) === COMMA && matches(keyThenEquals, afterWhite(next + 1))) {
        report('early-close', at);
        at = next + 1;
        continue;
      }
      at += 1;
      if (loose) {
        continue;
      }
      break;
    }
    if (code === COMMA) {
      report('empty-item', at);
      while (codeAt(at) === COMMA) {
        at = afterWhite(at + 1);
      }
      continue;
    }
    const keyOffset = at;
    const keyEnd = endOfKey(at);
    if (codeAt(keyEnd) !== EQUALS) {
      addBare();
    } else {
      const key = text.slice(keyOffset, keyEnd).trimEnd();
      if (key.length < keyEnd - keyOffset) {
        noteSpaces(keyOffset + key.length);
      }
      at = keyEnd + 1;
      const valueOffset = at;
      while (isBlank(codeAt(at))) {
        at += 1;
      }
      if (at > valueOffset && at < limit) {
        noteSpaces(valueOffset);
      }
      const first = text[at] ?? '';
      let value = '';
      if (at < limit && first === '"') {
        value = readQuoted(key);
      } else if (at < limit && curlyOpen.test(first)) {
        value = readCurly(key);
      } else {
        value = readPlain(key);
      }
      if (key === '') {
        report('bare-item', keyOffset, () => ({text: excerpt(`=${value}`)}));
      } else {
        if (!plainKey.test(key)) {
          report('odd-key', keyOffset, () => ({key: excerpt(key)}));
        }
        add(key, value, keyOffset);
      }
    }
    // What separates this setting from the next one.
    const valueEnd = at;
    skipBetween();
    if (codeAt(at) === COMMA) {
      at += 1;
      const next = afterWhite(at);
      if (codeAt(next) === CLOSE) {
        report('empty-item', at - 1);
      }
    } else if (at < limit && codeAt(at) !== CLOSE && !loose) {
      report('missing-comma', valueEnd);
    }
  }
  closeLast();
  return {entries, comments, end: Math.min(at, limit)};
}

/** A word that is neither a number nor a switch: a text that lacks its quotes. */
function isUnquotedText(raw: string): boolean {
  const first = raw.charCodeAt(0);
  if (raw === '' || first === QUOTE || first === OPEN) {
    return false;
  }
  return first >= 65 ? raw.length > 5 || !/^(?:true|false)$/i.test(raw) : !/^[-+.\d]+$/.test(raw);
}

/** Puts a list in parentheses on one line. */
function listOnOneLine(raw: string): string {
  const lines = raw
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines
    .map((line, index) => {
      const next = lines[index + 1] ?? ')';
      return /[,(]$/.test(line) || /^[,)]/.test(next) ? line : `${line} `;
    })
    .join('');
}

/** Undoes the escapes of a text that stood in damaged quotes. */
function asWritten(content: string): string {
  return onOneLine(content).replace(/\\(["\\])/g, '$1');
}

/** The offset after the last character that is no white space. */
function trimmedEnd(text: string, start: number, limit: number): number {
  let end = limit;
  while (end > start && text.charCodeAt(end - 1) <= 32) {
    end -= 1;
  }
  return end;
}
