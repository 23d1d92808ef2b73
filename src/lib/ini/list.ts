import {isSecret, type IniEntry} from './file';
import type {ProblemCode, ProblemData} from './problems';
import {isQuoted, onOneLine, quote} from './text';

/** What stands between the parentheses of the option line, or of several that count as one. */
export interface FoundList {
  /** One entry for each key: the last one, at the place of the first. */
  readonly entries: IniEntry[];
  /** For each entry, the offset at which its key stands. */
  readonly offsets: number[];
  /** Where each key stands among the entries. */
  readonly indexes: Map<string, number>;
  /** Comment lines that stood among the settings. */
  readonly comments: string[];
  /** Offset of the very first key, whatever became of its entry. */
  start: number;
}

/** A list to read into. */
export function emptyList(): FoundList {
  return {entries: [], offsets: [], indexes: new Map(), comments: [], start: 0};
}

/** Tells the caller about a problem at an offset. */
export type Report = (
  code: ProblemCode,
  offset: number,
  /** Made only when the problem is listed. */
  data?: () => ProblemData,
) => void;

// Nothing below looks at the same stretch of text again and again, so that reading stays linear for
// any input: what may fail is paid from an allowance.

/** An odd key is at most this long. */
const longestKey = 80;
const plainKey = /^[A-Za-z_]\w*$/;
const doubleMarks = '“”„‟″＂';
const singleMarks = "'‘’‚‛′＇";
const anyMark = doubleMarks + singleMarks;
const wholeNumber = /^[-+]?\d{1,9}$/;
const digits = /^\d{1,6}$/;
/** A number or a switch in full-width signs, which the game does not read. */
const wideWord = /^(?=.*[\uff01-\uff5e])[-+.\d\uff0b\uff0d\uff0e\uff10-\uff19]+$/;

const QUOTE = 34;
const APOSTROPHE = 39;
const OPEN = 40;
const CLOSE = 41;
const COMMA = 44;
const EQUALS = 61;
const BACKSLASH = 92;
const COLON = 58;
const SEMICOLON = 59;
const HASH = 35;
const SLASH = 47;
const WIDE_EQUALS = 0xff1d;
const WIDE_COMMA = 0xff0c;
const WIDE_CLOSE = 0xff09;

/** Tells whether a character is a blank, also one that comes along with text from web pages. */
export function isBlank(code: number): boolean {
  return code <= 32
    ? code === 32 || code === 9 || code === 0
    : code >= 0xa0 && (code === 0xa0 || code === 0x3000 || code === 0xfeff || code === 0x200b);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isKeyCode(code: number): boolean {
  return ((code | 32) >= 97 && (code | 32) <= 122) || isDigit(code) || code === 95;
}

/** Tells whether a key ends before a character, at the end of the text too. */
function isKeyEnd(code: number): boolean {
  switch (code) {
    case EQUALS:
    case COMMA:
    case OPEN:
    case CLOSE:
    case QUOTE:
      return true;
    default:
      return isBreak(code) || Number.isNaN(code);
  }
}

/** Tells whether a comment may start with a character. */
function isCommentSign(code: number): boolean {
  return code === SEMICOLON || code === HASH || code === SLASH;
}

/** A character of a number or a word: what most values are made of. */
function isWordCode(code: number): boolean {
  return isKeyCode(code) || code === 46 || code === 45 || code === 43;
}

/** Tells whether a character ends a line. */
export function isBreak(code: number): boolean {
  return code === 10 || code === 13;
}

/** Cuts blanks and line breaks from both ends of a text. */
export function trimBlanks(text: string): string {
  return trimBlanksEnd(text.replace(/^[\s\0\u200b]+/, ''));
}

function trimBlanksEnd(text: string): string {
  let end = text.length;
  while (end > 0 && (isBlank(text.charCodeAt(end - 1)) || isBreak(text.charCodeAt(end - 1)))) {
    end -= 1;
  }
  return text.slice(0, end);
}

/** Shortens a text for a message. */
export function excerpt(text: string): string {
  const line = text.slice(0, 200).replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** A part of a value for a message; nothing of a password. */
export function told(key: string, text: string): string {
  return isSecret(key) ? '***' : excerpt(text);
}

/** Where reading starts and ends, and how. */
interface ListRange {
  /** Offset of the first character inside the list. */
  readonly start: number;
  /** Offset at which the list ends at the latest: the next section, or the end of the text. */
  readonly limit: number;
  /** Settings on lines of their own, without parentheses around them. */
  readonly loose?: boolean;
}

/** Reads one list of a text into `found`. Returns the offset of the first character after the list. */
export type ListReader = (range: ListRange, found: FoundList, report: Report) => number;

/**
 * Makes a reader for `Key=Value,Key=Value)` in a text. It mends what can be mended, goes forward
 * only, and reports every guess it makes. One reader serves all lists of a text, one after the other.
 */
export function listReader(text: string): ListReader {
  let start = 0;
  let limit = 0;
  let loose = false;
  let report: Report = () => undefined;
  let list = emptyList();
  let {entries, offsets, indexes, comments} = list;
  let leftOut: string[] = [];
  let at = 0;
  let sawBreak = false;
  let sawSpaces = false;
  // Work spent on guesses that failed. Past the allowance the reader stops guessing.
  let allowance = 0;
  let quotesInListsClose = true;

  const codeAt = (offset: number): number => (offset < limit ? text.charCodeAt(offset) : NaN);
  /** Tells whether any key, even an odd one, and an equals sign stand at an offset. */
  const isLooseKeyThenEquals = (offset: number): boolean => {
    let next = offset;
    while (next <= offset + longestKey && !isKeyEnd(codeAt(next))) {
      next += 1;
    }
    return next > offset && codeAt(next) === EQUALS;
  };
  /** Tells whether a plain key and an equals sign stand at an offset. */
  const isKeyThenEquals = (offset: number): boolean => {
    let next = offset;
    while (isKeyCode(codeAt(next))) {
      next += 1;
    }
    if (next === offset || isDigit(text.charCodeAt(offset))) {
      return false;
    }
    while (isBlank(codeAt(next))) {
      next += 1;
    }
    return codeAt(next) === EQUALS || codeAt(next) === WIDE_EQUALS;
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
    for (; next < limit; next += 1) {
      const code = text.charCodeAt(next);
      if (!isBreak(code) && !isBlank(code)) {
        break;
      }
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
  const isCommentLine = (offset: number): boolean => {
    const code = codeAt(offset);
    return (code === SEMICOLON || code === HASH) && startsLine(offset);
  };
  /**
   * Where the comment at `offset` ends; -1 where none starts. It is a line of its own, or words
   * behind a setting up to the end of the line, as long as these set nothing.
   */
  const endOfComment = (offset: number): number => {
    const isLine = isCommentLine(offset);
    const code = codeAt(offset);
    if (!isLine) {
      const isSign =
        code === SEMICOLON || code === HASH || (code === SLASH && codeAt(offset + 1) === SLASH);
      const before = text.charCodeAt(offset - 1);
      if (!isSign || allowance <= 0 || !(isBlank(before) || isBreak(before))) {
        return -1;
      }
    }
    let end = offset;
    let last = offset;
    for (; end < limit && !isBreak(text.charCodeAt(end)); end += 1) {
      const sign = text.charCodeAt(end);
      if (!isLine && (sign === EQUALS || sign === WIDE_EQUALS)) {
        allowance -= end - offset;
        return -1;
      }
      last = isBlank(sign) ? last : end;
    }
    // The parenthesis that closes the list is no part of a comment behind the last setting.
    const isClosing = !isLine && codeAt(last) === CLOSE && afterWhite(end) >= limit;
    return isClosing ? last : end;
  };
  const isLineEndOrLimit = (offset: number): boolean => {
    let next = offset;
    while (isBlank(codeAt(next))) {
      next += 1;
    }
    return next >= limit || isBreak(codeAt(next));
  };

  /** Skips blanks, line breaks and comments between two settings. */
  const skipBetween = (): void => {
    const code = codeAt(at);
    if (code !== COMMA && code !== CLOSE && !isKeyCode(code)) {
      skipWhiteAndComments();
    }
  };
  const skipWhite = (): void => {
    const next = afterWhite(at);
    if (next > at && next < limit && !(sawBreak && sawSpaces)) {
      const lineBreak = firstBreak(at, next);
      if (lineBreak >= 0) {
        noteBreak(lineBreak);
      } else {
        noteSpaces(at);
      }
    }
    at = next;
  };
  const skipWhiteAndComments = (): void => {
    skipWhite();
    if (isCommentSign(codeAt(at))) {
      skipComments();
    }
  };
  const skipComments = (): void => {
    // Comments that follow each other are kept as one piece of the text.
    let blockStart = -1;
    let blockEnd = -1;
    const keepBlock = (): void => {
      if (blockStart >= 0) {
        comments.push(trimBlanksEnd(text.slice(blockStart, blockEnd)));
      }
      blockStart = -1;
    };
    for (;;) {
      skipWhite();
      const end = at < limit ? endOfComment(at) : -1;
      if (end < 0) {
        keepBlock();
        return;
      }
      const from = at;
      report('comment-inside', from, () => ({text: excerpt(text.slice(from, end))}));
      if (codeAt(at) === SLASH) {
        keepBlock();
        comments.push(`; ${trimBlanksEnd(text.slice(at, end))}`);
      } else if (blockStart < 0) {
        blockStart = at;
      }
      blockEnd = end;
      at = end;
    }
  };

  /**
   * The short way for most settings: where `Key=word` ends that has nothing odd about it, else -1.
   * The end of its key is left in `plainKeyEnd`.
   */
  let plainKeyEnd = 0;
  const endOfPlain = (from: number): number => {
    let offset = from;
    while (isKeyCode(codeAt(offset))) {
      offset += 1;
    }
    if (offset === from || codeAt(offset) !== EQUALS || isDigit(text.charCodeAt(from))) {
      return -1;
    }
    plainKeyEnd = offset;
    offset += 1;
    while (isWordCode(codeAt(offset))) {
      offset += 1;
    }
    const code = codeAt(offset);
    if (code === COMMA || code === CLOSE) {
      return offset;
    }
    if (offset === plainKeyEnd + 1 || !(isBreak(code) || isBlank(code))) {
      return -1;
    }
    const next = afterWhite(offset);
    const following = codeAt(next);
    return following === COMMA || following === CLOSE || isKeyThenEquals(next) ? offset : -1;
  };

  /** Where the characters end that can be a key, even an odd one. */
  const endOfKey = (from: number): number => {
    let offset = from;
    let isFirstGuess = true;
    for (; offset < limit; offset += 1) {
      const code = text.charCodeAt(offset);
      if (isFirstGuess && (code === WIDE_EQUALS || code === COLON)) {
        isFirstGuess = false;
        const isMeant =
          code === WIDE_EQUALS || (!loose && codeAt(offset + 1) !== SLASH && !followsText());
        if (isMeant && plainKey.test(trimBlanksEnd(text.slice(from, offset)))) {
          break;
        }
      }
      if (code === EQUALS || code === COMMA || code === OPEN || code === CLOSE) {
        break;
      }
      if (code === QUOTE || isBreak(code)) {
        break;
      }
    }
    return offset;
  };

  /** Tells whether a sign that is often mistaken for a comma stands between two settings. */
  const endsAtWrongComma = (offset: number): boolean => {
    const code = codeAt(offset);
    return (code === WIDE_COMMA || code === SEMICOLON) && isKeyThenEquals(afterWhite(offset + 1));
  };

  /** Tells whether a full-width parenthesis ends the list: only at the very end is that sure. */
  const isWideClose = (offset: number): boolean =>
    codeAt(offset) === WIDE_CLOSE && afterWhite(offset + 1) >= limit;

  /** Tells whether the quote before `offset` ends a value, judged by what follows. */
  const endsValue = (offset: number): boolean => {
    const next = afterWhite(offset);
    const code = codeAt(next);
    if (next >= limit || isKeyThenEquals(next)) {
      return true;
    }
    if (code === CLOSE) {
      let last = next;
      while (codeAt(last) === CLOSE) {
        last += 1;
      }
      if (codeAt(last) === QUOTE) {
        last += 1;
      }
      return isLineEndOrLimit(last) || codeAt(last) === COMMA || codeAt(last) === SEMICOLON;
    }
    if (code === WIDE_CLOSE) {
      return isWideClose(next);
    }
    if (code === WIDE_COMMA || code === SEMICOLON) {
      return endsAtWrongComma(next) || endOfComment(next) >= 0;
    }
    if (code === COMMA) {
      const item = afterWhite(next + 1);
      const itemCode = codeAt(item);
      return (
        item >= limit ||
        itemCode === COMMA ||
        itemCode === CLOSE ||
        endOfComment(item) >= 0 ||
        isLooseKeyThenEquals(item)
      );
    }
    return endOfComment(next) >= 0;
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
      if (code === COMMA && isKeyThenEquals(afterWhite(offset + 1))) {
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
        const after = codeAt(offset + 1);
        const isInside =
          after === QUOTE || after === BACKSLASH || after === OPEN || after === EQUALS;
        if (allowance <= 0 || (!isInside && endsValue(offset + 1))) {
          close = offset;
          break;
        }
        if (fallback < 0 && !isInside) {
          const next = codeAt(afterWhite(offset + 1));
          if (next === COMMA || next === CLOSE) {
            fallback = offset;
            innerBeforeFallback = inner;
          }
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
        const content = trimBlanksEnd(text.slice(open + 1, at));
        report('unclosed-quote', open, () => ({key, text: told(key, content)}));
        return requote(content.replace(/\\"$/, '\\\\'));
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
      report('inner-quote', open, () => ({key, text: told(key, content)}));
    }
    return requote(content);
  };

  /** Reads a value that starts with a typographic quote, or with a single one. */
  const readCurly = (key: string, isSingle: boolean): string => {
    const open = at;
    const marks = isSingle ? singleMarks : doubleMarks;
    let offset = open + 1;
    while (allowance > 0 && offset < limit && !isBreak(text.charCodeAt(offset))) {
      const code = text.charCodeAt(offset);
      const isMark =
        code === QUOTE ||
        ((code > 127 || code === APOSTROPHE) && marks.includes(text.charAt(offset)));
      if (isMark && endsValue(offset + 1)) {
        break;
      }
      offset += 1;
    }
    const isClosed = allowance > 0 && offset < limit && !isBreak(codeAt(offset));
    allowance -= isClosed ? 0 : offset - open;
    if (isSingle && !isClosed) {
      // An apostrophe.
      return readPlain(key);
    }
    const end = isClosed ? offset : endOfUnclosed(open + 1);
    at = isClosed ? end + 1 : end;
    const content = text.slice(open + 1, end);
    report('curly-quotes', open, () => ({key, text: told(key, content)}));
    return requote(content);
  };

  /** Reads any other value: a number, a word, a list in parentheses. */
  const readPlain = (key: string): string => {
    const open = at;
    let depth = 0;
    let isKeyed = false;
    let breaks = false;
    let isOneWord = true;
    let mayBeWide = false;
    let stray: number[] | undefined;
    let end = -1;
    while (at < limit && end < 0) {
      const code = text.charCodeAt(at);
      if (isBreak(code) || isBlank(code)) {
        const next = afterWhite(at);
        const lineBreak = firstBreak(at, next);
        if (
          next >= limit ||
          ((depth === 0 || (depth === 1 && !isKeyed && lineBreak >= 0)) && isKeyThenEquals(next)) ||
          (depth === 0 &&
            (codeAt(next) === COMMA ||
              codeAt(next) === CLOSE ||
              isCommentLine(next) ||
              (isOneWord &&
                endOfComment(next) >= 0 &&
                (codeAt(next) !== HASH || !isUnquotedText(text.slice(open, at))))))
        ) {
          end = at;
          break;
        }
        isOneWord = false;
        if (lineBreak >= 0) {
          noteBreak(lineBreak);
          breaks = true;
        }
        at = next;
        continue;
      }
      if (depth === 0 && (endsAtWrongComma(at) || isWideClose(at))) {
        end = at;
        break;
      }
      mayBeWide ||= code > 0xff00;
      if (code === OPEN) {
        depth += 1;
        if (depth === 1) {
          isKeyed = isKeyThenEquals(afterWhite(at + 1));
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
        if (depth === 1 && !isKeyed && isKeyThenEquals(afterWhite(at + 1))) {
          end = at;
          break;
        }
      } else if (code === QUOTE && depth > 0 && !quotesInListsClose) {
        (stray ??= []).push(at);
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
          (stray ??= []).push(at);
        }
      }
      at += 1;
    }
    at = Math.min(end < 0 ? at : end, limit);
    let raw = trimBlanksEnd(text.slice(open, at));
    if (stray) {
      report('unclosed-quote', stray[0] ?? open, () => ({key, text: told(key, raw)}));
      let from = open;
      const parts = stray.map((quoteAt) => {
        const part = text.slice(from, quoteAt);
        from = quoteAt + 1;
        return part;
      });
      raw = trimBlanksEnd(parts.join('') + text.slice(from, at));
    }
    if (breaks) {
      raw = raw.startsWith('(') ? listOnOneLine(raw) : onOneLine(raw);
    }
    if (mayBeWide && raw.length < 40 && wideWord.test(raw)) {
      report('wide-signs', open);
      raw = raw.normalize('NFKC');
    }
    if (depth > 0) {
      report('unclosed-list', open, () => ({key, text: told(key, raw)}));
      raw = raw.replace(/,$/, '') + ')'.repeat(depth);
    }
    return raw;
  };

  // The newest entry, while pieces may still turn out to belong to its text.
  let last: IniEntry | undefined;
  let isLastText: boolean | undefined;
  let pieces: string[] = [];
  let lastOffset = 0;
  const reportDuplicate = ({key, value}: IniEntry, earlier: IniEntry): void => {
    report('duplicate-key', lastOffset, () => ({
      key,
      kept: told(key, value),
      dropped: told(key, earlier.value),
    }));
  };
  const closeLast = (): void => {
    if (!last) {
      return;
    }
    let entry = last;
    last = undefined;
    if (pieces.length > 0) {
      entry = {key: entry.key, value: quote([entry.value, ...pieces].join(', '))};
      pieces = [];
    }
    const index = indexes.get(entry.key) ?? entries.length;
    const earlier = entries[index];
    if (earlier) {
      reportDuplicate(entry, earlier);
    } else {
      indexes.set(entry.key, index);
      list.start = index === 0 ? lastOffset : list.start;
    }
    entries[index] = entry;
    offsets[index] = lastOffset;
  };
  const add = (key: string, value: string, offset: number): void => {
    closeLast();
    last = {key, value};
    isLastText = undefined;
    lastOffset = offset;
  };
  /** Tells whether a text without quotes came last, so that what follows a comma belongs to it. */
  const followsText = (): boolean => {
    if (last && isLastText === undefined) {
      const {key, value} = last;
      // What follows a password without quotes is taken as a part of it rather than shown elsewhere.
      isLastText = isUnquotedText(value) || (isSecret(key) && !isQuoted(value));
    }
    return last !== undefined && isLastText === true;
  };

  /** A piece without an equals sign: the rest of a text without quotes, or nothing that counts. */
  const addBare = (): boolean => {
    const from = at;
    const piece = readPlain('');
    if (at === from) {
      at += 1;
    }
    if (piece === '' || piece === '\\') {
      // A backslash at the end of a line says in other files that the line goes on.
      return false;
    }
    if (
      last &&
      pieces.length === 0 &&
      text.charCodeAt(from - 1) === COMMA &&
      wholeNumber.test(last.value) &&
      digits.test(piece) &&
      !isSecret(last.key)
    ) {
      const {key, value} = last;
      report('decimal-comma', from - 1, () => ({
        key,
        from: told(key, `${value},${piece}`),
        text: told(key, `${value}.${piece}`),
      }));
      last = {...last, value: `${value}.${piece}`};
    } else if (last && followsText()) {
      const {key} = last;
      report('joined-text', from, () => ({key, text: told(key, piece)}));
      pieces.push(piece);
    } else {
      report('bare-item', from, () => ({text: excerpt(piece)}));
      leftOut.push(onOneLine(piece));
    }
    return true;
  };

  /** Reads a setting whose key ends at a sign that says equals, or is meant to. */
  const readSetting = (keyOffset: number, keyEnd: number, equals: number): void => {
    const key = trimBlanksEnd(text.slice(keyOffset, keyEnd));
    if (equals !== EQUALS) {
      report('wrong-equals', keyEnd, () => ({key, sign: text[keyEnd] ?? ''}));
    }
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
    const first = text.charAt(at);
    let value = '';
    if (at < limit && first === '"') {
      value = readQuoted(key);
    } else if (at < limit && anyMark.includes(first)) {
      value = readCurly(key, singleMarks.includes(first));
    } else {
      value = readPlain(key);
    }
    if (key === '') {
      report('bare-item', keyOffset, () => ({text: excerpt(`=${value}`)}));
      leftOut.push(`=${value}`);
    } else {
      if (!plainKey.test(key)) {
        report('odd-key', keyOffset, () => ({key: excerpt(key)}));
      }
      add(key, value, keyOffset);
    }
  };

  const readAll = (): void => {
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
      if (isWideClose(at) && !loose) {
        report('wide-signs', at);
        at += 1;
        break;
      }
      if (code === CLOSE) {
        const next = afterWhite(at + 1);
        if (codeAt(next) === COMMA && isKeyThenEquals(afterWhite(next + 1))) {
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
      const plainEnd = endOfPlain(at);
      const keyEnd = plainEnd < 0 ? endOfKey(at) : -1;
      const equals = codeAt(keyEnd);
      if (plainEnd >= 0) {
        add(text.slice(at, plainKeyEnd), text.slice(plainKeyEnd + 1, plainEnd), at);
        at = plainEnd;
      } else if (equals !== EQUALS && equals !== WIDE_EQUALS && equals !== COLON) {
        if (!addBare()) {
          continue;
        }
      } else {
        readSetting(keyOffset, keyEnd, equals);
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
      } else if (endsAtWrongComma(at)) {
        const sign = text[at] ?? '';
        report('wrong-comma', at, () => ({sign}));
        at += 1;
      } else if (at < limit && codeAt(at) !== CLOSE && !isWideClose(at) && !loose) {
        report('missing-comma', valueEnd);
      }
    }
    closeLast();
  };

  return (range, found, reportTo) => {
    ({start, limit, loose = false} = range);
    list = found;
    ({entries, offsets, indexes, comments} = list);
    report = reportTo;
    leftOut = [];
    at = start;
    sawBreak = loose;
    sawSpaces = loose;
    allowance = limit - start + 100_000;
    quotesInListsClose = true;
    readAll();
    if (leftOut.length > 0) {
      comments.push(`; ${leftOut.join(', ')}`);
    }
    return Math.min(at, limit);
  };
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
  const parts: string[] = [];
  let last = NaN;
  let from = 0;
  while (from < raw.length) {
    let end = from;
    while (end < raw.length && !isBreak(raw.charCodeAt(end))) {
      end += 1;
    }
    const line = raw.slice(from, end).trim();
    if (line !== '') {
      const first = line.charCodeAt(0);
      const isJoint = last === OPEN || last === COMMA || first === COMMA || first === CLOSE;
      if (!isJoint && parts.length > 0) {
        parts.push(' ');
      }
      parts.push(line);
      last = line.charCodeAt(line.length - 1);
    }
    from = end + 1;
    while (from < raw.length && isBreak(raw.charCodeAt(from))) {
      from += 1;
    }
  }
  return parts.join('');
}

/** Puts a text from damaged quotes into sound ones. What was escaped stays so; the rest gets its escapes. */
function requote(content: string): string {
  const line = onOneLine(content);
  let result = '"';
  let from = 0;
  for (let at = line.indexOf('\\'); at >= 0; at = line.indexOf('\\', from)) {
    const escaped = line.charAt(at + 1);
    const isEscape = escaped === '"' || escaped === '\\';
    result += `${escapeQuotes(line.slice(from, at))}\\${isEscape ? escaped : '\\'}`;
    from = at + (isEscape ? 2 : 1);
  }
  return `${result}${escapeQuotes(line.slice(from))}"`;
}

function escapeQuotes(text: string): string {
  return text === '' ? '' : text.replace(/"/g, '\\"');
}

/** The offset after the last character that is no white space. */
function trimmedEnd(text: string, start: number, limit: number): number {
  let end = limit;
  while (end > start && (isBlank(text.charCodeAt(end - 1)) || text.charCodeAt(end - 1) <= 32)) {
    end -= 1;
  }
  return end;
}
